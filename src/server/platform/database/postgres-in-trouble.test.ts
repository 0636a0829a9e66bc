import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { binDir, clusterOf, queryFirst, useTestPostgres } from '#testing/server/postgres.ts';
import { embeddedBinDir, reachableBinDir } from './postgres-binaries.ts';
import { findPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const here = import.meta.dirname;

const { place, messages, start } = useTestPostgres();

describe('while the memory of a killed server is still in use', () => {
  const complaint = 'FATAL: pre-existing shared memory block is still in use';
  let release: () => void;
  let programs: string;

  /** Makes a `postgres` program that fails with this message until it is released. */
  beforeEach(async () => {
    await (await start()).stop();
    programs = mkdtempSync(path.join(place.folder, 'programs-'));
    chmodSync(programs, 0o755);
    const released = path.join(programs, 'released');
    const real = path.join(
      reachableBinDir(binDir ?? embeddedBinDir(), path.join(place.folder, 'fallback'), () => {}),
      'postgres',
    );
    const script = `#!/bin/sh\nif [ -e '${released}' ]; then exec '${real}' "$@"; fi\necho '${complaint}' >&2\nexit 1\n`;
    writeFileSync(path.join(programs, 'postgres'), script, { mode: 0o755 });
    release = () => writeFileSync(released, '');
  });
  const complaints = () =>
    readFileSync(path.join(place.folder, 'postgres/server.log'), 'utf8').split(complaint).length - 1;

  it('a start retries until the memory of a killed server is free', { tags: 'long' }, async () => {
    const before = complaints();
    const starting = start({ binDir: programs });
    await vi.waitUntil(() => complaints() - before > 6, { timeout: 50_000 });
    release();
    expect(await queryFirst((await starting).url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('a start reports at its time limit that the memory of a killed server is still in use', {
    tags: 'long',
  }, async () => {
    await expect(start({ binDir: programs, startTimeoutMs: 2000 })).rejects.toThrow(
      `The database did not start: ${complaint}`,
    );
  });
});

describe('after Node was killed', () => {
  // Placed below node_modules, so that the programs of the database are found.
  const bundleDir = path.join(here, `../../../../node_modules/.cache/launcher-test-${process.pid}`);
  let owner: ChildProcess;
  afterEach(() => {
    owner.kill('SIGKILL');
    rmSync(bundleDir, { recursive: true, force: true });
  });

  it('after Node was killed, the database runs on and is joined by the next start', async () => {
    const dataDir = path.join(place.folder, 'postgres');
    const program = await bundleLauncher();
    owner = spawn(process.execPath, [program, dataDir, binDir ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = await once(owner.stdout!, 'data');
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const server = await start({ dataDir });
    expect(server.port).toBe(Number(String(port)));
    expect(await queryFirst(server.url, 'select 1 as one')).toEqual({ one: 1 });
    await server.stop();
    expect(findPostmaster(clusterOf(server))).toBeNull();
  });

  /** A program that starts the database and then waits to be killed. */
  async function bundleLauncher(): Promise<string> {
    const entry = path.join(place.folder, 'owner.ts');
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
    const home = mkdtempSync(path.join(place.folder, 'home-'));
    chmodSync(home, 0o700);
    return home;
  }

  it('data below a closed folder is kept in the fallback folder, by a link that is still followed once it is opened', {
    tags: 'long',
  }, async () => {
    const home = closedHome();
    const dataDir = path.join(home, 'data', 'postgres');
    const closed = await start({ dataDir });
    expect(closed.dataDir.startsWith(path.join(place.folder, 'fallback', 'data-'))).toBe(true);
    expect(realpathSync(dataDir)).toBe(realpathSync(closed.dataDir));
    await queryFirst(closed.url, 'create table kites as select 7 as count');
    await closed.stop();
    chmodSync(home, 0o755);
    const opened = await start({ dataDir });
    expect(await queryFirst(opened.url, 'select count from kites')).toEqual({ count: 7 });
  });

  it('no new database is created beside one that the server’s user may not enter any more', async () => {
    const dataDir = path.join(closedHome(), 'data', 'postgres');
    mkdirSync(path.join(dataDir, 'cluster'), { recursive: true });
    await expect(start({ dataDir })).rejects.toThrow(/may not enter .* any more: open the folders above it/);
  });

  it('programs below a folder closed to the server’s user are run from a copy', { tags: 'long' }, async () => {
    const home = closedHome();
    const packageDir = path.dirname(path.dirname(embeddedBinDir()));
    cpSync(packageDir, path.join(home, 'package'), { recursive: true, verbatimSymlinks: true });
    const server = await start({ binDir: path.join(home, 'package', 'native', 'bin') });
    expect(messages).toContainEqual(expect.stringContaining('its programs were copied to'));
    expect(await queryFirst(server.url, 'select 1 as one')).toEqual({ one: 1 });
  });
});
