const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Whether every text in JSON data, names of fields too, can be stored: PostgreSQL takes no NUL, and jsonb no half of a
 * surrogate pair. Walks without recursion, for data may be nested as deep as a body is long.
 */
export function isStorable(data: unknown): boolean {
  const waiting: unknown[] = [data];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (unstorable.test(next)) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, value] of Object.entries(next)) waiting.push(name, value);
    }
  }
  return true;
}
