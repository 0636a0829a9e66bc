import { gzipSync } from 'node:zlib';
import { createInstance, Identify, Revenue } from '@amplitude/analytics-node';
import { init as initOldClient } from '@amplitude/node';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestIngestion } from '#testing/server/use.ts';
import { ingestionRoutes } from './upload.routes.ts';

const ingestion = useTestIngestion();
let address: string;
let apiKey: string;

beforeAll(async () => {
  apiKey = ingestion.deps.config.analytics.apiKey;
  address = await ingestion.app.listen({ host: '127.0.0.1', port: 0 });
});

const device = { device_id: 'device-of-a-client' };

/** A server whose database fails the first `times` calls. */
async function startFailing(times: number): Promise<{ app: FastifyInstance; address: string; failures: () => number }> {
  const app = fastify();
  let failures = 0;
  const pool = new Proxy(ingestion.database.pool, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if ((name !== 'query' && name !== 'connect') || failures >= times) return value.bind(target);
      return async () => {
        failures += 1;
        throw new Error('The database is away');
      };
    },
  });
  ingestionRoutes(app, { ...ingestion.deps, pool });
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }), failures: () => failures };
}

async function startClient(serverUrl: string) {
  const client = createInstance();
  const options = { serverUrl, flushQueueSize: 10, flushIntervalMillis: 20, flushMaxRetries: 4, logLevel: 0 };
  await client.init(apiKey, options).promise;
  return client;
}

