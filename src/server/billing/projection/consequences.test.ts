import { describe, expect, it } from 'vitest';
import { adjustment, paid, start, subscription, transaction } from '#testing/server/provider-events.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { consequencesOf } from './consequences.ts';
import { type Known, project } from './projector.ts';

const nobody = { byTransaction: null, byCheckout: null, byUserId: null, bySubscription: null, byCustomer: null };
const owned: Known = { stored: null, owners: { ...nobody, byCheckout: '7' }, erased: null, checkout: null };
const unowned: Known = { ...owned, owners: nobody };
const bought: Known = { ...owned, checkout: { id: 'chk', status: 'open' } };
const boughtBefore: Known = { ...owned, checkout: { id: 'chk', status: 'completed' } };
const erased: Known = { ...unowned, erased: 'itself' };
const customerErased: Known = { ...owned, erased: 'customer' };
const newer: Known = { ...owned, stored: { userId: '7', occurredAtUs: 9n } };

function following(event: ProviderEvent, known: Known) {
  return consequencesOf(event, { known, projection: project(event, known), now: start });
}

const kinds = (some: readonly { kind: string }[]) => some.map(({ kind }) => kind);

const firstPayment = transaction(1n, { ...paid, subscriptionId: 'sub_1' });
const trial = transaction(1n, { ...paid, subscriptionId: 'sub_1', totalMinor: 0 });
const renewal = transaction(1n, { ...paid, id: 'txn_2', subscriptionId: 'sub_1' });
const ofAccount = ['access paid for'];
const checked = ['purchases of an account', 'dates of a subscription'];

