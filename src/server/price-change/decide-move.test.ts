import { describe, expect, it } from 'vitest';
import type { SubscriptionRecord } from '../subscription/subscriptions.sql';
import { subscriptionRecord } from '../subscription/test-subscription';
import { decideMove, type Move } from './decide-move';
import type { PriceChangeNotice } from './price-changes.sql';

const dayMs = 86_400_000;
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
    toldAt: announcedAt,
    movedAt: null,
    leftAt: null,
    ...changes,
  };
}

const table: [string, Partial<PriceChangeNotice>, Partial<SubscriptionRecord> | null, number, Move][] = [
  ['told in time, on the day', {}, {}, effectiveAt, { move: true }],
  ['told in time, before the day', {}, {}, effectiveAt - 1, { lookAgainAt: effectiveAt }],
  ['in a trial', {}, { status: 'trialing' }, effectiveAt, { move: true }],
  ['told 29 days before', { toldAt: effectiveAt - 29 * dayMs }, {}, effectiveAt, { lookAgainAt: effectiveAt + dayMs }],
  ['told 30 days before', { toldAt: effectiveAt - 30 * dayMs }, {}, effectiveAt, { move: true }],
  ['not told yet', { toldAt: null }, {}, effectiveAt, { lookAgainAt: effectiveAt + dayMs }],
  ['not told a week after', { toldAt: null }, {}, effectiveAt + 7 * dayMs, { leave: 'never told' }],
  ['gone with his account', {}, null, effectiveAt, { leave: 'ended' }],
  ['whose subscription ended', {}, { status: 'canceled' }, effectiveAt, { leave: 'ended' }],
  [
    'who withdrew',
    {},
    { withdrawal: { requestedAt: announcedAt, refund: null, refundedAt: null } },
    effectiveAt,
    { leave: 'ended' },
  ],
  [
    'who cancelled to the end of the period',
    {},
    { cancelWanted: true },
    effectiveAt,
    { lookAgainAt: effectiveAt + dayMs },
  ],
  ['about to pause', {}, { scheduledAction: 'pause' }, effectiveAt, { lookAgainAt: effectiveAt + dayMs }],
  ['who pauses', {}, { status: 'paused' }, effectiveAt, { lookAgainAt: effectiveAt + dayMs }],
  ['past due', {}, { status: 'past_due' }, effectiveAt, { lookAgainAt: effectiveAt + dayMs }],
  ['who changed plan', {}, { offerId: 2 }, effectiveAt, { leave: 'another plan' }],
  ['who pays in another currency', {}, { currency: 'EUR' }, effectiveAt, { leave: 'another plan' }],
  ['who pays the new price already', {}, { amountMinor: 2499 }, effectiveAt, { leave: 'pays it already' }],
  ['moved before', { movedAt: effectiveAt }, {}, effectiveAt + dayMs, { leave: 'settled' }],
  ['left alone before', { leftAt: effectiveAt }, {}, effectiveAt + dayMs, { leave: 'settled' }],
];

describe('a new price for a subscriber', () => {
  it.each(table)('%s', (_who, told, changes, now, move) => {
    expect(decideMove(notice(told), changes && subscriptionRecord(changes), now)).toEqual(move);
  });
});
