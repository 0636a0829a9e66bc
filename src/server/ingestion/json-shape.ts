export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export interface ShapeLimits {
  /** Most levels of nesting; a text or number is no level. */
  levels: number;
  /** Most fields and items, those of all levels together. */
  entries: number;
}

/** Whether JSON data is neither nested deeper nor made of more parts. Never goes deeper than the limit itself. */
export function isWithin(data: unknown, { levels, entries }: ShapeLimits): boolean {
  return entriesLeft(data, levels, entries) >= 0;
}

/** How many more entries fit beside this data; below 0 when it breaks a limit. */
function entriesLeft(data: unknown, levels: number, room: number): number {
  if (typeof data !== 'object' || data === null) return room;
  if (levels === 0) return -1;
  const values: unknown[] = Array.isArray(data) ? data : Object.values(data);
  let left = room - values.length;
  for (let index = 0; index < values.length && left >= 0; index += 1) {
    left = entriesLeft(values[index], levels - 1, left);
  }
  return left;
}
