const instant = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * An RFC 3339 time in microseconds since 1970, because events can be less than a millisecond apart, the precision of
 * `Date`. Further digits are cut off. Throws RangeError for any other text.
 */
export function occurredAtUs(text: string): bigint {
  return microseconds(text, '0');
}

/** The latest microsecond that a time can stand for when it has fewer digits. See `occurredAtUs`. */
export function latestUs(text: string): bigint {
  return microseconds(text, '9');
}

function microseconds(text: string, missingDigit: '0' | '9'): bigint {
  const [, seconds, fraction = '', zone] = instant.exec(text) ?? [];
  const ms = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(ms)) throw new RangeError(`not an RFC 3339 time: ${text.slice(0, 40)}`);
  return BigInt(ms) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, missingDigit));
}
