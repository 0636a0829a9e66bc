import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { callAddress } from '#contract/api/call-address.ts';
import type { ConsoleCall } from '#contract/console/calls.ts';
import type { Role } from '#contract/console/permissions.ts';
import { dayMs } from '#contract/day.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { TestShop } from './shop.ts';

/** An operator who is signed in with a fresh second factor. */
export interface TestOperator {
  id: string;
  /** Acts for a person; with a new key, unless one is given. */
  act: (row: ConsoleCall, personId: string, body: Record<string, unknown>) => Promise<LightMyRequestResponse>;
  /** Makes a call that only reads. */
  look: (address: ReturnType<typeof callAddress>) => Promise<LightMyRequestResponse>;
}

/** Adds an operator of this role who is signed in, with a second factor that stays fresh. */
export async function signedInOperator({ app, deps }: TestShop, role: Role, name = 'R. Okafor'): Promise<TestOperator> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await deps.db
    .insertInto('operators')
    .values({ email, email_key: email, name, role, state: 'active', created_at: new Date(deps.clock()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = createToken();
  // A year ahead, because tests move the clock.
  const [now, later] = [new Date(deps.wallClock()), new Date(deps.wallClock() + 365 * dayMs)];
  await deps.db
    .insertInto('console_sessions')
    .values({
      token_hash: hashToken(token),
      created_at: now,
      last_seen_at: later,
      operator_id: id,
      confirmed_at: later,
      expires_at: later,
    })
    .execute();
  const headers = { authorization: `Bearer ${token}` };
  const act: TestOperator['act'] = (row, personId, body) =>
    app.inject({
      ...callAddress(row, { params: { id: personId } } as object),
      headers,
      body: { key: randomUUID(), ...body },
    });
  return { id, act, look: (address) => app.inject({ ...address, headers }) };
}

/** The entries of the audit about a person, oldest first. */
export async function auditOf({ deps }: TestShop, userId: string) {
  return deps.db
    .selectFrom('audit')
    .select(['act', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}
