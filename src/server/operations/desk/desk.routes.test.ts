import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import type { TimelineAnswer } from '#contract/console/timeline.ts';
import { useTestDesk } from '#testing/server/desk.ts';
import { hireOperator } from '#testing/server/desk-operators.ts';

const { shop, support, maya, query, ask, open, timeline, audited } = useTestDesk();
const opened = async () => (await open()).json<PersonAnswer>();
const entries = async (more: object = {}) => (await timeline(more)).json<TimelineAnswer>().entries;

describe('opening a person', () => {
  it('answers with state, money, access and what happened', async () => {
    const person = await opened();
    expect(person).toMatchObject({
      id: maya.id,
      email: 'Maya.Lindqvist@example.com',
      name: 'Maya Lindqvist',
      state: 'active',
      sentence:
        'Pays $19.99 every 4 weeks, next on 29 January 2030. Not cancelled. Has access until then, because the payment of 1 January covers it.',
      access: { until: '2030-01-29T12:00:00.000Z', because: 'payment' },
      money: [{ currency: 'USD', payments: 1, paid_minor: 1999, refunded_minor: 0, on_its_way_minor: 0 }],
      subscriptions: [{ is_current: true, provider_status: 'active', offer_version: 1, offer_name: '4-week plan' }],
      withdrawal_ends_at: '2030-01-16T00:00:00.000Z',
      payments: [
        {
          purpose: '4-week plan',
          status: 'paid',
          card: { brand: 'visa', last4: '4242' },
          refundable: { amount_minor: 1999, currency: 'USD' },
        },
      ],
      checkouts: [{ plan: '4-week plan', offer_version: 1, status: 'completed' }],
      grants: [],
      sessions: [{ device: '' }],
    });
    expect(person.customer_view).toEqual(await shop.seen(maya));
  });

  it('counts renewals and what can still be given back', async () => {
    await shop.advance(29 * 86_400_000);
    await shop.deliver();
    const money = await hireOperator(shop.deps, 'money');
    const now = async () => (await open(maya.id, undefined, money)).json<PersonAnswer>();
    const [latest] = (await now()).payments;
    const details = await shop.paddle.transactions.get(latest!.id);
    const itemId = details.details!.lineItems[0]!.id;
    await shop.paddle.adjustments.create({
      action: 'refund',
      transactionId: latest!.id,
      reason: 'a part',
      items: [{ itemId, type: 'partial', amount: '500' }],
    } as never);
    await shop.deliver();
    const person = await now();
    expect(person.payments.map(({ purpose, refundable }) => [purpose, refundable.amount_minor])).toEqual([
      ['renewal 1', 1499],
      ['4-week plan', 1999],
    ]);
    expect(person.money[0]!.paid_minor).toBe(3998);
    expect(person.money[0]!.refunded_minor + person.money[0]!.on_its_way_minor).toBe(500);
  });

  it('is an entry of the audit each time, with the reason', async () => {
    await Promise.all([open(maya.id, 'asked for a refund by mail'), open(maya.id, ' asked again '), open()]);
    const all = await audited();
    expect(all.map(({ act, user_id, operator_id }) => [act, user_id, operator_id])).toEqual(
      Array(3).fill(['opened a person', maya.id, support.id]),
    );
    expect(all.map(({ reason }) => reason).sort()).toEqual(['', 'asked again', 'asked for a refund by mail']);
  });

  it('answers 404 for an unknown account, and writes nothing down', async () => {
    for (const id of ['0', '999999', '999999999999999999']) {
      expect((await open(id)).statusCode).toBe(404);
      expect((await ask(callAddress(consoleCalls.readTimeline, { params: { id } }))).statusCode).toBe(404);
      const health = callAddress(consoleCalls.showHealthData, { params: { id } });
      expect((await ask(health, support, { reason: 'asked for it' })).statusCode).toBe(404);
      expect((await ask(callAddress(consoleCalls.signSubscriberOut, { params: { id } }))).statusCode).toBe(404);
    }
    expect((await open('one')).statusCode).toBe(400);
    expect(await audited()).toEqual([]);
  });

  it('is refused to growth and analyst, and shows what they may not see to nobody else', async () => {
    const params = { id: maya.id };
    for (const role of ['growth', 'analyst'] as const) {
      const other = await hireOperator(shop.deps, role);
      for (const address of [
        callAddress(consoleCalls.findSubscribers, { query: { q: 'maya' } }),
        callAddress(consoleCalls.readSubscriber, { params }),
        callAddress(consoleCalls.readTimeline, { params }),
        callAddress(consoleCalls.signSubscriberOut, { params }),
      ]) {
        const answer = await ask(address, other);
        expect([answer.statusCode, answer.json().error]).toEqual([403, consoleRefusals.notYours]);
      }
    }
    const money = await hireOperator(shop.deps, 'money');
    expect((await open(maya.id, undefined, money)).statusCode).toBe(200);
    const health = callAddress(consoleCalls.showHealthData, { params });
    expect((await ask(health, money, { reason: 'curious' })).statusCode).toBe(403);
    expect((await ask(callAddress(consoleCalls.signSubscriberOut, { params }), money)).statusCode).toBe(403);
  });
});

describe('the timeline', () => {
  it('opens only after the person was opened by the same operator', async () => {
    expect((await timeline()).statusCode).toBe(409);
    await open();
    expect((await timeline()).statusCode).toBe(200);
    const other = await hireOperator(shop.deps, 'money');
    expect((await timeline({}, other)).statusCode).toBe(409);
    shop.deps.advance(13 * 3_600_000);
    expect((await timeline()).statusCode).not.toBe(200);
  });

  it('has everything, newest first, in words', async () => {
    await shop.cancel(maya);
    await shop.deliver();
    await shop.work();
    await open(maya.id, 'asked for a refund by mail');
    const all = await entries();
    const texts = all.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'J. Marsh opened this page',
        'Asked to cancel',
        'Cancellation confirmed by Paddle',
        'Email “Cancelled” handed over',
        'Paid $19.99, 4-week plan',
        'Consent given',
        'Checkout opened',
        'Account made',
        'Signed in',
        '4-week plan began',
        'Email “Welcome” handed over',
        'Paddle told: transaction.completed',
      ]),
    );
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const kinds = async (show: string) => new Set((await entries({ show })).map(({ kind }) => kind));
    for (const kind of ['money', 'email', 'audit']) expect(await kinds(kind)).toEqual(new Set([kind]));
  });

  it('is read page by page, each entry once, while it grows', async () => {
    await open();
    await query(`insert into emails (key, kind, user_id, subject, sent_at)
      select 'receipt:' || n, 'receipt', ${maya.id}, 'Receipt', '2029-12-01'::timestamptz + n / 10 * interval '1 minute' from generate_series(1, 120) n`);
    let read = 0;
    for (let before: string | undefined; ; ) {
      const answer = (await timeline(before ? { before, show: 'email' } : { show: 'email' })).json<TimelineAnswer>();
      read += answer.entries.length;
      if (answer.next === null) break;
      before = answer.next;
      await query(`insert into emails values ('receipt:new${read}', 'receipt', ${maya.id}, 'Receipt', '2031-01-01')`);
    }
    const [{ n }] = await query(
      `select count(*)::int as n from emails where user_id = ${maya.id} and key not like 'receipt:new%'`,
    );
    expect(read).toBe(n);
    expect((await timeline({ before: 'anything' })).statusCode).toBe(400);
  });
});
