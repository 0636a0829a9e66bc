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
// The emulator waits for the server's word that settings and port are good, so that a fault stays one clear line.
server.on('message', (message) => {
  if (message === 'settings-accepted' && !process.env.PADDLE_API_KEY) startPart('paddle-emulator');
});

// The whole terminal group gets Ctrl-C; the parts stop by themselves and this process waits for them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll());
// Whoever started this with a channel, as a test run does, is gone when it closes. It must not keep this process alive.
process.on('disconnect', () => stopAll());
process.channel?.unref();

function startPart(name) {
  // A part notices by its closed channel when this process is killed, and stops too.
  const child = fork(path.join(root, `dist/server/${name}.js`), { cwd: root, stdio: 'inherit', env });
  children.push(child);
  child.on('exit', (code) => {
    children.splice(children.indexOf(child), 1);
    if (!stopping) process.exitCode = code ?? 1;
    stopAll();
  });
  return child;
}

/** The emulator stands beside the server, one port further. */
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
