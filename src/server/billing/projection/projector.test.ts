import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { adjustment, life, paid, start, subscription, transaction } from '#testing/server/provider-events.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { isErased, type Known, project } from './projector.ts';

/** The part of the tables that a projection reads and writes, in memory. */
function createWorld() {
  const rows = new Map<string, ProviderEvent & { userId: string | null }>();
  const checkout = {
    id: 'chk',
    status: 'open' as 'open' | 'completed' | 'failed',
    transactionId: 'txn_1' as string | null,
  };
  const welcomed: string[] = [];

  function known(event: ProviderEvent): Known {
    const stored = rows.get(event.id);
    const ownsTransaction = event.ties.transactionId === checkout.transactionId;
    return {
      stored: stored ? { userId: stored.userId, occurredAtUs: stored.occurredAtUs } : null,
      owners: {
        byTransaction: ownsTransaction ? '7' : null,
        byCheckout: '7',
        byUserId: '7',
        bySubscription: null,
        byCustomer: null,
      },
      erased: null,
      checkout: event.kind === 'transaction' && ownsTransaction ? checkout : null,
    };
  }

  function apply(event: ProviderEvent) {
    const projection = project(event, known(event));
    if ('ignored' in projection) return;
    const { subscription, transaction, checkout: settled, welcome } = projection.changes;
    if (subscription) rows.set(subscription.id, subscription);
    if (transaction) rows.set(transaction.id, transaction);
    if (settled) Object.assign(checkout, settled);
    if (welcome) welcomed.push(welcome.checkoutId);
  }

  return { rows, checkout, welcomed, apply };
}

describe('order of delivery', () => {
  const inOrder = createWorld();
  for (const event of life) inOrder.apply(event);

  test('events in any order and with any repeats give the same rows and one welcome email', () => {
    const deliveries = fc
      .tuple(
        fc.shuffledSubarray(life, { minLength: life.length }),
        fc.array(fc.constantFrom(...life), { maxLength: 20 }),
      )
      .chain(([all, repeats]) => fc.shuffledSubarray([...all, ...repeats], { minLength: all.length + repeats.length }));
    fc.assert(
      fc.property(deliveries, (delivered) => {
        const world = createWorld();
        for (const event of delivered) world.apply(event);
        expect(Object.fromEntries(world.rows)).toEqual(Object.fromEntries(inOrder.rows));
        expect(world.checkout).toEqual(inOrder.checkout);
        expect(world.welcomed).toEqual(['chk']);
      }),
      propertyRuns({ commit: 100, full: 500 }),
    );
  });

  test('the events of a whole life give a canceled subscription, two payments and a completed checkout', () => {
    expect(inOrder.rows.get('sub_1')).toMatchObject({ status: 'canceled', userId: '7' });
    expect(inOrder.rows.get('txn_2')).toMatchObject({ status: 'completed', periodEndsAt: start + 56 * dayMs });
    expect(inOrder.checkout).toMatchObject({ status: 'completed', transactionId: 'txn_1' });
  });
});

