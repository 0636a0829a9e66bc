import { beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { strangersNotification } from '#testing/server/strangers-notification.ts';
import { useTestShop } from '#testing/server/use.ts';
import { followDifferences } from './follow-differences.ts';

const minuteMs = 60_000;
const { shop, database } = useTestShop();
let owner: TestOperator;
beforeEach(async () => {
  owner = await signedInOperator(shop, 'owner');
});

const query = async (sql: string) => (await database.pool.query(sql)).rows;
const rows = () =>
  query('select kind, subject, solution, solved_at is not null as is_solved from work_items order by id');
/** The id of the only row. */
const only = async (): Promise<string> => (await query('select id from work_items'))[0].id;

/** A bank's decision, made in the emulator; its notification is not delivered. */
async function decide(path: string): Promise<void> {
  const answer = await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/${path}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

describe('a chargeback', () => {
  it('is on the list once, also after somebody has solved it and its news comes again', async () => {
    const { transaction_id } = await shop.subscribe('ada@example.com');
    await decide(`transactions/${transaction_id}/chargeback`);
    await shop.deliver();
    await owner.act(consoleCalls.solveWork, await only(), { solution: 'Sent the proof.' });
    await shop.deliver(await shop.notifications());
    expect(await rows()).toMatchObject([{ kind: 'chargeback opened', solution: 'Sent the proof.', is_solved: true }]);
  });

  it('that the bank has taken back is not on the list, whichever is heard first', async () => {
    const { transaction_id } = await shop.subscribe('ada@example.com');
    const before = (await shop.notifications()).length;
    await decide(`transactions/${transaction_id}/chargeback`);
    await shop.advance(dayMs);
    await decide(`transactions/${transaction_id}/chargeback-reverse`);
    const news = (await shop.notifications()).slice(before);
    await shop.deliver([...news].reverse());
    await shop.deliver(news);
    expect((await rows()).filter(({ is_solved }) => !is_solved)).toEqual([]);
  });
});

describe('a notification of nobody', () => {
  it('is on the list when its time to settle itself is over', async () => {
    await strangersNotification(shop);
    const shown = `select id from work_items where opened_at <= '${new Date(shop.deps.clock()).toISOString()}'`;
    expect(await query(shown)).toEqual([]);
    expect(await rows()).toMatchObject([{ kind: 'notification of nobody', is_solved: false }]);
  });

  it('is applied to the account that an operator finds, and its row closes', async () => {
    const { userId } = await strangersNotification(shop);
    await shop.advance(16 * minuteMs);
    const answer = await owner.act(consoleCalls.findOwner, await only(), { user_id: userId });
    expect(answer.statusCode).toBe(200);
    expect(await query('select user_id from subscriptions')).toEqual([{ user_id: userId }]);
    expect(await rows()).toMatchObject([{ solution: 'Its owner is known now.', is_solved: true }]);
    expect(await query('select event_id from webhook_events where projected_at is null')).toEqual([]);
  });

  it('is not given to an account that is not there', async () => {
    await strangersNotification(shop);
    await shop.advance(16 * minuteMs);
    const answer = await owner.act(consoleCalls.findOwner, await only(), { user_id: '999999' });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'There is no account with this number.']);
    expect(await query('select user_id from subscriptions')).toEqual([]);
  });

  it('is what an owner can be found for, and nothing else is', async () => {
    const ada = await shop.subscribe('ada@example.com');
    await decide(`transactions/${ada.transaction_id}/chargeback`);
    await shop.deliver();
    const answer = await owner.act(consoleCalls.findOwner, await only(), { user_id: ada.id });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'There is no notification behind this row.']);
  });
});

describe('differences between our books and Paddle’s', () => {
  const differ = (many: number) =>
    query(`insert into reconciliation_differences (kind, provider_id, field, ours, theirs, found_at)
      select 'transaction', 'txn_' || n, 'status', '1', '2', now() from generate_series(1, ${many}) n`);
  const follow = () => followDifferences(shop.deps);

  it('each have one row, which closes when it is settled', async () => {
    await differ(2);
    await follow();
    await follow();
    expect(await rows()).toHaveLength(2);
    await query(
      `update reconciliation_differences set state = 'closed', closed_at = now() where provider_id = 'txn_1'`,
    );
    await follow();
    expect((await rows()).map(({ is_solved }) => is_solved)).toEqual([true, false]);
  });

  it('that somebody has solved are not opened again', async () => {
    await differ(1);
    await follow();
    await owner.act(consoleCalls.solveWork, await only(), { solution: 'Rounded.' });
    await follow();
    expect(await rows()).toMatchObject([{ solution: 'Rounded.', is_solved: true }]);
  });

  it('fill no more than fifty rows at once', async () => {
    await differ(70);
    await follow();
    expect(await rows()).toHaveLength(50);
    await query(`update work_items set solved_at = now(), solved_by_name = 'R. Okafor'`);
    await follow();
    expect(await rows()).toHaveLength(70);
  });
});
