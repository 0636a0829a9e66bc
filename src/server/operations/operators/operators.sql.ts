import { type Kysely, sql, type Transaction } from 'kysely';
import type { Role } from '#contract/console/permissions.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface OperatorRecord {
  id: string;
  email: string;
  name: string;
  role: Role;
  state: 'invited' | 'active' | 'ended';
}

const columns = ['id', 'email', 'name', 'role', 'state'] as const;

/** Lets changes of the team run one after another until the transaction ends, so that an owner always remains. */
export async function lockTeam(tx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operators', 2))`.execute(tx);
}

export async function findOperatorById(db: Kysely<Schema>, id: string): Promise<OperatorRecord | null> {
  return (await db.selectFrom('operators').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The operator, whose state, role and sign-in cannot change until the transaction ends. */
export async function lockOperator(tx: Transaction<Schema>, id: string): Promise<OperatorRecord | null> {
  return (
    (await tx.selectFrom('operators').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
  );
}

export async function findOperatorByEmail(db: Kysely<Schema>, emailKey: string): Promise<OperatorRecord | null> {
  return (
    (await db.selectFrom('operators').select(columns).where('email_key', '=', emailKey).executeTakeFirst()) ?? null
  );
}

interface NewOperator {
  email: string;
  emailKey: string;
  name: string;
  role: Role;
  /** An operator's id; null: the console's own password or the command line. */
  createdBy: string | null;
  /** Epoch ms. */
  now: number;
}

/** Stores an invited operator, or invites the operator who has this address already; returns the id. */
export async function saveInvited(tx: Transaction<Schema>, operator: NewOperator): Promise<string> {
  const { email, emailKey, name, role, createdBy, now } = operator;
  const { id } = await tx
    .insertInto('operators')
    .values({
      email,
      email_key: emailKey,
      name,
      role,
      state: 'invited',
      created_at: new Date(now),
      created_by: createdBy,
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email, name, role, state: 'invited', created_by: createdBy, ended_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Invites an operator once more, on behalf of this one. */
export async function setInvited(tx: Transaction<Schema>, id: string, createdBy: string | null): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ state: 'invited', ended_at: null, created_by: createdBy })
    .where('id', '=', id)
    .execute();
}

/** Who invited an operator; null when it was the command line or the console's own password. */
export async function findInviter(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('operators')
    .innerJoin('operators as inviter', 'inviter.id', 'operators.created_by')
    .select('inviter.name')
    .where('operators.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function setState(tx: Transaction<Schema>, id: string, state: OperatorRecord['state']): Promise<void> {
  await tx.updateTable('operators').set({ state, ended_at: null }).where('id', '=', id).execute();
}

/** `now` is epoch ms. */
export async function markEnded(tx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ state: 'ended', ended_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export async function setRole(tx: Transaction<Schema>, id: string, role: Role): Promise<void> {
  await tx.updateTable('operators').set({ role }).where('id', '=', id).execute();
}

/** Returns the previous time zone. */
export async function setTimeZone(tx: Transaction<Schema>, id: string, timeZone: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom('operators')
    .select('time_zone')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('operators').set({ time_zone: timeZone }).where('id', '=', id).execute();
  return time_zone;
}

/** Whether an owner can sign in, besides this operator. Every active operator has a second factor. */
export async function hasActiveOwner(db: Kysely<Schema>, besides: string | null = null): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .$if(besides !== null, (query) => query.where('id', '!=', besides!))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface TeamRow extends OperatorRecord {
  passkeys: number;
  codeApps: number;
  sessions: number;
  lastSeenAt: Date | null;
  invitedUntil: Date | null;
  endedAt: Date | null;
}

/**
 * A page of operators after this id, in the order in which they came.
 * @param open the conditions of an open session: an end after `now`, and a use after `seenAfter` (epoch ms)
 */
export async function listTeam(
  db: Kysely<Schema>,
  { after, limit }: { after: string; limit: number },
  open: { now: number; seenAfter: number },
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    ${selectTeam(open)} where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** All owners, the earliest first. `now` is epoch ms. */
export async function listOwners(db: Kysely<Schema>, now: number): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    ${selectTeam({ now, seenAfter: now })} where role = 'owner' order by id`.execute(db);
  return rows;
}

const selectTeam = ({ now, seenAfter }: { now: number; seenAfter: number }) => sql`
  select operators.id, email, name, role, state, ended_at as "endedAt",
    (select count(*)::int from operator_credentials where operator_id = operators.id and kind = 'passkey') as passkeys,
    (select count(*)::int from operator_credentials where operator_id = operators.id and kind = 'totp') as "codeApps",
    (select count(*)::int from console_sessions where operator_id = operators.id and not is_enrolling
      and expires_at > ${new Date(now)} and last_seen_at > ${new Date(seenAfter)}) as sessions,
    greatest(
      (select max(last_seen_at) from console_sessions where operator_id = operators.id),
      (select max(used_at) from operator_credentials where operator_id = operators.id)) as "lastSeenAt",
    (select max(expires_at) from operator_invitations
      where operator_id = operators.id and used_at is null) as "invitedUntil"
  from operators`;
