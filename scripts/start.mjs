// npm start: installs and builds when needed, then runs the server and, without a Paddle key, the Paddle emulator.
import { fork } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();

const children = [];
let stopping = false;

if (!process.env.PADDLE_API_KEY) startPart('paddle-emulator');
startPart('server');

// The whole terminal group gets Ctrl-C; the parts stop by themselves and this process waits for them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());

function startPart(name) {
  // A part notices by its closed channel when this process is killed, and stops too.
  const child = fork(path.join(root, `dist/server/${name}.js`), { cwd: root, stdio: 'inherit' });
  children.push(child);
  child.on('exit', (code) => {
    children.splice(children.indexOf(child), 1);
    if (!stopping) process.exitCode = code ?? 1;
    stopAll();
  });
}

function stopAll() {
  if (!stopping) {
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  }
}
