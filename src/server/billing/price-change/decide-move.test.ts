import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { subscriptionRecord } from '#testing/server/subscription.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { decideMove, type Move } from './decide-move.ts';
import type { PriceChangeNotice } from './price-changes.sql.ts';

const hourMs = 3_600_000;
const announcedAt = Date.parse('2026-12-01T00:00:00Z');
const effectiveAt = Date.parse('2027-01-15T00:00:00Z');

function notice(changes: Partial<PriceChangeNotice> = {}): PriceChangeNotice {
  return {
    priceChangeId: '1',
    subscriptionId: 'sub_1',
    userId: '7',
    offerId: 1,
    offerName: '4-week plan',
    currency: 'USD',
    amountMinor: 2499,
    amountBeforeMinor: 1999,
    effectiveAt,
    emailedAt: announcedAt,
    movedAt: null,
    leftAt: null,
    ...changes,
  };
}

/** A renewal this long after the date of the new price. */
const renewing = (afterMs: number): Partial<SubscriptionRecord> => ({ nextBilledAt: effectiveAt + afterMs });

const table: [string, Partial<PriceChangeNotice>, Partial<SubscriptionRecord> | null, number, Move][] = [
  ['told in time, on the day', {}, renewing(20 * dayMs), effectiveAt, { move: true }],
  ['told in time, before the day', {}, renewing(20 * dayMs), effectiveAt - 1, { nextCheckAt: effectiveAt }],
  ['in a trial', {}, { ...renewing(20 * dayMs), status: 'trialing' }, effectiveAt, { move: true }],
  [
    'whose renewal comes soon after the day, early enough for its reminder',
    {},
    renewing(dayMs),
    effectiveAt - 7 * dayMs,
    { move: true },
  ],
  [
    'whose renewal comes soon after the day, before that',
    {},
    renewing(dayMs),
    effectiveAt - 7 * dayMs - 1,
    { nextCheckAt: effectiveAt - 7 * dayMs },
  ],
  ['who renews at the very moment', {}, renewing(0), effectiveAt - 8 * dayMs, { move: true }],
  [
    'who renews a moment before: at the old price',
    {},
    renewing(-1),
    effectiveAt - 8 * dayMs,
    { nextCheckAt: effectiveAt - 1 + hourMs },
  ],
  [
    'told 29 days before his renewal: at the old price',
    { emailedAt: effectiveAt - 9 * dayMs },
    renewing(20 * dayMs),
    effectiveAt,
    { nextCheckAt: effectiveAt + 20 * dayMs + hourMs },
  ],
  [
    'told 30 days before his renewal',
    { emailedAt: effectiveAt - 10 * dayMs },
    renewing(20 * dayMs),
    effectiveAt + 12 * dayMs,
    { move: true },
  ],
  ['whose renewal we have not heard of', {}, renewing(-dayMs), effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['who has no renewal to come', {}, { nextBilledAt: null }, effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['not told yet', { emailedAt: null }, {}, effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['not told a week after', { emailedAt: null }, {}, effectiveAt + 7 * dayMs, { leave: 'never told' }],
  ['gone with his account', {}, null, effectiveAt, { leave: 'ended' }],
  ['whose subscription ended', {}, { status: 'canceled' }, effectiveAt, { leave: 'ended' }],
  ['who withdrew', {}, { withdrawn: true }, effectiveAt, { leave: 'ended' }],
  [
    'who cancelled to the end of the period',
    {},
    { cancelWanted: true },
    effectiveAt,
    { nextCheckAt: effectiveAt + dayMs },
  ],
  ['about to pause', {}, { scheduledAction: 'pause' }, effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['who pauses', {}, { status: 'paused' }, effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['past due', {}, { status: 'past_due' }, effectiveAt, { nextCheckAt: effectiveAt + dayMs }],
  ['who changed plan', {}, { offerId: 2 }, effectiveAt, { leave: 'another plan' }],
  ['who pays in another currency', {}, { currency: 'EUR' }, effectiveAt, { leave: 'another plan' }],
  ['who pays the new price already', {}, { amountMinor: 2499 }, effectiveAt, { leave: 'pays it already' }],
  ['moved before', { movedAt: effectiveAt }, {}, effectiveAt + dayMs, { leave: 'settled' }],
  ['left alone before', { leftAt: effectiveAt }, {}, effectiveAt + dayMs, { leave: 'settled' }],
];

describe('a new price for a subscriber', () => {
  it.each(table)('the decision about a new price for a subscriber: %s', (_who, noticeChanges, changes, now, move) => {
    expect(decideMove(notice(noticeChanges), changes && subscriptionRecord(changes), now)).toEqual(move);
  });
});
