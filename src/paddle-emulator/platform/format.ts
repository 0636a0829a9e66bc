/** An amount in minor units with its currency: 3599 USD is $35.99, 3599 JPY is ¥3,599. */
export function money(minor: string, currency: string): string {
  return formatOf(currency).format(Number(minor) / minorPerMajor(currency));
}

/** Minor units per major unit: 100 for USD, 1 for JPY. */
export function minorPerMajor(currency: string): number {
  return 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);
}

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency });

/** `2026-11-21 10:00`, in UTC. */
export function readableTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

/** `21 November 2026`, in UTC. */
export function readableDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
