import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { wirePaths } from '#contract/wire-paths.ts';
import { type RunningPostgres, startPostgres } from '#server/platform/database/embedded-postgres.ts';
import { findPostmaster } from '#server/platform/database/postmaster.ts';
import { freePorts } from '../../scripts/product.mjs';

const dist = path.join(import.meta.dirname, '../../dist/server');
const quiet = { info: () => undefined };
const pollMs = 25;
const timeoutMs = 280_000;

/** One server process, which can be killed and started again with the same URL. */
export interface ServerProcess {
  url: string;
  start: () => Promise<void>;
  /** Like a power cut: nothing is finished. */
  kill: () => Promise<void>;
}

/** The product in parts that can fail separately: a database, the Paddle emulator and server processes. */
export interface Deployment {
  emulatorUrl: string;
  dataDir: string;
  /** The emulator's notifications go to the first server. */
  servers: ServerProcess[];
  query: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  stopDatabase: () => Promise<void>;
  /** As when memory runs out: nothing is finished, and the database has to recover from its log. */
  killDatabase: () => Promise<void>;
  /** Starts the database again with the same URL and the data committed before. */
  startDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts all parts; the servers run the built product on one database. `settings` are their environment variables. */
export async function startDeployment(serverCount: number, settings: Record<string, string> = {}): Promise<Deployment> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-plant-'));
  // As root the database runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const databasePort = await freePorts(2 + serverCount);
  const emulatorPort = databasePort + 1;
  const ports = Array.from({ length: serverCount }, (_, index) => emulatorPort + 1 + index);
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  const openDatabase = () =>
    startPostgres({ dataDir: path.join(dataDir, 'postgres'), settings: { port: String(databasePort) }, log: quiet });
  let database: RunningPostgres = await openDatabase();

  const servers = ports.map((port) =>
    serverProcess(port, {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PADDLE_EMULATOR_URL: emulatorUrl,
      MAIL_VIEWER_PORT: '0',
      PADDLE_CALLS_PER_MINUTE: '100000',
      // So that buyers can have many IP addresses.
      TRUST_PROXY: 'true',
      ...settings,
    }),
  );
  for (const server of servers) await server.start();
  const emulator = await startProcess(
    'paddle-emulator.js',
    {
      DATA_DIR: dataDir,
      PADDLE_EMULATOR_PORT: String(emulatorPort),
      PADDLE_EMULATOR_WEBHOOK_URL: `${servers[0]!.url}${wirePaths.paddleWebhook}`,
    },
    `${emulatorUrl}/emulator/clock`,
  );

  return {
    emulatorUrl,
    dataDir,
    servers,
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      const client = new Client(database.url);
      await client.connect();
      try {
        return (await client.query<Row>(sql, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    stopDatabase: () => database.stop(),
    killDatabase: () => killPostmaster(path.join(database.dataDir, 'cluster')),
    async startDatabase() {
      database = await openDatabase();
    },
    async stop() {
      for (const server of servers) await server.kill();
      await end(emulator, 'SIGTERM');
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Kills the main process only; its children notice it and end without writing anything. */
async function killPostmaster(clusterDir: string): Promise<void> {
  const postmaster = findPostmaster(clusterDir);
  if (postmaster === null) throw new Error(`No database runs in ${clusterDir}`);
  process.kill(postmaster.pid, 'SIGKILL');
  while (findPostmaster(clusterDir) !== null) await delay(pollMs);
}

function serverProcess(port: number, env: Record<string, string>): ServerProcess {
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  return {
    url,
    async start() {
      child = await startProcess('server.js', { ...env, PORT: String(port), PUBLIC_URL: url }, `${url}/health`);
    },
    async kill() {
      if (child !== null) await end(child, 'SIGKILL');
      child = null;
    },
  };
}

/** Resolves when `url` answers 200; rejects when the process ends before, or takes too long. */
async function startProcess(file: string, env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(dist, file)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  let errorOutput = '';
  child.stderr!.on('data', (chunk) => {
    errorOutput += chunk;
  });
  const giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return child;
    await delay(pollMs);
  }
  throw new Error(`${file} did not start: ${errorOutput}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
