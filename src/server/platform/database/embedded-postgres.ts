import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appRole, ensureAppRole } from './app-role.ts';
import { createCluster, lastReason, prepareDataDir, readPassword, spawnOptions, superuser } from './cluster.ts';
import { embeddedBinDir, reachableBinDir } from './postgres-binaries.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';

const pollMs = 5;
const defaultStartTimeoutMs = 60_000;
const retryAfterMs = 50;
const maxLogBytes = 5_000_000;

/** Temporary faults after a crash: the port is taken, or the memory of the ending server is not free yet. */
const temporaryFaults = /could not bind|could not create any TCP|still in use|lock file/;

/**
 * After a crash PostgreSQL replays all writes since the last completed checkpoint: with its default limit of 1 GB that
 * took four to six seconds. Syncing the whole file system costs less than opening each file of the database.
 */
const quickRecovery: Record<string, string> = {
  max_wal_size: '256MB',
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/** Keeps failed statements out of the log: they quote rows and parameters, and we receive their errors anyway. */
const quietLog: Record<string, string> = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

export interface PostgresOptions {
  /** Folder of `initdb` and `postgres`; default: the programs of the npm package. */
  binDir?: string;
  /** Created if missing; contains the database, its password and its log. */
  dataDir: string;
  /** Used as root when `dataDir` or the programs are below a folder that other users may not enter. */
  fallbackDir?: string;
  /** How long a start may take; default: a minute. */
  startTimeoutMs?: number;
  /** Server settings that replace ours. */
  settings?: Record<string, string>;
  /** The port to listen on, so that connections find it again; default: a free one. */
  port?: number;
  /** Aborts the start, which then rejects. */
  signal?: AbortSignal;
  log: { info: (message: string) => void };
}

export interface RunningPostgres {
  /** Connection URL of the product's role with its password; a secret. */
  url: string;
  /** Connection URL of the superuser of the set-up; a secret, and never used by the product itself. */
  superuserUrl: string;
  port: number;
  pid: number;
  /** Where the data really is: `dataDir`, or a folder below `fallbackDir`. */
  dataDir: string;
  /** Whether it was running already. */
  joined: boolean;
  /** Fast shutdown; resolves when the process has ended. */
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on a free loopback port, or joins the one that still runs on `dataDir`.
 * Rejects with one plain sentence when it cannot. Of the package only the programs are used: its own start neither joins
 * a running server nor works in a folder that the database's user may not enter (docs/decisions/0002).
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const logInfo = (message: string) => options.log.info(message);
  const fallbackDir = options.fallbackDir ?? '/var/lib/everkite';
  const binDir = reachableBinDir(options.binDir ?? embeddedBinDir(), fallbackDir, logInfo);
  const dataDir = prepareDataDir(path.resolve(options.dataDir), fallbackDir);
  const clusterDir = path.join(dataDir, 'cluster');
  const password = readPassword(dataDir, 'password');
  const appPassword = readPassword(dataDir, 'app-password');

  const { startTimeoutMs = defaultStartTimeoutMs } = options;
  const running = await joinRunning(clusterDir, startTimeoutMs, options.signal);
  let server = running;
  if (server) {
    logInfo(`Joined the database that was still running (process ${server.pid})`);
  } else {
    if (!existsSync(clusterDir)) createCluster(binDir, dataDir, clusterDir);
    server = await launch({ ...options, binDir, dataDir, startTimeoutMs }, clusterDir);
  }
  const { pid, port } = server;
  const urlOf = (role: string, its: string) => `postgres://${role}:${its}@127.0.0.1:${port}/postgres`;
  const superuserUrl = urlOf(superuser, password);
  await ensureAppRole(superuserUrl, appPassword).catch(async (error: Error) => {
    if (!running) await stopPostmaster(pid);
    throw error;
  });
  return {
    url: urlOf(appRole, appPassword),
    superuserUrl,
    port,
    pid,
    dataDir,
    joined: running !== null,
    stop: () => stopPostmaster(pid),
  };
}

async function joinRunning(
  clusterDir: string,
  startTimeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Postmaster | null> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const found = findPostmaster(clusterDir);
    if (!found || found.ready) return found;
    if (signal?.aborted) await giveUp(found.pid);
    if (Date.now() > deadline) throw new Error(`The database in ${clusterDir} runs but does not become ready.`);
    await wait(pollMs);
  }
}

async function giveUp(pid: number): Promise<never> {
  await stopPostmaster(pid);
  throw new Error('The start was given up.');
}

type Launch = Pick<PostgresOptions, 'port' | 'settings' | 'signal'> &
  Required<Pick<PostgresOptions, 'binDir' | 'dataDir' | 'startTimeoutMs'>>;

async function launch(options: Launch, clusterDir: string): Promise<Postmaster> {
  const { dataDir, startTimeoutMs, signal } = options;
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const port = options.port ?? (await freePort());
    const logFile = path.join(dataDir, 'server.log');
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
    const fresh = logStart > maxLogBytes;
    const program = path.join(options.binDir, 'postgres');
    const child = spawnServer(program, clusterDir, port, options.settings ?? {}, logFile, fresh);
    const server = await waitUntilReady(child, clusterDir, startTimeoutMs, signal);
    child.unref();
    if (server) return server;

    const log = readFileSync(logFile, 'utf8').slice(fresh ? 0 : logStart);
    const started = await joinRunning(clusterDir, startTimeoutMs, signal);
    if (started) return started;
    if (!temporaryFaults.test(log) || Date.now() > deadline) {
      throw new Error(`The database did not start: ${lastReason(log) || `see ${logFile}`}`);
    }
    await wait(retryAfterMs, null, { signal });
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
    ...quickRecovery,
    ...quietLog,
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
  signal: AbortSignal | undefined,
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
    if (signal?.aborted && child.pid !== undefined) await giveUp(child.pid);
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
