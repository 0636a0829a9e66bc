import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { recordConsent } from '#server/billing/consent/record-consent.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestEmails } from '#testing/server/use.ts';

const emails = useTestEmails();

const sent = () => emails.deps.sent;
const welcome = () => emails.send('welcome', { user_id: emails.userId, checkout_id: 'c' });
const checkout = () => emails.insert('checkouts', { id: 'c', user_id: emails.userId, ...soldOffer() });

describe('the email after buying', () => {
  it('the welcome email contains a link to choose a password, of which only the hash is stored', async () => {
    await welcome();
    expect(sent()[0]).toMatchObject({ to: 'Ada@example.com', subject: 'Welcome to Everkite' });
    expect(sent()[0]?.text).toMatch(/https:\/\/everkite\.test\/auth\/change\?token=[\w-]{43}\n/);
    expect(await emails.query('select purpose, expires_at from password_tokens')).toEqual([
      { purpose: 'welcome', expires_at: new Date(emails.deps.clock() + dayMs) },
    ]);
  });

  it('the welcome email says what was paid and when it renews, like the page does', async () => {
    await checkout();
    await emails.subscribe({ next_billed_at: new Date('2030-01-29T12:00:00Z') });
    await emails.pay({ checkout_id: 'c' });
    await welcome();
    expect(sent()[0]?.text).toContain('We received $19.99');
    expect(sent()[0]?.text).toContain('renews on 29 January 2030 at $19.99 every 4 weeks');
    expect(sent()[0]?.text).not.toContain('agreed');
  });

  it('the welcome email contains the terms of a trial, for which no receipt is sent', async () => {
    await checkout();
    const agreement = { text: 'Nothing today, then $19.99 every 4 weeks.', version: '1' };
    const price = { amount_minor: 0, currency: 'USD' };
    await emails.deps.db.transaction().execute((tx) =>
      recordConsent(tx, {
        about: { kind: 'purchase', checkoutId: 'c' },
        userId: emails.userId,
        offerId: 1,
        price,
        agreement,
        now: emails.deps.clock(),
      }),
    );
    const endsAt = new Date('2030-01-08T12:00:00Z');
    await emails.subscribe({ status: 'trialing', trial_ends_at: endsAt, next_billed_at: endsAt });
    await emails.pay({ checkout_id: 'c', total_minor: 0, period_ends_at: null });
    await welcome();
    const text = sent()[0]!.text;
    expect(text).toContain('Nothing was charged today');
    expect(text).toContain('Your trial lasts until 8 January 2030. Then you pay $19.99 every 4 weeks');
    expect(text).toContain('What you agreed to on 1 January 2030\n> Nothing today, then $19.99 every 4 weeks.');
  });

  it('the welcome email to an account with a password leads to today’s session, and has a link to set a new password', async () => {
    await emails.query(`update users set password_hash = 'hash'`);
    await welcome();
    expect(sent()[0]?.text).toContain('Open today’s session:\nhttps://everkite.test/train');
    expect(sent()[0]?.text).toMatch(/set a new one|https:\/\/everkite\.test\/auth\/change\?token=[\w-]{43}\n/);
  });

  it('the welcome email is not sent when the account no longer exists', async () => {
    await emails.send('welcome', { user_id: '0', checkout_id: 'c' });
    expect(sent()).toEqual([]);
  });
});

describe('the email about a changed password', () => {
  it('the email about a changed password says when, and how to get in again if it was somebody else', async () => {
    await emails.send('password-changed', { user_id: emails.userId, changed_at: '2030-01-01T11:59:00Z' });
    expect(sent()[0]?.text).toContain('changed on 1 January 2030 at 11:59 UTC');
    expect(sent()[0]?.text).toContain('https://everkite.test/auth/reset');
  });
});

describe('the email to reset a password', () => {
  it('the email to reset a password is only sent to an address with an account', async () => {
    await emails.send('reset-password', { email_key: 'nobody@example.com' });
    expect(sent()).toEqual([]);
    await emails.send('reset-password', { email_key: 'ada@example.com' });
    expect(sent()[0]).toMatchObject({ to: 'Ada@example.com', subject: 'Set a new Everkite password' });
  });
});

describe('the email after an erasure', () => {
  const erased = { email: 'gone@example.com', erased_at: '2030-01-01T11:00:00Z' };

  it('the email after an erasure is sent to the address in the job, which is then forgotten', async () => {
    await emails.query('delete from users');
    await emails.send('erased', erased);
    expect(sent()[0]).toMatchObject({ to: 'gone@example.com', subject: 'Your Everkite account has been erased' });
    const kept = await emails.query('select payload, last_error from jobs');
    expect(kept).toEqual([{ payload: {}, last_error: null }]);
    expect(JSON.stringify(await emails.query('select * from emails'))).not.toContain('gone@');
  });

  it('the email after an erasure is given up after a day without a mail server, and its address forgotten', async () => {
    const { mailer } = emails.deps;
    emails.deps.mailer = { send: () => Promise.reject(new Error('the mail server is away')) };
    await emails.send('erased', erased);
    emails.deps.mailer = mailer;
    emails.deps.advance(dayMs);
    await emails.work();
    expect(sent()).toEqual([]);
    expect(await emails.query('select payload from jobs where done_at is not null')).toEqual([{ payload: {} }]);
  });
});
