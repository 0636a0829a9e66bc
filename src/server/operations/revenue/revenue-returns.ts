import type { RevenueReturns } from '#contract/console-revenue.ts';
import { dayStart } from '#contract/day.ts';
import { isOver } from '#statistics/ripeness.ts';
import type { ReturnsRow } from './read-returns.sql.ts';
import { dayAfter } from './revenue-days.ts';

/** The latest last. A week is ripe when its last payment is so many days ago. `now` is epoch ms. */
export function returnsOf(rows: readonly ReturnsRow[], now: number): RevenueReturns[] {
  return rows.map(({ week, payments, ...returned }) => {
    const weekEnd = dayStart(dayAfter(week, 7))!;
    const part = (count: number, within: number) => ({
      part: count,
      all: payments,
      is_ripe: isOver(weekEnd, within, now),
    });
    return {
      week,
      refunded_30: part(returned.refunded30, 30),
      refunded_90: part(returned.refunded90, 90),
      charged_back_30: part(returned.chargedBack30, 30),
      charged_back_90: part(returned.chargedBack90, 90),
    };
  });
}
