import type { Kysely, Transaction } from 'kysely';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';

/** A working day and no longer, because the console shows money and people. */
const sessionMs = 12 * 60 * 60_000;
/** A session ends after this time without a call. */
export const idleMs = 30 * 60_000;
/** The last call is recorded at most this often, so that not every call writes a row. */
const seenEveryMs = 60_000;

interface NewSession {
  tokenHash: Buffer;
  /** Null for the console's own password. */
  operatorId: string | null;
  /** Epoch ms, as all times here. */
  now: number;
  isEnrolling: boolean;
  /** Whether it began with a second factor. */
  isConfirmed: boolean;
  network: string;
  device: string;
}

/** Stores a session and deletes those that have expired; returns when it ends at the latest (epoch ms). */
export async function insertConsoleSession(tx: Transaction<Schema>, session: NewSession): Promise<number> {
  const { tokenHash, operatorId, now, isEnrolling, isConfirmed, network, device } = session;
  const [seen, expiresAt] = [new Date(now), now + sessionMs];
  await tx.deleteFrom('console_sessions').where('expires_at', '<=', seen).execute();
  await tx
    .insertInto('console_sessions')
    .values({
      token_hash: tokenHash,
      operator_id: operatorId,
      created_at: seen,
      last_seen_at: seen,
      expires_at: new Date(expiresAt),
      confirmed_at: isConfirmed ? seen : null,
      is_enrolling: isEnrolling,
      network,
      device,
    })
    .execute();
  return expiresAt;
}

/** False when the session has ended already. */
export async function endSession(tx: Transaction<Schema>, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('console_sessions')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of an operator, or those of the console's own password (null), but this one; returns how many. */
export async function endSessionsOf(
  tx: Transaction<Schema>,
  operatorId: string | null,
  besides: Buffer | null = null,
): Promise<number> {
  const rows = await ownedBy(tx.deleteFrom('console_sessions'), operatorId)
    .$if(besides !== null, (query) => query.where('token_hash', '!=', besides!))
    .returning('token_hash')
    .execute();
  return rows.length;
}

/** Ends the sessions opened by the console's own password, also that of an owner who is not set up yet. */
export async function endPasswordSessions(tx: Transaction<Schema>): Promise<void> {
  await tx
    .deleteFrom('console_sessions')
    .where(({ eb, or }) => or([eb('operator_id', 'is', null), eb('is_enrolling', '=', true)]))
    .execute();
}

/** Gives a session of the console's own password to this operator; it may then only set up their sign-in. */
export async function giveSessionTo(tx: Transaction<Schema>, tokenHash: Buffer, operatorId: string): Promise<void> {
  await tx
    .updateTable('console_sessions')
    .set({ operator_id: operatorId, is_enrolling: true, confirmed_at: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Records a second factor, after which the session may do all that its operator may. `now` is epoch ms. */
export async function confirmSession(tx: Transaction<Schema>, tokenHash: Buffer, now: number): Promise<void> {
  await tx
    .updateTable('console_sessions')
    .set({ confirmed_at: new Date(now), is_enrolling: false })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether the session still exists; locks it until the transaction ends. */
export async function lockSession(tx: Transaction<Schema>, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('console_sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The operator whose console session the Authorization header names; null when there is none, it has expired or was not
 * used for too long, or its operator has ended. The console's own password has no second factor to ask for; with a real
 * payment key it may only set up the first owner.
 * @param now epoch ms of real time
 */
export async function findOperator(
  db: Kysely<Schema>,
  authorizationHeader: string | undefined,
  { now, isLive }: { now: number; isLive: boolean },
): Promise<Operator | null> {
  const token = readToken(authorizationHeader);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('console_sessions')
    .leftJoin('operators', 'operators.id', 'operator_id')
    .select(['operators.id', 'operators.name', 'role', 'state', 'is_enrolling', 'confirmed_at', 'network'])
    .select('last_seen_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - idleMs))
    .executeTakeFirst();
  if (!session || session.state === 'ended') return null;
  if (now - session.last_seen_at.getTime() >= seenEveryMs) await recordUse(db, tokenHash, now);
  const { id, name, role, state, is_enrolling, confirmed_at, network } = session;
  const common = { tokenHash, operatorId: id, network };
  if (id === null) {
    const isEnrolling = is_enrolling || isLive;
    const confirmedAt = 'always';
    return { ...common, name: 'Console password', role: 'owner', level: 'password', isEnrolling, confirmedAt };
  }
  const confirmedAt = confirmed_at?.getTime() ?? null;
  const level = confirmedAt === null ? 'password' : 'second factor';
  return { ...common, name: name!, role: role!, level, isEnrolling: is_enrolling || state === 'invited', confirmedAt };
}

async function recordUse(db: Kysely<Schema>, tokenHash: Buffer, now: number): Promise<void> {
  await db
    .updateTable('console_sessions')
    .set({ last_seen_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', new Date(now - seenEveryMs))
    .execute();
}

/** The operator's time zone and hour of the digest there, and the session's end. */
export async function findSessionFacts(
  db: Kysely<Schema>,
  tokenHash: Buffer,
): Promise<{ timeZone: string; digestHour: number | null; expiresAt: Date }> {
  const row = await db
    .selectFrom('console_sessions')
    .leftJoin('operators', 'operators.id', 'operator_id')
    .select(['time_zone', 'digest_hour', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone ?? 'UTC', digestHour: row.digest_hour, expiresAt: row.expires_at };
}

export interface SessionRecord {
  tokenHash: Buffer;
  device: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The open sessions of an operator, or of the console's own password (null), the latest seen first. */
export async function listSessionsOf(
  db: Kysely<Schema>,
  operatorId: string | null,
  now: number,
): Promise<SessionRecord[]> {
  const rows = await ownedBy(db.selectFrom('console_sessions'), operatorId)
    .select(['token_hash', 'device', 'network', 'created_at', 'last_seen_at', 'expires_at'])
    .where('expires_at', '>', new Date(now))
    .where('last_seen_at', '>', new Date(now - idleMs))
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ token_hash, device, network, created_at, last_seen_at, expires_at }) => ({
    tokenHash: token_hash,
    device,
    network,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    expiresAt: expires_at,
  }));
}

function ownedBy<Query extends { where: (column: 'operator_id', operator: 'is' | '=', id: string | null) => Query }>(
  query: Query,
  operatorId: string | null,
): Query {
  return operatorId === null ? query.where('operator_id', 'is', null) : query.where('operator_id', '=', operatorId);
}
