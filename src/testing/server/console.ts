import { randomBytes } from 'node:crypto';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Role } from '#contract/console/permissions.ts';
import { buildApp } from '#server/app.ts';
import { ensureConsolePassword } from '#server/operations/operators/console-password.ts';
import { createTestDatabase } from './database.ts';
import { createTestDeps } from './deps.ts';
import { createOperator } from './operators.ts';

export type TestConsole = Awaited<ReturnType<typeof createTestConsole>>;

/** An application with these settings on an empty database, with the operator's calls. */
export async function createTestConsole(env: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const deps = createTestDeps(database, env);
  const app = buildApp(deps, { webDir: null });
  const query = async (sql: string) => (await database.pool.query(sql)).rows;
  const post = (row: Call, { payload, token, cookie = '', ip = '203.0.113.7' }: Details) =>
    app.inject({
      ...callAddress(row),
      remoteAddress: ip,
      headers: { cookie, ...(token === undefined ? {} : { authorization: token }) },
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = (password: string, ip?: string, cookie?: string) =>
    post(consoleCalls.signInToConsole, { payload: { password }, ...(ip ? { ip } : {}), ...(cookie ? { cookie } : {}) });

  return {
    app,
    database,
    query,
    signIn,
    deps: () => deps,
    /** Any call, with or without a session token. */
    call: (row: Call, token: string | null, payload?: object, params?: { id: string }) =>
      app.inject({
        ...callAddress(row, { params } as object),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      }),
    /** A call without a session from a browser with this cookie. */
    fromBrowser: (row: Call, payload: object, cookie: string) => post(row, { payload, cookie }),
    /** An active operator of this role, with an open session that was confirmed just now. */
    operator: (role: Role, details: { name?: string; isConfirmed?: boolean } = {}) =>
      createOperator(database.db, role, { now: deps.clock(), ...details }),
    signOut: (token?: string) => post(consoleCalls.signOutOfConsole, token === undefined ? {} : { token }),
    /** Signs in; returns the session's token. */
    signedIn: async (password: string): Promise<string> => (await signIn(password)).json().token,
    /** The status of the funnel report's answer for this token. */
    report: async (token?: string): Promise<number> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const query = { from: '2030-01-01', to: '2030-01-02' };
      return (await app.inject({ ...callAddress(consoleCalls.readFunnel, { query }), headers })).statusCode;
    },
    /** Ensures the password as at a start, with CONSOLE_PASSWORD or without; returns it if it was generated. */
    start: (consolePassword: string | null = null) =>
      ensureConsolePassword({ ...deps, config: { consolePassword } }, randomBytes),
    /** Restores the state before the first start, and resets the clock. */
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

interface Details {
  payload?: object;
  token?: string;
  cookie?: string;
  ip?: string;
}
