import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';
import { isWorthAnotherStart, type SupervisedPostgres, supervisePostgres } from './supervise-postgres.ts';

const binDir = process.env.TEST_POSTGRES_BIN || undefined;
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let lines: string[];
let lost: string[];
let kept: SupervisedPostgres | null = null;

// One folder for all tests, because creating a database takes a second.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'everkite-keeper-'));
  chmodSync(folder, 0o755);
});
beforeEach(() => {
  lines = [];
  lost = [];
});
afterEach(async () => {
  await kept?.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ binDir, dataDir: path.join(folder, 'postgres'), fallbackDir: path.join(folder, 'fallback') });
const cluster = () => path.join(folder, 'postgres/cluster');

async function keep(): Promise<SupervisedPostgres> {
  const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  kept = await supervisePostgres({ ...options(), log, onLost: (line) => lost.push(line) });
  return kept;
}

function kill(): void {
  process.kill(findPostmaster(cluster())!.pid, 'SIGKILL');
}

async function queryFirst(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

const isBack = (url: string) =>
  expect.poll(() => queryFirst(url, 'select 1 as one').catch(() => null), { timeout: 30_000 });

describe('the embedded database', () => {
  it('a killed database is restarted at the same address, with what was committed', { tags: 'long' }, async () => {
    const { url } = await keep();
    await queryFirst(url, 'create table kites as select 7 as count');
    kill();
    await expect.poll(() => lines).toContain('The database has ended and is started again');
    await isBack(url).toEqual({ one: 1 });
    expect(await queryFirst(url, 'select count from kites')).toEqual({ count: 7 });
    expect(lost).toEqual([]);
  });

  it('a joined database is restarted when it is killed', { tags: 'long' }, async () => {
    await startPostgres({ ...options(), log: { info: () => undefined } });
    const { url } = await keep();
    expect(lines).toContainEqual(expect.stringContaining('Joined'));
    kill();
    await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^The database is back after \d+ ms$/));
    await isBack(url).toEqual({ one: 1 });
  });

  it('a database is not restarted once it was told to stop', async () => {
    const { stop } = await keep();
    kill();
    await stop();
    expect(findPostmaster(cluster())).toBeNull();
    expect(lost).toEqual([]);
  });

  it('a database whose files are gone is reported as lost, and no empty one is created in its place', async () => {
    await keep();
    renameSync(cluster(), `${cluster()}.away`);
    process.kill(findPostmaster(`${cluster()}.away`)!.pid, 'SIGKILL');
    await expect
      .poll(() => lost)
      .toEqual([`The database has ended and cannot be started again: ${cluster()} is gone.`]);
    renameSync(`${cluster()}.away`, cluster());
  });
});

describe('another start', () => {
  const now = 1_000_000;
  it.each([
    [[], true],
    [[now - 1, now - 2, now - 3, now - 4], true],
    [[now - 1, now - 2, now - 3, now - 4, now - 5], false],
    [[now - 1, now - 2, now - 3, now - 4, now - 60_000], true],
  ])('a restart of a database that ended at %j is worth it: %s', (endedAt, isWorth) => {
    expect(isWorthAnotherStart(endedAt, now)).toBe(isWorth);
  });
});
