import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../scripts/product.mjs';
import { commands, type Engine } from './webdriver.ts';

/** Firefox, by its own protocol Marionette: W3C WebDriver's commands over a socket. */
export async function startGecko(): Promise<Engine> {
  const port = await freePorts(1);
  const profile = mkdtempSync(path.join(tmpdir(), 'everkite-gecko-'));
  const preferences = {
    'marionette.port': port,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    // Scroll bars as on phones, which take no room.
    'ui.useOverlayScrollbars': 1,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  // Access to the browser's own code, because only that can read the console messages of every page.
  const asked = ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', profile];
  const child = spawn('firefox-esr', asked, { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const call = talk(await connected(port, child));
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
  await runInside(narrow);
  return {
    name: 'gecko',
    send: (command, parameters) => call(commands[command][0], parameters),
    readErrors: () => runInside(readConsole) as Promise<string[]>,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };

  /** Runs a script in the browser itself. */
  async function runInside(script: string) {
    await call('Marionette:SetContext', { value: 'chrome' });
    const answer = await call('WebDriver:ExecuteScript', { script, args: [] });
    await call('Marionette:SetContext', { value: 'content' });
    return answer;
  }
}

/** Runs in the browser: lets its window be as narrow as a phone, which the toolbar would prevent. */
const narrow = `for (const one of Services.wm.getEnumerator('navigator:browser'))
  one.document.documentElement.style.setProperty('min-width', '0', 'important');`;

/** Runs in the browser: errors of scripts, of the network and of `console.error`, in all pages. */
const readConsole = `
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const ofPages = storage.getEvents().filter(({ level, filename }) => level === 'error' && /^http/.test(filename));
  const said = ofPages.map((event) => [...event.arguments].map(String).join(' '));
  const ofScripts = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError
    && (one.flags & 1) === 0 && /^http/.test(one.sourceName)).map((one) => one.errorMessage + ' at ' + one.sourceName + ':' + one.lineNumber);
  storage.clearEvents();
  Services.console.reset();
  return [...said, ...ofScripts];`;

/** Resolves once the browser listens. */
async function connected(port: number, child: ChildProcess): Promise<Socket> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox ended before it could be driven.');
}

/** Messages are JSON after their length: `[0, number, command, parameters]` and `[1, number, error, answer]`. */
function talk(socket: Socket) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  let asked = 0;
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      hear(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended.'));
  });

  /** The greeting is an object, not an answer. */
  function hear(message: unknown) {
    if (!Array.isArray(message)) return;
    const [, number, error, answer] = message;
    const asker = waiting.get(number);
    waiting.delete(number);
    if (error) asker?.reject(new Error(`${error.error}: ${error.message}`));
    else asker?.resolve(answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer);
  }

  return (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      const message = JSON.stringify([0, asked, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
