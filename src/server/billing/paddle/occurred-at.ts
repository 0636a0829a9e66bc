const instant = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Microseconds since 1970 of an RFC 3339 time. `Date` would drop everything below a millisecond, and events
 * follow each other faster than that. Digits below a microsecond are cut off. Throws RangeError on anything else.
 */
export function occurredAtUs(text: string): bigint {
  return microseconds(text, '0');
}

/** The last microsecond that a time, perhaps given to the millisecond only, can mean. See `occurredAtUs`. */
export function latestUs(text: string): bigint {
  return microseconds(text, '9');
}

function microseconds(text: string, missingDigit: '0' | '9'): bigint {
  const [, seconds, fraction = '', zone] = instant.exec(text) ?? [];
  const ms = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(ms)) throw new RangeError(`not an RFC 3339 time: ${text.slice(0, 40)}`);
  return BigInt(ms) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, missingDigit));
}
