// Starts the floor: bare-server.mjs in a process of its own.
import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../scripts/stale.mjs';

/** @param answer `body` and `headers` of each answer; `databaseUrl` is the database to query for each request */
export function startBare(answer) {
  return startProcess(path.join(root, 'bench/bare-server.mjs'), [JSON.stringify(answer)]);
}

/** A server process that sends its port when it listens, and ends with its IPC channel. */
export function startProcess(file, args) {
  const child = fork(file, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${path.basename(file)} did not start`)));
    child.once('message', ({ port }) => {
      const exited = new Promise((done) => child.once('exit', done));
      const stop = () => {
        child.disconnect();
        return exited;
      };
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
}
