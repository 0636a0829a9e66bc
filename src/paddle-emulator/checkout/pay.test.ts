import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import {
  challengedCard,
  declinedCard,
  goodCard,
  startTestEmulator,
  type TestEmulator,
} from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

it('a card payment completes the transaction and starts an active subscription with its custom data', async () => {
  const { id } = await emulator.newTransaction();

  const { data } = await emulator.pay(id);

  expect(data).toMatchObject({ kind: 'completed', checkout: { transaction_id: id, totals: { total: 35.99 } } });
  const transaction = await emulator.sdk.transactions.get(id);
  expect(transaction.status).toBe('completed');
  const subscription = await emulator.sdk.subscriptions.get(transaction.subscriptionId!);
  expect(subscription).toMatchObject({
    status: 'active',
    customerId: transaction.customerId,
    customData: { user_id: 7, checkout_id: 'che_1' },
    scheduledChange: null,
  });
  const { startsAt, endsAt } = subscription.currentBillingPeriod!;
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(28 * dayMs);
  expect(subscription.nextBilledAt).toBe(endsAt);
  expect(transaction.billingPeriod).toEqual(subscription.currentBillingPeriod);
});

it('a card payment records the card without its number', async () => {
  const { id } = await emulator.newTransaction();
  await emulator.pay(id);

  const { payments } = await emulator.sdk.transactions.get(id);

  expect(payments).toHaveLength(1);
  expect(payments[0]).toMatchObject({
    amount: '3599',
    status: 'captured',
    methodDetails: { type: 'card', card: { type: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 } },
  });
  expect(JSON.stringify(payments)).not.toContain('42424242');
});

it('a card payment adds an address in the chosen country and its tax', async () => {
  const { id } = await emulator.newTransaction({ taxMode: 'external' });

  await emulator.pay(id, { ...goodCard, country: 'DE' });

  const transaction = await emulator.sdk.transactions.get(id);
  expect(transaction.details?.totals).toMatchObject({ subtotal: '3599', tax: '684', total: '4283' });
  const address = await emulator.sdk.addresses.get(transaction.customerId!, transaction.addressId!);
  expect(address.countryCode).toBe('DE');
});

it('a card payment of an unknown buyer needs an email address', async () => {
  const price = await emulator.newPrice();
  const { id } = await emulator.sdk.transactions.create({ items: [{ priceId: price.id, quantity: 1 }] });

  const without = await emulator.pay(id);
  const withEmail = await emulator.pay(id, { ...goodCard, email: 'new@example.com' });

  expect(without.data).toEqual({
    kind: 'invalid',
    errors: [{ field: 'email', message: 'Enter your email address.' }],
  });
  expect(withEmail.data.checkout.customer.email).toBe('new@example.com');
});

it('a trial charges nothing now, and the subscription is trialing until its end', async () => {
  const trial = { interval: 'day', frequency: 7 } as const;
  const { id } = await emulator.newTransaction({ trialPeriod: { ...trial, requiresPaymentMethod: true } });

  await emulator.pay(id);

  const transaction = await emulator.sdk.transactions.get(id);
  expect(transaction.details?.totals?.grandTotal).toBe('0');
  const subscription = await emulator.sdk.subscriptions.get(transaction.subscriptionId!);
  expect(subscription.status).toBe('trialing');
  expect(Date.parse(subscription.nextBilledAt!) - Date.parse(subscription.startedAt!)).toBe(7 * dayMs);
  expect(subscription.firstBilledAt).toBe(subscription.nextBilledAt);
});

it('a one-time purchase starts no subscription', async () => {
  const { id } = await emulator.newTransaction({ billingCycle: null });

  await emulator.pay(id);

  expect(await emulator.sdk.transactions.get(id)).toMatchObject({ status: 'completed', subscriptionId: null });
});

it('a declined card is recorded and starts nothing, and another card pays the same transaction', async () => {
  const { id } = await emulator.newTransaction();

  const declined = await emulator.pay(id, declinedCard);
  const between = await emulator.sdk.transactions.get(id);
  const paid = await emulator.pay(id);

  expect(declined.data).toMatchObject({ kind: 'declined', errorCode: 'declined' });
  expect(between).toMatchObject({ status: 'ready', subscriptionId: null });
  expect(paid.data.kind).toBe('completed');
  const { payments } = await emulator.sdk.transactions.get(id);
  expect(payments.map(({ status, errorCode }) => [status, errorCode])).toEqual([
    ['captured', null],
    ['error', 'declined'],
  ]);
});

it.each([
  ['4000 0000 0000 9995', 'not_enough_balance'],
  ['4000 0000 0000 0069', 'expired_card'],
])('the card %s is declined as %s', async (card_number, errorCode) => {
  const { id } = await emulator.newTransaction();

  expect((await emulator.pay(id, { ...goodCard, card_number })).data).toMatchObject({ kind: 'declined', errorCode });
});

it('a card with 3-D Secure charges nothing until the buyer confirms', async () => {
  const { id } = await emulator.newTransaction();

  expect((await emulator.pay(id, challengedCard)).data).toEqual({ kind: 'challenge' });
  expect(await emulator.sdk.transactions.get(id)).toMatchObject({ status: 'draft', payments: [] });
  expect((await emulator.pay(id, { ...challengedCard, challenge: 'approved' })).data.kind).toBe('completed');
});

