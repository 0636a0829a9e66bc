import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { findLeaver } from '#server/billing/leave/leave-links.sql.ts';
import { useTestEmails } from '#testing/server/use.ts';

const emails = useTestEmails();

const sent = () => emails.deps.sent;
const at = (ms: number) => new Date(emails.deps.clock() + ms);
const about = () => ({ user_id: emails.userId, subscription_id: 'sub_1' });

describe('the email after a cancellation', () => {
  const cancelled = () => emails.send('cancelled', { ...about(), requested_at: at(0).toISOString() });

  it('the email after a cancellation says when it was requested, until when access lasts, and how to undo it', async () => {
    await emails.subscribe({ scheduled_action: 'cancel', scheduled_at: at(28 * dayMs), next_billed_at: null });
    await emails.pay();
    await cancelled();
    const text = sent()[0]!.text;
    expect(text).toContain('cancellation of the 4-week plan on 1 January 2030 at 12:00 UTC');
    expect(text).toContain('You will not be charged again.');
    expect(text).toContain('Everything stays open for you until 29 January 2030 at 12:00 UTC');
    expect(text).toContain('https://everkite.test/subscription/manage');
  });

  it('the email after a cancelled trial says that nothing is charged and that access lasts to its end', async () => {
    await emails.subscribe({ status: 'trialing', trial_ends_at: at(7 * dayMs), scheduled_action: 'cancel' });
    await cancelled();
    expect(sent()[0]?.subject).toBe('Your Everkite trial is cancelled');
    expect(sent()[0]?.text).toContain('Nothing will be charged.');
    expect(sent()[0]?.text).toContain('until 8 January 2030 at 12:00 UTC');
  });

  it('the email after a cancellation says that access has ended when it ended at once', async () => {
    await emails.subscribe({ status: 'canceled', next_billed_at: null });
    await emails.pay({ period_ends_at: at(-dayMs) });
    await cancelled();
    expect(sent()[0]?.text).toContain('Your access has ended.');
    expect(sent()[0]?.text).not.toContain('undo');
  });

  it('the email after a cancellation is not sent when it was undone', async () => {
    await emails.subscribe();
    await emails.pay();
    await cancelled();
    expect(sent()).toEqual([]);
  });
});

describe('the email after a withdrawal', () => {
  const withdrawn = () => emails.send('withdrawn', about());
  const request = () =>
    emails.insert('withdrawals', {
      subscription_id: 'sub_1',
      user_id: emails.userId,
      transaction_id: 'txn_1',
      requested_at: at(-60_000),
    });

  it('the email after a withdrawal confirms when it arrived and what is given back', async () => {
    await emails.subscribe({ status: 'canceled' });
    await emails.pay();
    await request();
    await emails.insert('refunds', {
      transaction_id: 'txn_1',
      user_id: emails.userId,
      subscription_id: 'sub_1',
      reason: 'withdrawal',
      owed_at: at(0),
    });
    await withdrawn();
    expect(sent()[0]?.subject).toBe('You have withdrawn from your Everkite contract');
    expect(sent()[0]?.text).toContain('the contract for the 4-week plan on 1 January 2030 at 11:59 UTC');
    expect(sent()[0]?.text).toContain('You get back all you paid, $19.99, the way you paid it, within 14 days.');
  });

  it('the email after a withdrawal promises to return a payment that may still arrive when none is known', async () => {
    await emails.subscribe({ status: 'canceled' });
    await request();
    await withdrawn();
    expect(sent()[0]?.text).toContain('If one still arrives, you get all of it back.');
  });

  it('the email after a withdrawal is not sent when nobody withdrew', async () => {
    await emails.subscribe();
    await withdrawn();
    expect(sent()).toEqual([]);
  });
});

describe('the email after a second purchase', () => {
  it('the email after a second purchase says that it ended and is given back, and that the first one continues', async () => {
    await emails.subscribe({ status: 'canceled' });
    await emails.pay();
    await emails.insert('refunds', {
      transaction_id: 'txn_1',
      user_id: emails.userId,
      subscription_id: 'sub_1',
      reason: 'second purchase',
      owed_at: at(0),
    });
    await emails.send('second-purchase', about());
    expect(sent()[0]?.text).toContain('You bought the 4-week plan while another subscription of yours was running');
    expect(sent()[0]?.text).toContain('You get back all you paid for it, $19.99');
    expect(sent()[0]?.text).toContain('Your first subscription stays as it was.');
  });
});

describe('the email with a link to leave', () => {
  const sendLink = () => emails.send('leave-link', { user_id: emails.userId });

  it('the email with a leave link has a link for a day, of which only the hash is stored', async () => {
    await emails.subscribe();
    await sendLink();
    expect(sent()[0]?.subject).toBe('Ending your Everkite subscription');
    expect(sent()[0]?.text).toContain('It works until 2 January 2030 at 12:00 UTC.');
    const token = /https:\/\/everkite\.test\/leave#([\w-]{43})\n/.exec(sent()[0]!.text)![1]!;
    expect(await findLeaver(emails.deps.db, token, emails.deps.clock())).toBe(emails.userId);
    expect(await emails.query('select expires_at from leave_links')).toEqual([{ expires_at: at(dayMs) }]);
  });

  it('the email with a leave link has a link for a person who cancelled but may still withdraw', async () => {
    await emails.subscribe({ status: 'canceled' });
    await sendLink();
    expect(sent()[0]?.text).toContain('https://everkite.test/leave#');
  });

  it('the email with a leave link says so when there is nothing to end', async () => {
    await emails.subscribe({ status: 'canceled', started_at: at(-30 * dayMs) });
    await sendLink();
    expect(sent()[0]?.text).toContain('there is nothing to end, and nothing will be charged');
    expect(await emails.query('select * from leave_links')).toEqual([]);
  });
});
