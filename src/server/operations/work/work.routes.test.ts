import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { WorkList, WorkQuery, WorkRow } from '#contract/console/work.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { useTestConsole } from '#testing/server/use.ts';

const password = 'seven kites over the bay';
const secret = 'a-secret-of-sixteen';
const minuteMs = 60_000;

const testConsole = useTestConsole({ MAIL_EVENTS_SECRET: secret });
const deps = () => testConsole.deps();
let token: string;
beforeEach(async () => {
  await testConsole.start(password);
  token = await testConsole.signedIn(password);
});

const open = (subject: string, more: Partial<Parameters<typeof openWork>[1]> = {}) =>
  openWork(deps().db, { kind: 'job given up', subject, facts: {}, now: deps().clock(), ...more });
async function list(query: WorkQuery = {}): Promise<WorkList> {
  const headers = { authorization: `Bearer ${token}` };
  return (await testConsole.app.inject({ ...callAddress(consoleCalls.listWork, { query }), headers })).json();
}
const first = async (): Promise<WorkRow> => (await list()).rows[0]!;
const audit = async () =>
  (await testConsole.query(`select act, outcome from audit where act <> 'signed in' order by position`)).filter(
    ({ act }) => act !== 'set the console password',
  );
/** Gives the open session to another operator. */
async function become(name: string): Promise<void> {
  const [{ id }] = await testConsole.query(`
    insert into operators (email, email_key, name, role, state, created_at)
    values ('${name}@x.test', '${name}@x.test', '${name}', 'support', 'active', now()) returning id`);
  await testConsole.query(`update console_sessions set operator_id = ${id}`);
}

async function endedOperator(): Promise<string> {
  const { id } = await testConsole.operator('support');
  await testConsole.query(`update operators set state = 'ended' where id = ${id}`);
  return id;
}
async function takenMeanwhile(): Promise<string> {
  await testConsole.call(consoleCalls.takeWork, token, { to: 'me', before: null }, { id: (await first()).id });
  return (await testConsole.operator('support')).id;
}

