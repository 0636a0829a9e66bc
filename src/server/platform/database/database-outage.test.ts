import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { silentLog } from '#testing/server/deps.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-outage.ts';

let database: TestDatabase;
const clients: pg.Client[] = [];
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => {
      throw new Error('It went well.');
    },
    (error: unknown) => error,
  );

async function client(settings: pg.ClientConfig = {}): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: database.url, ...settings });
  made.on('error', () => undefined);
  await made.connect();
  clients.push(made);
  return made;
}

async function endFromOutside(one: pg.Client): Promise<void> {
  const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => one.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
}

const away: Record<string, () => Promise<unknown>> = {
  'nobody listens': async () => failureOf(new pg.Client('postgres://u:p@127.0.0.1:1/none').connect()),
  'its name is unknown': async () => failureOf(new pg.Client('postgres://u:p@database.invalid:5432/none').connect()),
  'a query was under way when its connection was ended': async () => {
    const one = await client();
    const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid');
    const failure = failureOf(one.query('select pg_sleep(20)'));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    return failure;
  },
  'the connection was ended before the query': async () => {
    const one = await client();
    await endFromOutside(one);
    return failureOf(one.query('select 1'));
  },
  'no connection of the pool becomes free': async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 500 });
    pools.push(pool);
    const only = await pool.connect();
    const failure = await failureOf(pool.query('select 1'));
    only.release();
    return failure;
  },
  'the pool is closed': async () => {
    const { pool, close } = connect(database.url, silentLog);
    await close();
    return failureOf(pool.query('select 1'));
  },
  'no answer comes in time': async () => failureOf((await client({ query_timeout: 20 })).query('select pg_sleep(1)')),
  'it ended a query that took too long': async () =>
    failureOf((await client({ statement_timeout: 20 })).query('select pg_sleep(20)')),
  'it takes no writes': async () => {
    const one = await client();
    await one.query('set default_transaction_read_only = on');
    return failureOf(one.query("insert into attempts (key) values ('k')"));
  },
};

describe('the database is away', () => {
  it.each(Object.entries(away))('the database is away when %s', async (_what, fail) => {
    const error = await fail();
    expect(isDatabaseAway(error), String(error)).toBe(true);
  });

  // States that a healthy server does not return. https://www.postgresql.org/docs/18/errcodes-appendix.html
  it.each(['57P01', '57P02', '57P03', '08006', '53100', '53300'])('the database is away when it answers %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error('FATAL'), { code }))).toBe(true);
  });
});

const here: Record<string, () => unknown> = {
  'a query is wrong': () => failureOf(database.pool.query('select nothing from nowhere')),
  'a row is there already': async () => {
    await database.pool.query("insert into event_types (name) values ('a name')");
    return failureOf(database.pool.query("insert into event_types (name) values ('a name')"));
  },
  'a value has the wrong form': () => failureOf(database.pool.query("select 'kite'::bigint")),
  'our own code is wrong': () => new TypeError('Cannot read properties of undefined'),
  'something is thrown that is no error': () => null,
};

describe('the database is not away', () => {
  it.each(Object.entries(here))('the database is not away when %s', async (_what, fail) => {
    expect(isDatabaseAway(await fail())).toBe(false);
  });
});
