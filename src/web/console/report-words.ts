import type { FunnelFigures, FunnelStepId } from '../../contract/report';

export const stepNames: Record<FunnelStepId, string> = {
  visited: 'Visited',
  started: 'Started quiz',
  saw_result: 'Saw result',
  saved_profile: 'Saved profile',
  saw_offers: 'Saw offers',
  opened_checkout: 'Opened checkout',
  paid: 'Paid',
};

/** Fewer people than this say nothing about a share. */
const fewest = 10;

/** "66.1%"; `n/a` when there is nothing to divide by, or too few people to speak of a share. */
export function shareWords(share: number | null, of: number, digits = 1): string {
  return share === null || of < fewest ? 'n/a' : `${(share * 100).toFixed(digits)}%`;
}

/** "18 s", "2 min 5 s"; `n/a` when nobody's stay is known. */
export function stayWords(ms: number | null): string {
  if (ms === null) return 'n/a';
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return ms < 950 ? 'under 1 s' : `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

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