describe('one event', () => {
  const nobody = { byTransaction: null, byCheckout: null, byUserId: null, bySubscription: null, byCustomer: null };
  const open = { id: 'chk', status: 'open' as const };

  test('an event that is one microsecond newer is applied, one of the same or an older time is not', () => {
    const stored = { userId: '7', occurredAtUs: 10n };
    const known: Known = { stored, owners: nobody, erased: null, checkout: null };
    expect(project(subscription(11n), known)).toHaveProperty('changes');
    expect(project(subscription(10n), known)).toEqual({ ignored: 'stale' });
    expect(project(subscription(9n), known)).toEqual({ ignored: 'stale' });
  });

  test('the answer to a change of ours counts when it is as new as the stored row, but not when it is older', () => {
    const known: Known = { stored: { userId: '7', occurredAtUs: 10n }, owners: nobody, erased: null, checkout: null };
    expect(project(subscription(10n), known, true)).toHaveProperty('changes');
    expect(project(subscription(9n), known, true)).toEqual({ ignored: 'stale' });
  });

  test.each([
    [
      'the transaction',
      { byTransaction: '1', byCheckout: '2', byUserId: '3', bySubscription: '4', byCustomer: '5' },
      '1',
    ],
    ['then the checkout', { byCheckout: '2', byUserId: '3', bySubscription: '4', byCustomer: '5' }, '2'],
    ['then the user id', { byUserId: '3', bySubscription: '4', byCustomer: '5' }, '3'],
    ['then the subscription', { bySubscription: '4', byCustomer: '5' }, '4'],
    ['then the customer', { byCustomer: '5' }, '5'],
  ])('an event is tied to its user by ids in a fixed order: %s', (_name, leads, userId) => {
    const owners = { ...nobody, ...leads };
    const projection = project(subscription(1n), { stored: null, owners, erased: null, checkout: null });
    expect(projection).toMatchObject({ changes: { subscription: { userId } } });
  });

  test('a subscription stays with the person it was first tied to', () => {
    const owners = { ...nobody, byTransaction: '8' };
    const known: Known = { stored: { userId: '7', occurredAtUs: 1n }, owners, erased: null, checkout: null };
    expect(project(subscription(2n), known)).toMatchObject({ changes: { subscription: { userId: '7' } } });
  });

  test('a subscription of an unknown person waits', () => {
    const known: Known = { stored: null, owners: nobody, erased: null, checkout: null };
    expect(project(subscription(1n), known)).toEqual({ ignored: 'unknown owner' });
  });

  test('an adjustment is stored for its user, and waits while the user is not known', () => {
    const known: Known = { stored: null, owners: { ...nobody, byTransaction: '7' }, erased: null, checkout: null };
    expect(project(adjustment(1n), known)).toMatchObject({ changes: { adjustment: { id: 'adj_1', userId: '7' } } });
    expect(project(adjustment(1n), { ...known, owners: nobody })).toEqual({ ignored: 'unknown owner' });
  });

  test('an event about an erased person is recorded without a person and never waits', () => {
    const known: Known = { stored: null, owners: { ...nobody, byCustomer: '9' }, erased: 'itself', checkout: open };
    const paidFor = transaction(1n, paid);
    for (const event of [subscription(1n), paidFor, adjustment(1n)]) {
      const written = { [event.kind]: { id: event.id, userId: null }, welcome: null };
      expect(project(event, known)).toMatchObject({ changes: written });
      expect(project(event, { ...known, owners: nobody, erased: 'customer' })).toMatchObject({ changes: written });
    }
  });

  test('a new account with the customer id of an erased person is not erased', () => {
    const known: Known = { stored: null, owners: { ...nobody, byUserId: '9' }, erased: 'customer', checkout: null };
    expect(isErased(known)).toBe(false);
    expect(isErased({ ...known, owners: nobody })).toBe(true);
    expect(isErased({ ...known, erased: 'itself' })).toBe(true);
    expect(isErased({ ...known, erased: null })).toBe(false);
  });

  test('a payment from another window belongs neither to the erased person nor to their new account', () => {
    const owners = { ...nobody, byCheckout: '7', byCustomer: '9' };
    const known: Known = { stored: { userId: '7', occurredAtUs: 1n }, owners, erased: 'itself', checkout: null };
    expect(project(subscription(2n), known)).toMatchObject({ changes: { subscription: { userId: null } } });
  });

  test('events for the new account of an erased person with the same customer id are applied', () => {
    const known: Known = { stored: null, owners: { ...nobody, byUserId: '9' }, erased: 'customer', checkout: null };
    expect(project(subscription(1n), known)).toMatchObject({ changes: { subscription: { userId: '9' } } });
  });

  test('a paid but not completed transaction leaves the checkout open', () => {
    const known: Known = { stored: null, owners: { ...nobody, byTransaction: '7' }, erased: null, checkout: open };
    expect(project(transaction(1n, { status: 'paid' }), known)).toMatchObject({
      changes: { checkout: null, welcome: null },
    });
  });

  test('a canceled transaction fails an open checkout, and never a completed one', () => {
    const canceled = transaction(1n, { status: 'canceled' });
    const known: Known = { stored: null, owners: { ...nobody, byTransaction: '7' }, erased: null, checkout: open };
    expect(project(canceled, known)).toMatchObject({ changes: { checkout: { status: 'failed' } } });
    const completed = { ...known, checkout: { id: 'chk', status: 'completed' as const } };
    expect(project(canceled, completed)).toMatchObject({ changes: { checkout: null } });
  });

  test('a payment that succeeds later completes a failed checkout', () => {
    const known: Known = {
      stored: null,
      owners: { ...nobody, byTransaction: '7' },
      erased: null,
      checkout: { id: 'chk', status: 'failed' },
    };
    expect(project(transaction(1n, paid), known)).toMatchObject({
      changes: { checkout: { status: 'completed' }, welcome: { userId: '7', checkoutId: 'chk' } },
    });
  });
});

