import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMs, goodCard, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;
const minuteMs = 60_000;

async function paidTransaction(more = {}, country = 'US') {
  const { id } = await emulator.newTransaction(more);
  await emulator.pay(id, { ...goodCard, country });
  return sdk().transactions.get(id);
}

const refund = (transactionId: string) =>
  sdk().adjustments.create({ action: 'refund', type: 'full', transactionId, reason: 'withdrawn' });

const refundPart = (transactionId: string, itemId: string, amount: string) =>
  sdk().adjustments.create({
    action: 'refund',
    type: 'partial',
    transactionId,
    reason: 'goodwill',
    items: [{ itemId, type: 'partial', amount }],
  });

const decide = (path: string) => emulator.postJson<{ id: string }>(`/emulator/${path}`, {});

async function adjustedTotalOf(transactionId: string) {
  return (await sdk().transactions.get(transactionId)).details?.adjustedTotals?.total;
}

async function statusOf(id: string) {
  return (
    await sdk()
      .adjustments.list({ id: [id] })
      .next()
  )[0]!.status;
}

it('a refund waits for approval and is approved automatically after ten minutes', async () => {
  const transaction = await paidTransaction();

  const adjustment = await refund(transaction.id);
  expect(adjustment).toMatchObject({
    action: 'refund',
    type: 'full',
    status: 'pending_approval',
    transactionId: transaction.id,
    subscriptionId: transaction.subscriptionId,
    customerId: transaction.customerId,
    totals: { total: '3599', currencyCode: 'USD' },
  });
  expect(await adjustedTotalOf(transaction.id)).toBe('3599');

  await emulator.advanceTo(addMs(adjustment.createdAt, 10 * minuteMs - 1000));
  expect(await statusOf(adjustment.id)).toBe('pending_approval');
  await emulator.advanceTo(addMs(adjustment.createdAt, 10 * minuteMs));
  expect(await statusOf(adjustment.id)).toBe('approved');
  expect(await adjustedTotalOf(transaction.id)).toBe('0');
  const { details } = await sdk().transactions.get(transaction.id);
  expect(details).toMatchObject({ totals: { total: '3599' }, adjustedPayoutTotals: { chargebackFee: null } });
});

it('a refund sends events when it is created and when it is approved', async () => {
  const { id } = await paidTransaction();
  const before = (await emulator.eventTypes()).length;

  const adjustment = await refund(id);
  await decide(`adjustments/${adjustment.id}/approve`);

  expect((await emulator.eventTypes()).slice(before)).toEqual([
    'adjustment.created',
    'adjustment.updated',
    'transaction.updated',
  ]);
});

it('a rejected refund returns nothing and can be requested again', async () => {
  const { id } = await paidTransaction();
  const adjustment = await refund(id);

  await decide(`adjustments/${adjustment.id}/reject`);

  expect(await statusOf(adjustment.id)).toBe('rejected');
  expect(await adjustedTotalOf(id)).toBe('3599');
  expect((await refund(id)).totals?.total).toBe('3599');
});

it('a refund can be approved or rejected only once', async () => {
  const { id } = await refund((await paidTransaction()).id);
  await decide(`adjustments/${id}/approve`);

  expect((await decide(`adjustments/${id}/reject`)).error?.code).toBe('adjustment_not_pending');
  expect((await decide('adjustments/adj_unknown/approve')).error?.code).toBe('not_found');
});

it('a partial refund includes its share of the tax, and the rest can be refunded to the cent', async () => {
  const transaction = await paidTransaction({ taxMode: 'internal' }, 'GB');
  const item = transaction.details!.lineItems[0]!;

  const part = await refundPart(transaction.id, item.id, '1000');
  expect(part.totals).toMatchObject({ subtotal: '833', tax: '167', total: '1000' });
  await decide(`adjustments/${part.id}/approve`);
  expect(await adjustedTotalOf(transaction.id)).toBe('2599');

  const rest = await refund(transaction.id);
  expect(rest.totals).toMatchObject({ subtotal: '2166', tax: '433', total: '2599' });
});

