import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareDatabase } from '#testing/server/database.ts';
import { useTestApp } from '#testing/server/use.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

const { database, deps } = useTestApp();

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'everkite-backup-command-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const backUp = (config: object, ...args: string[]) =>
  backupCommand.run({ ...deps, by: 'ada', config: { ...deps.config, ...config } }, args);

it('a key is made, a backup is written with it and recorded, and an empty database is restored from it', {
  tags: 'long',
}, async () => {
  const made = await backUp({}, 'key');
  const lines = 'output' in made ? made.output.split('\n') : [];
  const recipient = lines[1]!.replace('BACKUP_RECIPIENT=', '');
  await writeFile(path.join(dir, 'key.txt'), `# of 2030\n${lines[3]}\n`);

  const written = await backUp({ backup: { dir: path.join(dir, 'backups'), recipient, retentionDays: 30 } });
  expect(written).toEqual({ output: expect.stringMatching(/^Backup written: .+\n\d+ tables, \d+ rows, /) });
  const [name] = await readdir(path.join(dir, 'backups'));
  const rows = await database.pool.query('select kind, folder, failed from backups');
  expect(rows.rows).toEqual([{ kind: 'by hand', folder: name, failed: null }]);

  const target = await createBareDatabase();
  const restore = (...args: string[]) =>
    restoreCommand.run({ ...deps, db: target.db, pool: target.pool, by: 'ada' }, args);
  const folder = path.join(dir, 'backups', name!);
  await writeFile(path.join(dir, 'other.txt'), 'no key');
  expect(await restore(folder, '--identity', path.join(dir, 'other.txt'))).toEqual({
    fault: expect.stringContaining('has no identity'),
  });
  expect(await restore(folder, '--identity', path.join(dir, 'key.txt'))).toEqual({
    output: expect.stringContaining('Counts, hashes and both chains agree.'),
  });
  await target.drop();
});

it('without its settings a backup says which are needed, and a failed one is recorded', async () => {
  expect(await backUp({})).toEqual({ fault: expect.stringContaining('Set BACKUP_DIR and BACKUP_RECIPIENT first') });
  await writeFile(path.join(dir, 'a-file'), '');
  const nowhere = { dir: path.join(dir, 'a-file', 'backups'), recipient: 'age1', retentionDays: 30 };
  await expect(backUp({ backup: nowhere })).rejects.toThrow();
  const { rows } = await database.pool.query('select failed from backups order by id desc limit 1');
  expect(rows[0].failed).not.toBeNull();
});
