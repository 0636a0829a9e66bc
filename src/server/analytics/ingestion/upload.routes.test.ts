import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireEvent } from '#contract/event-upload.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestDeps, type TestDeps } from '#testing/server/deps.ts';
import { ingestionRoutes } from './upload.routes.ts';

let database: TestDatabase;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  app = fastify();
  ingestionRoutes(app, deps);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.emptyMeasured());

const events = (count: number, fields: Partial<WireEvent> = {}): WireEvent[] =>
  Array.from({ length: count }, () => ({
    event_type: 'open_main',
    device_id: 'device-1',
    insert_id: randomUUID(),
    time: deps.clock() - 1000,
    ...fields,
  }));
const bodyOf = (sent: WireEvent[]) => ({ api_key: deps.config.analytics.apiKey, events: sent });

function upload(body: unknown, headers: Record<string, string> = {}, url = '/2/httpapi') {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
}

async function storedIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ insert_id: string }>('select insert_id from events order by insert_id');
  return rows.map((row) => row.insert_id);
}
const idsOf = (sent: WireEvent[]) => sent.map((event) => event.insert_id!).sort();

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin(seed * 1000 + index * 17) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

describe('an upload', () => {
  it('an upload is acknowledged with the number of its events and bytes', async () => {
    const sent = events(3);
    const answer = await upload(bodyOf(sent));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: 200,
      events_ingested: 3,
      payload_size_bytes: JSON.stringify(bodyOf(sent)).length,
      server_upload_time: deps.clock(),
    });
    expect(await storedIds()).toEqual(idsOf(sent));
  });

  it('an event is stored with its properties and with those of the person at its time', async () => {
    await upload(
      bodyOf([
        { event_type: '$identify', device_id: 'device-1', user_properties: { $set: { signed_in: true } } },
        ...events(1, { session_id: 77, event_properties: { cohort: 'A' }, user_id: 'user-1' }),
      ]),
    );
    const { rows } = await database.pool.query(
      `select name, device_id, user_id, session_id, event_time, event_properties, events.user_properties,
         people.user_properties as person_properties
       from events join people on people.id = person_id join event_types on event_types.id = type_id`,
    );
    expect(rows).toEqual([
      {
        name: 'open_main',
        device_id: 'device-1',
        user_id: 'user-1',
        session_id: '77',
        event_time: new Date(deps.clock() - 1000),
        event_properties: { cohort: 'A' },
        user_properties: { signed_in: true },
        person_properties: { signed_in: true },
      },
    ]);
  });

  it('an upload of $identify alone changes the person and makes no event', async () => {
    const identify = (user_properties: object) =>
      upload(bodyOf([{ event_type: '$identify', device_id: 'device-1', user_properties: { $set: user_properties } }]));
    await identify({ signed_in: false, subs_active: false });
    expect((await identify({ signed_in: true })).json()).toMatchObject({ events_ingested: 1 });
    const { rows } = await database.pool.query('select user_properties from people');
    expect(rows).toEqual([{ user_properties: { signed_in: true, subs_active: false } }]);
    expect(await storedIds()).toEqual([]);
  });

  it('an upload is stored once however often it is sent', async () => {
    const sent = events(30);
    await upload(bodyOf(sent));
    const again = await upload(bodyOf([...sent, ...sent]));
    expect(again.statusCode).toBe(200);
    expect(await storedIds()).toEqual(idsOf(sent));
  });

  const copiesOf: [string, (sent: WireEvent[], copy: number) => WireEvent[]][] = [
    ['shuffled copies', (sent, copy) => shuffled(sent, copy)],
    [
      'shuffled copies from different devices',
      (sent, copy) => shuffled(sent, copy).map((event) => ({ ...event, device_id: `device-of-copy-${copy}` })),
    ],
  ];
  it.each(rowsOf(copiesOf, { commit: 1 }))(
    'an upload is stored once when %s arrive at the same time through several processes',
    async (_, copyOf) => {
      const sent = events(1500).map((event, index) => ({ ...event, device_id: `device-${index % 500}` }));
      const others = [1, 2, 3, 4, 5].map(() => {
        const other = fastify();
        ingestionRoutes(other, deps);
        return other;
      });
      for (let round = 0; round < 3; round += 1) {
        await database.emptyMeasured();
        const answers = await Promise.all(
          [app, ...others].map((server, copy) =>
            server.inject({ method: 'POST', url: '/2/httpapi', payload: bodyOf(copyOf(sent, round * 10 + copy)) }),
          ),
        );
        expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
        expect(await storedIds()).toEqual(idsOf(sent));
      }
      await Promise.all(others.map((other) => other.close()));
    },
  );

  it('an upload may be a beacon, which has the type text/plain', async () => {
    const sent = events(1);
    const answer = await upload(JSON.stringify(bodyOf(sent)), { 'content-type': 'text/plain;charset=UTF-8' });
    expect(answer.statusCode).toBe(200);
    expect(await storedIds()).toEqual(idsOf(sent));
  });

  it('an upload may be gzipped', async () => {
    const sent = events(1);
    const answer = await upload(gzipSync(JSON.stringify(bodyOf(sent))), { 'content-encoding': 'gzip' });
    expect(answer.json()).toMatchObject({ code: 200, payload_size_bytes: JSON.stringify(bodyOf(sent)).length });
    expect(await storedIds()).toEqual(idsOf(sent));
  });

  it('an upload may have characters that PostgreSQL cannot store in JSON; they are removed', async () => {
    const answer = await upload(bodyOf(events(1, { event_properties: { note: 'a\u0000b\ud800' } })));
    expect(answer.statusCode).toBe(200);
    const { rows } = await database.pool.query('select event_properties from events');
    expect(rows).toEqual([{ event_properties: { note: 'ab' } }]);
  });
});

