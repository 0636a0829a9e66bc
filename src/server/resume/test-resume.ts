import { quizOne } from '../../quiz/content/quiz-one';
import { chooseOption, enterText, goNext, startQuiz } from '../../quiz/engine';
import { portableQuizState } from '../../quiz/portable-quiz-state';
import { buildApp } from '../app';
import { createTestDatabase } from '../database/test-database';
import { runNextJob } from '../job/worker';
import { letterJobs } from '../mail/letter-jobs';
import { createTestDeps } from '../test-deps';

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** What a visitor at screen 3 of quiz one sends. */
export const visit = {
  quiz: 'quiz-one',
  state: portableQuizState(visitAtScreenThree()),
  health_consent_at: '2030-01-01T11:50:00.000Z',
};

function visitAtScreenThree() {
  const second = goNext(quizOne, chooseOption(quizOne, startQuiz(quizOne, 1), 'woman'), 2);
  return goNext(quizOne, enterText(quizOne, second, '34'), 3);
}

export type TestResume = Awaited<ReturnType<typeof createTestResume>>;

/** An application on a database of its own, and the calls of two devices. */
export async function createTestResume() {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const app = buildApp(deps, { webDir: null });

  async function post(path: string, payload: object | string, ip = '203.0.113.7') {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/resume-links${path}`,
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
    make: (changes: object = {}, ip?: string) => post('', { ...visit, ...changes }, ip),
    open: (token: string) => post('/open', { token }),
    send: (token: string, email: string, ip?: string) => post('/send', { token, email }, ip),
    erase: (token: string) => post('/erase', { token }),
    /** The token of a new link. */
    async made(): Promise<string> {
      return (await post('', visit)).body.token;
    },
    async sendLetters(): Promise<void> {
      while (await runNextJob(deps, letterJobs(deps)));
    },
    /** An empty database and a fresh clock. */
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
