import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { closeAfterLast, closeGently } from './close-gently.ts';

let app: FastifyInstance;
let port: number;
/** Lets the slow answers finish. */
let release: () => void;
const callers: Caller[] = [];

interface Caller {
  socket: Socket;
  received: () => string;
  closed: Promise<unknown>;
}

beforeEach(async () => {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = fastify({ return503OnClosing: false });
  closeGently(app);
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    await released;
    return 'slow';
  });
  app.get('/streamed', (_request, reply) => {
    reply.raw.write('first ');
    void released.then(() => reply.raw.end('last'));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterEach(async () => {
  release();
  for (const { socket } of callers.splice(0)) socket.destroy();
  await app.close();
});

async function call(path?: string): Promise<Caller> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  const caller = { socket, received: () => text, closed: once(socket, 'close') };
  callers.push(caller);
  const accepted = once(app.server, 'connection');
  await once(socket, 'connect');
  await accepted;
  if (path) sendRequest(caller, path);
  return caller;
}

const sendRequest = ({ socket }: Caller, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: kite\r\n\r\n`);
const waitToReceive = (caller: Caller, text: string) => expect.poll(caller.received).toContain(text);

describe('a server that is closed', () => {
  it('a closing server ends connections that are unused, that are idle and that sent half a request', async () => {
    const unused = await call();
    const idle = await call('/quick');
    await waitToReceive(idle, 'quick');
    const half = await call();
    half.socket.write('GET /quick HTTP/1.1\r\nhost: ki');
    const startedAt = performance.now();
    await app.close();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await Promise.all([unused.closed, idle.closed, half.closed]);
  });

  it('a closing server answers running requests and says that the connection ends', async () => {
    const slow = await call('/slow');
    const streamed = await call('/streamed');
    await waitToReceive(streamed, 'first');
    const unused = await call();
    const closing = app.close();
    await unused.closed;
    release();
    await closing;
    await Promise.all([slow.closed, streamed.closed]);
    expect(slow.received()).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*slow$/is);
    expect(streamed.received()).toContain('last');
  });

  it('a closing server answers requests of the same moment, on a kept-alive connection and on a new one', async () => {
    const kept = await call('/quick');
    await waitToReceive(kept, 'quick');
    const fresh = await call();
    sendRequest(kept, '/quick?again');
    sendRequest(fresh, '/quick');
    await app.close();
    await Promise.all([kept.closed, fresh.closed]);
    for (const { received } of [kept, fresh]) expect(received()).toMatch(/connection: close\r\n.*quick$/is);
    expect(kept.received().match(/200 OK/g)).toHaveLength(2);
  });

  it('a closing server answers earlier connections that were not accepted yet', async () => {
    const waiting = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    const texts = waiting.map((socket) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => undefined);
      socket.write('GET /quick HTTP/1.1\r\nhost: kite\r\n\r\n');
      return () => text;
    });
    await Promise.all(waiting.map((socket) => once(socket, 'connect')));
    await closeAfterLast(app);
    await expect.poll(() => texts.filter((text) => text().includes('quick'))).toHaveLength(20);
    for (const socket of waiting) socket.destroy();
  });
});

describe('the application', () => {
  it('the application ends unused connections when it closes', async () => {
    const database = await createTestDatabase();
    const fullApp = buildApp(createTestDeps(database), { webDir: null });
    await fullApp.listen({ port: 0, host: '127.0.0.1' });
    port = (fullApp.server.address() as { port: number }).port;
    const socket = connect(port, '127.0.0.1');
    await once(fullApp.server, 'connection');
    const ended = once(socket, 'close');
    await fullApp.close();
    await ended;
    await database.drop();
    expect(socket.destroyed).toBe(true);
  });
});
