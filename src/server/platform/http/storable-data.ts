const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Describes the part of JSON data that cannot be stored; null when all can. Skips the fields of the outermost object
 * that are named in `except`. PostgreSQL accepts no NUL and jsonb no half of a surrogate pair in texts and field names,
 * and a number in JSON may be too large for a double. Without recursion, because data may be nested as deep as a body
 * is long.
 */
export function unstorableIn(data: unknown, except: readonly string[] = []): string | null {
  const isOutermost = typeof data === 'object' && data !== null && !Array.isArray(data);
  const looked = isOutermost ? Object.entries(data).filter(([name]) => !except.includes(name)) : data;
  const waiting: unknown[] = [looked];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (unstorable.test(next)) return 'a character that is no text';
    } else if (typeof next === 'number') {
      if (!Number.isFinite(next)) return 'a number that is too large';
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, value] of Object.entries(next)) waiting.push(name, value);
    }
  }
  return null;
}
