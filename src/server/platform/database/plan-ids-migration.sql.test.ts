import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { adoptRepeatedSignUp } from '#server/identity/repeated-sign-ups.sql.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Old plans by the name of their user, with the cohort. */
const plans: Record<string, [cohort: string, plan: unknown]> = {
  ada: ['A', { goals: ['Wind down at night', 'Judge time better'], skills: ['Planning ahead'], daily_minutes: 10 }],
  ben: ['B', { goals: ['Hold my focus for longer'], skills: ['Holding attention'], daily_minutes: 99 }],
  cleo: [
    'C',
    { goals: ['Be on my own side', 'Be on my own side', 'Fly'], skills: ['Resting for real'], daily_minutes: 7 },
  ],
  damaged: ['A', { goals: 'all', skills: [null, 4, { a: 1 }, 'Planning ahead'], daily_minutes: 'ten' }],
  empty: ['', {}],
  mixed: ['A', { goals: ['Planning ahead'], skills: ['Wind down at night'], daily_minutes: 4 }],
  list: ['A', [1, 2]],
  text: ['A', 'a plan'],
  nothing: ['A', null],
};

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(
    database.pool,
    migrations.filter(({ name }) => name < '0025'),
  );
  for (const [name, [cohort, plan]] of Object.entries(plans)) {
    await query(
      'insert into users (email, email_key, name, cohort, plan, newsletter) values ($1, $1, $1, $2, $3, true)',
      [name, cohort, JSON.stringify(plan)],
    );
  }
  await query(`insert into users (email, email_key, name) values ('none', 'none', 'none')`);
  const details = { name: 'Noor', newsletter: true, cohort: 'C', plan: plans.cleo![1], attribution: { source: 'ad' } };
  const later = `insert into later_sign_ups select id, $1, $2, now() from users where name = 'none'`;
  await query(later, [Buffer.from('phone'), JSON.stringify(details)]);
  await query(later, [Buffer.from('bare'), JSON.stringify({ cohort: 'A', newsletter: false, attribution: {} })]);
  await query(later, [Buffer.from('damaged'), JSON.stringify({ cohort: 'A', plan: 7, attribution: {} })]);
  await query(later, [Buffer.from('text'), JSON.stringify('text')]);
  await migrate(database.pool);
});
afterAll(() => database.drop());

it('Stored plans have ids instead of labels, in their order, and name their quiz.', async () => {
  const rows = await query(`select name, plan from users where name in ('ada', 'ben', 'cleo') order by name`);
  expect(rows.map(({ plan }) => plan)).toEqual([
    { quiz: 'adhd', goals: ['wind-down', 'judge-time'], skills: ['planning'], daily_minutes: 10 },
    { quiz: 'frequency', goals: ['hold-focus'], skills: ['attention'], daily_minutes: 30 },
    { quiz: 'wellbeing', goals: ['own-side'], skills: ['rest'], daily_minutes: 5 },
  ]);
});

it('What is damaged in a stored plan is dropped, and what is no plan at all is none.', async () => {
  const rows = await query('select name, plan from users order by id');
  const found = Object.fromEntries(rows.map(({ name, plan }) => [name, plan]));
  expect(found.damaged).toEqual({ quiz: 'adhd', goals: [], skills: ['planning'], daily_minutes: 5 });
  expect(found.empty).toEqual({ quiz: 'adhd', goals: [], skills: [], daily_minutes: 5 });
  expect(found.mixed).toEqual({ quiz: 'adhd', goals: [], skills: [], daily_minutes: 5 });
  expect([found.list, found.text, found.nothing, found.none]).toEqual([null, null, null, null]);
  for (const { plan } of rows.filter(({ plan }) => plan !== null)) expect(readStoredPlan(plan)).not.toBeNull();
});

it('Details of another browser have ids too, lose the newsletter, and can still become the account’s.', async () => {
  const rows = await query('select browser_hash, details from later_sign_ups');
  const found = Object.fromEntries(rows.map(({ browser_hash, details }) => [browser_hash.toString(), details]));
  const plan = { quiz: 'wellbeing', goals: ['own-side'], skills: ['rest'], daily_minutes: 5 };
  expect(found.phone).toEqual({ name: 'Noor', cohort: 'C', plan, attribution: { source: 'ad' } });
  expect(found.bare).toEqual({ cohort: 'A', attribution: {} });
  expect(found.damaged).toEqual({ cohort: 'A', attribution: {} });
  expect(found.text).toBe('text');

  const [user] = await query(`select id from users where name = 'none'`);
  await database.db.transaction().execute((tx) => adoptRepeatedSignUp(tx, user.id, Buffer.from('phone')));
  expect(await query('select name, plan from users where id = $1', [user.id])).toEqual([{ name: 'Noor', plan }]);
});

it('There is no newsletter any more.', async () => {
  expect(await query(`select 1 from information_schema.columns where column_name = 'newsletter'`)).toEqual([]);
});
