import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostmaster, stopPostmaster } from '#server/platform/database/postmaster.ts';
import { createOwnDatabase, type TestDatabase } from '#testing/server/database.ts';
import { serverPackages } from '../../scripts/server-packages.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Below node_modules, so that the bundle finds its packages.
const dist = path.join(import.meta.dirname, `../../node_modules/.cache/main-test-${process.pid}`);

let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createOwnDatabase();
  mkdirSync(path.join(dist, 'web/pages'), { recursive: true });
  writeFileSync(path.join(dist, 'web/pages/manifest.json'), '{"routes":[],"notFound":{"file":"not-found.html"}}');
  writeFileSync(path.join(dist, 'web/pages/not-found.html'), '<h1>not-found</h1>');
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: serverPackages,
    build: { ssr: path.join(import.meta.dirname, 'main.ts'), outDir: path.join(dist, 'server'), target: 'node20' },
  });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  rmSync(dist, { recursive: true, force: true });
  await database.drop();
});

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Exit code, once the process has ended. */
  ended: Promise<number | null>;
  /** Resolves when the output contains the text. */
  waitForOutput: (text: string) => Promise<void>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: path.join(dist, 'data'), ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const finished = [once(child, 'exit'), once(child.stdout!, 'end'), once(child.stderr!, 'end')] as const;
  const ended = Promise.all(finished).then(([[code]]) => code as number | null);
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      for (const stream of [child.stdout!, child.stderr!]) stream.on('data', check);
      ended.then(() => reject(new Error(`Ended without saying "${text}": ${output}`)));
      check();
    });
  return { child, output: () => output, ended, waitForOutput };
}

async function listenAnywhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listenAnywhere();
  server.close();
  await once(server, 'close');
  return port;
}

/** Sends each request to the next server that was healthy when it looked last, once a second. */
async function roundRobinProxy(ports: readonly number[]) {
  let healthy = [...ports];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const look = async () => {
    const statuses = await Promise.all(ports.map((port) => statusOf(`http://127.0.0.1:${port}`)));
    healthy = ports.filter((_port, place) => statuses[place] === 200);
  };
  const looking = setInterval(look, 1_000);
  const server = createHttpServer((incoming, outgoing) => {
    turn += 1;
    const port = healthy[turn % healthy.length];
    const onward = request({ agent, port, path: incoming.url, host: '127.0.0.1' }, (answer) => {
      outgoing.writeHead(answer.statusCode!);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.writeHead(502).end());
    onward.end();
  });
  server.listen(0);
  await once(server, 'listening');
  const stop = () => {
    clearInterval(looking);
    agent.destroy();
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as { port: number }).port, stop };
}

const statusOf = (url: string) =>
  fetch(`${url}/health`).then(
    ({ status }) => status,
    () => null,
  );

