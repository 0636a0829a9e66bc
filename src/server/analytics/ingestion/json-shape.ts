export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export interface ShapeLimits {
  /** Most levels of nesting; a text or number is no level. */
  levels: number;
  /** Most fields and items on all levels together. */
  entries: number;
  /** Most characters of one text. */
  text: number;
}

/**
 * Whether JSON data is within the limits and all its numbers are finite, because JSON text can have larger ones. Never
 * recurses deeper than the limit.
 */
export function isWithin(data: unknown, limits: ShapeLimits): boolean {
  return entriesLeft(data, limits, limits.levels, limits.entries) >= 0;
}

/** How many more entries fit beside this data; below 0 when it breaks a limit. */
function entriesLeft(data: unknown, limits: ShapeLimits, levels: number, room: number): number {
  if (typeof data === 'number') return Number.isFinite(data) ? room : -1;
  if (typeof data === 'string') return data.length <= limits.text ? room : -1;
  if (typeof data !== 'object' || data === null) return room;
  if (levels === 0) return -1;
  const values: unknown[] = Array.isArray(data) ? data : Object.values(data);
  let left = room - values.length;
  for (let index = 0; index < values.length && left >= 0; index += 1) {
    left = entriesLeft(values[index], limits, levels - 1, left);
  }
  return left;
}

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0)) as [number, number, number];
const openings: ReadonlySet<number> = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));

/**
 * Whether JSON text has at most this many fields and items. Counts commas and opening brackets before parsing, because
 * a parser makes an object of a hundred bytes out of three.
 */
export function hasAtMostEntries(text: Uint8Array, most: number): boolean {
  // Each entry takes at least a byte.
  if (text.length <= most) return true;
  let entries = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isInText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) isInText = true;
    else if (sign === comma || openings.has(sign)) {
      entries += 1;
      if (entries > most) return false;
    }
  }
  return true;
}
