import { beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import type { TimelineAnswer } from '#contract/console/timeline.ts';
import { dayMs } from '#contract/day.ts';
import type { MailEvent } from '#server/mail/bounces/mail-event.ts';
import { takeMailEvent } from '#server/mail/bounces/take-mail-event.ts';
import { messageIdOf } from '#server/mail/send-once.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { useTestDesk } from '#testing/server/desk.ts';

const { shop, maya, open, timeline, query } = useTestDesk();
const address = 'maya.lindqvist@example.com';

beforeEach(async () => {
  await shop.work();
});

/** The latest email of each kind, with its delivery. */
async function deliveries(): Promise<Record<string, string>> {
  const { emails } = (await open()).json<PersonAnswer>();
  return Object.fromEntries(
    emails.reverse().map(({ kind, delivery, why }) => [kind, why ? `${delivery}, ${why}` : delivery]),
  );
}
const receiptKey = async (): Promise<string> => (await query("select key from emails where kind = 'receipt'"))[0].key;
const tell = (event: Partial<MailEvent>) =>
  takeMailEvent(shop.deps, { kind: 'hard bounce', email: address, why: 'no such address', messageId: null, ...event });
const messageIdOfReceipt = async () =>
  messageIdOf(await receiptKey(), shop.deps.config.publicUrl).replaceAll(/[<>]/g, '');
/** Enqueues a reminder, which is not sent to a dead address. */
const remind = () =>
  enqueue(shop.deps.db, {
    kind: 'refunded',
    uniqueKey: 'refunded:adj_1',
    payload: { user_id: maya.id, adjustment_id: 'adj_1' },
  });

describe('what became of a person’s emails', () => {
  it('an email that nothing was heard of is handed over', async () => {
    expect(await deliveries()).toEqual({ welcome: 'handed over', receipt: 'handed over' });
  });

  it('an email waits until it is handed over, also while it is tried again', async () => {
    await remind();
    expect(await deliveries()).toMatchObject({ refunded: 'waiting' });
    await query("update jobs set attempts = 1, run_at = run_at + interval '1 hour' where kind = 'refunded'");
    expect(await deliveries()).toMatchObject({ refunded: 'waiting' });
    await query("update jobs set attempts = 0, run_at = '2031-01-01' where kind = 'refunded'");
    expect(await deliveries()).not.toHaveProperty('refunded');
  });

  it.each([
    [
      { kind: 'hard bounce', why: 'no such address' },
      'hard bounce, no such address',
      'came back for good: no such address',
    ],
    [
      { kind: 'soft bounce', why: 'mailbox full' },
      'soft bounce, mailbox full',
      'came back for now: the mailbox is full',
    ],
    [{ kind: 'complaint', why: null }, 'complaint', 'marked as spam'],
  ] as const)(
    '%j belongs to the email of its Message-ID, on the page and in the timeline',
    async (event, shown, said) => {
      await tell({ ...event, messageId: await messageIdOfReceipt() });
      expect(await deliveries()).toEqual({ welcome: 'handed over', receipt: shown });
      const { entries } = (await timeline({ show: 'email' })).json<TimelineAnswer>();
      expect(entries.map(({ text }) => text)).toContain(`Email “Receipt” ${said}`);
    },
  );

  it('without a Message-ID it belongs to the latest email to that address, for thirty days', async () => {
    await query("update emails set sent_at = sent_at + interval '1 hour' where kind = 'receipt'");
    await tell({});
    expect(await deliveries()).toEqual({ welcome: 'handed over', receipt: 'hard bounce, no such address' });
    await query('delete from email_outcomes');
    shop.deps.advance(31 * dayMs);
    await tell({});
    await tell({ email: 'grace@example.com' });
    expect(await query('select * from email_outcomes')).toEqual([]);
  });

  it('a dead address stays dead, and events that are repeated change nothing', async () => {
    const messageId = await messageIdOfReceipt();
    for (const kind of ['soft bounce', 'hard bounce', 'hard bounce', 'soft bounce'] as const)
      await tell({ kind, messageId });
    expect(await query('select outcome from email_outcomes')).toEqual([{ outcome: 'hard bounce' }]);
  });

  it('an email that the mail server refuses is refused, and can be sent again', async () => {
    const key = await receiptKey();
    await query(`delete from emails where key = '${key}'`);
    await query(
      `update jobs set done_at = null, payload = '{"user_id": "${maya.id}", "transaction_id": "${key.split(':')[1]}"}' where kind = 'receipt'`,
    );
    const { send } = shop.deps.mailer;
    shop.deps.mailer.send = async () => ({ refused: '550 5.1.1 (address): unknown' });
    await shop.work();
    shop.deps.mailer.send = send;
    expect(await deliveries()).toEqual({ welcome: 'handed over', receipt: 'refused, no such address' });
    shop.deps.advance(60_000);
    const owner = await signedInOperator(shop, 'owner');
    expect((await owner.act(consoleCalls.sendEmailAgain, maya.id, { email: key })).statusCode).toBe(200);
    await shop.work();
    expect(await deliveries()).toMatchObject({ receipt: 'handed over' });
  });

  it('a reminder to an address that came back is not sent, and says so', async () => {
    await tell({});
    const [{ id }] = await query('select id from subscriptions');
    const payload = {
      user_id: maya.id,
      subscription_id: id,
      renews_at: new Date(shop.deps.clock() + 28 * dayMs).toISOString(),
    };
    await enqueue(shop.deps.db, { kind: 'renewal-reminder', uniqueKey: 'renewal-reminder:1', payload } as never);
    await shop.work();
    expect(await deliveries()).toMatchObject({ 'renewal-reminder': 'suppressed, came back before' });
  });
});
