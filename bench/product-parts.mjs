// Further server processes on the product's database.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { untilHealthy } from '../scripts/product.mjs';
import { root } from '../scripts/stale.mjs';

/** The embedded database's password is in a file beside its cluster, the port in the fourth line of its pid file. */
export async function openDatabase(dataDir) {
  const folder = path.join(dataDir, 'postgres');
  const port = readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  const url = `postgres://everkite:${readFileSync(path.join(folder, 'password'), 'utf8').trim()}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client(url);
  await client.connect();
  return { url, client };
}

/**
 * Another server process on the product's database.
 * @param place 1 for the first such server, 2 for the second
 * @param file another build of the server than the product's
 */
export async function startAnotherServer(product, databaseUrl, { place = 1, file = 'dist/server/server.js' } = {}) {
  const { port: firstPort } = new URL(product.url);
  const port = Number(firstPort) + 6 + place;
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.resolve(root, file)], {
    cwd: root,
    // When this process ends, the server notices by the channel and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: product.dataDir,
      DATABASE_URL: databaseUrl,
      PADDLE_EMULATOR_URL: `http://127.0.0.1:${Number(firstPort) + 1}`,
      MAIL_VIEWER_PORT: '0',
      TRUST_PROXY: 'true',
      // Off, because all uploads come from this machine.
      EVENT_LIMITS: 'off',
    },
  });
  await untilHealthy(url, child);
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, pid: child.pid, stop };
}
