import type { Pool } from 'pg';
import { sessionIdleMs, touchAfterMs, touchSession } from '../auth/find-signed-in-user.sql';
import { hashTokenAsText } from '../auth/token';
import { type OpenGrant, openGrants } from '../billing/grant/access-grants.sql';
import { batchReads } from '../database/batch-reads';
import { paidUntil } from '../subscription/paid-until.sql';
import type { Account } from './profile';

interface Row {
  /** Hexadecimal. */
  token_hash: string;
  id: string;
  bundle_id: string;
  cohort: string;
  email: string;
  paddle_customer_id: string | null;
  name: string;
  last_seen_at: Date;
  sub_id: string | null;
  offer_id: number | null;
  status: string;
  started_at: Date;
  trial_ends_at: Date | null;
  paid_until: Date | null;
  ends_then: boolean;
  withdrawn: boolean;
  grants: OpenGrant[];
}

/**
 * One row for each subscription of the token's user, one without a subscription when there is none. The list of tokens
 * stands in a select of its own, so that the planner does not see how long it is and makes one plan for all lists.
 */
const text = `
select encode(s.token_hash, 'hex') as token_hash, u.id, u.bundle_id, u.cohort, u.email, u.paddle_customer_id, u.name, s.last_seen_at,
  b.id as sub_id, b.offer_id, b.status, b.started_at, b.trial_ends_at,
  ${paidUntil('b.id')} as paid_until,
  ${openGrants('u.id')} as grants,
  exists (select from withdrawals w where w.subscription_id = b.id) as withdrawn,
  coalesce(b.scheduled_action in ('cancel', 'pause'), false) or exists (
    select from cancellations c where c.subscription_id = b.id and c.undone_at is null and c.confirmed_at is null
  ) as ends_then
from sessions s
join users u on u.id = s.user_id
left join subscriptions b on b.user_id = u.id
where s.token_hash = any((select $1::bytea[])::bytea[]) and s.last_seen_at > $2`;

/**
 * Reads the account of the session with a token; null when there is no such session. One prepared question answers all
 * who ask at the same moment.
 * @param clock epoch ms
 */
export function accountReader(pool: Pool, clock: () => number): (token: string) => Promise<Account | null> {
  const read = batchReads((tokenHashes: string[]) => findRows(pool, tokenHashes, clock()));
  return async (token) => {
    const tokenHash = hashTokenAsText(token);
    const rows = await read(tokenHash);
    const first = rows[0];
    if (!first) return null;
    const now = clock();
    if (now - first.last_seen_at.getTime() > touchAfterMs) await touchSession(pool, Buffer.from(tokenHash, 'hex'), now);
    return {
      id: Number(first.id),
      bundleId: first.bundle_id,
      cohort: first.cohort,
      email: first.email,
      customerId: first.paddle_customer_id,
      name: first.name,
      subscriptions: rows.flatMap(subscriptionOf),
      grants: first.grants.filter(({ subscriptionId }) => subscriptionId === null),
    };
  };
}

async function findRows(pool: Pool, tokenHashes: string[], now: number): Promise<Row[][]> {
  const { rows } = await pool.query<Row>({
    name: 'find-accounts',
    text,
    values: [tokenHashes.map((tokenHash) => `\\x${tokenHash}`), new Date(now - sessionIdleMs)],
  });
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.token_hash);
    if (known) known.push(row);
    else found.set(row.token_hash, [row]);
  }
  return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? []);
}

function subscriptionOf(row: Row): Account['subscriptions'] {
  if (row.sub_id === null) return [];
  return [
    {
      id: row.sub_id,
      offerId: row.offer_id,
      status: row.status,
      startedAt: row.started_at.getTime(),
      paidUntilAt: row.paid_until?.getTime() ?? null,
      trialEndsAt: row.trial_ends_at?.getTime() ?? null,
      endsThen: row.ends_then,
      withdrawn: row.withdrawn,
      grants: row.grants.filter(({ subscriptionId }) => subscriptionId === row.sub_id),
    },
  ];
}
