import { randomBytes } from 'node:crypto';
import { apiPaths } from '../../contract/api-paths';
import { buildApp } from '../app';
import { createTestDatabase } from '../database/test-database';
import { createTestDeps } from '../test-deps';
import { ensureConsolePassword } from './console-password';

export type TestConsole = Awaited<ReturnType<typeof createTestConsole>>;

/** An application on a database of its own, its starts, and the calls of an operator at the console's door. */
export async function createTestConsole() {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const app = buildApp(deps, { webDir: null });
  const query = async (sql: string) => (await database.pool.query(sql)).rows;
  const post = (url: string, { payload, token, ip = '203.0.113.7' }: Call) =>
    app.inject({
      ...{ method: 'POST', url, remoteAddress: ip, headers: token === undefined ? {} : { authorization: token } },
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = (password: string, ip?: string) =>
    post(apiPaths.consoleSignIn, { payload: { password }, ...(ip === undefined ? {} : { ip }) });

  return {
    ...{ database, query, signIn },
    deps: () => deps,
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
  ip?: string;
}
