import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { UploadAnswer, WireEvent } from '#contract/event-upload.ts';
import { ingestionRoutes } from '#server/analytics/ingestion/upload.routes.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestDeps, type TestDeps } from './deps.ts';

interface StoredEvent {
  name: string;
  device_id: string;
  user_id: string | null;
  insert_id: string;
  event_time: Date;
  event_properties: Record<string, unknown>;
}

export interface TestIngestion {
  database: TestDatabase;
  deps: TestDeps;
  app: FastifyInstance;
  /** Valid events. */
  events: (count: number, fields?: Partial<WireEvent>) => WireEvent[];
  bodyOf: (events: unknown) => Record<string, unknown>;
  send: (payload: string | Buffer, headers?: Record<string, string>, url?: string) => Promise<TestAnswer>;
  /** All stored events, sorted by insert id. */
  stored: () => Promise<StoredEvent[]>;
  /** The events in quarantine, sorted by insert id. */
  quarantined: () => Promise<StoredEvent[]>;
  people: () => Promise<{ device_id: string; user_id: string | null; user_properties: object }[]>;
  close: () => Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: UploadAnswer;
}

/** The ingestion alone on an empty database, without limits. */
export async function createTestIngestion(): Promise<TestIngestion> {
  const database = await createTestDatabase();
  const deps = createTestDeps(database, { EVENT_LIMITS: 'off' });
  // Closes the connections that clients keep open.
  const app = fastify({ forceCloseConnections: true });
  ingestionRoutes(app, deps);
  return {
    database,
    deps,
    app,
    events: (count, fields = {}) =>
      Array.from({ length: count }, () => ({
        event_type: 'open_main',
        device_id: 'device-1',
        insert_id: randomUUID(),
        time: deps.clock() - 1000,
        ...fields,
      })),
    bodyOf: (events) => ({ api_key: deps.config.analytics.apiKey, events }),
    async send(payload, headers = {}, url = '/2/httpapi') {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    async stored() {
      const { rows } = await database.pool.query<StoredEvent>(
        `select name, device_id, people.user_id, insert_id, event_time, event_properties
         from events join people on people.id = person_id join event_types on event_types.id = type_id
         order by insert_id`,
      );
      return rows;
    },
    async quarantined() {
      const { rows } = await database.pool.query<StoredEvent>(
        `select name, device_id, people.user_id, insert_id, event_time, event_properties
         from quarantined_events join people on people.id = person_id order by insert_id`,
      );
      return rows;
    },
    async people() {
      const { rows } = await database.pool.query(
        'select device_id, user_id, user_properties from people order by device_id',
      );
      return rows;
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
