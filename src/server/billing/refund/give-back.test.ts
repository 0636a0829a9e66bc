import { describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import type { AdjustmentEvent } from '../provider-event.ts';
import { reconcile } from '../subscription/reconcile.ts';
import { requestRefund } from './give-back.ts';

const minuteMs = 60_000;
const fourWeeksMs = 28 * dayMs;

const { shop, database } = useTestShop();

const sdk = () => shop.paddle;
const access = async (person: Person) => (await shop.profile(person)).sub_status === 'active';
const emails = async (kind: string) =>
  (await database.db.selectFrom('jobs').select('id').where('kind', '=', kind).execute()).length;
const refundsAtPaddle = () => sdk().adjustments.list({ action: 'refund' }).next();
const refund = (transactionId: string) =>
  sdk().adjustments.create({ action: 'refund', type: 'full', reason: 'asked for', transactionId });

/** Paddle's or a bank's decision, made in the emulator. */
async function decide(path: string) {
  const answer = await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/${path}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
  await shop.deliver();
}

describe('a refund or a chargeback', () => {
  test('a full refund ends the time it paid for once Paddle approves it, with one email', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = await refund(person.transaction_id);
    await shop.deliver();
    expect([await access(person), await emails('refunded')]).toEqual([true, 0]);
    await decide(`adjustments/${id}/approve`);
    expect([await access(person), await emails('refunded')]).toEqual([false, 1]);
    expect(await shop.profile(person)).toMatchObject({ sub_expire_at: 0 });
  });

  test('a refund that Paddle rejects takes no paid day away', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = await refund(person.transaction_id);
    await decide(`adjustments/${id}/reject`);
    expect([await access(person), await emails('refunded')]).toEqual([true, 0]);
  });

  test('a partial refund leaves the paid time as it is, but two that add up to the whole end it', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { details } = await sdk().transactions.get(person.transaction_id);
    const [line] = details!.lineItems;
    const total = Number(line!.totals!.total);
    for (const [amount, keeps] of [
      [total - 100, true],
      [100, false],
    ] as const) {
      const items = [{ itemId: line!.id, type: 'partial' as const, amount: String(amount) }];
      const body = { action: 'refund', type: 'partial', reason: 'x', transactionId: person.transaction_id } as const;
      const { id } = await sdk().adjustments.create({ ...body, items });
      await decide(`adjustments/${id}/approve`);
      expect(await access(person)).toBe(keeps);
    }
  });

  test('a refund of a renewal leaves the period before it', async () => {
    const person = await shop.subscribe('ada@example.com');
    const start = shop.deps.clock();
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    const [renewal] = await database.db
      .selectFrom('transactions')
      .select('id')
      .where('origin', '=', 'subscription_recurring')
      .execute();
    const { id } = await refund(renewal!.id);
    await decide(`adjustments/${id}/approve`);
    expect(await shop.profile(person)).toMatchObject({ sub_expire_at: (start + fourWeeksMs) / 1000 });
  });

  test('a chargeback ends the paid time and a reversal restores it', async () => {
    const person = await shop.subscribe('ada@example.com');
    await decide(`transactions/${person.transaction_id}/chargeback`);
    expect(await access(person)).toBe(false);
    await decide(`transactions/${person.transaction_id}/chargeback-reverse`);
    expect(await access(person)).toBe(true);
    expect(await emails('refunded')).toBe(0);
  });

  test('a refund that was approved without a notification is found', async () => {
    const person = await shop.subscribe('ada@example.com');
    await refund(person.transaction_id);
    await shop.deliver();
    await shop.advance(30 * minuteMs);
    await reconcile(shop.deps);
    expect([await access(person), await emails('refunded')]).toEqual([false, 1]);
  });
});

describe('a refund that we owe', () => {
  const withdrawn = async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.call(person, calls.withdraw);
    return person;
  };
  const debts = () => database.db.selectFrom('refunds').select(['transaction_id', 'adjustment_id']).execute();

  test('a refund that we owe is not made again if somebody made it by hand', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = await refund(person.transaction_id);
    await shop.call(person, calls.withdraw);
    await shop.work();
    expect(await refundsAtPaddle()).toHaveLength(1);
    expect(await debts()).toEqual([{ transaction_id: person.transaction_id, adjustment_id: id }]);
  });

  test('a refund that we owe and Paddle rejects stays on record and is logged once for a person', async () => {
    await withdrawn();
    await shop.work();
    const error = vi.spyOn(shop.deps.log, 'error');
    await shop.advance(minuteMs);
    const [made] = await refundsAtPaddle();
    await decide(`adjustments/${made!.id}/reject`);
    await shop.work();
    await shop.advance(3 * dayMs);
    await reconcile(shop.deps);
    await shop.work();
    expect(error.mock.calls.filter(([, words]) => /rejected a refund/.test(String(words)))).toHaveLength(1);
    expect(await debts()).toMatchObject([{ adjustment_id: made!.id }]);
    expect(await refundsAtPaddle()).toHaveLength(1);
    error.mockRestore();
  });

  test('a refund that we owe is still made after its job gave up', async () => {
    await withdrawn();
    await database.db.updateTable('jobs').set({ attempts: 60 }).where('kind', '=', 'refund').execute();
    await shop.work();
    expect(await refundsAtPaddle()).toEqual([]);
    await shop.advance(3 * dayMs);
    await reconcile(shop.deps);
    expect(await refundsAtPaddle()).toHaveLength(1);
  });

  test('a refund that we owe waits while Paddle is away and is made once when it is back', async () => {
    await withdrawn();
    shop.takePaddleDown();
    await shop.work();
    expect(await debts()).toMatchObject([{ adjustment_id: null }]);
    shop.bringPaddleBack();
    await shop.advance(minuteMs);
    await shop.work();
    expect(await refundsAtPaddle()).toHaveLength(1);
  });
});

describe('an earlier refund at the provider', () => {
  const owedAt = Date.parse('2030-01-10T00:00:00Z');
  const part = { action: 'refund', isFull: false, status: 'approved', totalMinor: 500, reason: 'by hand' } as const;

  /** Our request beside it: null when it settles our debt. */
  async function requestedBeside(earlier: Partial<AdjustmentEvent>, rejectionCountsSince: number | null = owedAt) {
    const request = vi.fn(async () => ({ ok: { id: 'adj_ours' } as AdjustmentEvent }));
    const refunds = { listOf: async () => ({ ok: [{ ...part, ...earlier } as AdjustmentEvent] }), request };
    const wanted = { transactionId: 'txn_1', amountMinor: 500, reason: 'ours', rejectionCountsSince };
    await requestRefund({ refunds: refunds as never }, wanted);
    return request.mock.calls.length;
  }

  test('of the same amount settles ours from the moment on at which we owed it', async () => {
    expect(await requestedBeside({ createdAt: owedAt })).toBe(0);
    expect(await requestedBeside({ createdAt: owedAt - 1 })).toBe(1);
    expect(await requestedBeside({ createdAt: owedAt - 1, reason: 'ours' })).toBe(0);
  });

  test('that was rejected is the answer to ours from that moment on, and otherwise requested again', async () => {
    const rejected = { status: 'rejected', reason: 'ours' } as const;
    expect(await requestedBeside({ ...rejected, createdAt: owedAt })).toBe(0);
    expect(await requestedBeside({ ...rejected, createdAt: owedAt - 1 })).toBe(1);
    expect(await requestedBeside({ ...rejected, createdAt: owedAt }, null)).toBe(1);
  });
});
