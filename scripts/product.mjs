// Runs the product like npm start, on a free port with its own data; for browser tests and benchmarks.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './stale.mjs';

const timeoutMs = 280_000;

/** Resolves when the product answers; rejects when it ends before. `settings` are further environment variables. */
export async function startProduct(settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-'));
  // As root, the embedded database runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const port = await freePorts(3);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    // The product's usual output would only interrupt that of the tests. By the channel the product notices that this
    // process was killed, and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  // A product that did not start in time must not go on using the machine.
  await untilHealthy(url, child).catch((error) => stop().then(() => Promise.reject(error)));
  return { url, dataDir, stop };
}

/** Resolves when `url` answers as healthy; rejects when `child`, which serves it, ends before, or after `waitMs`. */
export async function untilHealthy(url, child, waitMs = timeoutMs) {
  const giveUpAt = Date.now() + waitMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not start; the lines above say why.');
}

/** Below the ports of outgoing connections, which could take one between the check and the start. */
const ports = { from: 10_000, to: 32_000 };

/**
 * The first of several free ports in a row. The product takes it, the Paddle emulator and the mail viewer the next two.
 */
export async function freePorts(count) {
  for (;;) {
    const first = randomInt(ports.from, ports.to - count);
    const row = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
