import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { useTestIngestion } from '#testing/server/use.ts';
import { ingestionRoutes } from './upload.routes.ts';

const paths = ['/2/httpapi', '/batch', '/identify'];
const throttled = 'Too many requests for some devices and users';

const ingestion = useTestIngestion();

const usual = () => JSON.stringify(ingestion.bodyOf(ingestion.events(2)));

describe('an upload from another site', () => {
  it.each(paths)('a preflight allows an upload from another site to %s', async (url) => {
    const answer = await ingestion.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://another.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-encoding,content-type',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, content-encoding',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    ['taken', () => usual(), 200],
    ['refused', () => '{', 400],
  ])('another site may read the answer to an upload that is %s', async (_, body, status) => {
    const answer = await ingestion.send(body(), { origin: 'https://another.example' });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('the encoding of an upload', () => {
  it.each(['gzip', 'GZIP', 'x-gzip'])('an upload may have the encoding %s', async (encoding) => {
    const answer = await ingestion.send(gzipSync(usual()), { 'content-encoding': encoding });
    expect(answer.body).toMatchObject({ code: 200, payload_size_bytes: usual().length });
  });

  it('an upload may have the encoding identity', async () => {
    expect((await ingestion.send(usual(), { 'content-encoding': 'identity' })).status).toBe(200);
  });

  it.each([
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['gzip, gzip', (text: string) => gzipSync(gzipSync(text))],
  ] as const)('an upload may not have the encoding %s', async (encoding, compress) => {
    expect(await ingestion.send(compress(usual()), { 'content-encoding': encoding })).toMatchObject({
      status: 415,
      body: { code: 415, error: 'Unknown content encoding: send gzip or none' },
    });
    expect(await ingestion.stored()).toEqual([]);
  });

  it('an upload that is not UTF-8 is refused', async () => {
    const invalid = { status: 400, body: { code: 400, error: 'Invalid JSON request body' } };
    expect(await ingestion.send(Buffer.from(usual(), 'utf16le'))).toMatchObject(invalid);
    const latin1 = usual().replace('open_main', 'caf\u00e9');
    expect(await ingestion.send(Buffer.from(latin1, 'latin1'))).toMatchObject(invalid);
  });

  it('an upload may be chunked, without Content-Length and Content-Type', async () => {
    const address = await listening();
    const text = usual();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(text.slice(0, 50)));
        controller.enqueue(Buffer.from(text.slice(50)));
        controller.close();
      },
    });
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect(await (await fetch(`${address}/2/httpapi`, request)).json()).toMatchObject({
      code: 200,
      events_ingested: 2,
    });
  });
});

