import { randomBytes } from 'node:crypto';
import { apiPaths } from '../../contract/api-paths';
import { buildApp } from '../app';
import { createTestDatabase } from '../database/test-database';
import { createTestDeps } from '../test-deps';
import { ensureConsolePassword } from './console-password';

export type TestConsole = Awaited<ReturnType<typeof createTestConsole>>;

/**
 * An application with these settings on a database of its own, its starts, and the calls of an operator at the
 * console's door.
 */
export async function createTestConsole(env: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const deps = createTestDeps(database, env);
  const app = buildApp(deps, { webDir: null });
  const query = async (sql: string) => (await database.pool.query(sql)).rows;
  const post = (url: string, { payload, token, cookie = '', ip = '203.0.113.7' }: Call) =>
    app.inject({
      ...{
        method: 'POST',
        url,
        remoteAddress: ip,
        headers: { cookie, ...(token === undefined ? {} : { authorization: token }) },
      },
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = (password: string, ip?: string, cookie?: string) =>
    post(apiPaths.consoleSignIn, { payload: { password }, ...(ip ? { ip } : {}), ...(cookie ? { cookie } : {}) });

  return {
    ...{ app, database, query, signIn },
    deps: () => deps,
    /** Any call, with the token of a session or without. */
    call: (method: 'GET' | 'POST' | 'DELETE', url: string, token: string | null, payload?: object) =>
      app.inject({
        ...{ method, url, headers: token === null ? {} : { authorization: `Bearer ${token}` } },
        ...(payload === undefined ? {} : { payload }),
      }),
    signOut: (token?: string) => post(apiPaths.consoleSignOut, token === undefined ? {} : { token }),
    /** The token of a new session. */
    signedIn: async (password: string): Promise<string> => (await signIn(password)).json().token,
    /** The status of the funnel's report for this token. */
    report: async (token?: string): Promise<number> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await app.inject({ url: `${apiPaths.funnelReport}?from=2030-01-01&to=2030-01-02`, headers })).statusCode;
    },
    /** A start of the server, with CONSOLE_PASSWORD or without; the password it tells. */
    start: (consolePassword: string | null = null) =>
      ensureConsolePassword({ ...deps, config: { consolePassword } }, randomBytes),
    /** Before the first start, with a fresh clock. */
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

interface Call {
  payload?: object;
  token?: string;
  cookie?: string;
  ip?: string;
}
