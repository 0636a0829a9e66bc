import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresOf } from './sum-up.sql.ts';

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const asked = (...[filter, by]: [Record<string, string | number>, 'source' | 'currency' | undefined]) =>
  sql`${figuresOf('revenue_money', filter, by)}`.compile(db).sql;

it.each([
  ['all', {}, undefined, 0b111111],
  ['a plan', { plan: 1 }, undefined, 0b011111],
  ['a country, split by source', { country: 'DE' }, 'source', 0b111010],
  ['all, split by currency', {}, 'currency', 0b111111],
] as const)('%s is read from the sums by its parts', (_, filter, by, summedBy) => {
  expect(asked(filter, by)).toMatch(`"revenue_money_sums" where summed_by = ${summedBy} and`);
});

it('what else is asked of the page is no part', () => {
  expect(asked({ month: '2030-01', split: 'source', customers_of: '1', plan: 1, source: 'ads' }, 'source')).toMatch(
    /^"revenue_money_sums"/,
  );
});

it('three parts at once are read from all rows', () => {
  expect(asked({ plan: 1, source: 'ads', country: 'DE' }, undefined)).toMatch(/^"revenue_money" where/);
});