describe('the work list', () => {
  it('the work list has what is wrong first and then the oldest, page by page by key', async () => {
    for (const subject of ['1', '2', '3']) {
      await open(subject);
      deps().advance(minuteMs);
    }
    await open('4', { kind: 'chargeback opened' });
    const pages: string[][] = [];
    let after: string | undefined;
    for (let i = 0; i < 3; i += 1) {
      const page = await list({ limit: '2', ...(after !== undefined && { after }) });
      pages.push(page.rows.map(({ subject }) => subject));
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages).toEqual([
      ['4', '1'],
      ['2', '3'],
    ]);
    expect((await list()).counts).toEqual({ open: 4, mine: 0, nobody: 4, solved: 0, solved_week: 0 });
  });

  it('a place that is none of ours is refused', async () => {
    expect(await list({ after: 'nonsense' })).toEqual({ error: 'after is not the next of a page.' });
  });

  it('one thing has one open row, however often it is learned', async () => {
    await Promise.all([open('1'), open('1'), open('1')]);
    expect((await list()).rows).toHaveLength(1);
  });

  it('what settles itself in time is never shown, and what does not is shown after the time', async () => {
    await open('1', { waitMs: 10 * minuteMs });
    await open('2', { waitMs: 10 * minuteMs });
    expect((await list()).rows).toEqual([]);
    await closeWork(deps().db, { kind: 'job given up', about: { subject: '1' }, because: 'x', now: deps().clock() });
    deps().advance(10 * minuteMs);
    expect((await list()).rows.map(({ subject }) => subject)).toEqual(['2']);
    expect((await list({ state: 'solved' })).rows).toEqual([]);
  });

  it('each list has as many rows as its count says, of any kind, however they were closed', async () => {
    await open('1');
    await open('2');
    await open('3', { kind: 'chargeback opened' });
    await open('4', { kind: 'chargeback opened' });
    await testConsole.call(consoleCalls.takeWork, token, { to: 'me', before: null }, { id: (await first()).id });
    await closeWork(deps().db, {
      kind: 'job given up',
      about: { subject: '2' },
      because: 'it ran',
      now: deps().clock(),
    });
    const [open4] = (await list({ kind: 'chargeback opened' })).rows.filter(({ subject }) => subject === '4');
    await testConsole.call(consoleCalls.solveWork, token, { solution: 'Called them.' }, { id: open4!.id });
    await testConsole.query(
      `update work_items set opened_at = opened_at - interval '20 days', solved_at = solved_at - interval '20 days'`,
    );
    for (const kind of [undefined, 'job given up', 'chargeback opened'] as const) {
      for (const state of ['open', 'mine', 'nobody', 'solved'] as const) {
        const { rows, counts } = await list({ state, ...(kind && { kind }) });
        expect([kind, state, counts[state]]).toEqual([kind, state, rows.length]);
      }
    }
    expect((await list()).counts).toMatchObject({ open: 2, solved: 2, solved_week: 0 });
  });

  it('of two operators who take a row, the first has it and the second is told who', async () => {
    await open('1');
    const { id } = await first();
    const take = { to: 'me', before: null };
    expect((await testConsole.call(consoleCalls.takeWork, token, take, { id })).json().is_mine).toBe(true);
    await become('Grace');
    const late = await testConsole.call(consoleCalls.takeWork, token, take, { id });
    expect([late.statusCode, late.json().error]).toEqual([409, 'Console password has taken it.']);
    expect(await audit()).toEqual([
      { act: 'took work', outcome: 'done' },
      { act: 'took work', outcome: 'refused' },
    ]);
  });

  it('a row is solved once by the first who solves it, and can be opened again', async () => {
    await open('1');
    const { id } = await first();
    const solve = (solution: string) => testConsole.call(consoleCalls.solveWork, token, { solution }, { id });
    expect((await solve('Called them.')).json()).toMatchObject({
      solved_by: 'Console password',
      solution: 'Called them.',
    });
    await become('Grace');
    expect((await solve('Me too.')).json()).toMatchObject({ solved_by: 'Console password', solution: 'Called them.' });
    expect((await list()).rows).toEqual([]);
    expect((await testConsole.call(consoleCalls.reopenWork, token, undefined, { id })).json().solved_at).toBeNull();
    expect((await audit()).map(({ act }) => act)).toEqual(['solved work', 'solved work', 'reopened work']);
  });

  it('an owner gives a row to somebody of the support, who then has it, with one audit entry', async () => {
    await open('1');
    const { id } = await first();
    const marsh = await testConsole.operator('support', { name: 'J. Marsh' });
    await testConsole.operator('analyst', { name: 'A. Nalyst' });
    const { operators } = (await testConsole.call(consoleCalls.listAssignees, token)).json();
    expect(operators).toEqual([{ id: marsh.id, name: 'J. Marsh' }]);
    const given = { operator_id: marsh.id, before: null };
    const answer = await testConsole.call(consoleCalls.giveWork, token, given, { id });
    expect(answer.json()).toMatchObject({ assignee: 'J. Marsh', is_mine: false });
    token = marsh.token;
    expect((await list({ state: 'mine' })).rows.map((row) => row.id)).toEqual([id]);
    expect(await audit()).toEqual([{ act: 'gave work', outcome: 'done' }]);
  });

  it.each([
    ['an analyst', 'They cannot take it.', async () => (await testConsole.operator('analyst')).id],
    ['an operator who has ended', 'They cannot take it.', endedOperator],
    ['anybody while somebody else has taken it', 'Console password has taken it.', takenMeanwhile],
  ])('a row is not given to %s', async (_whom, error, whomOf) => {
    await open('1');
    const given = { operator_id: await whomOf(), before: null };
    const answer = await testConsole.call(consoleCalls.giveWork, token, given, { id: (await first()).id });
    expect([answer.statusCode, answer.json().error]).toEqual([409, error]);
  });

  it('a row is not opened again beside another open one about the same', async () => {
    await open('1');
    const { id } = await first();
    await testConsole.call(consoleCalls.solveWork, token, { solution: '' }, { id });
    await open('1');
    const answer = await testConsole.call(consoleCalls.reopenWork, token, undefined, { id });
    expect(answer.statusCode).toBe(409);
  });

  it('an unknown row is answered with 404 and an audit entry', async () => {
    const answer = await testConsole.call(consoleCalls.solveWork, token, { solution: '' }, { id: '999' });
    expect(answer.statusCode).toBe(404);
    expect(await audit()).toEqual([{ act: 'solved work', outcome: 'refused' }]);
  });

  it('a job that was tried too often is on the list, runs again at a press, and closes its row', async () => {
    await testConsole.query(`insert into jobs (kind, payload, attempts) values ('note', '{}', 59)`);
    let isAway = true;
    const handlers = {
      note: async () => {
        if (isAway) throw new Error('ada@example.com is away');
      },
    };
    deps().advance(30 * 365 * 24 * 60 * minuteMs);
    token = await testConsole.signedIn(password);
    await runNextJob(deps(), handlers);
    const row = await first();
    expect(row).toMatchObject({
      kind: 'job given up',
      facts: { job_kind: 'note', attempts: 60, can_run_again: true, reason: '(address) is away' },
    });
    isAway = false;
    expect(await runNextJob(deps(), handlers)).toBe(false);
    expect((await testConsole.call(consoleCalls.runJobAgain, token, undefined, { id: row.id })).statusCode).toBe(200);
    expect(await runNextJob(deps(), handlers)).toBe(true);
    expect((await list()).rows).toEqual([]);
    const again = await testConsole.call(consoleCalls.runJobAgain, token, undefined, { id: row.id });
    expect(again.statusCode).toBe(409);
  });
});

