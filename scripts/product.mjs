// Runs the product as npm start does, on a free port with data of its own; for browser tests and benchmarks.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './stale.mjs';

const patienceMs = 60_000;

/** Resolves when the product answers; rejects when it stops before. `settings` are further environment variables. */
export async function startProduct(settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-'));
  // The embedded database runs as another user when we are root, and must be able to enter.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    // What it says on a good day would only stand between the tests' lines.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  // What nobody waits for any more would go on taking the machine's time.
  await untilHealthy(url, child).catch((error) => stop().then(() => Promise.reject(error)));
  return { url, dataDir, stop };
}

/** Resolves when `url` answers as healthy; rejects when `child`, which serves it, ends before. */
export async function untilHealthy(url, child) {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not start; the lines above say why.');
}

/** A port that is free together with the two after it, which the Paddle emulator and the mail viewer take. */
async function freePort() {
  for (;;) {
    const port = await portThatIsFree(0);
    if ((await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
}

async function isFree(port) {
  return port <= 65_535 && (await portThatIsFree(port).catch(() => null)) !== null;
}

function portThatIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(port, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
