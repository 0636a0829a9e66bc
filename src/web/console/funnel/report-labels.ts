import type { Count, NamedEvent } from '#contract/console/element-label.ts';
import type { FunnelFigures } from '#contract/console/report.ts';
import { countedText } from '#contract/format-count.ts';

export function numberLabel(count: number): string {
  return count.toLocaleString('en-US');
}

/** "24 Oct to 20 Nov 2026". */
export function spanLabel(from: string, to: string): string {
  const inOneYear = from.slice(0, 4) === to.slice(0, 4);
  return from === to ? dayLabel(to, true) : `${dayLabel(from, !inOneYear)} to ${dayLabel(to, true)}`;
}

function dayLabel(day: string, withYear: boolean): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(year, month - 1));
  return `${date} ${name}${withYear ? ` ${year}` : ''}`;
}

/** `main` is the largest currency net of tax, "$70,184"; `remark` has its gross amount and the other currencies. */
export function revenueLabels(revenue: FunnelFigures['revenue']): { main: string; remark: string } {
  const [largest, ...others] = revenue;
  if (!largest) return { main: '$0', remark: 'net of tax' };
  const more = others.map((each) => `${roundedMoney(each, 'net_minor')} (gross ${roundedMoney(each, 'gross_minor')})`);
  return {
    main: roundedMoney(largest, 'net_minor'),
    remark: [`gross ${roundedMoney(largest, 'gross_minor')}`, ...more].join(', '),
  };
}

function roundedMoney(each: FunnelFigures['revenue'][number], kind: 'net_minor' | 'gross_minor'): string {
  const style = { style: 'currency', currency: each.currency } as const;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', style).resolvedOptions();
  const format = new Intl.NumberFormat('en-US', { ...style, maximumFractionDigits: 0 });
  return format.format(each[kind] / 10 ** maximumFractionDigits);
}

/** "1,204 by 830 people". */
export function countLabel({ times, people }: Count): string {
  if (times === 0) return 'none';
  return `${numberLabel(times)} by ${countedText(people, 'person', 'people')}`;
}

/** "menu_link_click, link /#how". */
export function eventLabel({ name, properties }: NamedEvent): string {
  return [name, ...Object.entries(properties).map(([property, value]) => `${property} ${value}`)].join(', ');
}
