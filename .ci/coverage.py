#!/usr/bin/env python3
"""Reads what llvm-cov exports and compares it with the goal and with what is explained.

    python3 .ci/coverage.py COVERAGE.json EXPLAINED GOAL

EXPLAINED has one entry a line: `FILE: TEXT: WHY`, where TEXT is in a line of FILE that no test runs. Lines starting with # are comments.
"""

import json
import pathlib
import sys


def not_run(segments, count):
    """The numbers of the lines that have code and are not run."""
    lines = {}
    # A segment is where a region begins or ends: line, column, how often, has a count, is an entry, is a gap.
    current = None
    starts = {}
    for segment in segments:
        starts.setdefault(segment[0], []).append(segment)
    for line in range(1, count + 1):
        here = starts.get(line, [])
        counts = [segment[2] for segment in here if segment[3] and segment[4] and not segment[5]]
        if current is not None and current[3] and not current[5]:
            counts.append(current[2])
        if counts:
            lines[line] = max(counts)
        if here:
            current = here[-1]
    return [line for line, times in lines.items() if times == 0]


def main(coverage, explained, goal):
    entries = []
    for line in pathlib.Path(explained).read_text().splitlines():
        if line and not line.startswith("#"):
            file, text, why = line.split(": ", 2)
            entries.append([file, text, why, False])
    data = json.loads(pathlib.Path(coverage).read_text())["data"][0]
    root = pathlib.Path.cwd()
    missing, totals = [], {"lines": [0, 0], "branches": [0, 0]}
    for file in sorted(data["files"], key=lambda file: file["filename"]):
        path = pathlib.Path(file["filename"])
        if not path.is_relative_to(root / "src"):
            continue
        name = str(path.relative_to(root))
        for kind, sums in totals.items():
            sums[0] += file["summary"][kind]["covered"]
            sums[1] += file["summary"][kind]["count"]
        lines, branches = file["summary"]["lines"], file["summary"]["branches"]
        print(f"{name:45} lines {lines['covered']:5} of {lines['count']:5}   branches {branches['covered']:4} of {branches['count']:4}")
        source = path.read_text().splitlines()
        for number in not_run(file["segments"], len(source)):
            text = source[number - 1].strip()
            entry = next((entry for entry in entries if entry[0] == name and entry[1] in text), None)
            # A bracket alone says nothing that the line before it does not.
            if text.strip("{}()[],;?") == "":
                continue
            if entry:
                entry[3] = True
            else:
                missing.append(f"{name}:{number}: {text}")
    for kind, (covered, count) in totals.items():
        print(f"{kind}: {covered} of {count}, {100 * covered / max(count, 1):.2f} %")
    for line in missing:
        print(f"not run and not explained: {line}")
    for file, text, _, used in entries:
        if not used:
            print(f"explained, but run or gone: {file}: {text}")
    covered, count = totals["lines"]
    if count < 2000:
        print("hardly any lines: nothing was measured")
        return 1
    return int(100 * covered < goal * count or bool(missing) or not all(entry[3] for entry in entries))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
