import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { askTogether, type Question } from './questions.sql.ts';

const database = useTestDatabase();

const questionOf =
  (query: RawBuilder<unknown>): Question<unknown> =>
  async (tx) =>
    (await query.execute(tx)).rows[0];
const countTypes: Question<unknown> = questionOf(sql`select count(*)::integer as types from event_types`);

test('all questions of a report are asked of one snapshot, even when something is written in between', async () => {
  const write: Question<void> = async () => {
    await database.db.insertInto('event_types').values({ name: 'open_main' }).execute();
  };
  const answers = await askTogether(database.db, {
    types: [countTypes, countTypes, countTypes],
    write: [write],
    more: [countTypes, countTypes],
  });
  const none = { types: 0 };
  expect(answers).toMatchObject({ types: [none, none, none], more: [none, none] });
  expect(await askTogether(database.db, { types: [countTypes] })).toEqual({ types: [{ types: 1 }] });
});

test('a question of a report cannot write', async () => {
  const write = questionOf(sql`insert into event_types (name) values ('close_main')`);
  await expect(askTogether(database.db, { write: [write] })).rejects.toThrow(/read-only/);
});

test('a question that is cancelled for taking too long makes the answer "too slow"', async () => {
  const endless = questionOf(sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(60)`);
  expect(await askTogether(database.db, { types: [countTypes], endless: [endless] })).toBe('too slow');
});
