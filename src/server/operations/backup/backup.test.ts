import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestShop } from '#testing/server/shop.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { manifestFile, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { createBackupKey } from './seal.ts';
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
  // An event of a day that has a table of its own, and a number that was given and is not in any row.
  await database.pool.query(`
    create table events_20300101 partition of events for values from (1987000000000000000) to (1987100000000000000);
    insert into event_types (name) values ('screen1_open') on conflict do nothing;
    insert into events (insert_id, type_id, person_id, event_time, position)
      select 'one', id, 1, now(), 1987000000000000001 from event_types limit 1;
    select nextval(pg_get_serial_sequence('users', 'id'))`);
  await writeFile(path.join(dir, 'secrets.txt'), 'a key');
  const files = { secrets: path.join(dir, 'secrets.txt'), absent: path.join(dir, 'absent.txt') };
  written = await writeBackup({ pool: database.pool, wallClock: () => now }, { dir, recipient: key.recipient, files });
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
      expect(counts).toEqual(await countsOf(database));
      expect(counts).toMatchObject({ users: 2, consent_ledger: 2, audit: 1, events: 1 });
      const nextId = `select nextval(pg_get_serial_sequence('users', 'id')) as id`;
      const [ours, theirs] = await Promise.all(
        [database, target].map(async ({ pool }) => (await pool.query(nextId)).rows),
      );
      expect(theirs).toEqual(ours);
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
      [(folder) => change(folder, '"rows": 2', '"rows": 3'), /the rows of \w+ were changed/],
      [(folder) => rm(path.join(folder, manifestFile)), /not a whole backup/],
      [(folder) => change(folder, '"0001-initial"', '"0999-of-tomorrow"'), /newer version/],
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

  it('is not restored over anything', async () => {
    expect(await restoreTo(database as TestDatabase)).toEqual({ fault: expect.stringContaining('not empty') });
  });
});

async function change(folder: string, from: string, to: string): Promise<void> {
  const file = path.join(folder, manifestFile);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}
