import type { Role } from '#contract/console/permissions.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { TestDeps } from './deps.ts';

export interface TestOperator {
  id: string;
  name: string;
  /** For the Authorization header. */
  authorization: string;
}

/** Makes an operator who is signed in, with a second factor given just now. */
export async function hireOperator(
  { db, wallClock }: Pick<TestDeps, 'db' | 'wallClock'>,
  role: Role,
  name = `${role} at work`,
): Promise<TestOperator> {
  const [now, token] = [new Date(wallClock()), createToken()];
  const email = `${name.replaceAll(/\W+/g, '.').toLowerCase()}@staff.example`;
  const { id } = await db
    .insertInto('operators')
    .values({ email, email_key: email, name, role, state: 'active', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
  await db
    .insertInto('console_sessions')
    .values({
      token_hash: hashToken(token),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      operator_id: id,
      confirmed_at: now,
    })
    .execute();
  return { id, name, authorization: token };
}
