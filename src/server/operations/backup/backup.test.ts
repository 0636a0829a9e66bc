import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDayTable } from '#server/analytics/ingestion/event-days.sql.ts';
import { positionsOf } from '#server/analytics/report/position.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestShop } from '#testing/server/shop.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { type Manifest, manifestFile, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createBackupKey, openText, sealInto } from './seal.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

const database = useTestDatabase({ ownDatabase: true });
const now = Date.parse('2030-01-01T02:15:00Z');
const by = { operatorId: null, name: 'Ada', level: 'command line', network: '' } as const;

let dir: string;
let key: Awaited<ReturnType<typeof createBackupKey>>;
let written: WrittenBackup;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'everkite-backup-'));
  key = await createBackupKey();
  const shop = await createTestShop(database);
  await shop.subscribe('ada@example.com');
  await shop.subscribe('grace@example.com');
  await recordAuditAlone(database.db, { by, act: 'verified the audit', now });
  // An event of a day that has a table of its own, and a used number of a sequence that no row has.
  await database.db.transaction().execute((tx) => createDayTable(tx, '2030-01-01'));
  await database.pool.query(`
    insert into event_types (name) values ('screen1_open') on conflict do nothing;
    insert into events (insert_id, type_id, person_id, event_time, position)
      select 'one', id, 1, now(), ${positionsOf({ startsAt: now, endsAt: now + 1 }).from} from event_types limit 1;
    select nextval(pg_get_serial_sequence('users', 'id'))`);
  await writeFile(path.join(dir, 'secrets.txt'), 'a key');
  const files = { secrets: path.join(dir, 'secrets.txt'), absent: path.join(dir, 'absent.txt') };
  written = await writeBackup({ pool: database.pool, clock: () => now }, { dir, recipient: key.recipient, files });
  await shop.close();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const countsOf = async ({ pool }: Pick<TestDatabase, 'pool'>) => {
  const counts: Record<string, number> = {};
  for (const { name } of written.manifest.tables) {
    counts[name] = (await pool.query(`select count(*)::integer as n from "${name}"`)).rows[0].n;
  }
  return counts;
};
const restoreTo = (target: TestDatabase, folder = written.folder, identity = key.identity) =>
  restoreBackup({
    pool: target.pool,
    db: target.db,
    folder,
    identity,
    files: { secrets: path.join(dir, 'again.txt') },
    now,
  });

async function withBareDatabase(use: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await createBareDatabase();
  await use(target).finally(() => target.drop());
}