describe('one event changes one row and no other', () => {
  const nothing = { subscription: null, transaction: null, adjustment: null, checkout: null, welcome: null };
  const owners = { byTransaction: '7', byCheckout: null, byUserId: null, bySubscription: null, byCustomer: null };
  const known: Known = { stored: null, owners, erased: null, checkout: null };
  const settles = (status: 'open' | 'completed' | 'failed'): Known => ({ ...known, checkout: { id: 'chk', status } });

  test('an event about a subscription changes its row only', () => {
    const event = subscription(1n);
    expect(project(event, known)).toEqual({ changes: { ...nothing, subscription: { ...event, userId: '7' } } });
  });

  test('an event about an adjustment changes its row only', () => {
    const event = adjustment(1n);
    expect(project(event, known)).toEqual({ changes: { ...nothing, adjustment: { ...event, userId: '7' } } });
  });

  test('an event about a transaction without a checkout changes its row only, even while the payer is unknown', () => {
    const event = transaction(1n, paid);
    const row = { ...event, userId: '7', checkoutId: null };
    expect(project(event, known)).toEqual({ changes: { ...nothing, transaction: row } });
    expect(project(event, { ...known, owners: { ...owners, byTransaction: null } })).toEqual({
      changes: { ...nothing, transaction: { ...row, userId: null } },
    });
  });

  test('an event about a payment changes the transaction and its checkout only', () => {
    const event = transaction(1n, paid);
    expect(project(event, settles('open'))).toEqual({
      changes: {
        ...nothing,
        transaction: { ...event, userId: '7', checkoutId: 'chk' },
        checkout: { id: 'chk', transactionId: 'txn_1', status: 'completed' },
        welcome: { userId: '7', checkoutId: 'chk' },
      },
    });
  });

  test('an event about a payment sends no welcome email while the payer is unknown', () => {
    const unowned = { ...settles('open'), owners: { ...owners, byTransaction: null } };
    expect(project(transaction(1n, paid), unowned)).toMatchObject({
      changes: { checkout: { status: 'completed' }, welcome: null },
    });
  });

  test('an event about a canceled transaction changes the transaction and its checkout only', () => {
    const event = transaction(1n, { status: 'canceled' });
    expect(project(event, settles('open'))).toEqual({
      changes: {
        ...nothing,
        transaction: { ...event, userId: '7', checkoutId: 'chk' },
        checkout: { id: 'chk', transactionId: 'txn_1', status: 'failed' },
      },
    });
  });

  test.each([
    ['a canceled payment of a failed checkout', { status: 'canceled' }, 'failed'],
    ['a payment of a checkout that is completed', paid, 'completed'],
    ['a payment under way', { status: 'billed' }, 'open'],
  ] as const)('an event changes the transaction and not the checkout: %s', (_name, changes, status) => {
    const event = transaction(1n, changes);
    const row = { ...event, userId: '7', checkoutId: 'chk' };
    expect(project(event, settles(status))).toEqual({ changes: { ...nothing, transaction: row } });
  });
});