describe('the server process', () => {
  it('the server lists every fault of its settings and exits with 1', async () => {
    const { ended, output } = run({ PORT: 'high', CONSENT_MODE: 'maybe' });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT must be a number from 1 to 65535.\nCONSENT_MODE must be opt-out or opt-in.\n');
  });

  it('the server says in one line that its port is in use, before it touches the database', async () => {
    const { server, port } = await listenAnywhere();
    const { ended, output } = run({ PORT: String(port), DATABASE_URL: 'postgres://u:p@127.0.0.1:1/none' });
    expect(await ended).toBe(1);
    expect(output()).toBe(`Port ${port} is in use. Set PORT to another one.\n`);
    server.close();
  });

  it('the server says in one line, without the password, that the database cannot be reached', async () => {
    const { ended, output } = run({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/none',
    });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(output()).not.toContain('hidden');
  });

  it('a second server of the database with a key of its own does not start, and says what to do', {
    tags: 'long',
  }, async () => {
    const first = run({ PORT: String(await freePort()) });
    await first.waitForOutput('Everkite is at');
    const second = run({ PORT: String(await freePort()), DATA_DIR: path.join(dist, 'data-of-another') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('All servers of a database need the same SECRETS_KEY');
  });

  it('the server tells its parent that the settings are good, says what is withheld, answers, and stops on SIGTERM', async () => {
    const port = await freePort();
    const { child, ended, waitForOutput } = run({ PORT: String(port), ANALYTICS_DETAIL: 'screens' });
    const [message] = await once(child, 'message');
    expect(message).toBe('settings-accepted');
    await waitForOutput(`Everkite is at http://localhost:${port}`);
    await waitForOutput('Events stay on this server. Screens are told by their number alone. Withheld: quiz, cohort,');
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('told to stop, the server says so at /health and goes on serving for DRAIN_SECONDS, then it ends', async () => {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    const { child, ended, waitForOutput } = run({ PORT: String(port), DRAIN_SECONDS: '2' });
    await waitForOutput('Everkite is at');
    child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf(site)).toBe(503), { timeout: 1_000, interval: 20 });
    // Twice, as a supervisor may tell every process of a group.
    child.kill('SIGTERM');
    const beganAt = Date.now();
    while (Date.now() < beganAt + 1_000) expect((await fetch(`${site}/api/config`)).status).toBe(200);
    expect(await statusOf(site)).toBe(503);
    expect(await ended).toBe(0);
    expect(await statusOf(site)).toBe(null);
  });

  it('a proxy that looks at /health loses no request while its servers are replaced one by one', {
    tags: 'long',
  }, async () => {
    const ports = [await freePort(), await freePort()];
    const startOne = (port: number) => run({ PORT: String(port), DRAIN_SECONDS: '3' });
    const servers = ports.map(startOne);
    await Promise.all(servers.map(({ waitForOutput }) => waitForOutput('Everkite is at')));
    const proxy = await roundRobinProxy(ports);
    let isOver = false;
    const statuses = new Map<number | null, number>();
    const callers = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const status = await fetch(`http://127.0.0.1:${proxy.port}/api/config`).then(
          (answer) => answer.text().then(() => answer.status),
          () => null,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    for (const [place, port] of ports.entries()) {
      servers[place]!.child.kill('SIGTERM');
      expect(await servers[place]!.ended).toBe(0);
      servers[place] = startOne(port);
      await servers[place].waitForOutput('Everkite is at');
      // Until the proxy has looked.
      await new Promise((resolve) => void setTimeout(resolve, 2_000));
    }
    isOver = true;
    await Promise.all(callers);
    proxy.stop();
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(100);
  });

  it('the server prints a new console password once, at the start that made it', { tags: 'long' }, async () => {
    await database.pool.query('truncate console_password');
    const start = async (env: Record<string, string> = {}) => {
      const port = await freePort();
      const { child, ended, output, waitForOutput } = run({ PORT: String(port), MAIL_VIEWER_PORT: '0', ...env });
      await waitForOutput('Its console is at ');
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      return /^Its console is at .*$/m.exec(output())![0].replace(String(port), 'PORT');
    };
    expect(await start()).toMatch(/^Its console is at http:\/\/localhost:PORT\/console, password \w{4}(-\w{4}){3}$/);
    expect(await start()).toBe('Its console is at http://localhost:PORT/console');
    expect(await start({ CONSOLE_PASSWORD: 'seven kites over the bay' })).toBe(
      'Its console is at http://localhost:PORT/console',
    );
  });

  it('the server shows its emails on a port of their own, and runs without a viewer when that is taken', {
    tags: 'long',
  }, async () => {
    const { server, port: taken } = await listenAnywhere();
    const without = run({ PORT: String(await freePort()), MAIL_VIEWER_PORT: String(taken) });
    await without.waitForOutput(
      `Its emails cannot be shown on port ${taken} (EADDRINUSE). Set MAIL_VIEWER_PORT to another one.`,
    );
    without.child.kill('SIGTERM');
    expect(await without.ended).toBe(0);
    server.close();

    const viewerPort = await freePort();
    const { child, ended, waitForOutput } = run({
      PORT: String(await freePort()),
      MAIL_VIEWER_PORT: String(viewerPort),
    });
    await waitForOutput(`Its emails are at http://127.0.0.1:${viewerPort}`);
    expect(await (await fetch(`http://127.0.0.1:${viewerPort}/stories`)).text()).toContain('receipt');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('the server stops when the process that started it is gone', { tags: 'long' }, async () => {
    const port = await freePort();
    const { child, ended, waitForOutput } = run({ PORT: String(port) });
    await waitForOutput('Everkite is at');
    child.disconnect();
    expect(await ended).toBe(0);
  });

  it('the server stops in order on SIGINT during its start', async () => {
    const { child, ended } = run({ PORT: String(await freePort()) });
    await once(child, 'message');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});

describe('the server process with the embedded database', () => {
  let dataDir: string;
  const cluster = () => path.join(dataDir, 'postgres/cluster');
  const begin = async (env: Record<string, string> = {}) => {
    const port = await freePort();
    const settings = { DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(port), MAIL_VIEWER_PORT: '0', ...env };
    return { ...run(settings), url: `http://127.0.0.1:${port}` };
  };

  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-main-'));
    chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    const left = findPostmaster(cluster());
    if (left) await stopPostmaster(left.pid);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('of two servers that start at once, one gets the data folder and the other says why it does not', {
    tags: 'long',
  }, async () => {
    const both = [await begin(), await begin()];
    const refused = await Promise.race(both.map((one) => one.ended.then(() => one)));
    const other = both.find((one) => one !== refused)!;
    await other.waitForOutput('Everkite is at');
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe(
      `Another server (process ${other.child.pid}) uses the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
    );
    other.child.kill('SIGKILL');
  });

  it('a server takes over a killed one’s data folder, restarts its killed database, and stops with it', {
    tags: 'long',
  }, async () => {
    const { child, ended, waitForOutput, output, url } = await begin();
    await waitForOutput('Everkite is at');
    process.kill(findPostmaster(cluster())!.pid, 'SIGKILL');
    await waitForOutput('The database is back after');
    await expect.poll(() => statusOf(url)).toBe(200);
    // A connection without a request, which Node by itself would wait for.
    const unused = createConnection(Number(new URL(url).port), '127.0.0.1');
    await once(unused, 'connect');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(findPostmaster(cluster())).toBeNull();
    expect(output()).not.toContain('did not stop in time');
    unused.destroy();
  });

  it('the server ends with one clear line when its embedded database cannot be restarted', {
    tags: 'long',
  }, async () => {
    const { ended, waitForOutput, output } = await begin();
    await waitForOutput('Everkite is at');
    const { pid } = findPostmaster(cluster())!;
    renameSync(cluster(), `${cluster()}.away`);
    process.kill(pid, 'SIGKILL');
    expect(await ended).toBe(1);
    renameSync(`${cluster()}.away`, cluster());
    expect(output()).toContain(`\nThe database has ended and cannot be started again: ${cluster()} is gone.\n`);
  });
});
