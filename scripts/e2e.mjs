// npm run e2e: starts the product as npm start does, on a free port with data of its own, and runs the browser tests against it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { leave, prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();
const chromium = await findChromium().catch((error) => leave(error.message));
const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-e2e-'));
const port = await freePort();
const baseUrl = `http://localhost:${port}`;

const product = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: String(port), PUBLIC_URL: baseUrl, DATA_DIR: dataDir },
});
const stopped = new Promise((resolve) => product.on('exit', resolve));

let status = 1;
try {
  await untilHealthy();
  const run = spawnSync(path.join(root, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: baseUrl, DATA_DIR: dataDir, CHROMIUM_PATH: chromium },
  });
  status = run.status ?? 1;
} finally {
  product.kill('SIGTERM');
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(status);

async function untilHealthy() {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt && product.exitCode === null) {
    const answer = await fetch(`${baseUrl}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  leave('The product did not start; the lines above say why.');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