it('a refund is never more than what remains', async () => {
  const transaction = await paidTransaction();
  const itemId = transaction.details!.lineItems[0]!.id;
  const part = await refundPart(transaction.id, itemId, '3000');

  await expect(refundPart(transaction.id, itemId, '100')).rejects.toMatchObject({
    code: 'adjustment_pending_refund_request',
  });
  await decide(`adjustments/${part.id}/approve`);
  await expect(refundPart(transaction.id, itemId, '600')).rejects.toMatchObject({
    code: 'adjustment_amount_above_remaining_allowed',
  });
  await decide(`adjustments/${(await refund(transaction.id)).id}/approve`);
  await expect(refund(transaction.id)).rejects.toMatchObject({
    code: 'adjustment_transaction_item_has_already_been_fully_adjusted',
  });
  expect(await adjustedTotalOf(transaction.id)).toBe('0');
});

it.each([
  ['that is not completed', {}, 'adjustment_transaction_invalid_status_for_refund'],
  ['of nothing', { unitPrice: { amount: '0', currencyCode: 'USD' } }, 'adjustment_amount_cannot_be_zero'],
] as const)('a refund of a transaction %s is refused', async (what, price, code) => {
  const { id } = await emulator.newTransaction(price);
  if (what === 'of nothing') await emulator.pay(id);

  await expect(refund(id)).rejects.toMatchObject({ code });
});

it('an invalid refund is refused', async () => {
  const { id } = await paidTransaction();

  await expect(refund('txn_01aaaaaaaaaaaaaaaaaaaaaaaa')).rejects.toMatchObject({ code: 'not_found' });
  await expect(refundPart(id, 'txnitm_other', '5')).rejects.toMatchObject({ code: 'invalid_field' });
  const credit = { action: 'credit', type: 'full', transactionId: id, reason: 'no' } as const;
  await expect(sdk().adjustments.create(credit)).rejects.toMatchObject({ code: 'adjustment_invalid_credit_action' });
});

it('a refund is found by transaction, subscription, customer, action and status', async () => {
  const { id, subscriptionId, customerId } = await paidTransaction();
  const mine = await refund(id);
  const found = async (query: Parameters<ReturnType<typeof sdk>['adjustments']['list']>[0]) =>
    (await sdk().adjustments.list(query).next()).map((one) => one.id);

  expect(await found({ transactionId: [id] })).toEqual([mine.id]);
  expect(await found({ subscriptionId: [subscriptionId!] })).toEqual([mine.id]);
  expect(await found({ customerId: [customerId!], action: 'refund' })).toEqual([mine.id]);
  expect(await found({ customerId: [customerId!], status: ['approved'] })).toEqual([]);
});

it('a chargeback takes all that remains at once, and its reversal returns it', async () => {
  const { id } = await paidTransaction();

  await decide(`transactions/${id}/chargeback`);
  expect(await adjustedTotalOf(id)).toBe('0');
  const [chargeback] = await sdk()
    .adjustments.list({ transactionId: [id] })
    .next();
  expect(chargeback).toMatchObject({
    action: 'chargeback',
    status: 'approved',
    totals: { total: '3599' },
    payoutTotals: { chargebackFee: { amount: '1500' } },
  });
  expect((await decide(`transactions/${id}/chargeback`)).error?.code).toBe('adjustment_transaction_item_invalid');

  await decide(`transactions/${id}/chargeback-reverse`);
  expect(await adjustedTotalOf(id)).toBe('3599');
  expect(await statusOf(chargeback!.id)).toBe('reversed');
  expect((await decide(`transactions/${id}/chargeback-reverse`)).error?.code).toBe(
    'adjustment_transaction_item_invalid',
  );
});

it('a chargeback rejects a pending refund', async () => {
  const { id } = await paidTransaction();
  const requested = await refund(id);

  await decide(`transactions/${id}/chargeback`);

  expect(await statusOf(requested.id)).toBe('rejected');
  expect(await adjustedTotalOf(id)).toBe('0');
});
