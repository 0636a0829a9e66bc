const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Describes what in JSON data cannot be stored; null when all can. PostgreSQL accepts no NUL and jsonb no half of a
 * surrogate pair in texts and field names, and a number in JSON may be too large for a double. Without recursion,
 * because data may be nested as deep as a body is long.
 */
export function unstorableIn(data: unknown): string | null {
  const waiting: unknown[] = [data];
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
