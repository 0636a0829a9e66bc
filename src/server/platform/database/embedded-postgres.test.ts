import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './embedded-postgres.ts';
import { embeddedBinDir, reachableBinDir } from './postgres-binaries.ts';
import { findPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const binDir = process.env.TEST_POSTGRES_BIN || undefined;
const here = import.meta.dirname;
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let said: string[];
const running: RunningPostgres[] = [];

// One folder for all: making a database takes a second.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'everkite-launcher-'));
  chmodSync(folder, 0o755);
});
beforeEach(() => {
  said = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({
    binDir,
    dataDir: path.join(folder, 'postgres'),
    fallbackDir: path.join(folder, 'fallback'),
    log: { info: (message) => said.push(message) },
    ...options,
  });
  running.push(server);
  return server;
}

async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

const clusterOf = (server: RunningPostgres) => path.join(server.dataDir, 'cluster');

describe('the embedded database', () => {
  it('starts, keeps its data over a stop, and checks what it reads', async () => {
    const first = await start();
    await ask(first.url, 'create table kites as select 7 as count');
    expect(await ask(first.url, 'show data_checksums')).toEqual({ data_checksums: 'on' });
    await first.stop();
    expect(findPostmaster(clusterOf(first))).toBeNull();
    const second = await start();
    expect(await ask(second.url, 'select count from kites')).toEqual({ count: 7 });
  });

  it('listens to this machine alone and wants the password', async () => {
    const server = await start();
    expect(await ask(server.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps the password for its own user’s eyes', async () => {
    const server = await start();
    const file = path.join(server.dataDir, 'password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(server.url).toContain(readFileSync(file, 'utf8'));
  });

  it('starts again over a pid file whose process is gone', async () => {
    const first = await start();
    const pidFile = readFileSync(path.join(clusterOf(first), 'postmaster.pid'), 'utf8');
    await first.stop();
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(gone, 'exit');
    writePidFile(first, pidFile, gone.pid!);
    const second = await start();
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('starts again over a pid file whose number is another process by now', async () => {
    const first = await start();
    const pidFile = readFileSync(path.join(clusterOf(first), 'postmaster.pid'), 'utf8');
    await first.stop();
    writePidFile(first, pidFile, process.pid);
    const second = await start();
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(said).not.toContainEqual(expect.stringContaining('Joined'));
  });

  it('is joined by a second start while it runs', async () => {
    const first = await start();
    const second = await start();
    expect(second.port).toBe(first.port);
    expect(said).toContainEqual(expect.stringContaining('Joined the database that was still running'));
  });

  it('comes up once when two processes start it at the same moment', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.port).toBe(other.port);
    expect(await ask(one.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('recovers after its own processes were killed', async () => {
    const first = await start();
    await ask(first.url, 'create table strings as select 7 as count');
    process.kill(findPostmaster(clusterOf(first))!.pid, 'SIGKILL');
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select count from strings')).toEqual({ count: 7 });
  });

  it('tells its log of no statement that failed, no parameter and no row', async () => {
    const server = await start();
    const log = path.join(server.dataDir, 'server.log');
    const before = statSync(log).size;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table people (email text primary key, age integer check (age > 17))');
    const insert = 'insert into people values ($1, $2::text::integer)';
    await client.query(insert, ['secretname@example.com', '34']);
    for (const age of ['34', 'secretname', '4242424242', '7']) {
      await expect(client.query(insert, ['secretname@example.com', age])).rejects.toThrow();
    }
    await expect(client.query("insert into people values ('secretname@example.com')")).rejects.toThrow();
    await client.end();
    await server.stop();
    const written = readFileSync(log, 'utf8').slice(before);
    expect(written).toContain('shutting down');
    expect(written).not.toMatch(/secretname|4242/);
  });

  it('does not grow a log that takes seconds to read after a crash', async () => {
    expect(await ask((await start()).url, 'show max_wal_size')).toEqual({ max_wal_size: '256MB' });
  });

  it('gives a start up when it is told to, and leaves nothing running', async () => {
    const stopping = new AbortController();
    const starting = start({ signal: stopping.signal });
    stopping.abort();
    await expect(starting).rejects.toThrow('given up');
    await expect.poll(() => findPostmaster(path.join(folder, 'postgres/cluster'))).toBeNull();
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const failed = start({ dataDir: path.join(file, 'postgres') });
    await expect(failed).rejects.toThrow(
      /^The data folder .*a-file\/postgres cannot be written \(\w+\)\. Set DATA_DIR to a folder that can\.$/,
    );
  });

  it('says in PostgreSQL’s words why it does not start', async () => {
    const failed = start({ settings: { max_connections: 'many' } });
    await expect(failed).rejects.toThrow(/^The database did not start: FATAL: .*max_connections/);
  });
});

describe('while the memory of a killed server is still in use', () => {
  const complaint = 'FATAL: pre-existing shared memory block is still in use';
  let release: () => void;
  let programs: string;

  /** Programs that complain until they are released. */
  beforeEach(async () => {
    await (await start()).stop();
    programs = mkdtempSync(path.join(folder, 'programs-'));
    chmodSync(programs, 0o755);
    const released = path.join(programs, 'released');
    const real = path.join(
      reachableBinDir(binDir ?? embeddedBinDir(), path.join(folder, 'fallback'), () => {}),
      'postgres',
    );
    const script = `#!/bin/sh\nif [ -e '${released}' ]; then exec '${real}' "$@"; fi\necho '${complaint}' >&2\nexit 1\n`;
    writeFileSync(path.join(programs, 'postgres'), script, { mode: 0o755 });
    release = () => writeFileSync(released, '');
  });
  const complaints = () => readFileSync(path.join(folder, 'postgres/server.log'), 'utf8').split(complaint).length - 1;

  it('a start tries again as long as it may take', async () => {
    const before = complaints();
    const starting = start({ binDir: programs });
    await vi.waitUntil(() => complaints() - before > 6, { timeout: 50_000 });
    release();
    expect(await ask((await starting).url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('and stays so, a start says it when its time is over', async () => {
    await expect(start({ binDir: programs, startTimeoutMs: 2000 })).rejects.toThrow(
      `The database did not start: ${complaint}`,
    );
  });
});

describe('after Node was killed', () => {
  // Beside the packages, where the programs of the database are looked for.
  const bundleDir = path.join(here, `../../../../node_modules/.cache/launcher-test-${process.pid}`);
  let owner: ChildProcess;
  afterEach(() => {
    owner.kill('SIGKILL');
    rmSync(bundleDir, { recursive: true, force: true });
  });

  it('the server runs on and is joined by the next start', async () => {
    const dataDir = path.join(folder, 'postgres');
    const program = await bundleLauncher();
    owner = spawn(process.execPath, [program, dataDir, binDir ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = await once(owner.stdout!, 'data');
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const server = await start({ dataDir });
    expect(server.port).toBe(Number(String(port)));
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
    await server.stop();
    expect(findPostmaster(clusterOf(server))).toBeNull();
  });

  /** A program that starts the database and then waits to be killed. */
  async function bundleLauncher(): Promise<string> {
    const entry = path.join(folder, 'owner.ts');
    writeFileSync(
      entry,
      `import { startPostgres } from ${JSON.stringify(path.join(here, 'embedded-postgres.ts'))};
       const [dataDir, binDir] = process.argv.slice(2);
       const server = await startPostgres({ dataDir, binDir: binDir || undefined, log: { info: () => {} } });
       process.stdout.write(String(server.port));
       setInterval(() => {}, 1000);`,
    );
    await build({
      configFile: false,
      logLevel: 'silent',
      build: { ssr: entry, outDir: bundleDir, emptyOutDir: true, target: 'node20' },
    });
    return path.join(bundleDir, 'owner.js');
  }
});

describe.runIf(isRoot && !binDir)('as root, below a folder closed to others', () => {
  function closedHome(): string {
    const home = mkdtempSync(path.join(folder, 'home-'));
    chmodSync(home, 0o700);
    return home;
  }

  it('keeps the data in the fallback folder, by a link that is followed when the folder is opened later', async () => {
    const home = closedHome();
    const dataDir = path.join(home, 'data', 'postgres');
    const closed = await start({ dataDir });
    expect(closed.dataDir.startsWith(path.join(folder, 'fallback', 'data-'))).toBe(true);
    expect(realpathSync(dataDir)).toBe(realpathSync(closed.dataDir));
    await ask(closed.url, 'create table kites as select 7 as count');
    await closed.stop();
    chmodSync(home, 0o755);
    const opened = await start({ dataDir });
    expect(await ask(opened.url, 'select count from kites')).toEqual({ count: 7 });
  });

  it('makes no new database beside one that it may not enter any more', async () => {
    const dataDir = path.join(closedHome(), 'data', 'postgres');
    mkdirSync(path.join(dataDir, 'cluster'), { recursive: true });
    await expect(start({ dataDir })).rejects.toThrow(/may not enter .* any more: open the folders above it/);
  });

  it('runs a copy of the programs', async () => {
    const home = closedHome();
    const packageDir = path.dirname(path.dirname(embeddedBinDir()));
    cpSync(packageDir, path.join(home, 'package'), { recursive: true, verbatimSymlinks: true });
    const server = await start({ binDir: path.join(home, 'package', 'native', 'bin') });
    expect(said).toContainEqual(expect.stringContaining('its programs were copied to'));
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
  });
});

function writePidFile(server: RunningPostgres, text: string, pid: number): void {
  writeFileSync(path.join(clusterOf(server), 'postmaster.pid'), text.replace(/^\d+/, String(pid)));
}
