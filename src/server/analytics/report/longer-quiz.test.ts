import { afterAll, beforeAll, expect, it } from 'vitest';
import { addQuestion, removeQuestion } from '#testing/quiz/longer-quiz.ts';
import type { TestDatabase } from '#testing/server/database.ts';
import type { TestDeps } from '#testing/server/deps.ts';
import type { Measured } from '#testing/server/measured.ts';

async function load() {
  return {
    ...(await import('#server/app.ts')),
    ...(await import('#testing/server/database.ts')),
    ...(await import('#testing/server/deps.ts')),
    ...(await import('#testing/server/measured.ts')),
    ...(await import('./read-report.ts')),
  };
}

let code: Awaited<ReturnType<typeof load>>;
let database: TestDatabase;
let deps: TestDeps;
let app: ReturnType<typeof code.buildApp>;
beforeAll(async () => {
  addQuestion();
  code = await load();
  database = await code.createTestDatabase();
  deps = code.createTestDeps(database);
  app = code.buildApp(deps, { webDir: null });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  removeQuestion();
});

function eventsOf(device: string, names: readonly string[]): Measured[] {
  return names.map((name, i) => ({
    device,
    name,
    time: deps.clock() - 60_000 + i,
    id: i,
    insertId: `${device}-${name}`,
    cohort: 'A',
    quiz: 'quiz_one',
    source: '',
    drawn: 'A',
  }));
}

it('the step “saw result” follows the result screen in the catalogue, without any other change', async () => {
  const upToQuestion = ['session_start', 'screen2_open', 'screen25_open'];
  await code.upload(app, eventsOf('at-the-question', upToQuestion));
  await code.upload(app, eventsOf('at-the-result', [...upToQuestion, 'screen26_open']));
  const outcome = await code.readReport(
    database.db,
    { from: '2030-01-01', to: '2030-01-01' },
    Date.parse('2031-01-01'),
  );
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  const { steps, screens } = outcome.report;
  expect(steps.slice(0, 3).map(({ id, people }) => [id, people])).toEqual([
    ['visited', 2],
    ['started', 2],
    ['saw_result', 1],
  ]);
  expect(screens.filter(({ cohort }) => cohort === 'A').at(-1)!.number).toBe(30);
});
