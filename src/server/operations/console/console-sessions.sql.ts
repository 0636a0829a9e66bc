import type { Kysely, Transaction } from 'kysely';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';

interface NewSession {
  tokenHash: Buffer;
  /** Epoch ms. */
  now: number;
  /** Epoch ms. */
  expiresAt: number;
  isEnrolling: boolean;
  network: string;
  device: string;
}

/** Stores a session of the console's own password. */
export async function insertConsoleSession(tx: Transaction<Schema>, session: NewSession): Promise<void> {
  const { tokenHash, now, expiresAt, isEnrolling, network, device } = session;
  const [seen, expires] = [new Date(now), new Date(expiresAt)];
  await tx
    .insertInto('console_sessions')
    .values({
      ...{ token_hash: tokenHash, created_at: seen, last_seen_at: seen, expires_at: expires },
      ...{ is_enrolling: isEnrolling, network, device },
    })
    .execute();
}

/** Deletes expired sessions. `now` is epoch ms. */
export async function removeEndedSessions(tx: Transaction<Schema>, now: number): Promise<void> {
  await tx.deleteFrom('console_sessions').where('expires_at', '<=', new Date(now)).execute();
}

/** Does nothing when the session has ended already. */
export async function endConsoleSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('console_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endAllConsoleSessions(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom('console_sessions').execute();
}

/**
 * The operator whose console session the Authorization header names; null when there is none or it has expired. The
 * console's own password has no second factor to ask for.
 * @param now epoch ms
 */
export async function findOperator(
  db: Kysely<Schema>,
  authorizationHeader: string | undefined,
  now: number,
): Promise<Operator | null> {
  const token = readToken(authorizationHeader);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('console_sessions')
    .leftJoin('operators', 'operators.id', 'operator_id')
    .select(['operators.id', 'operators.name', 'operators.role', 'is_enrolling', 'confirmed_at', 'network'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!session) return null;
  const { id, name, role, is_enrolling: isEnrolling, confirmed_at, network } = session;
  const common = { tokenHash, operatorId: id, isEnrolling, network };
  if (id === null) {
    return { ...common, name: 'Console password', role: 'owner', level: 'password', confirmedAt: 'always' };
  }
  const confirmedAt = confirmed_at?.getTime() ?? null;
  return {
    ...common,
    name: name!,
    role: role!,
    level: confirmedAt === null ? 'password' : 'second factor',
    confirmedAt,
  };
}

/** The operator's time zone and the session's end. */
export async function findSessionFacts(
  db: Kysely<Schema>,
  tokenHash: Buffer,
): Promise<{ timeZone: string; expiresAt: Date }> {
  const row = await db
    .selectFrom('console_sessions')
    .leftJoin('operators', 'operators.id', 'operator_id')
    .select(['time_zone', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone ?? 'UTC', expiresAt: row.expires_at };
}