describe('a refused upload', () => {
  it.each(['/2/httpapi', '/batch', '/identify'])(
    'an upload to %s with a wrong key is refused with 400, which signs nobody out',
    async (url) => {
      for (const api_key of ['other', '', null, 7, {}, ['everkite']]) {
        const answer = await upload({ ...bodyOf(events(1)), identification: [], api_key }, {}, url);
        expect(answer.statusCode).toBe(400);
      }
    },
  );

  const refusals: [string, () => unknown, Record<string, string>, object][] = [
    ['no JSON', () => '{"api_key"', {}, { code: 400, error: 'Invalid JSON request body' }],
    ['nothing', () => '', {}, { code: 400, error: 'Invalid JSON request body' }],
    [
      'a broken gzip',
      () => 'not zipped',
      { 'content-encoding': 'gzip' },
      { code: 400, error: 'Invalid JSON request body' },
    ],
    [
      'a bad key',
      () => ({ ...bodyOf(events(1)), api_key: 'another key' }),
      {},
      { code: 400, error: 'Invalid API key' },
    ],
    [
      'no events field',
      () => ({ api_key: deps.config.analytics.apiKey }),
      {},
      { code: 400, error: 'Request missing required field', missing_field: 'events' },
    ],
    [
      'an event without a type',
      () => bodyOf([...events(1), { device_id: 'device-1' } as WireEvent]),
      {},
      {
        code: 400,
        error: 'Request missing required field',
        events_with_missing_fields: { event_type: [1] },
      },
    ],
    ['more than 2000 events', () => bodyOf(events(2001)), {}, { code: 413, error: 'Payload too large' }],
    [
      'more than 1 MB',
      () => bodyOf(events(1, { event_properties: { a: 'a'.repeat(1_048_576) } })),
      {},
      { code: 413, error: 'Payload too large' },
    ],
    [
      'a small gzip of more than 1 MB',
      () => gzipSync(JSON.stringify(bodyOf(events(1, { event_properties: { a: 'a'.repeat(1_048_576) } })))),
      { 'content-encoding': 'gzip' },
      { code: 413, error: 'Payload too large' },
    ],
  ];
  it.each(refusals)(
    'an upload with %s is refused with the reason, and nothing is stored',
    async (_, body, headers, refusal) => {
      const answer = await upload(body(), headers);
      expect(answer.json()).toEqual(refusal);
      expect(answer.statusCode).toBe((refusal as { code: number }).code);
      expect(await storedIds()).toEqual([]);
    },
  );

  it('a batch may be larger than 1 MB', async () => {
    const large = events(1, { event_properties: { a: 'a'.repeat(2_000_000) } });
    expect((await upload(bodyOf(large), {}, '/batch')).statusCode).toBe(200);
  });

  it('clients are told to retry while the database fails, without internal details', async () => {
    const broken = fastify();
    const pool = { query: () => Promise.reject(new Error('password of the database')) } as never;
    ingestionRoutes(broken, { ...deps, pool });
    const answer = await broken.inject({ method: 'POST', url: '/2/httpapi', payload: bodyOf(events(1)) });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 503, error: 'Events could not be stored, please send them again' });
  });
});
