import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import type { PaymentsAnswer } from '#contract/payment.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const fourWeeksMs = 28 * 86_400_000;
const renewalsDecline = '4000 0027 6000 3184';
const otherCard = '4000 0566 5566 5556';

const { shop } = useTestShop();

const stranger = { authorization: 'guess' };
const callAs = ({ authorization }: Pick<Person, 'authorization'>, row: Call, params?: { id: string }) =>
  shop.app.inject({ ...callAddress(row, { params } as object), headers: { authorization } });
const paymentsOf = async (person: Person) => (await callAs(person, calls.listPayments)).json<PaymentsAnswer>().payments;
const invoiceOf = (person: Pick<Person, 'authorization'>, id: string) => callAs(person, calls.findInvoice, { id });

describe('the payments', () => {
  test('the list of payments is only for signed-in users', async () => {
    expect((await callAs(stranger, calls.listPayments)).statusCode).toBe(401);
  });

  test('the list of payments is empty for a user who never paid', async () => {
    expect(await paymentsOf(await shop.person('ada@example.com'))).toEqual([]);
  });

  test('the list of payments has each renewal, newest first', async () => {
    const person = await shop.subscribe('ada@example.com');
    const start = shop.deps.clock();
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    const [renewal, first] = await paymentsOf(person);
    expect([renewal, first].map((one) => one?.billed_at)).toEqual(
      [start + fourWeeksMs, start].map((at) => new Date(at).toISOString()),
    );
    expect(first).toMatchObject({
      id: person.transaction_id,
      total: { amount_minor: 1999, currency: 'USD' },
      status: 'paid',
      refunded: { amount_minor: 0, currency: 'USD' },
      has_invoice: true,
    });
  });

  test('the list of payments shows a declined one as unpaid', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['unpaid', 'paid']);
  });

  test('the list of payments shows a refund before and after Paddle has approved it', async () => {
    const person = await shop.subscribe('ada@example.com');
    const status = async () => {
      await shop.deliver();
      return (await paymentsOf(person)).map((payment) => [payment.status, payment.refunded.amount_minor]);
    };
    await shop.paddle.adjustments.create({
      action: 'refund',
      type: 'full',
      transactionId: person.transaction_id,
      reason: 'asked for',
    });
    expect(await status()).toEqual([['refund pending', 1999]]);
    await shop.advance(60 * 60_000);
    expect(await status()).toEqual([['refunded', 1999]]);
  });

  test('the list of payments never shows those of another person', async () => {
    const ada = await shop.subscribe('ada@example.com');
    const bob = await shop.subscribe('bob@example.com');
    expect((await paymentsOf(bob)).map(({ id }) => id)).toEqual([bob.transaction_id]);
    expect((await invoiceOf(bob, ada.transaction_id)).statusCode).toBe(404);
  });
});

describe('an invoice', () => {
  test('an invoice is only for signed-in users', async () => {
    expect((await invoiceOf(stranger, 'txn_1')).statusCode).toBe(401);
  });

  test('an invoice opens at a URL of Paddle’s that is not stored', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await invoiceOf(person, person.transaction_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = await fetch(answer.json().url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('19.99');
  });

  test('the invoice of an unknown payment is not found', async () => {
    const person = await shop.subscribe('ada@example.com');
    expect((await invoiceOf(person, 'txn_01aaaaaaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404);
  });

  test('an invoice has to be asked for again while Paddle is down', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    expect((await invoiceOf(person, person.transaction_id)).statusCode).toBe(503);
  });
});

describe("Paddle's own pages", () => {
  test('the portal is only for signed-in users', async () => {
    expect((await callAs(stranger, calls.openPortal)).statusCode).toBe(401);
  });

  test('the portal opens at another URL each time, which is not stored', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answers = [await callAs(person, calls.openPortal), await callAs(person, calls.openPortal)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.headers['cache-control']).toBe('no-store');
    const [first, second] = answers.map((answer) => answer.json().url as string);
    expect(first).not.toBe(second);
    expect((await fetch(first!)).status).toBe(200);
  });

  test('there is no portal for a user who never started to pay', async () => {
    const answer = await callAs(await shop.person('ada@example.com'), calls.openPortal);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      'There is nothing to show yet: you have not paid for anything.',
    ]);
  });
});

describe('another card', () => {
  test('a new card is saved without a charge', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(1000);
    const answer = await callAs(person, calls.updateCard);
    expect(answer.statusCode).toBe(200);
    expect(await shop.pay(answer.json().transaction_id, otherCard)).toBe('completed');
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', card: { last4: '5556' } });
    expect(await paymentsOf(person)).toHaveLength(1);
  });

  test('a new card pays an overdue payment, and the subscription is active again', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs + 1000);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'past_due' });
    const [unpaid] = await paymentsOf(person);

    const answer = await callAs(person, calls.updateCard);
    expect(answer.json()).toMatchObject({ transaction_id: unpaid!.id, card_form: { kind: 'paddle' } });
    expect(await shop.pay(unpaid!.id, otherCard)).toBe('completed');
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', card: { last4: '5556' } });
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});
