import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { findPostmaster } from '#server/platform/database/postmaster.ts';
import { freePorts, untilHealthy } from '../../scripts/product.mjs';

/*
 * No page is opened. The product is started like `npm start`, put under load, and then killed or stopped by SIGTERM,
 * because the duration of the next start depends on how much was written before.
 */

const root = path.join(import.meta.dirname, '../..');
const readyWithinMs = 5_000;
/** How many times as long as usual a start after a kill may take: the database reads its log, which is bounded. */
const timesAsLong = 3;
const uploadingMs = 20_000;
const uploaders = 8;
const callers = 40;

let dataDir: string;
let port: number;
let child: ChildProcess;

test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-standing-'));
  chmodSync(dataDir, 0o755);
  port = await freePorts(3);
  await start();
});
test.afterEach(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const url = () => `http://127.0.0.1:${port}`;
const cluster = () => path.join(dataDir, 'postgres/cluster');

/** Returns the time until the product was ready, in ms. */
async function start(): Promise<number> {
  const startedAt = performance.now();
  child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    // A process group of its own, so that all parts can be killed at once.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  await untilHealthy(url(), child);
  return Math.round(performance.now() - startedAt);
}

async function stop(): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await exited;
  return code;
}

/** Kills the product and its database with all their processes, like a power cut. */
async function killAll(): Promise<void> {
  const database = findPostmaster(cluster());
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    await exited;
  }
  if (database) process.kill(-database.pid, 'SIGKILL');
}

function uploadBody(name: string): string {
  const events = Array.from({ length: 1000 }, (_, index) => ({
    event_type: `screen${(index % 29) + 1}_open`,
    device_id: `device-${name}`,
    insert_id: `${name}.${index}`,
    time: Date.now(),
  }));
  return JSON.stringify({ api_key: 'everkite', events });
}

/** Uploads as fast as possible; returns how many events were acknowledged. */
async function upload(untilMs: number): Promise<number> {
  const stored = await Promise.all(
    Array.from({ length: uploaders }, async (_, lane) => {
      let count = 0;
      for (let turn = 0; Date.now() < untilMs; turn++) {
        const answer = await fetch(`${url()}/batch`, { method: 'POST', body: uploadBody(`${lane}-${turn}`) });
        if (answer.ok) count += 1000;
      }
      return count;
    }),
  );
  return stored.reduce((sum, count) => sum + count, 0);
}

test('after everything was killed under load, the product is ready within five seconds', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  await stop();
  const usualMs = await start();
  const stored = await upload(Date.now() + uploadingMs);
  expect(stored).toBeGreaterThan(10_000);
  await killAll();
  const readyMs = await start();
  test.info().annotations.push({ type: 'ready', description: `${readyMs} ms, ${usualMs} ms after a stop` });
  // On a busy machine every start takes longer.
  expect(readyMs).toBeLessThan(Math.max(readyWithinMs, timesAsLong * usualMs));
});

/** Makes a call on a connection that is kept alive; returns its status or the error of the connection. */
function call(agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ agent, host: '127.0.0.1', port, path: callAddress(calls.listOffers).url }, (answer) => {
      answer.resume();
      answer.once('aborted', () => resolve('cut off'));
      answer.once('end', () => resolve(String(answer.statusCode)));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

test('a product told to stop under load answers every call that it took, and stops its database', {
  tag: '@long',
}, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const ends = new Map<string, number>();
  const calling = Array.from({ length: callers }, async () => {
    for (let end = ''; end !== 'ECONNREFUSED'; ) {
      end = await call(agent);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  });
  await delay(2_000);
  expect(await stop()).toBe(0);
  await Promise.all(calling);
  agent.destroy();
  expect([...ends.keys()].sort()).toEqual(['200', 'ECONNREFUSED']);
  expect(findPostmaster(cluster())).toBeNull();
});
