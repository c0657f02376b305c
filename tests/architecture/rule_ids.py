"""Every rule id that code, tests, data or docs cite stands in a glossary, data/rulesets/<id>/rules.json."""
import json
import re

import tree

CITED = re.compile(r"\b(?:(?:VAW|PUB)-[A-Z]+-[0-9]+[a-z]?\b|(?:WV|NLG) [0-9]+\.[0-9A-Za-z/#.]*[0-9A-Za-z]"
                   r"|1815 (?:[0-9]+(?:\.[0-9A-Za-z]+)*#[0-9]+|A-[0-9]+|CH\.[A-Z]+(?:#[0-9]+)?))")


def ids_in(value):
    """Every "id" anywhere in a glossary."""
    if isinstance(value, dict):
        own = [value["id"]] if isinstance(value.get("id"), str) else []
        return own + [i for v in value.values() for i in ids_in(v)]
    return [i for v in value for i in ids_in(v)] if isinstance(value, list) else []


def faults(project):
    known, found = set(), []
    for path in project.files:
        if re.fullmatch(r"data/rulesets/[^/]+/rules\.json", path):
            known.update(ids_in(json.loads(project.text(path))))
    for path in project.files:
        if path.endswith(tree.CODE + (".json", ".md")) and not path.startswith("tests/architecture/") and "/corpus/" not in path:
            text = project.text(path)
            found += [f"{path}:{text.count(chr(10), 0, m.start()) + 1}: {m[0]} is in no glossary"
                      for m in CITED.finditer(text) if m[0] not in known]
    return found
