// npm start: installs and builds when needed, then runs the server and, without a Paddle key, the Paddle emulator.
import { fork } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();

const children = [];
let stopping = false;

const env = { ...process.env, ...(process.env.PADDLE_API_KEY ? {} : emulatorSettings()) };
const server = startPart('server');
// The emulator starts after the server reports that its settings and port are good, so that a fault is one clear line.
server.on('message', (message) => {
  if (message === 'settings-accepted' && !process.env.PADDLE_API_KEY) startPart('paddle-emulator');
});

// Ctrl-C reaches all processes of the terminal; the parts stop by themselves and this process waits for them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());
// A closed channel means that the process which started this one, such as a test run, has ended.
process.on('disconnect', () => stopAll());
process.channel?.unref();

function startPart(name) {
  // A part notices by its closed channel that this process was killed, and stops too.
  const child = fork(path.join(root, `dist/server/${name}.js`), { cwd: root, stdio: 'inherit', env });
  children.push(child);
  child.on('exit', (code) => {
    children.splice(children.indexOf(child), 1);
    if (!stopping) process.exitCode = code ?? 1;
    stopAll();
  });
  return child;
}

/** The emulator's port is by default the one after the server's. */
function emulatorSettings() {
  const port = Number(process.env.PORT || 3000);
  const emulatorPort = process.env.PADDLE_EMULATOR_PORT || String(port + 1);
  return {
    PADDLE_EMULATOR_PORT: emulatorPort,
    PADDLE_EMULATOR_URL: process.env.PADDLE_EMULATOR_URL || `http://127.0.0.1:${emulatorPort}`,
    PADDLE_EMULATOR_WEBHOOK_URL: `http://127.0.0.1:${port}/api/paddle/webhook`,
  };
}

function stopAll() {
  if (!stopping) {
    stopping = true;
    for (const child of children) child.kill('SIGTERM');
  }
}