describe('a backup', () => {
  it('restored into an empty database has the same rows, chains, numbers and files', async () => {
    await withBareDatabase(async (target) => {
      expect(await restoreTo(target)).toMatchObject({ restored: { chains: written.manifest.chains } });
      const counts = await countsOf(target);
      const before = await countsOf(database);
      // The restore itself, and the job that asks the provider for the events since the backup.
      expect(counts).toEqual({ ...before, restores: 1, jobs: before.jobs! + 1 });
      expect(counts).toMatchObject({ users: 2, consent_ledger: 2, audit: 1, events: 1 });
      const nextId = `select nextval(pg_get_serial_sequence('users', 'id')) as id`;
      const [ours, theirs] = await Promise.all(
        [database, target].map(async ({ pool }) => (await pool.query(nextId)).rows),
      );
      expect(Number(theirs![0].id) - Number(ours![0].id), 'numbers given after the backup').toBe(1_000_000);
      expect(await readFile(path.join(dir, 'again.txt'), 'utf8')).toBe('a key');
    });
  });

  it('holds nothing that can be read without the identity', async () => {
    for (const name of await readdir(written.folder)) {
      const content = await readFile(path.join(written.folder, name), 'latin1');
      expect(content).not.toMatch(/ada@example|grace@example/);
    }
  });

  it('is refused by name when the identity is another one, and leaves the database empty', {
    tags: 'long',
  }, async () => {
    const other = await createBackupKey();
    await withBareDatabase(async (target) => {
      expect(await restoreTo(target, written.folder, other.identity)).toEqual({
        fault: 'Nothing was restored: the identity is not the one that it was sealed for.',
      });
      expect(await restoreTo(target)).toMatchObject({ restored: {} });
    });
  });

  it('is refused when a file was cut off, exchanged or is missing, when a count differs, and without a manifest', {
    tags: 'long',
  }, async () => {
    const users = tableFile('users');
    const changes: [change: (folder: string) => Promise<unknown>, fault: RegExp][] = [
      [(folder) => truncate(path.join(folder, users), 300), /Nothing was restored/],
      [(folder) => cp(path.join(folder, tableFile('offers')), path.join(folder, users)), /Nothing was restored/],
      [(folder) => rm(path.join(folder, users)), /Nothing was restored/],
      [(folder) => change(folder, (text) => text.replace('"rows":2', '"rows":3')), /the rows of \w+ were changed/],
      [(folder) => rm(path.join(folder, manifestFile)), /not a whole backup/],
      [(folder) => change(folder, (text) => text.replace('"0061-restores"', '"0999-of-tomorrow"')), /newer version/],
      [(folder) => change(folder, (text) => text.replace('"0050-baseline"', '"0036-ledger"')), /start it once/],
      [(folder) => writeFile(path.join(folder, manifestFile), '{}'), /Nothing was restored/],
      [(folder) => rename(path.join(folder, manifestFile), path.join(folder, 'manifest.json')), /not sealed/],
    ];
    await withBareDatabase(async (target) => {
      for (const [spoil, fault] of changes) {
        const folder = path.join(dir, 'spoilt');
        await cp(written.folder, folder, { recursive: true });
        await spoil(folder);
        expect(await restoreTo(target, folder)).toEqual({ fault: expect.stringMatching(fault) });
        await rm(folder, { recursive: true });
      }
    });
  });

  const forgeries: [what: string, forge: (manifest: Manifest) => Partial<Manifest>, fault: RegExp][] = [
    [
      'a table is missing, with its file',
      ({ tables }) => ({ tables: tables.filter(({ name }) => name !== 'money_entries') }),
      /it has not the whole of money_entries/,
    ],
    [
      'a column is missing',
      ({ tables }) => ({ tables: tables.map((one) => ({ ...one, columns: one.columns.slice(1) })) }),
      /it has not the whole of/,
    ],
    ['a table is there twice', ({ tables }) => ({ tables: [...tables, tables[0]!] }), /are there twice/],
    [
      'a table is not of the product',
      ({ tables }) => ({ tables: [...tables, { ...tables[0]!, name: 'pg_proc' }] }),
      /not known or are there twice: pg_proc/,
    ],
    [
      'a name is SQL',
      ({ tables }) => ({ tables: [...tables, { ...tables[0]!, name: 'a; drop table users' }] }),
      /not one of this program/,
    ],
    [
      'a day is SQL',
      () => ({ event_days: [`2030-01-01'); copy (select 1) to program 'true`] }),
      /not one of this program/,
    ],
    ['a day is none', () => ({ event_days: ['2030-02-31'] }), /2030-02-31 is no day/],
    [
      'a sequence is not of the product',
      ({ sequences }) => ({ sequences: [...sequences, { name: 'another', last: '1' }] }),
      /a sequence that is not known: another/,
    ],
  ];
  it.each(rowsOf(forgeries, { commit: 1 }))(
    'is refused when %s, also when the forger could seal it',
    async (_what, forge, fault) => {
      const folder = path.join(dir, 'forged');
      await cp(written.folder, folder, { recursive: true });
      const manifest = { ...written.manifest, ...forge(written.manifest) };
      await change(folder, () => JSON.stringify(manifest));
      await withBareDatabase(async (target) => {
        expect(await restoreTo(target, folder)).toEqual({ fault: expect.stringMatching(fault) });
      });
      await rm(folder, { recursive: true });
    },
  );

  it('removes what a killed one left, and has a name of its own when another was made in the same second', {
    tags: 'long',
  }, async () => {
    const again = path.join(dir, 'again');
    await mkdir(path.join(again, 'backup-20291231T021500Z.part'), { recursive: true });
    await mkdir(path.join(again, 'notes.part'));
    const write = () =>
      writeBackup({ pool: database.pool, clock: () => now }, { dir: again, recipient: key.recipient, files: {} });
    await write();
    await write();
    expect((await readdir(again)).sort()).toEqual([
      'backup-20300101T021500Z',
      'backup-20300101T021500Z-2',
      'notes.part',
    ]);
  });

  it('is written alone: another one at the same moment is refused', async () => {
    const at = path.join(dir, 'at-once');
    const target = { dir: at, recipient: key.recipient, files: {} };
    const both = await Promise.allSettled(
      [1, 2].map(() => writeBackup({ pool: database.pool, clock: () => now }, target)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readdir(at)).toEqual(['backup-20300101T021500Z']);
  });

  it('is not restored over anything', async () => {
    expect(await restoreTo(database as TestDatabase)).toEqual({ fault: expect.stringContaining('not empty') });
  });
});

/** Somebody who knows the recipient could do so. */
async function change(folder: string, forge: (text: string) => string): Promise<void> {
  const file = path.join(folder, manifestFile);
  const text = await openText(file, key.identity, 1_000_000);
  await sealInto(file, Readable.from([forge(text)]), key.recipient);
}
