/** The number of digits after the point in a currency (ISO 4217). */
function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A typed amount in minor units; null when the text is no amount. A comma counts as the point. */
export function minorOf(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const parts = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim());
  if (!parts || (parts[2]?.length ?? 0) > digits) return null;
  const minor = Number(parts[1]! + (parts[2] ?? '').padEnd(digits, '0'));
  return minor > 0 ? minor : null;
}

/** An amount as a person types it: `35.99`. */
export function typedOf(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