describe('an upload that is too large', () => {
  const answer = { code: 413, error: 'Payload too large' };

  it.each([
    ['/2/httpapi', 3 * 1_048_576],
    ['/identify', 3 * 1_048_576],
    ['/batch', 24 * 1_048_576],
  ])('an upload to %s that is too large is read to its end, so that the client gets the answer', async (path, size) => {
    const address = await listening();
    const response = await fetch(address + path, { method: 'POST', body: 'a'.repeat(size) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(answer);
  });

  it('a gzip that unpacks to more than the allowed size is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, 'a'));
    expect(bomb.length).toBeLessThan(100_000);
    for (const path of paths) {
      expect((await ingestion.send(bomb, { 'content-encoding': 'gzip' }, path)).body).toEqual(answer);
    }
  });
});

describe('uploads beyond what the server can hold', () => {
  /** Resolves once this many bytes of the next upload have arrived. */
  const arrivalOf = (bytes: number) =>
    new Promise<void>((resolve) => {
      ingestion.app.server.once('request', (message) => {
        let arrived = 0;
        message.on('data', (chunk: Buffer) => {
          arrived += chunk.length;
          if (arrived >= bytes) resolve();
        });
      });
    });

  /** Sends only the first bytes of a batch and waits until they have arrived. Returns a function that hangs up. */
  async function startBatch(bytes: number) {
    const address = await listening();
    const abort = new AbortController();
    const half = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.alloc(bytes, 'a')) });
    const request = { method: 'POST', body: half, duplex: 'half', signal: abort.signal } as RequestInit;
    const isOver = new Promise<void>((resolve) => {
      ingestion.app.server.once('request', (message) => message.once('close', () => resolve()));
    });
    const hasArrived = arrivalOf(bytes);
    fetch(`${address}/batch`, request).catch(() => null);
    await hasArrived;
    const hangUp = () => {
      abort.abort();
      return isOver;
    };
    return { hangUp };
  }
  const batchOf = (bytes: number) =>
    JSON.stringify(ingestion.bodyOf(ingestion.events(1, { event_properties: { a: 'a'.repeat(bytes) } })));
  const sendFrom = async (remoteAddress: string, payload: string) =>
    (await ingestion.app.inject({ method: 'POST', url: '/batch', payload, remoteAddress })).json();
  const busy = { code: 429, error: throttled, throttled_events: [] };

  it('a network that holds as many bytes as it may is refused until its uploads hang up', async () => {
    const stalled = [await startBatch(14e6), await startBatch(10e6)];
    expect(await sendFrom('127.0.0.1', batchOf(3e6))).toEqual(busy);
    expect(await sendFrom('203.0.113.7', batchOf(3e6))).toMatchObject({ code: 200 });
    await Promise.all(stalled.map(({ hangUp }) => hangUp()));
    expect(await sendFrom('127.0.0.1', batchOf(3e6))).toMatchObject({ code: 200 });
  });

  it('a stalled upload is refused with 408, after which clients retry', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stalled = await startStalling(1e6);
    vi.advanceTimersByTime(10_000);
    expect(await stalled.firstAnswer).toMatch(/^HTTP\/1.1 408 [\s\S]*\{"code":408,"error":"Request timeout"\}$/);
    vi.useRealTimers();
    stalled.socket.destroy();
  });

  /** Like `startBatch`, over a bare socket, which shows an answer that comes before the end of the body. */
  async function startStalling(bytes: number) {
    const { port } = new URL(await listening());
    const hasArrived = arrivalOf(bytes);
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.write('POST /batch HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n');
    socket.write(Buffer.alloc(bytes, 'a'));
    const firstAnswer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    await hasArrived;
    return { socket, firstAnswer };
  }

  it('all events of an upload are throttled, by their indexes, while the database is slow', async () => {
    const server = createSlowServer();
    const batch = () => JSON.stringify(ingestion.bodyOf(ingestion.events(2000)));
    const group = { event_type: '$groupidentify', device_id: 'device-1' };
    const early = Array.from({ length: 12 }, () => server.post(batch()));
    const late = server.post(JSON.stringify(ingestion.bodyOf([group, ...ingestion.events(2000)])));
    const throttledEvents = Array.from({ length: 2001 }, (_, index) => index);
    expect((await late).json()).toEqual({ code: 429, error: throttled, throttled_events: throttledEvents });
    server.open();
    const taken = (await Promise.all(early)).filter((answer) => answer.statusCode === 200);
    expect(await ingestion.stored()).toHaveLength(taken.length * 2000);
    await server.app.close();
  });

  /** A server whose database answers only once the test opens it. */
  function createSlowServer() {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    const pool = new Proxy(ingestion.database.pool, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query' && name !== 'connect') return value.bind(target);
        return async (...args: unknown[]) => {
          await isOpen;
          return value.apply(target, args);
        };
      },
    });
    const app = fastify();
    ingestionRoutes(app, { ...ingestion.deps, pool });
    const post = async (payload: string) => app.inject({ method: 'POST', url: '/batch', payload });
    return { app, post, open };
  }
});

let address: Promise<string> | null = null;
function listening(): Promise<string> {
  address ??= ingestion.app.listen({ host: '127.0.0.1', port: 0 });
  return address;
}
