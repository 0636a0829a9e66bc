import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCluster, lastReason, prepareDataDir, readPassword, spawnOptions, userName } from './cluster';
import { embeddedBinDir, reachableBinDir } from './postgres-binaries';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster';

const pollMs = 5;
const defaultStartTimeoutMs = 60_000;
const retryAfterMs = 200;
const maxLogBytes = 5_000_000;

/** Chance events after a crash that pass: a taken port, a dying old server whose memory is not free yet. */
const passing = /could not bind|could not create any TCP|still in use|lock file/;

export interface PostgresOptions {
  /** Folder of `initdb` and `postgres`; default: the programs of the npm package. */
  binDir?: string;
  /** Made when missing; holds the database, its password and its log. */
  dataDir: string;
  /** Used as root when `dataDir` or the programs lie below a folder closed to other users. */
  fallbackDir?: string;
  /** How long a start may take; default: a minute. */
  startTimeoutMs?: number;
  /** Server settings that replace ours. */
  settings?: Record<string, string>;
  log: { info: (message: string) => void };
}

export interface RunningPostgres {
  /** Connection address with user and password; a secret. */
  url: string;
  port: number;
  /** Where the data really is: `dataDir`, or a folder below `fallbackDir`. */
  dataDir: string;
  /** It ran before, started by somebody else. */
  joined: boolean;
  /** Fast shutdown; resolves when the process has ended. */
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on a free loopback port, or joins the one that still runs on `dataDir`.
 * Rejects with one plain sentence when it cannot.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const say = (message: string) => options.log.info(message);
  const fallbackDir = options.fallbackDir ?? '/var/lib/everkite';
  const binDir = reachableBinDir(options.binDir ?? embeddedBinDir(), fallbackDir, say);
  const dataDir = prepareDataDir(path.resolve(options.dataDir), fallbackDir, say);
  const clusterDir = path.join(dataDir, 'cluster');
  const password = readPassword(dataDir);

  const { startTimeoutMs = defaultStartTimeoutMs } = options;
  const running = await joinRunning(clusterDir, startTimeoutMs);
  let server = running;
  if (server) {
    say(`Joined the database that was still running (process ${server.pid})`);
  } else {
    if (!existsSync(clusterDir)) createCluster(binDir, dataDir, clusterDir);
    server = await launch(binDir, dataDir, clusterDir, options.settings ?? {}, startTimeoutMs);
  }
  const { pid, port } = server;
  return {
    url: `postgres://${userName}:${password}@127.0.0.1:${port}/postgres`,
    port,
    dataDir,
    joined: running !== null,
    stop: () => stopPostmaster(pid),
  };
}

async function joinRunning(clusterDir: string, startTimeoutMs: number): Promise<Postmaster | null> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const found = findPostmaster(clusterDir);
    if (!found || found.ready) return found;
    if (Date.now() > deadline) throw new Error(`The database in ${clusterDir} runs but does not become ready.`);
    await wait(pollMs);
  }
}

async function launch(
  binDir: string,
  dataDir: string,
  clusterDir: string,
  settings: Record<string, string>,
  startTimeoutMs: number,
): Promise<Postmaster> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const port = await freePort();
    const logFile = path.join(dataDir, 'server.log');
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
    const fresh = logStart > maxLogBytes;
    const child = spawnServer(path.join(binDir, 'postgres'), clusterDir, port, settings, logFile, fresh);
    const server = await waitUntilReady(child, clusterDir, startTimeoutMs);
    child.unref();
    if (server) return server;

    const log = readFileSync(logFile, 'utf8').slice(fresh ? 0 : logStart);
    const started = await joinRunning(clusterDir, startTimeoutMs);
    if (started) return started;
    if (!passing.test(log) || Date.now() > deadline) {
      throw new Error(`The database did not start: ${lastReason(log) || `see ${logFile}`}`);
    }
    await wait(retryAfterMs);
  }
}

function spawnServer(
  program: string,
  clusterDir: string,
  port: number,
  settings: Record<string, string>,
  logFile: string,
  freshLog: boolean,
): ChildProcess {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    wal_compression: 'on',
    timezone: 'UTC',
    ...settings,
  };
  const log = openSync(logFile, freshLog ? 'w' : 'a', 0o600);
  try {
    // A process group of its own: Ctrl+C in the terminal must reach Node only, which then stops the server in order.
    return spawn(
      program,
      [
        '-D',
        clusterDir,
        '-p',
        String(port),
        ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...spawnOptions(), detached: true, stdio: ['ignore', log, log] },
    );
  } finally {
    closeSync(log);
  }
}

/** Null when the process ended before it was ready. */
async function waitUntilReady(
  child: ChildProcess,
  clusterDir: string,
  startTimeoutMs: number,
): Promise<Postmaster | null> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!ended) {
    const found = findPostmaster(clusterDir);
    if (found?.ready && found.pid === child.pid) return found;
    if (Date.now() > deadline) {
      child.kill('SIGINT');
      throw new Error(`The database did not become ready within ${startTimeoutMs / 1000} s.`);
    }
    await wait(pollMs);
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
