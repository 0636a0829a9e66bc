import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { AuditQuery } from '#contract/console/audit.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import type { TestOperator } from '#testing/server/operators.ts';
import { useTestConsole } from '#testing/server/use.ts';

const testConsole = useTestConsole();
let owner: TestOperator;
beforeEach(async () => {
  owner = await testConsole.operator('owner');
});

const read = async (query: AuditQuery = {}) => {
  const { url } = callAddress(consoleCalls.readAudit, { query });
  return testConsole.app.inject({ url, headers: { authorization: owner.token } });
};
const positions = async (query?: AuditQuery) =>
  (await read(query)).json().entries.map(({ position }: { position: number }) => position);
const write = (operatorId: string | null, at: string, act: 'refunded' | 'wrote a note' = 'refunded') =>
  recordAuditAlone(testConsole.deps().db, {
    by: { operatorId, name: 'Ada', level: 'second factor', network: '4c1e0a2b' },
    act,
    subject: 'payment',
    reason: 'asked by mail',
    now: Date.parse(at),
  });

describe('reading the audit', () => {
  it('shows entries with who, level, network, what, before, after and reason, the newest first', async () => {
    await write('7', '2029-12-31T10:00:00Z');
    await write(null, '2029-12-31T11:00:00Z', 'wrote a note');
    const { entries, next, chain } = (await read()).json();
    expect(entries[1]).toEqual({
      position: 1,
      at: '2029-12-31T10:00:00.000Z',
      operator_id: '7',
      operator_name: 'Ada',
      level: 'second factor',
      network: '4c1e0a2b',
      act: 'refunded',
      user_id: null,
      subject: 'payment',
      before: '',
      after: '',
      reason: 'asked by mail',
      outcome: 'done',
    });
    expect([entries.length, next]).toEqual([2, null]);
    expect(chain).toMatchObject({ entries: 2, since: '2029-12-31T10:00:00.000Z', verified: null });
    const [{ hash }] = await testConsole.query('select hash from audit where position = 2');
    expect(chain.head).toBe(hash.toString('hex'));
  });

  it('finds by operator, by act, and by both', async () => {
    await write('7', '2029-12-31T10:00:00Z');
    await write('8', '2029-12-31T10:00:00Z', 'wrote a note');
    await write('8', '2029-12-31T10:00:00Z');
    await write(null, '2029-12-31T10:00:00Z');
    expect(await positions({ operator: '8' })).toEqual([3, 2]);
    expect(await positions({ operator: 'none' })).toEqual([4]);
    expect(await positions({ act: 'wrote a note' })).toEqual([2]);
    expect(await positions({ operator: '8', act: 'refunded' })).toEqual([3]);
  });

  it('days are of the operator’s time zone, both included', async () => {
    const times = ['2029-12-30T22:59:59Z', '2029-12-30T23:00:00Z', '2029-12-31T22:59:59Z', '2029-12-31T23:00:00Z'];
    for (const at of times) await write('7', at);
    expect(await positions({ from: '2029-12-31', to: '2029-12-31' })).toEqual([4, 3]);
    await testConsole.query(`update operators set time_zone = 'Europe/Berlin' where id = ${owner.id}`);
    expect(await positions({ from: '2029-12-31', to: '2029-12-31' })).toEqual([3, 2]);
    expect(await positions({ from: '2030-01-01' })).toEqual([4]);
    expect(await positions({ to: '2029-12-30' })).toEqual([1]);
    expect((await read({ from: '2029-02-30' })).json()).toEqual({ error: 'There is no such day.' });
  });

  it('pages by fifty, also with a filter, and newer entries change no page', async () => {
    for (let i = 0; i < 120; i += 1) await write(i % 2 === 0 ? '7' : '8', '2029-12-31T10:00:00Z');
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const page = (await read({ operator: '7', ...(before === undefined ? {} : { before }) })).json();
      seen.push(...page.entries.map(({ position }: { position: number }) => position));
      before = page.next ?? undefined;
      await write('7', '2029-12-31T11:00:00Z');
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => 119 - 2 * i));
  });
});

describe('verifying the audit', () => {
  const verify = () => testConsole.call(consoleCalls.verifyAudit, owner.token);

  it('says up to which entry it is whole, and is an entry itself', async () => {
    await write('7', '2029-12-31T10:00:00Z');
    expect((await verify()).json()).toEqual({ at: '2030-01-01T12:00:00.000Z', position: 1, is_whole: true });
    const { entries, chain } = (await read()).json();
    expect(entries[0]).toMatchObject({ act: 'verified the audit', operator_id: owner.id, after: 'whole up to 1' });
    expect(chain.verified).toEqual({ at: '2030-01-01T12:00:00.000Z', position: 1, is_whole: true });
  });

  it('finds one changed byte', async () => {
    for (let i = 0; i < 3; i += 1) await write('7', '2029-12-31T10:00:00Z');
    await testConsole.database.pool.query(
      `alter table audit disable trigger audit_never_changes;
       update audit set record = replace(record, 'payment', 'paymenT') where position = 2;
       alter table audit enable trigger audit_never_changes`,
    );
    expect((await verify()).json()).toMatchObject({ position: 2, is_whole: false });
    expect((await read()).json().chain.verified).toMatchObject({ position: 2, is_whole: false });
  });
});