describe('what follows from an event', () => {
  it.each<[what: string, event: ProviderEvent, known: Known, before: string[], after: string[]]>([
    ['a subscription', subscription(1n), owned, ['email'], [...ofAccount, ...checked]],
    [
      'a subscription that has ended',
      subscription(1n, { status: 'canceled', nextBilledAt: null }),
      owned,
      [],
      [...ofAccount, ...checked, 'subscription ended'],
    ],
    ['a subscription of nobody', subscription(1n), unowned, [], []],
    ['one that is older than the stored row', subscription(1n), newer, ['email'], []],
    [
      'the first payment of a checkout',
      firstPayment,
      bought,
      ['email', 'account handed over'],
      [
        'welcome',
        ...ofAccount,
        'payment',
        'purchase',
        'settled checkout',
        'coupon of a checkout',
        'payment of a subscription',
        'payment of a checkout',
        ...checked,
      ],
    ],
    [
      'the free payment that begins a trial',
      trial,
      bought,
      ['account handed over'],
      [
        'welcome',
        ...ofAccount,
        'trial',
        'purchase',
        'settled checkout',
        'coupon of a checkout',
        'payment of a checkout',
        ...checked,
      ],
    ],
    [
      'that payment, heard of once more',
      trial,
      boughtBefore,
      [],
      [...ofAccount, 'trial', 'purchase', 'coupon of a checkout', 'payment of a checkout', ...checked],
    ],
    ['a renewal', renewal, owned, ['email'], [...ofAccount, 'payment', 'payment of a subscription', ...checked]],
    [
      'a renewal that costs nothing',
      transaction(1n, { ...paid, subscriptionId: 'sub_1', totalMinor: 0 }),
      owned,
      [],
      [...ofAccount, ...checked],
    ],
    [
      'a first payment paid from credit, which is no trial',
      transaction(1n, { ...paid, subscriptionId: 'sub_1', totalMinor: 0, worthMinor: 1999 }),
      boughtBefore,
      [],
      [...ofAccount, 'purchase', 'coupon of a checkout', 'payment of a checkout', ...checked],
    ],
    [
      'a transaction of a checkout that nobody can pay any more',
      transaction(1n, { status: 'canceled' }),
      { ...owned, checkout: { id: 'chk', status: 'failed' } },
      [],
      [...ofAccount, 'coupon of a checkout', 'payment of a checkout', 'purchases of an account'],
    ],
    ['a payment of nobody', renewal, unowned, [], ['payment of a subscription']],
    ['a payment under way', transaction(1n), owned, [], [...ofAccount, 'purchases of an account']],
    [
      'a payment that failed',
      transaction(1n, { status: 'past_due', subscriptionId: 'sub_1' }),
      owned,
      ['email'],
      [...ofAccount, 'payment of a subscription', ...checked],
    ],
    [
      'a refund',
      adjustment(BigInt(start) * 1000n),
      owned,
      ['email'],
      [...ofAccount, 'money gone back', 'dates of a subscription', 'refund made'],
    ],
    [
      'a refund that is looked at',
      adjustment(1n, { status: 'pending_approval' }),
      owned,
      [],
      [...ofAccount, 'money gone back', 'dates of a subscription'],
    ],
    [
      'a rejected refund',
      adjustment(1n, { status: 'rejected' }),
      owned,
      [],
      [...ofAccount, 'rejected refund', 'money gone back', 'dates of a subscription'],
    ],
    [
      'a chargeback',
      adjustment(1n, { action: 'chargeback' }),
      owned,
      [],
      [...ofAccount, 'money gone back', 'dates of a subscription', 'dispute'],
    ],
    [
      'a chargeback that the bank took back',
      adjustment(1n, { action: 'chargeback', status: 'reversed' }),
      owned,
      [],
      [...ofAccount, 'lifted chargeback', 'money gone back', 'dates of a subscription', 'dispute'],
    ],
    [
      'the reversal of one',
      adjustment(1n, { action: 'chargeback_reverse' }),
      owned,
      [],
      [...ofAccount, 'lifted chargeback', 'money gone back', 'dates of a subscription', 'dispute'],
    ],
    [
      'a refund of a payment without a subscription',
      adjustment(1n, { subscriptionId: null }),
      owned,
      [],
      [...ofAccount, 'refund made'],
    ],
    [
      'a live subscription of an erased person',
      subscription(1n),
      erased,
      ['live subscription of an erased person', 'customer of an erased person'],
      [],
    ],
    [
      'an ended one',
      subscription(1n, { status: 'canceled' }),
      erased,
      ['customer of an erased person'],
      ['subscription ended'],
    ],
    [
      'a payment of an erased person',
      renewal,
      erased,
      ['payment of an erased person', 'customer of an erased person'],
      ['payment of a subscription'],
    ],
    [
      'a canceled payment of an erased person',
      transaction(1n, { status: 'canceled' }),
      erased,
      ['customer of an erased person'],
      [],
    ],
    ['a refund of an erased person', adjustment(1n), erased, [], ['refund made']],
    [
      'a subscription of somebody with an erased person’s customer',
      subscription(1n),
      customerErased,
      ['email'],
      [...ofAccount, ...checked],
    ],
  ])('%s', (_what, event, known, before, after) => {
    const consequences = following(event, known);
    expect({ before: kinds(consequences.before), after: kinds(consequences.after) }).toEqual({ before, after });
  });

  it('each carries what its writer needs: a first payment', () => {
    const payment = { ...firstPayment, userId: '7', checkoutId: 'chk' };
    const { before, after } = following(firstPayment, bought);
    expect(before).toEqual([
      { kind: 'email', job: expect.objectContaining({ kind: 'receipt', uniqueKey: 'receipt:txn_1' }) },
      { kind: 'account handed over', checkoutId: 'chk', subscriptionId: 'sub_1' },
    ]);
    expect(after).toEqual([
      { kind: 'welcome', userId: '7', checkoutId: 'chk' },
      { kind: 'access paid for', userId: '7' },
      { kind: 'payment', payment },
      { kind: 'purchase', payment },
      { kind: 'settled checkout', checkoutId: 'chk' },
      { kind: 'coupon of a checkout', checkoutId: 'chk', isPaid: true },
      { kind: 'payment of a subscription', subscriptionId: 'sub_1' },
      { kind: 'payment of a checkout', checkoutId: 'chk' },
      { kind: 'purchases of an account', userId: '7' },
      { kind: 'dates of a subscription', subscriptionId: 'sub_1' },
    ]);
  });

  it('each carries what its writer needs: the beginning of a trial', () => {
    const payment = { ...trial, userId: '7', checkoutId: 'chk' };
    expect(following(trial, bought).after).toContainEqual({ kind: 'trial', payment });
  });

  it.each([
    ['refund', 'rejected', ['rejected refund', 'money gone back']],
    ['chargeback', 'reversed', ['lifted chargeback', 'money gone back', 'dispute']],
  ] as const)('each carries what its writer needs: a %s that is %s', (action, status, all) => {
    const event = adjustment(1n, { action, status });
    const { after } = following(event, owned);
    for (const kind of all) expect(after).toContainEqual({ kind, adjustment: { ...event, userId: '7' } });
  });

  it('each carries what its writer needs: an approved refund, and an ended subscription', () => {
    const done = { kind: 'refund made', transactionId: 'txn_1' };
    expect(following(adjustment(1n), owned).after.at(-1)).toEqual(done);
    const ended = { kind: 'subscription ended', subscriptionId: 'sub_1' };
    expect(following(subscription(1n, { status: 'canceled' }), owned).after.at(-1)).toEqual(ended);
  });

  it('each carries what its writer needs: what an erased person has left', () => {
    const customer = { kind: 'customer of an erased person', customerId: 'ctm_1', at: start };
    const at = BigInt(start) * 1000n + 999n;
    const live = { kind: 'live subscription of an erased person', subscriptionId: 'sub_1' };
    expect(following(subscription(at), erased).before).toEqual([live, customer]);
    const payable = { kind: 'payment of an erased person', transactionId: 'txn_2' };
    expect(following({ ...renewal, occurredAtUs: at }, erased).before).toEqual([payable, customer]);
  });

  it('a payment of a cent is one', () => {
    const event = transaction(1n, { ...paid, subscriptionId: 'sub_1', totalMinor: 1, worthMinor: 1 });
    expect(kinds(following(event, boughtBefore).after)).toEqual([
      ...ofAccount,
      'payment',
      'purchase',
      'coupon of a checkout',
      'payment of a subscription',
      'payment of a checkout',
      ...checked,
    ]);
  });

  it.each([
    ['without a subscription', { subscriptionId: null }, bought],
    ['of nobody', { subscriptionId: 'sub_1' }, { ...bought, owners: nobody }],
    ['that is not completed', { subscriptionId: 'sub_1', status: 'paid' }, bought],
  ] as const)('a payment %s is neither paid for, nor a purchase or a trial', (_what, changes, known) => {
    for (const totalMinor of [0, 1999]) {
      const event = transaction(1n, { ...paid, totalMinor, worthMinor: totalMinor, ...changes });
      const after = kinds(following(event, known).after);
      for (const kind of ['payment', 'purchase', 'trial']) expect(after).not.toContain(kind);
    }
  });
});
