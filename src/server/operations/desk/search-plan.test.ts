import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#server/platform/database/schema.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { listCandidates } from './candidates.sql.ts';
import { readSearch } from './read-search.ts';
import { countStates, listPage } from './subscriber-states.sql.ts';

const database = useTestDatabase({ ownDatabase: true });
const now = Date.parse('2030-01-01T12:00:00Z');
const people = 20_000;

beforeAll(async () => {
  await database.pool.query(`
    insert into users (email, email_key, name, provider_customer_id)
    select 'person' || n || '@example.com', 'person' || n || '@example.com', 'First' || n || ' Last' || n, 'ctm_' || n
    from generate_series(1, ${people}) n;
    insert into transactions (id, user_id, status, total_minor, currency, card_last4, invoice_number, paid_at, occurred_at_us)
    select 'txn_' || id, id, 'completed', 1000 + id % 50, 'USD', lpad((id % 9973)::text, 4, '0'), '2030-' || id,
      '2029-12-31'::timestamptz - id * interval '1 minute', 1
    from users;
    `);
  for (const table of ['users', 'transactions', 'subscriber_states'])
    await database.pool.query(`vacuum analyze ${table}`);
}, 120_000);

/** The query plans of the statements that a search runs. */
async function plansOf(read: (db: Kysely<Schema>) => Promise<unknown>): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await read(db);
  const plans = await Promise.all(
    asked.map(({ sql: text, parameters }) => database.pool.query(`explain ${text}`, [...parameters])),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
}

describe('finding people among many', () => {
  it.each([
    'person77@example.com',
    'person7',
    'per',
    'first77 l',
    'last77',
    'ctm_77',
    'sub_77',
    'txn_77',
    'adj_77',
    '2030-77',
    '77',
    'Qx0aB_9-kkTzPl3mN7vYwE',
    '0077 10.27 31 Dec 2029',
    '0077 1027 31.12.2029',
  ])('“%s” reads no whole table', async (typed) => {
    const search = readSearch(typed, now);
    if ('fault' in search || search.by === 'everybody') throw new Error('it is no search');
    const plan = await plansOf((db) => listCandidates(db, search));
    expect(plan).toMatch(/Index/);
    expect(plan.replaceAll(/Seq Scan on (subscriptions|adjustments|checkouts)/g, '')).not.toContain('Seq Scan');
  });

  it.each([null, 'never paid', 'active', 'past due'] as const)(
    'a page of everybody, state %s, reads no whole table',
    async (state) => {
      const plan = await plansOf((db) => listPage(db, { state, before: '15000', size: 26, now }));
      expect(plan).not.toContain('Seq Scan');
    },
  );

  it('counting the states reads nothing but the states', async () => {
    const plan = await plansOf((db) => countStates(db, now));
    expect(plan).not.toMatch(/Scan .*on (users|subscriptions|transactions)/);
    expect(await countStates(database.db, now)).toMatchObject({ 'never paid': people });
  });

  it('one more than is counted is found at most', async () => {
    const search = readSearch('per', now);
    if ('fault' in search || search.by === 'everybody') throw new Error('it is no search');
    expect(await listCandidates(database.db, search)).toHaveLength(1001);
  });
});
