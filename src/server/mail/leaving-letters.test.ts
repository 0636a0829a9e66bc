import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { findLeaver } from '#server/billing/leave/leave-links.sql.ts';
import { useTestEmails } from '#testing/server/use.ts';

const letters = useTestEmails();

const sent = () => letters.deps.sent;
const at = (ms: number) => new Date(letters.deps.clock() + ms);
const about = () => ({ user_id: letters.userId, subscription_id: 'sub_1' });

describe('the letter after a cancellation', () => {
  const cancelled = () => letters.send('cancelled', { ...about(), requested_at: at(0).toISOString() });

  it('tells when it was asked for, until when access lasts, and how to undo it', async () => {
    await letters.subscribe({ scheduled_action: 'cancel', scheduled_at: at(28 * dayMs), next_billed_at: null });
    await letters.pay();
    await cancelled();
    const text = sent()[0]!.text;
    expect(text).toContain('cancellation of the 4-week plan on 1 January 2030 at 12:00 UTC');
    expect(text).toContain('You will not be charged again.');
    expect(text).toContain('Everything stays open to you until 29 January 2030 at 12:00 UTC');
    expect(text).toContain('https://everkite.test/subscription/manage');
  });

  it('says of a trial that nothing is charged, and that it stays open to its end', async () => {
    await letters.subscribe({ status: 'trialing', trial_ends_at: at(7 * dayMs), scheduled_action: 'cancel' });
    await cancelled();
    expect(sent()[0]?.subject).toBe('Your Everkite trial is cancelled');
    expect(sent()[0]?.text).toContain('Nothing will be charged.');
    expect(sent()[0]?.text).toContain('until 8 January 2030 at 12:00 UTC');
  });

  it('tells that access has ended when it ended at once', async () => {
    await letters.subscribe({ status: 'canceled', next_billed_at: null });
    await letters.pay({ period_ends_at: at(-dayMs) });
    await cancelled();
    expect(sent()[0]?.text).toContain('Your access has ended.');
    expect(sent()[0]?.text).not.toContain('undo');
  });

  it('is not sent when it was taken back meanwhile', async () => {
    await letters.subscribe();
    await letters.pay();
    await cancelled();
    expect(sent()).toEqual([]);
  });
});

describe('the letter after a withdrawal', () => {
  const withdrawn = () => letters.send('withdrawn', about());
  const wish = () =>
    letters.insert('withdrawals', {
      subscription_id: 'sub_1',
      user_id: letters.userId,
      transaction_id: 'txn_1',
      requested_at: at(-60_000),
    });

  it('confirms when it arrived and what is given back', async () => {
    await letters.subscribe({ status: 'canceled' });
    await letters.pay();
    await wish();
    await letters.insert('refunds', {
      transaction_id: 'txn_1',
      user_id: letters.userId,
      subscription_id: 'sub_1',
      reason: 'withdrawal',
      owed_at: at(0),
    });
    await withdrawn();
    expect(sent()[0]?.subject).toBe('You have withdrawn from your Everkite contract');
    expect(sent()[0]?.text).toContain('the contract about the 4-week plan on 1 January 2030 at 11:59 UTC');
    expect(sent()[0]?.text).toContain('You get back all you paid, $19.99, the way you paid it, within 14 days.');
  });

  it('promises what may still arrive when no payment is known', async () => {
    await letters.subscribe({ status: 'canceled' });
    await wish();
    await withdrawn();
    expect(sent()[0]?.text).toContain('Should one still arrive, you get all of it back.');
  });

  it('is not sent when nobody withdrew', async () => {
    await letters.subscribe();
    await withdrawn();
    expect(sent()).toEqual([]);
  });
});

describe('the letter after a second purchase', () => {
  it('tells that the second one has ended and is given back, and that the first one goes on', async () => {
    await letters.subscribe({ status: 'canceled' });
    await letters.pay();
    await letters.insert('refunds', {
      transaction_id: 'txn_1',
      user_id: letters.userId,
      subscription_id: 'sub_1',
      reason: 'second purchase',
      owed_at: at(0),
    });
    await letters.send('second-purchase', about());
    expect(sent()[0]?.text).toContain('You bought the 4-week plan while another subscription of yours was running');
    expect(sent()[0]?.text).toContain('You get back all you paid for it, $19.99');
    expect(sent()[0]?.text).toContain('Your first subscription stays as it was.');
  });
});

describe('the letter with a link to leave', () => {
  const ask = () => letters.send('leave-link', { user_id: letters.userId });

  it('brings a link for a day, of which only the hash is kept', async () => {
    await letters.subscribe();
    await ask();
    expect(sent()[0]?.subject).toBe('Ending your Everkite subscription');
    expect(sent()[0]?.text).toContain('It works until 2 January 2030 at 12:00 UTC.');
    const token = /https:\/\/everkite\.test\/leave#([\w-]{43})\n/.exec(sent()[0]!.text)![1]!;
    expect(await findLeaver(letters.deps.db, token, letters.deps.clock())).toBe(letters.userId);
    expect(await letters.query('select expires_at from leave_links')).toEqual([{ expires_at: at(dayMs) }]);
  });

  it('brings a link to who has cancelled, but may still withdraw', async () => {
    await letters.subscribe({ status: 'canceled' });
    await ask();
    expect(sent()[0]?.text).toContain('https://everkite.test/leave#');
  });

  it('says that there is nothing to end where nothing is', async () => {
    await letters.subscribe({ status: 'canceled', started_at: at(-30 * dayMs) });
    await ask();
    expect(sent()[0]?.text).toContain('there is nothing to end, and nothing will be charged');
    expect(await letters.query('select * from leave_links')).toEqual([]);
  });
});
