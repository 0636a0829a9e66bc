import { hasParts, isEqual, isListOfRows, type Json, type Path, partsOf } from './body.ts';

/** A part that differs; undefined where it is missing. */
export interface Difference {
  path: Path;
  before: Json | undefined;
  after: Json | undefined;
}

/** The smallest parts in which two bodies differ, in the order of the later body, removed ones last. */
export function differencesOf(before: Json | undefined, after: Json | undefined, path: Path = []): Difference[] {
  if (isEqual(before, after)) return [];
  if (!hasParts(before) || !hasParts(after) || isListOfRows(before) !== isListOfRows(after)) {
    return [{ path, before, after }];
  }
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const names = new Set([...fresh.keys(), ...old.keys()]);
  const parts = [...names].flatMap((name) => differencesOf(old.get(name), fresh.get(name), [...path, name]));
  return isReordered(before, after)
    ? [...parts, { path: [...path, 'order'], before: idsOf(before), after: idsOf(after) }]
    : parts;
}

const idsOf = (value: Json | undefined): Json => [...partsOf(value).keys()];

/** Whether the rows that both lists have stand in another order. */
function isReordered(before: Json | undefined, after: Json | undefined): boolean {
  if (!isListOfRows(before) || !isListOfRows(after)) return false;
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const both = (one: Map<string, Json>, other: Map<string, Json>) => [...one.keys()].filter((id) => other.has(id));
  return both(old, fresh).join() !== both(fresh, old).join();
}
