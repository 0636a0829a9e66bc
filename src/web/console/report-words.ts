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

/** "$70,184" of the largest net of tax, "gross $83,519" beside it, and the same of the other currencies after it. */
export function revenueWords(revenue: FunnelFigures['revenue']): { main: string; besides: string } {
  const [largest, ...others] = revenue;
  if (!largest) return { main: '$0', besides: 'net of tax' };
  const more = others.map((each) => `${wholeMoney(each, 'net_minor')} (gross ${wholeMoney(each, 'gross_minor')})`);
  return {
    main: wholeMoney(largest, 'net_minor'),
    besides: [`gross ${wholeMoney(largest, 'gross_minor')}`, ...more].join(', '),
  };
}

function wholeMoney(each: FunnelFigures['revenue'][number], kind: 'net_minor' | 'gross_minor'): string {
  const style = { style: 'currency', currency: each.currency } as const;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', style).resolvedOptions();
  const format = new Intl.NumberFormat('en-US', { ...style, maximumFractionDigits: 0 });
  return format.format(each[kind] / 10 ** maximumFractionDigits);
}
