import type { FunnelFigures } from '../../contract/report';

export function countWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** "24 Oct to 20 Nov 2026". */
export function spanWords(from: string, to: string): string {
  const inOneYear = from.slice(0, 4) === to.slice(0, 4);
  return from === to ? dayWords(to, true) : `${dayWords(from, !inOneYear)} to ${dayWords(to, true)}`;
}

function dayWords(day: string, withYear: boolean): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(year, month - 1));
  return `${date} ${name}${withYear ? ` ${year}` : ''}`;
}

/** "$70,184" for the largest, the others after it. */
export function revenueWords(revenue: FunnelFigures['revenue']): { main: string; others: string[] } {
  const [main = '$0', ...others] = revenue.map(({ currency, amount_minor }) => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return format.format(amount_minor / 10 ** maximumFractionDigits);
  });
  return { main, others };
}
