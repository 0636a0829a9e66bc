import type { DayNet } from './money-figures.sql.ts';

/** The currency of most days; null before the first payment. */
export function mainCurrency(net: readonly DayNet[]): string | null {
  const days = new Map<string, number>();
  for (const { currency } of net) days.set(currency, (days.get(currency) ?? 0) + 1);
  return [...days].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The beginning of the first day of which we have figures, epoch ms: before it nothing is usual. */
export function knownSince(net: readonly DayNet[]): number {
  const first = net[0]?.day;
  return first === undefined ? Number.POSITIVE_INFINITY : Date.parse(`${first}T00:00:00Z`);
}
