const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Such as "21 November 2026 at 09:30 UTC". `at` is epoch ms. */
export function formatTime(at: number): string {
  return `${timeFormat.format(at)} UTC`;
}

/** Such as "13 February 2027". `at` is epoch ms. */
export function formatDate(at: number): string {
  return dateFormat.format(at);
}

/** The last full day before `endsAt`, which is the beginning of a day (UTC, epoch ms). */
export function formatLastDayBefore(endsAt: number): string {
  return formatDate(endsAt - 1);
}

/** Such as "$35.99"; the currency (ISO 4217) determines the digits of its minor unit. */
export function formatMoney(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Such as "every 12 weeks" or "every month". */
export function formatInterval(unit: string, count: number): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}
