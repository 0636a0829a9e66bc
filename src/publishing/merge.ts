import { hasParts, isEqual, isListOfRows, isRow, type Json, type Path, partsOf } from './body.ts';

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

/** A body with another value at a path; undefined removes the part. */
export function withPart(body: Json, [name, ...rest]: Path, value: Json | undefined): Json {
  if (name === undefined) return value ?? null;
  if (Array.isArray(body)) {
    const rows = body as readonly Json[];
    const place = rows.findIndex((row) => isRow(row) && String(row.id) === name);
    if (place === -1) return value === undefined ? rows : [...rows, value];
    if (rest.length === 0 && value === undefined) return rows.filter((_, at) => at !== place);
    return rows.map((row, at) => (at === place ? withPart(row, rest, value) : row));
  }
  const fields = isRow(body) && !isListOfRows(body) ? body : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
  }
  return { ...fields, [name]: withPart(fields[name] ?? {}, rest, value) };
}
