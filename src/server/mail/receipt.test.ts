import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { recordConsent } from '#server/billing/consent/record-consent.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestEmails } from '#testing/server/use.ts';

const emails = useTestEmails();

const sent = () => emails.deps.sent;
const at = (ms: number) => new Date(emails.deps.clock() + ms);

async function agreeTo(text: string, about: Parameters<typeof recordConsent>[1]['about']) {
  await emails.deps.db.transaction().execute((tx) =>
    recordConsent(tx, {
      about,
      userId: emails.userId,
      offerId: 1,
      price: { amount_minor: 1999, currency: 'USD' },
      agreement: { text, version: '1' },
      now: emails.deps.clock(),
    }),
  );
}

describe('the receipt', () => {
  const receipt = () => emails.send('receipt', { user_id: emails.userId, transaction_id: 'txn_1' });

  it('the receipt says what was bought, the amount with its tax, the card, and what comes next', async () => {
    await emails.subscribe();
    await emails.pay({ invoice_number: '1043-7' });
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

  it('the receipt contains the terms exactly as the buyer agreed to them', async () => {
    await emails.insert('checkouts', { id: 'c', user_id: emails.userId, ...soldOffer() });
    await agreeTo('$19.99 today & “then” <again>.', { kind: 'purchase', checkoutId: 'c' });
    await emails.subscribe();
    await emails.pay({ checkout_id: 'c' });
    await receipt();
    expect(sent()[0]?.text).toContain('What you agreed to on 1 January 2030\n> $19.99 today & “then” <again>.');
    expect(sent()[0]?.html).toContain('$19.99 today &amp; “then” &lt;again&gt;.');
  });

  it('the receipt contains the terms of a change of plan once there was one', async () => {
    await emails.insert('checkouts', { id: 'c', user_id: emails.userId, ...soldOffer() });
    await agreeTo('The first terms.', { kind: 'purchase', checkoutId: 'c' });
    await agreeTo('The newer terms.', { kind: 'plan-change', subscriptionId: 'sub_1' });
    await emails.subscribe();
    await emails.pay({ checkout_id: 'c' });
    await receipt();
    expect(sent()[0]?.text).toContain('> The newer terms.');
    expect(sent()[0]?.text).not.toContain('The first terms.');
  });

  it('the receipt names the last day to withdraw for 14 days, and not afterwards', async () => {
    await emails.subscribe();
    await emails.pay();
    await receipt();
    expect(sent()[0]?.text).toContain('Until the end of 15 January 2030 (UTC) you may withdraw');
    expect(sent()[0]?.text).toMatch(/https:\/\/everkite\.test\/leave#[\w-]{43}\n/);
    expect(sent()[0]?.text).toContain('From the second time within 12 months, the days you used are deducted.');
    expect(await emails.query('select expires_at from leave_links')).toEqual([
      { expires_at: new Date('2030-01-16T00:00:00Z') },
    ]);
    emails.deps.advance(14 * dayMs);
    await receipt();
    expect(sent()[1]?.text).toContain('Until the end of 15 January 2030 (UTC) you may withdraw');
    emails.deps.advance(dayMs / 2);
    await receipt();
    expect(sent()[2]?.text).not.toMatch(/withdraw|second time/);
  });

  it('the receipt names no right to withdraw once it was used', async () => {
    await emails.subscribe({ status: 'canceled' });
    await emails.pay();
    await emails.insert('withdrawals', { subscription_id: 'sub_1', user_id: emails.userId, requested_at: at(0) });
    await receipt();
    expect(sent()[0]?.text).not.toContain('may withdraw');
    expect(sent()[0]?.text).toContain('No further payment is planned');
  });

  it('the receipt waits an hour for the subscription, and is then sent without what comes next', async () => {
    await emails.pay();
    await receipt();
    expect(sent()).toEqual([]);
    emails.deps.advance(60 * 60_000);
    await emails.work();
    expect(sent()[0]?.text).toContain('Open today’s session:\nhttps://everkite.test/train');
    expect(sent()[0]?.text).toContain('Paid: $19.99');
    expect(sent()[0]?.text).not.toMatch(/renews|No further payment/);
  });

  it('the receipt waits for the next date while the subscription still has the one that was paid', async () => {
    await emails.subscribe({ next_billed_at: at(0) });
    await emails.pay();
    await receipt();
    expect(sent()).toEqual([]);
    await emails.query('update subscriptions set next_billed_at = $1', [at(28 * dayMs)]);
    emails.deps.advance(60_000);
    await emails.work();
    expect(sent()[0]?.text).toContain('renews on 29 January 2030');
  });

  it('the receipt is not sent for an unpaid transaction, nor to another person', async () => {
    await emails.subscribe();
    await emails.pay({ status: 'past_due' });
    await receipt();
    await emails.query(`update transactions set status = 'completed'`);
    const [eve] = await emails.query(`insert into users (email, email_key) values ('e@x.org', 'e@x.org') returning id`);
    await emails.send('receipt', { user_id: String(eve!.id), transaction_id: 'txn_1' });
    expect(sent()).toEqual([]);
  });
});
