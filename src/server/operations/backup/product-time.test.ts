import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Overview } from '#contract/console/overview.ts';
import { checkForTrouble } from '#server/operations/alerts/watch.ts';
import { backupCommand } from '#server/operations/command-line/backup-command.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { useTestShop } from '#testing/server/use.ts';
import { folderOf } from './manifest.ts';
import { runBackup, scheduleBackup } from './run-backup.ts';
import { createBackupKey } from './seal.ts';

const hourMs = 60 * 60_000;
const { shop, database } = useTestShop({ ownDatabase: true });
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'everkite-product-time-'));
  const { recipient } = await createBackupKey();
  shop.deps.config.backup = { dir, recipient, retentionDays: 30 };
  const started = shop.deps.clock();
  // The machine's own time hardly passes while somebody moves the emulator's clock.
  shop.deps.wallClock = () => started;
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The line about backups that the console's first page shows, and whether the alarm about them is open. */
async function shown() {
  await checkForTrouble({ ...shop.deps, certificateEndsAt: async () => null });
  const owner = await signedInOperator(shop, 'owner');
  const overview = (await owner.look(callAddress(consoleCalls.readOverview, { query: {} }))).json<Overview>();
  const open = await database.db.selectFrom('alerts').select('title').where('resolved_at', 'is', null).execute();
  const line = overview.system!.find(({ name }) => name === 'Backup')!;
  return [line.sign, line.value, open.some(({ title }) => title === 'No backup')];
}

it('"No backup" comes when the product’s clock is moved, and goes with a backup that is written by it', async () => {
  await runBackup(shop.deps, shop.deps.config.backup!, 'nightly');
  expect(await shown()).toEqual(['fine', '0 s ago', false]);
  await shop.advance(40 * 24 * hourMs);
  expect(await shown()).toEqual(['wrong', '40 days ago', true]);
  const written = await backupCommand.run({ ...shop.deps, by: 'ada' }, []);
  expect(written).toEqual({ output: expect.stringContaining(folderOf(shop.deps.clock())) });
  expect(await shown()).toEqual(['fine', '0 s ago', false]);
  // The first backup is removed after thirty days of the product's clock.
  expect(await readdir(dir)).toEqual([folderOf(shop.deps.clock())]);
});

it('two backups in one second of the product’s clock, by hand and by night, are two', { tags: 'long' }, async () => {
  await runBackup(shop.deps, shop.deps.config.backup!, 'nightly');
  await backupCommand.run({ ...shop.deps, by: 'ada' }, []);
  const name = folderOf(shop.deps.clock());
  expect((await readdir(dir)).sort()).toEqual([name, `${name}-2`]);
  const rows = await database.db.selectFrom('backups').select(['kind', 'folder', 'failed']).orderBy('id').execute();
  expect(rows).toEqual([
    { kind: 'nightly', folder: name, failed: null },
    { kind: 'by hand', folder: `${name}-2`, failed: null },
  ]);
  expect(await shown()).toEqual(['fine', '0 s ago', false]);
});

it('the nightly backup is made at its hour of the product’s clock, also after a jump over several nights', async () => {
  await scheduleBackup(shop.deps);
  await shop.advance(5 * 24 * hourMs);
  await shop.work();
  expect(await readdir(dir)).toEqual([folderOf(shop.deps.clock())]);
  expect(await shown()).toEqual(['fine', '0 s ago', false]);
});
