/** The currency of most days; null before the first payment. */
export function mainCurrency(days: readonly { currency: string }[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of days) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
