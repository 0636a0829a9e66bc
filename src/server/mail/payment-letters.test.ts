import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordConsent } from '../consent/consent-ledger.sql';
import { createTestLetters, dayMs, type TestLetters } from './test-letters';

let letters: TestLetters;
beforeAll(async () => {
  letters = await createTestLetters();
});
beforeEach(() => letters.reset());
afterAll(() => letters.database.drop());

const sent = () => letters.deps.sent;
const at = (ms: number) => new Date(letters.deps.clock() + ms);
const about = () => ({ user_id: letters.userId, subscription_id: 'sub_1' });

async function agreeTo(text: string, about: Parameters<typeof recordConsent>[1]['about']) {
  await letters.deps.db.transaction().execute((tx) =>
    recordConsent(tx, {
      about,
      userId: letters.userId,
      offerId: 1,
      price: { amount_minor: 1999, currency: 'USD' },
      consent: { accepted: true, text, version: '1', locale: 'en' },
      now: letters.deps.clock(),
    }),
  );
}

describe('the receipt', () => {
  const receipt = () => letters.send('receipt', { user_id: letters.userId, transaction_id: 'txn_1' });

  it('tells what was bought, the amount with its tax, the card, and what comes next', async () => {
    await letters.subscribe();
    await letters.pay({ invoice_number: '1043-7' });
    await receipt();
    expect(sent()[0]?.subject).toBe('Your Everkite receipt of 1 January 2030');
    const text = sent()[0]!.text;
    for (const fact of ['Bought: 4-week plan', 'Paid: $19.99', 'Tax included: $3.19', 'Card: ending in 4242'])
      expect(text).toContain(fact);
    expect(text).toContain('Invoice: 1043-7');
    expect(text).toContain('renews on 29 January 2030 at $19.99 every 4 weeks, until you cancel');
    expect(text).toContain(
      'cancel at any time, online, and keep what is paid for:\nhttps://everkite.test/subscription/cancel',
    );
  });

  it('holds the terms exactly as the buyer agreed to them', async () => {
    await letters.insert('checkouts', { id: 'c', user_id: letters.userId, offer_id: 1 });
    await agreeTo('$19.99 today & “then” <again>.', { kind: 'purchase', checkoutId: 'c' });
    await letters.subscribe();
    await letters.pay({ checkout_id: 'c' });
    await receipt();
    expect(sent()[0]?.text).toContain('What you agreed to on 1 January 2030\n> $19.99 today & “then” <again>.');
    expect(sent()[0]?.html).toContain('$19.99 today &amp; “then” &lt;again&gt;.');
  });

  it('holds the terms of a change of plan once there was one', async () => {
    await letters.insert('checkouts', { id: 'c', user_id: letters.userId, offer_id: 1 });
    await agreeTo('The first terms.', { kind: 'purchase', checkoutId: 'c' });
    await agreeTo('The newer terms.', { kind: 'plan-change', subscriptionId: 'sub_1' });
    await letters.subscribe();
    await letters.pay({ checkout_id: 'c' });
    await receipt();
    expect(sent()[0]?.text).toContain('> The newer terms.');
    expect(sent()[0]?.text).not.toContain('The first terms.');
  });

  it('names the last day to withdraw for 14 days, and not afterwards', async () => {
    await letters.subscribe();
    await letters.pay();
    await receipt();
    expect(sent()[0]?.text).toContain('Until the end of 15 January 2030 (UTC) you may withdraw');
    expect(sent()[0]?.text).toMatch(/https:\/\/everkite\.test\/leave#[\w-]{43}\n/);
    expect(await letters.query('select expires_at from leave_links')).toEqual([
      { expires_at: new Date('2030-01-16T00:00:00Z') },
    ]);
    letters.deps.advance(14 * dayMs);
    await receipt();
    expect(sent()[1]?.text).toContain('Until the end of 15 January 2030 (UTC) you may withdraw');
    letters.deps.advance(dayMs / 2);
    await receipt();
    expect(sent()[2]?.text).not.toContain('withdraw');
  });

  it('names no right to withdraw to who has used it', async () => {
    await letters.subscribe({ status: 'canceled' });
    await letters.pay();
    await letters.insert('withdrawals', { subscription_id: 'sub_1', user_id: letters.userId, requested_at: at(0) });
    await receipt();
    expect(sent()[0]?.text).not.toContain('may withdraw');
    expect(sent()[0]?.text).toContain('No further payment is planned');
  });

  it('waits for news of the subscription, and after an hour says nothing of what comes next', async () => {
    await letters.pay();
    await receipt();
    expect(sent()).toEqual([]);
    letters.deps.advance(60 * 60_000);
    await letters.work();
    expect(sent()[0]?.text).toContain('Paid: $19.99');
    expect(sent()[0]?.text).not.toMatch(/renews|No further payment/);
  });

  it('waits for the next date when the subscription still names the one that was paid', async () => {
    await letters.subscribe({ next_billed_at: at(0) });
    await letters.pay();
    await receipt();
    expect(sent()).toEqual([]);
    await letters.query('update subscriptions set next_billed_at = $1', [at(28 * dayMs)]);
    letters.deps.advance(60_000);
    await letters.work();
    expect(sent()[0]?.text).toContain('renews on 29 January 2030');
  });

  it('is not sent for what was not paid, nor to anybody else', async () => {
    await letters.subscribe();
    await letters.pay({ status: 'past_due' });
    await receipt();
    await letters.query(`update transactions set status = 'completed'`);
    const [eve] = await letters.query(
      `insert into users (email, email_key) values ('e@x.org', 'e@x.org') returning id`,
    );
    await letters.send('receipt', { user_id: eve!.id, transaction_id: 'txn_1' });
    expect(sent()).toEqual([]);
  });
});

describe('the letter before a renewal', () => {
  const renewsAt = '2030-01-08T12:00:00.000Z';
  const remind = () => letters.send('renewal-reminder', { ...about(), renews_at: renewsAt });

  it('tells how much is charged, when, and where to stop it', async () => {
    await letters.subscribe({ next_billed_at: renewsAt });
    await remind();
    expect(sent()[0]?.subject).toBe('Your Everkite subscription renews on 8 January 2030');
    expect(sent()[0]?.text).toContain('$19.99 every 4 weeks, until you cancel');
    expect(sent()[0]?.text).toContain('https://everkite.test/subscription/manage');
  });

  it.each([
    ['was cancelled', { scheduled_action: 'cancel' }],
    ['is to pause', { scheduled_action: 'pause' }],
    ['is paid on another day', { next_billed_at: '2030-01-09T12:00:00Z' }],
    ['waits for a payment', { status: 'past_due' }],
    ['is in its trial, which has a letter of its own', { status: 'trialing', trial_ends_at: renewsAt }],
  ])('is not sent when the subscription %s', async (_why, columns) => {
    await letters.subscribe({ next_billed_at: renewsAt, ...columns });
    await remind();
    expect(sent()).toEqual([]);
  });
});

describe('the letter before the end of a trial', () => {
  const endsAt = '2030-01-04T12:00:00.000Z';
  const trial = { status: 'trialing', trial_ends_at: endsAt, next_billed_at: endsAt };
  const remind = () => letters.send('trial-ending', { ...about(), trial_ends_at: endsAt });

  it('tells from when on it costs what, and where to stop it', async () => {
    await letters.subscribe(trial);
    await remind();
    expect(sent()[0]?.subject).toBe('Your Everkite trial ends on 4 January 2030');
    expect(sent()[0]?.text).toContain('Then you pay $19.99 every 4 weeks, until you cancel');
  });

  it.each([
    ['was cancelled', { scheduled_action: 'cancel' }],
    ['is paid for already', { status: 'active' }],
    ['ends on another day', { trial_ends_at: '2030-01-05T12:00:00Z', next_billed_at: '2030-01-05T12:00:00Z' }],
  ])('is not sent when it %s', async (_why, columns) => {
    await letters.subscribe({ ...trial, ...columns });
    await remind();
    expect(sent()).toEqual([]);
  });
});

describe('the letter about a new price', () => {
  const tell = () => letters.send('price-change', { ...about(), price_change_id: '7' }, 'price-change:7:sub_1');
  const announce = async (columns = {}) => {
    await letters.query(
      `insert into price_changes (id, offer_id, currency, amount_minor, effective_at, announced_by, announced_at)
       overriding system value values (7, 1, 'USD', 2499, '2030-03-01T00:00:00Z', 'operator', now())`,
    );
    await letters.insert('price_change_notices', {
      price_change_id: 7,
      ...about(),
      amount_before_minor: 1999,
      ...columns,
    });
  };

  it('tells both prices, from when on, and how to leave before', async () => {
    await letters.subscribe();
    await announce();
    await tell();
    expect(sent()[0]?.text).toContain(
      'From your first renewal on or after 1 March 2030, the 4-week plan costs $24.99 every 4 weeks. Until then it stays at $19.99.',
    );
    expect(sent()[0]?.text).toContain('https://everkite.test/subscription/manage');
    expect(await letters.query('select key from letters')).toEqual([{ key: 'price-change:7:sub_1' }]);
  });

  it('is not sent to who has cancelled, nor to whom it does not concern any more', async () => {
    await letters.subscribe({ scheduled_action: 'cancel' });
    await announce();
    await tell();
    await letters.query(`update subscriptions set scheduled_action = null`);
    await letters.query(`update price_change_notices set left_at = now()`);
    await letters.send('price-change', { ...about(), price_change_id: '7' });
    expect(sent()).toEqual([]);
  });
});

describe('the letter about a failed payment', () => {
  const failed = () => letters.send('payment-failed', { ...about(), transaction_id: 'txn_1' });

  it('tells the amount, what it means, and where to give another card', async () => {
    await letters.subscribe({ status: 'past_due' });
    await letters.pay({ status: 'past_due' });
    await failed();
    expect(sent()[0]?.text).toContain('We could not collect $19.99 for the 4-week plan');
    expect(sent()[0]?.text).toContain('Update your card:\nhttps://everkite.test/checkout/card');
  });

  it('is not sent when it has been paid meanwhile', async () => {
    await letters.subscribe({ status: 'past_due' });
    await letters.pay();
    await failed();
    await letters.query(`update transactions set status = 'past_due'`);
    await letters.query(`update subscriptions set status = 'active'`);
    await failed();
    expect(sent()).toEqual([]);
  });
});

describe('the letter about money that goes back', () => {
  const refunded = () => letters.send('refunded', { user_id: letters.userId, adjustment_id: 'adj_1' });
  const adjust = (columns = {}) =>
    letters.insert('adjustments', {
      id: 'adj_1',
      transaction_id: 'txn_1',
      user_id: letters.userId,
      action: 'refund',
      status: 'approved',
      total_minor: 1999,
      currency: 'USD',
      created_at: at(0),
      occurred_at_us: 1,
      ...columns,
    });

  it('tells of a whole payment that all of it comes back, and where to', async () => {
    await letters.pay();
    await adjust();
    await refunded();
    expect(sent()[0]?.text).toContain('We gave back $19.99: all you paid on 1 January 2030.');
    expect(sent()[0]?.text).toContain('It goes to your card ending in 4242.');
  });

  it('tells of a part which payment it is part of', async () => {
    await letters.pay();
    await adjust({ total_minor: 500 });
    await refunded();
    expect(sent()[0]?.text).toContain('We gave back $5.00 of the $19.99 you paid on 1 January 2030.');
  });

  it.each([
    ['while it waits for approval', { status: 'pending_approval' }],
    ['when it was rejected', { status: 'rejected' }],
    ['about a chargeback, which the bank has told already', { action: 'chargeback' }],
  ])('is not sent %s', async (_why, columns) => {
    await letters.pay();
    await adjust(columns);
    await refunded();
    expect(sent()).toEqual([]);
  });
});
