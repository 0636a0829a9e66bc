import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { portableQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { chooseOption, enterText, goNext, startQuiz } from '#quiz/engine/progress.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { buildApp } from '#server/app.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createTestDatabase } from './database.ts';
import { createTestDeps } from './deps.ts';

const { adhd } = quizzes;

export const hourMs = 60 * 60_000;

/** The request body of a visitor at screen 3 of the adhd quiz. */
export const visit = {
  quiz: 'quiz-one',
  state: portableQuizState(adhd, visitAtScreenThree()),
  health_consent_at: '2030-01-01T11:50:00.000Z',
};

function visitAtScreenThree() {
  const second = goNext(adhd, chooseOption(adhd, startQuiz(adhd, 1), 'woman'), 2);
  return goNext(adhd, enterText(adhd, second, '34'), 3);
}

export type TestResume = Awaited<ReturnType<typeof createTestResume>>;

/** An application on an empty database, with the calls of two devices. */
export async function createTestResume() {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const app = buildApp(deps, { webDir: null });

  async function post(row: Call, payload: object | string, ip = '203.0.113.7') {
    const answer = await app.inject({
      ...callAddress(row),
      remoteAddress: ip,
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
      retryAfter: answer.headers['retry-after'],
    };
  }

  return {
    post,
    database,
    deps: () => deps,
    query: async (sql: string) => (await database.pool.query(sql)).rows,
    make: (changes: object = {}, ip?: string) => post(calls.makeResumeLink, { ...visit, ...changes }, ip),
    open: (token: string) => post(calls.openResumeLink, { token }),
    send: (token: string, email: string, ip?: string) => post(calls.sendResumeLink, { token, email }, ip),
    erase: (token: string) => post(calls.eraseResumeLink, { token }),
    /** Makes a link; returns its token. */
    async made(): Promise<string> {
      return (await post(calls.makeResumeLink, visit)).body.token;
    },
    async sendEmails(): Promise<void> {
      while (await runNextJob(deps, jobHandlers(deps)));
    },
    /** Empties the database and resets the clock. */
    async reset(): Promise<void> {
      await database.empty();
      deps.reset();
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
}
