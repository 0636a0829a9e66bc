import { callAddress } from '#contract/api/call-address.ts';
import type { AnswerOf, Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createTestDatabase } from './database.ts';
import { createTestDeps } from './deps.ts';

export const password = 'seven kites over the bay';
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

const origin = { cohort: 'A', source: 'search', click_id: 'c-1' };

interface Answer<C extends Call> {
  status: number;
  /** The body that the contract promises, with `error` for a refused call; null for an empty answer. */
  body: AnswerOf<C> & { error?: string };
  retryAfter: string | undefined;
}

interface CallOptions {
  params?: { id: string };
  payload?: object;
  token?: string | undefined;
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** Name of the calling browser; its cookies are kept between calls. */
  browser?: string;
}

export type TestAuth = Awaited<ReturnType<typeof createTestAuth>>;

/** An application on an empty database, with the calls around an account. */
export async function createTestAuth() {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const app = buildApp(deps, { webDir: null });
  const cookies = new Map<string, string>();

  async function call<C extends Call>(
    row: C,
    { payload, params, token, ip = '203.0.113.7', userAgent, browser = 'own' }: CallOptions = {},
  ): Promise<Answer<C>> {
    const headers = {
      ...(token === undefined ? {} : { authorization: token }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      cookie: cookies.get(browser) ?? '',
    };
    const answer = await app.inject({
      ...callAddress<Call>(row, { params } as object),
      headers,
      remoteAddress: ip,
      ...(payload ? { payload } : {}),
    });
    const given = String(answer.headers['set-cookie'] ?? '').split(';')[0]!;
    if (given !== '') cookies.set(browser, given);
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.statusCode,
      body: answer.body === '' ? (null as Answer<C>['body']) : answer.json(),
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    };
  }

  const signUp = (body: object, options: CallOptions = {}) =>
    call(calls.signUp, { payload: { ...origin, ...body }, ...options });
  const signIn = (email: string, using: string, options: CallOptions = {}) =>
    call(calls.signIn, { payload: { email, password: using }, ...options });
  const signOut = (token: string) => call(calls.signOut, { token });
  const setPassword = (payload: object, token?: string) => call(calls.setPassword, { payload, token });
  const account = (token?: string) => call(calls.readAccount, { token });
  const requestResetEmail = (email: string, ip?: string) =>
    call(calls.requestPasswordReset, { payload: { email }, ip });
  const query = async (sql: string) => (await database.pool.query(sql)).rows;

  async function sendEmails(): Promise<void> {
    while (await runNextJob(deps, jobHandlers(deps)));
  }

  return {
    call,
    signUp,
    signIn,
    signOut,
    setPassword,
    account,
    requestResetEmail,
    sendEmails,
    query,
    database,
    sent: () => deps.sent,
    advance: (ms: number) => deps.advance(ms),
    deps: () => deps,
    /** Empties the database, resets the clock and forgets all cookies. */
    async reset(): Promise<void> {
      await database.empty();
      deps.reset();
      cookies.clear();
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
    /** Signs up and in; returns the session's token. */
    async signedIn(email = 'ada@example.com'): Promise<string> {
      await signUp({ email, password });
      return (await signIn(email, password)).body.token;
    },
    /** Requests a password reset; returns the token from the link of the latest email. */
    async requestReset(email: string): Promise<string> {
      await requestResetEmail(email);
      await sendEmails();
      return /token=([\w-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? '';
    },
  };
}
