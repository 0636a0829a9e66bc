export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Whether JSON data is nested at most `levels` deep; a text or number is no level. */
export function depthWithin(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return levels > 0 && Object.values(data).every((value) => depthWithin(value, levels - 1));
}