it('a payment without an answer to 3-D Secure stays open', async () => {
  const { id } = await emulator.newTransaction();
  await emulator.pay(id, challengedCard);

  expect((await emulator.pay(id, goodCard)).data.kind).toBe('completed');
  expect((await emulator.sdk.transactions.get(id)).payments).toHaveLength(1);
});

it('a payment is declined when the buyer refuses 3-D Secure', async () => {
  const { id } = await emulator.newTransaction();

  const { data } = await emulator.pay(id, { ...challengedCard, challenge: 'refused' });

  expect(data).toMatchObject({ kind: 'declined', errorCode: 'authentication_failed' });
});

describe('a payment that is disputed', () => {
  const disputedCard = { ...goodCard, card_number: '4000 0000 0000 0259' };
  const tenDaysMs = 10 * dayMs;

  it('a disputed payment is charged back ten days later, and the subscription continues', async () => {
    const { id, startedAt } = await emulator.subscribe(disputedCard);
    const [payment] = await emulator.transactionsOf(id);
    const at = new Date(Date.parse(startedAt!) + tenDaysMs).toISOString();
    const adjustments = () => emulator.sdk.adjustments.list({ transactionId: [payment!.id] }).next();

    await emulator.advanceTo(new Date(Date.parse(at) - 1000).toISOString());
    expect(await adjustments()).toEqual([]);
    await emulator.advanceTo(at);

    expect(await adjustments()).toMatchObject([{ action: 'chargeback', status: 'approved', createdAt: at }]);
    expect((await emulator.sdk.subscriptions.get(id)).status).toBe('active');
  });

  it('a disputed payment that was refunded is not charged back', async () => {
    const { id, startedAt } = await emulator.subscribe(disputedCard);
    const [payment] = await emulator.transactionsOf(id);
    await emulator.sdk.adjustments.create({
      action: 'refund',
      type: 'full',
      transactionId: payment!.id,
      reason: 'withdrawn',
    });

    await emulator.advanceTo(new Date(Date.parse(startedAt!) + tenDaysMs).toISOString());

    const adjustments = await emulator.sdk.adjustments.list({ transactionId: [payment!.id] }).next();
    expect(adjustments.map(({ action, status }) => [action, status])).toEqual([['refund', 'approved']]);
  });
});

describe('the purpose of the form', () => {
  const pageOf = async (id: string) => (await fetch(`${emulator.url}/checkout/${id}`)).text();

  it('the card form says whether it is for a payment, a trial or another card', async () => {
    const trial = { trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true } } as const;
    const { id } = await emulator.subscribe();
    const card = await emulator.sdk.subscriptions.getPaymentMethodChangeTransaction(id);

    expect(await pageOf((await emulator.newTransaction()).id)).toContain('"purpose":"pay"');
    expect(await pageOf((await emulator.newTransaction(trial)).id)).toContain('"purpose":"trial"');
    expect(await pageOf(card.id)).toContain('"purpose":"card"');
  });
});

it('simultaneous payments of a transaction charge once', async () => {
  const { id } = await emulator.newTransaction();

  const answers = await Promise.all(Array.from({ length: 10 }, () => emulator.pay(id)));

  expect(answers.map(({ data }) => data.kind)).toEqual(Array(10).fill('completed'));
  const { payments, customerId } = await emulator.sdk.transactions.get(id);
  expect(payments).toHaveLength(1);
  expect(await emulator.sdk.subscriptions.list({ customerId: [customerId!] }).next()).toHaveLength(1);
});

it('a paid transaction is not charged again with another card', async () => {
  const { id } = await emulator.newTransaction();
  await emulator.pay(id);

  expect((await emulator.pay(id, declinedCard)).data.kind).toBe('completed');
  expect((await emulator.sdk.transactions.get(id)).payments).toHaveLength(1);
});

it.each([
  [{ card_number: '' }, 'card_number', 'Enter the card number.'],
  [{ card_number: '5555 5555 5555 4444' }, 'card_number', 'Unknown test card. Use one of the test cards below.'],
  [{ expiry: '13 / 34' }, 'expiry', 'Enter month and year, like 12 / 34.'],
  [{ expiry: '01 / 20' }, 'expiry', 'This date is in the past.'],
  [{ security_code: '12' }, 'security_code', 'Enter the 3 digits on the back.'],
  [{ name: ' ' }, 'name', 'Enter the name on the card.'],
  [{ country: 'XX' }, 'country', 'Choose a country.'],
])('a card form with %o has an error at the field %s and charges nothing', async (fault, field, message) => {
  const { id } = await emulator.newTransaction();

  const { data } = await emulator.pay(id, { ...goodCard, ...fault });

  expect(data).toEqual({ kind: 'invalid', errors: [{ field, message }] });
  expect((await emulator.sdk.transactions.get(id)).payments).toEqual([]);
});

it('an unknown transaction cannot be paid', async () => {
  expect((await emulator.pay('txn_01aaaaaaaaaaaaaaaaaaaaaaaa')).error?.code).toBe('not_found');
});
