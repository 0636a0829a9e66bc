import { hasParts, isEqual, isListOfRows, type Json, type Path, partsOf } from './body.ts';

/** A part that both have changed, each in their own way. */
export interface Conflict {
  path: Path;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

export interface Merged {
  /** Where both changed the same part: theirs. */
  body: Json | undefined;
  conflicts: Conflict[];
}

/** Joins two edits of one body: a part that only one of them changed is taken from there. */
export function mergeBodies(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: Path = [],
): Merged {
  if (isEqual(mine, theirs) || isEqual(mine, base)) return { body: theirs, conflicts: [] };
  if (isEqual(theirs, base)) return { body: mine, conflicts: [] };
  if (!hasParts(mine) || !hasParts(theirs) || isListOfRows(mine) !== isListOfRows(theirs)) {
    return { body: theirs, conflicts: [{ path, base, mine, theirs }] };
  }
  return mergeParts(base, mine, theirs, path);
}

function mergeParts(base: Json | undefined, mine: Json | undefined, theirs: Json | undefined, path: Path): Merged {
  const [old, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const order = isEqual([...their.keys()], [...old.keys()])
    ? [...my.keys(), ...their.keys()]
    : [...their.keys(), ...my.keys()];
  const conflicts: Conflict[] = [];
  const parts: [string, Json][] = [];
  for (const name of new Set(order)) {
    const merged = mergeBodies(old.get(name), my.get(name), their.get(name), [...path, name]);
    conflicts.push(...merged.conflicts);
    if (merged.body !== undefined) parts.push([name, merged.body]);
  }
  const isList = isListOfRows(mine);
  return { body: isList ? parts.map(([, row]) => row) : Object.fromEntries(parts), conflicts };
}
