import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { adjustment, dayMs, life, paid, start, subscription, transaction } from '#testing/server/provider-events.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { isErased, type Known, project } from './projector.ts';

/** The tables, as far as a projection reads and writes them. */
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

  test('any order, with any repeats, ends in the same rows and one greeting', () => {
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

  test('the life ends canceled, with two payments and the checkout completed', () => {
    expect(inOrder.rows.get('sub_1')).toMatchObject({ status: 'canceled', userId: '7' });
    expect(inOrder.rows.get('txn_2')).toMatchObject({ status: 'completed', periodEndsAt: start + 56 * dayMs });
    expect(inOrder.checkout).toMatchObject({ status: 'completed', transactionId: 'txn_1' });
  });
});

describe('one piece of event', () => {
  const nobody = { byTransaction: null, byCheckout: null, byUserId: null, bySubscription: null, byCustomer: null };
  const open = { id: 'chk', status: 'open' as const };

  test('one microsecond newer is applied, the same one and an older one are not', () => {
    const stored = { userId: '7', occurredAtUs: 10n };
    const known: Known = { stored, owners: nobody, erased: null, checkout: null };
    expect(project(subscription(11n), known)).toHaveProperty('changes');
    expect(project(subscription(10n), known)).toEqual({ ignored: 'stale' });
    expect(project(subscription(9n), known)).toEqual({ ignored: 'stale' });
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
  ])('%s says whose it is', (_name, leads, userId) => {
    const owners = { ...nobody, ...leads };
    const projection = project(subscription(1n), { stored: null, owners, erased: null, checkout: null });
    expect(projection).toMatchObject({ changes: { subscription: { userId } } });
  });

  test('a subscription stays with the person it was first tied to', () => {
    const owners = { ...nobody, byTransaction: '8' };
    const known: Known = { stored: { userId: '7', occurredAtUs: 1n }, owners, erased: null, checkout: null };
    expect(project(subscription(2n), known)).toMatchObject({ changes: { subscription: { userId: '7' } } });
  });

  test('a subscription of nobody we know waits', () => {
    const known: Known = { stored: null, owners: nobody, erased: null, checkout: null };
    expect(project(subscription(1n), known)).toEqual({ ignored: 'unknown owner' });
  });

  test('money that goes back is taken in with whom it belongs to, and waits while that is not known', () => {
    const known: Known = { stored: null, owners: { ...nobody, byTransaction: '7' }, erased: null, checkout: null };
    expect(project(adjustment(1n), known)).toMatchObject({ changes: { adjustment: { id: 'adj_1', userId: '7' } } });
    expect(project(adjustment(1n), { ...known, owners: nobody })).toEqual({ ignored: 'unknown owner' });
  });

  test('what is about an erased person keeps the books up without a person, and never waits', () => {
    const known: Known = { stored: null, owners: { ...nobody, byCustomer: '9' }, erased: 'itself', checkout: open };
    const paidFor = transaction(1n, paid);
    for (const event of [subscription(1n), paidFor, adjustment(1n)]) {
      const written = { [event.kind]: { id: event.id, userId: null }, welcome: null };
      expect(project(event, known)).toMatchObject({ changes: written });
      expect(project(event, { ...known, owners: nobody, erased: 'customer' })).toMatchObject({ changes: written });
    }
  });

  test('who came back under the customer id of somebody erased is nobody erased', () => {
    const known: Known = { stored: null, owners: { ...nobody, byUserId: '9' }, erased: 'customer', checkout: null };
    expect(isErased(known)).toBe(false);
    expect(isErased({ ...known, owners: nobody })).toBe(true);
    expect(isErased({ ...known, erased: 'itself' })).toBe(true);
    expect(isErased({ ...known, erased: null })).toBe(false);
  });

  test('what was paid for in another window is not given to the person who was erased, nor to who came back', () => {
    const owners = { ...nobody, byCheckout: '7', byCustomer: '9' };
    const known: Known = { stored: { userId: '7', occurredAtUs: 1n }, owners, erased: 'itself', checkout: null };
    expect(project(subscription(2n), known)).toMatchObject({ changes: { subscription: { userId: null } } });
  });

  test('somebody who was erased and is back under the same customer id is heard again', () => {
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

  test('money that came in after all completes a failed checkout', () => {
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

describe('one piece of event changes one row, and no other', () => {
  const nothing = { subscription: null, transaction: null, adjustment: null, checkout: null, welcome: null };
  const owners = { byTransaction: '7', byCheckout: null, byUserId: null, bySubscription: null, byCustomer: null };
  const known: Known = { stored: null, owners, erased: null, checkout: null };
  const settles = (status: 'open' | 'completed' | 'failed'): Known => ({ ...known, checkout: { id: 'chk', status } });

  test('that of the subscription', () => {
    const event = subscription(1n);
    expect(project(event, known)).toEqual({ changes: { ...nothing, subscription: { ...event, userId: '7' } } });
  });

  test('that of the money that goes back', () => {
    const event = adjustment(1n);
    expect(project(event, known)).toEqual({ changes: { ...nothing, adjustment: { ...event, userId: '7' } } });
  });

  test('that of a transaction which settles no checkout, also while nobody is known to have paid', () => {
    const event = transaction(1n, paid);
    const row = { ...event, userId: '7', checkoutId: null };
    expect(project(event, known)).toEqual({ changes: { ...nothing, transaction: row } });
    expect(project(event, { ...known, owners: { ...owners, byTransaction: null } })).toEqual({
      changes: { ...nothing, transaction: { ...row, userId: null } },
    });
  });

  test('and the checkout, when the payment that was made for it came in', () => {
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

  test('and greets nobody while it is not known who paid', () => {
    const unowned = { ...settles('open'), owners: { ...owners, byTransaction: null } };
    expect(project(transaction(1n, paid), unowned)).toMatchObject({
      changes: { checkout: { status: 'completed' }, welcome: null },
    });
  });

  test('and the checkout, when the attempt to pay was given up', () => {
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
  ] as const)('and not the checkout for %s', (_name, changes, status) => {
    const event = transaction(1n, changes);
    const row = { ...event, userId: '7', checkoutId: 'chk' };
    expect(project(event, settles(status))).toEqual({ changes: { ...nothing, transaction: row } });
  });
});
