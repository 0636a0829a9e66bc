import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../scripts/product.mjs';
import { commands, type Engine } from './webdriver.ts';

const browser = path.join(import.meta.dirname, 'webkit-browser.js');

/** WebKitGTK's own small browser, by W3C WebDriver over HTTP. It needs a screen, which Xvfb emulates. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePorts(1);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', screen, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the browser ends together with its screen.
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      said += bytes;
    });
  }
  const at = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${at}/status`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`WebKit ended before it could be driven: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'everkite-webkit-'));
  const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', browser, folder] } };
  const session = await call('POST', '/session', { capabilities: { alwaysMatch: options } });
  const { sessionId } = session as { sessionId: string };
  return {
    name: 'webkit',
    send(command, parameters) {
      const [, method, address] = commands[command];
      return call(method, `/session/${sessionId}${address}`, parameters);
    },
    async readErrors() {
      const errors = said.split('\n').filter((line) => /(^|: )CONSOLE (\S+ )?ERROR /.test(line));
      said = '';
      return errors;
    },
    async stop() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      process.kill(-child.pid!, 'SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function call(method: string, path: string, parameters?: object): Promise<unknown> {
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined;
    const answer = await fetch(`${at}${path}`, { method, body });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}