describe('Amplitude’s Node client', () => {
  it.each(['/2/httpapi', '/batch'])(
    'Amplitude’s Node client sends events, properties and revenue to %s',
    async (path) => {
      const client = await startClient(address + path);
      const bought = new Revenue().setProductId('offer-1').setPrice(19.99).setQuantity(1).setRevenueType('purchase');
      const results = await Promise.all([
        client.identify(new Identify().set('signed_in', true), { ...device, user_id: 'user-1' }).promise,
        client.track('screen1_open', { cohort: 'A' }, device).promise,
        client.revenue(bought, device).promise,
      ]);
      expect(results.map(({ code }) => code)).toEqual([200, 200, 200]);
      const stored = await ingestion.stored();
      expect(stored.map(({ name }) => name).sort()).toEqual(['revenue_amount', 'screen1_open']);
      expect(stored.find(({ name }) => name === 'screen1_open')).toMatchObject({
        ...device,
        event_properties: { cohort: 'A' },
      });
      expect(stored.find(({ name }) => name === 'revenue_amount')?.event_properties).toEqual({
        $productId: 'offer-1',
        $price: 19.99,
        $quantity: 1,
        $revenueType: 'purchase',
      });
      expect(await ingestion.people()).toMatchObject([
        { ...device, user_id: 'user-1', user_properties: { signed_in: true } },
      ]);
    },
  );

  it('events of a client whose clock is years behind get the server’s time', async () => {
    const client = await startClient(`${address}/2/httpapi`);
    await client.track('screen1_open', {}, device).promise;
    const [event] = await ingestion.stored();
    expect(Math.abs(event!.event_time.getTime() - ingestion.deps.clock())).toBeLessThan(60_000);
  });

  it('Amplitude’s Node client retries after a failure, and its events are stored once', async () => {
    const failing = await startFailing(2);
    const client = await startClient(`${failing.address}/2/httpapi`);
    const results = await Promise.all([1, 2, 3].map((n) => client.track(`screen${n}_open`, {}, device).promise));
    expect(failing.failures()).toBe(2);
    expect(results.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await ingestion.stored()).toHaveLength(3);
    await failing.app.close();
  });

  it('Amplitude’s Node client drops only the faulty event, and sends the others again', async () => {
    const client = await startClient(`${address}/2/httpapi`);
    const results = await Promise.all([
      client.track('screen1_open', {}, device).promise,
      client.track('screen2_open', {}, { device_id: 'tiny' }).promise,
      client.track('screen3_open', {}, device).promise,
    ]);
    expect(results.map(({ code }) => code)).toEqual([200, 400, 200]);
    expect((await ingestion.stored()).map(({ name }) => name).sort()).toEqual(['screen1_open', 'screen3_open']);
  });

  it('Amplitude’s Node client halves an upload that is too large until it fits', async () => {
    const client = await startClient(`${address}/2/httpapi`);
    const large = { note: 'a'.repeat(300_000) };
    const results = await Promise.all([1, 2, 3, 4].map(() => client.track('screen1_open', large, device).promise));
    expect(results.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(await ingestion.stored()).toHaveLength(4);
  });

  it('Amplitude’s Node client does not retry after a wrong key', async () => {
    const client = createInstance();
    await client.init('another-key', { serverUrl: `${address}/2/httpapi`, flushIntervalMillis: 20, logLevel: 0 })
      .promise;
    const result = await client.track('screen1_open', {}, device).promise;
    expect(result).toMatchObject({ code: 400, message: 'Invalid API key' });
  });
});

describe('Amplitude’s old Node client', () => {
  const options = { retryTimeouts: [10, 10, 10], logLevel: 0 };

  it('Amplitude’s old Node client sends events, properties and revenue', async () => {
    const client = initOldClient(apiKey, { ...options, serverUrl: `${address}/2/httpapi` });
    const sent = Promise.all([
      // The event that its own `identify` sends for these properties.
      client.logEvent({
        event_type: '$identify',
        ...device,
        user_id: 'user-1',
        user_properties: { $set: { signed_in: true } },
      }),
      client.logEvent({ event_type: 'screen1_open', ...device, event_properties: { cohort: 'A' } }),
      client.logEvent({ event_type: 'payment_success', ...device, revenue: 19.99, price: 19.99, quantity: 1 }),
    ]);
    await client.flush();
    for (const answer of await sent) {
      expect(answer).toMatchObject({ status: 'success', statusCode: 200, body: { eventsIngested: 3 } });
    }
    const stored = await ingestion.stored();
    expect(stored.map(({ name }) => name).sort()).toEqual(['payment_success', 'screen1_open']);
    expect(stored.find(({ name }) => name === 'payment_success')?.event_properties).toEqual({
      $revenue: 19.99,
      $price: 19.99,
      $quantity: 1,
    });
    expect(await ingestion.people()).toMatchObject([{ user_id: 'user-1', user_properties: { signed_in: true } }]);
  });

  it('Amplitude’s old Node client retries after a failure', async () => {
    const failing = await startFailing(1);
    const retried = new Promise<{ statusCode: number }>((resolve) => {
      const client = initOldClient(apiKey, {
        ...options,
        serverUrl: `${failing.address}/2/httpapi`,
        onRetry: (response) => {
          resolve(response);
          return true;
        },
      });
      client.logEvent({ event_type: 'screen1_open', insert_id: 'once', ...device });
      client.flush();
    });
    expect(await retried).toMatchObject({ statusCode: 200 });
    expect((await ingestion.stored()).map((event) => event.insert_id)).toEqual(['once']);
    await failing.app.close();
  });
});

describe('the uploads of Amplitude’s browser client', () => {
  /** A body as version 2.47.1 sends it. */
  const bodyOf = (...events: object[]) =>
    JSON.stringify({
      api_key: apiKey,
      events: events.map((event, index) => ({
        ...device,
        session_id: 1_893_499_000_000,
        time: ingestion.deps.clock() - 500,
        platform: 'Web',
        language: 'en-US',
        ip: '$remote',
        insert_id: `insert-${index}`,
        event_id: index,
        library: 'amplitude-ts/2.47.1',
        user_agent: 'Mozilla/5.0',
        ...event,
      })),
      options: {},
      client_upload_time: new Date(ingestion.deps.clock()).toISOString(),
      request_metadata: { sdk: { metrics: { histogram: {} } } },
    });
  const usual = () =>
    bodyOf(
      { event_type: 'session_start' },
      { event_type: '$identify', user_properties: { $setOnce: { initial_referrer: 'EMPTY' }, $set: { plan: 'A' } } },
      { event_type: '[Amplitude] Element Clicked', event_properties: { '[Amplitude] Element Tag': 'button' } },
    );
  const post = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(`${address}/2/httpapi`, { method: 'POST', body, headers });

  it.each([
    ['as JSON', () => usual(), { 'content-type': 'application/json' }],
    ['as a beacon', () => usual(), { 'content-type': 'text/plain;charset=UTF-8' }],
    ['gzipped', () => gzipSync(usual()), { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ] as const)('an upload of Amplitude’s browser client is accepted %s', async (_, body, headers) => {
    const answer = await post(body(), headers);
    expect(await answer.json()).toMatchObject({ code: 200, events_ingested: 3, payload_size_bytes: usual().length });
    expect((await ingestion.stored()).map(({ name }) => name)).toEqual([
      'session_start',
      '[Amplitude] Element Clicked',
    ]);
  });
});
