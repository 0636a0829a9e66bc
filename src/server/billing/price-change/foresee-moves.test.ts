import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { nextChargeAt } from '#contract/format-price.ts';
import type { Interval } from '#contract/offer.ts';
import { subscriptionRecord } from '#testing/server/subscription.ts';
import { decideMove, foreseeMove } from './decide-move.ts';
import { foreseeMoves, type RenewalGroup } from './foresee-moves.ts';
import type { PriceChangeNotice } from './price-changes.sql.ts';

const hourMs = 3_600_000;
const effectiveAt = Date.parse('2027-01-15T00:00:00Z');
const notice: PriceChangeNotice = {
  priceChangeId: '1',
  subscriptionId: 'sub_1',
  userId: '7',
  offerId: 1,
  offerName: '4-week plan',
  currency: 'USD',
  amountMinor: 2499,
  amountBeforeMinor: 1999,
  effectiveAt,
  emailedAt: effectiveAt - 45 * dayMs,
  movedAt: null,
  leftAt: null,
};
const week = (count: number): Interval => ({ unit: 'week', count });

/** What `decideMove` does when it is asked each time that it says, while renewals are charged on their days. */
function carriedOut(nextBilledAt: number, interval: Interval) {
  let now = effectiveAt - 45 * dayMs;
  let renewsAt = nextBilledAt;
  for (;;) {
    if (now >= renewsAt + hourMs) renewsAt = nextChargeAt(interval, renewsAt);
    const move = decideMove(notice, subscriptionRecord({ nextBilledAt: renewsAt }), now);
    if ('move' in move) return { movesAt: now, renewsAt };
    if ('leave' in move) throw new Error(move.leave);
    now = move.nextCheckAt;
  }
}

describe('what is foreseen of a new price', () => {
  it.each<[number, Interval]>([
    [-40, week(4)],
    [-12, week(4)],
    [-1, week(4)],
    [0, week(4)],
    [5, week(4)],
    [20, week(12)],
    [120, week(24)],
    [-30, week(1)],
    [-3, { unit: 'day', count: 1 }],
    [-15, { unit: 'month', count: 1 }],
    [-15, { unit: 'year', count: 1 }],
  ])('of a renewal %d days after the day of the price, with %j, is what the job does', (afterDays, interval) => {
    const nextBilledAt = effectiveAt + afterDays * dayMs + 9 * hourMs;
    const foreseen = foreseeMove({ nextBilledAt, interval }, effectiveAt);
    expect(foreseen).toEqual(carriedOut(nextBilledAt, interval));
  });

  const group = (more: Partial<RenewalGroup>): RenewalGroup => ({
    course: 'moves',
    nextBilledAt: effectiveAt + dayMs,
    interval: week(4),
    chargeableFrom: effectiveAt,
    subscribers: 1,
    ...more,
  });

  it('has the first and the last renewal, counts by month, and who ends or waits apart', () => {
    const foreseen = foreseeMoves([
      group({ nextBilledAt: effectiveAt + 24 * dayMs, subscribers: 40 }),
      group({ subscribers: 300 }),
      group({ nextBilledAt: effectiveAt - dayMs, subscribers: 5 }),
      group({ course: 'ends', subscribers: 12 }),
      group({ course: 'waits', nextBilledAt: null, subscribers: 3 }),
    ]);
    expect(foreseen).toEqual({
      firstAt: effectiveAt + dayMs,
      lastAt: effectiveAt + 27 * dayMs,
      movesFrom: effectiveAt - 7 * dayMs,
      months: [
        { month: '2027-01', subscribers: 300 },
        { month: '2027-02', subscribers: 45 },
      ],
      ends: 12,
      waits: 3,
    });
  });

  it('is empty when nobody moves', () => {
    const { firstAt, lastAt, movesFrom, months } = foreseeMoves([group({ course: 'ends' })]);
    expect([firstAt, lastAt, movesFrom, months]).toEqual([null, null, null, []]);
  });
});
