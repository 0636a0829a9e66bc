import { describe, expect, it } from 'vitest';
import { useTestEmails } from '#testing/server/use.ts';

const emails = useTestEmails();

const sent = () => emails.deps.sent;
const at = (ms: number) => new Date(emails.deps.clock() + ms);
const about = () => ({ user_id: emails.userId, subscription_id: 'sub_1' });

describe('the email before a renewal', () => {
  const renewsAt = '2030-01-08T12:00:00.000Z';
  const remind = () => emails.send('renewal-reminder', { ...about(), renews_at: renewsAt });

  it('the email before a renewal says how much is charged, when, and where to stop it', async () => {
    await emails.subscribe({ next_billed_at: renewsAt });
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
    ['is in its trial, which has an email of its own', { status: 'trialing', trial_ends_at: renewsAt }],
  ])('the email before a renewal is not sent when the subscription %s', async (_why, columns) => {
    await emails.subscribe({ next_billed_at: renewsAt, ...columns });
    await remind();
    expect(sent()).toEqual([]);
  });
});

describe('the email before the end of a trial', () => {
  const endsAt = '2030-01-04T12:00:00.000Z';
  const trial = { status: 'trialing', trial_ends_at: endsAt, next_billed_at: endsAt };
  const remind = () => emails.send('trial-ending', { ...about(), trial_ends_at: endsAt });

  it('the email before the end of a trial says from when it costs what, and where to stop it', async () => {
    await emails.subscribe(trial);
    await remind();
    expect(sent()[0]?.subject).toBe('Your Everkite trial ends on 4 January 2030');
    expect(sent()[0]?.text).toContain('Then you pay $19.99 every 4 weeks, until you cancel');
  });

  it.each([
    ['was cancelled', { scheduled_action: 'cancel' }],
    ['is paid for already', { status: 'active' }],
    ['ends on another day', { trial_ends_at: '2030-01-05T12:00:00Z', next_billed_at: '2030-01-05T12:00:00Z' }],
  ])('the email before the end of a trial is not sent when the trial %s', async (_why, columns) => {
    await emails.subscribe({ ...trial, ...columns });
    await remind();
    expect(sent()).toEqual([]);
  });
});

describe('the email about a new price', () => {
  const sendPriceChange = () =>
    emails.send('price-change', { ...about(), price_change_id: '7' }, 'price-change:7:sub_1');
  const announce = async (columns = {}) => {
    await emails.query(
      `insert into price_changes (id, offer_id, currency, amount_minor, effective_at, announced_by, announced_at)
       overriding system value values (7, 1, 'USD', 2499, '2030-03-01T00:00:00Z', 'operator', now())`,
    );
    await emails.insert('price_change_notices', {
      price_change_id: 7,
      ...about(),
      amount_before_minor: 1999,
      ...columns,
    });
  };

  it('the email about a new price says both prices, from when, and how to leave before', async () => {
    await emails.subscribe();
    await announce();
    await sendPriceChange();
    expect(sent()[0]?.text).toContain(
      'From your first renewal on or after 1 March 2030, the 4-week plan costs $24.99 every 4 weeks. Until then it stays at $19.99.',
    );
    expect(sent()[0]?.text).toContain('https://everkite.test/subscription/manage');
    expect(await emails.query('select key from emails')).toEqual([{ key: 'price-change:7:sub_1' }]);
  });

  it('the email about a new price is not sent after a cancellation, nor when it no longer concerns the subscriber', async () => {
    await emails.subscribe({ scheduled_action: 'cancel' });
    await announce();
    await sendPriceChange();
    await emails.query(`update subscriptions set scheduled_action = null`);
    await emails.query(`update price_change_notices set left_at = now()`);
    await emails.send('price-change', { ...about(), price_change_id: '7' });
    expect(sent()).toEqual([]);
  });
});

describe('the email about a failed payment', () => {
  const failed = () => emails.send('payment-failed', { ...about(), transaction_id: 'txn_1' });

  it('the email about a failed payment says the amount, what it means, and where to give another card', async () => {
    await emails.subscribe({ status: 'past_due' });
    await emails.pay({ status: 'past_due' });
    await failed();
    expect(sent()[0]?.text).toContain('We could not collect $19.99 for the 4-week plan');
    expect(sent()[0]?.text).toContain('Update your card:\nhttps://everkite.test/checkout/card');
  });

  it('the email about a failed payment is not sent when it has been paid since', async () => {
    await emails.subscribe({ status: 'past_due' });
    await emails.pay();
    await failed();
    await emails.query(`update transactions set status = 'past_due'`);
    await emails.query(`update subscriptions set status = 'active'`);
    await failed();
    expect(sent()).toEqual([]);
  });
});

describe('the email about money that goes back', () => {
  const refunded = () => emails.send('refunded', { user_id: emails.userId, adjustment_id: 'adj_1' });
  const adjust = (columns = {}) =>
    emails.insert('adjustments', {
      id: 'adj_1',
      transaction_id: 'txn_1',
      user_id: emails.userId,
      action: 'refund',
      status: 'approved',
      total_minor: 1999,
      currency: 'USD',
      created_at: at(0),
      occurred_at_us: 1,
      ...columns,
    });

  it('the email about a full refund says that the payment comes back, and where to', async () => {
    await emails.pay();
    await adjust();
    await refunded();
    expect(sent()[0]?.text).toContain('We gave back $19.99: all you paid on 1 January 2030.');
    expect(sent()[0]?.text).toContain('It goes to your card ending in 4242.');
  });

  it('the email about a partial refund says of which payment it is a part', async () => {
    await emails.pay();
    await adjust({ total_minor: 500 });
    await refunded();
    expect(sent()[0]?.text).toContain('We gave back $5.00 of the $19.99 you paid on 1 January 2030.');
  });

  it.each([
    ['while it waits for approval', { status: 'pending_approval' }],
    ['when it was rejected', { status: 'rejected' }],
    ['about a chargeback, which the bank has told already', { action: 'chargeback' }],
  ])('the email about a refund is not sent %s', async (_why, columns) => {
    await emails.pay();
    await adjust(columns);
    await refunded();
    expect(sent()).toEqual([]);
  });
});