describe('a bounced email', () => {
  const post = (payload: object, as = `Basic ${Buffer.from(`events:${secret}`).toString('base64')}`) =>
    testConsole.app.inject({ method: 'POST', url: wirePaths.mailEvents, headers: { authorization: as }, payload });
  const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'Ada@gmial.com' };

  async function buyer(): Promise<string> {
    const [{ id }] = await testConsole.query(
      `insert into users (email, email_key) values ('Ada@gmial.com', 'ada@gmial.com') returning id`,
    );
    await testConsole.query(`insert into transactions (id, user_id, status, total_minor, currency, occurred_at_us, paid_at)
      values ('txn_1', ${id}, 'completed', 5999, 'USD', 1, '2030-01-01')`);
    await testConsole.query(`insert into emails values ('receipt:txn_1', 'receipt', ${id}, 'Receipt', '2030-01-01')`);
    return id;
  }

  it('a hard bounce of a buyer who got a receipt is on the work list once, with a masked address', async () => {
    await buyer();
    expect((await post(bounce)).json()).toEqual({ taken: 1 });
    await post(bounce);
    expect((await list()).rows).toMatchObject([
      {
        kind: 'receipt bounced',
        severity: 'wrong',
        person: { email: 'A•••@gmial.com' },
        facts: { amount_minor: 5999 },
      },
    ]);
    expect(
      await testConsole.query(`select sum(count)::integer as times from signals where kind = 'mail bounced'`),
    ).toEqual([{ times: 1 }]);
  });

  it('a bounce to somebody who has paid nothing only keeps reminders from the address', async () => {
    await post(bounce);
    expect((await list()).rows).toEqual([]);
    expect(await testConsole.query('select reason from mail_suppressions')).toEqual([{ reason: 'hard bounce' }]);
  });

  it.each(['', 'Basic Zm9v', `Basic ${Buffer.from('events:another').toString('base64')}`])(
    'an event without the secret is refused: %s',
    async (as) => {
      expect((await post(bounce, as)).statusCode).toBe(403);
      expect(await testConsole.query('select * from mail_suppressions')).toEqual([]);
    },
  );

  it('whoever solves the row has emails sent to the address again', async () => {
    await buyer();
    await post(bounce);
    const { id } = await first();
    await testConsole.call(consoleCalls.solveWork, token, { solution: 'The mailbox was full.' }, { id });
    expect(await testConsole.query('select * from mail_suppressions')).toEqual([]);
  });
});
