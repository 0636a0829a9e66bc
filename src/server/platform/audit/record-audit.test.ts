import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import type { Actor } from './audit-record.ts';
import { recordAudit, recordAuditAlone } from './record-audit.ts';
import { removeOldEntries, verifyAudit } from './verify-audit.ts';

const database = useTestDatabase();
beforeEach(() => database.empty());
const by: Actor = { operatorId: '7', name: 'R. Okafor', level: 'second factor', network: '4c1e0a2b' };
const now = Date.parse('2030-01-01T12:00:00Z');

const write = (subject: string, at = now) =>
  database.db.transaction().execute((tx) => recordAudit(tx, { by, act: 'refunded', subject, now: at }));
const query = (text: string) => database.pool.query(text);
/** Bypasses the trigger that refuses changes, as somebody with the whole machine could. */
const tamper = (text: string) =>
  query(
    `alter table audit disable trigger audit_never_changes; ${text}; alter table audit enable trigger audit_never_changes`,
  );

describe('the audit', () => {
  it('is whole after many entries at once, and says up to which', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => write(`payment ${i}`)));
    expect(await verifyAudit(database.db)).toMatchObject({ intact: { position: 20 } });
  });

  it('takes no change to an entry', async () => {
    await write('payment');
    await expect(query(`update audit set act = 'wrote a note'`)).rejects.toThrow('never changed');
  });

  it('shows one changed byte of a record, a changed column and a missing entry', async () => {
    for (const change of [
      `update audit set record = replace(record, 'payment 3', 'payment 4') where position = 4`,
      `update audit set outcome = 'refused' where position = 4`,
      'delete from audit where position = 4',
    ]) {
      await database.empty();
      for (let i = 0; i < 6; i += 1) await write(`payment ${i}`);
      await tamper(change);
      expect(await verifyAudit(database.db)).toEqual({ brokenAt: 4 });
    }
  });

  it('shows that it was cut off or written anew, by what was noted before', async () => {
    for (let i = 0; i < 3; i += 1) await write(`payment ${i}`);
    const noted = await verifyAudit(database.db);
    if ('brokenAt' in noted) throw new Error('it is broken');
    await tamper('delete from audit where position = 3');
    expect(await verifyAudit(database.db)).toEqual({ brokenAt: 3 });
    await database.empty();
    for (let i = 0; i < 3; i += 1) await write(`other payment ${i}`);
    expect(await verifyAudit(database.db, noted.intact)).toEqual({ brokenAt: 3 });
  });

  it('has a salted hash of what was typed about a person; the words go with the account, and the chain stays whole', async () => {
    const person = async (name: string) =>
      (
        await query(
          `insert into users (email, email_key, created_at) values ('${name}@b.c', '${name}@b.c', now()) returning id`,
        )
      ).rows[0].id as string;
    const [ada, grace] = [await person('ada'), await person('grace')];
    for (const userId of [ada, grace]) {
      await recordAuditAlone(database.db, { by, act: 'refunded', userId, reason: 'wrote that she is ill', now });
    }
    const records = await query('select record from audit order by position');
    expect(JSON.stringify(records.rows)).not.toContain('ill');
    const hashes = records.rows.map(({ record }) => JSON.parse(record).reason_hash);
    expect(new Set(hashes).size).toBe(2);
    await query(`delete from users where id = ${ada}`);
    await recordAuditAlone(database.db, { by, act: 'erased a person', userId: ada, reason: 'asked by mail', now });
    expect((await query('select user_id, reason from audit_reasons')).rows).toEqual([
      { user_id: grace, reason: 'wrote that she is ill' },
    ]);
    expect(await verifyAudit(database.db)).toMatchObject({ intact: { position: 3 } });
    await query(`alter table audit_reasons disable trigger audit_reasons_never_change`);
    await query(`update audit_reasons set reason = 'wrote that she is well'`);
    await query(`alter table audit_reasons enable trigger audit_reasons_never_change`);
    expect(await verifyAudit(database.db)).toEqual({ brokenAt: 2 });
  });

  it('loses its oldest entries after their time and stays whole', async () => {
    for (let i = 0; i < 5; i += 1) await write(`payment ${i}`, now + i * 1000);
    expect(await removeOldEntries(database.db, now + 2500)).toBe(3);
    expect(await removeOldEntries(database.db, now + 2500)).toBe(0);
    expect(await verifyAudit(database.db)).toMatchObject({ intact: { position: 5 } });
  });
});
