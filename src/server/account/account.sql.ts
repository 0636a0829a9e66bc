import type { Pool } from 'pg';
import { factColumns } from '#server/billing/entitlement/facts.sql.ts';
import { type FactsRow, factsOf } from '#server/billing/entitlement/subscription-facts.ts';
import { sessionIdleMs, touchAfterMs, touchSession } from '#server/identity/find-signed-in-user.sql.ts';
import { hashTokenAsText } from '#server/identity/token.ts';
import { batchReads } from '#server/platform/database/batch-reads.ts';
import type { Account } from './profile.ts';

interface Row extends Omit<FactsRow, 'id'> {
  /** Hexadecimal. */
  token_hash: string;
  id: string;
  bundle_id: string;
  cohort: string;
  email: string;
  provider_customer_id: string | null;
  name: string;
  last_seen_at: Date;
  sub_id: string | null;
  offer_id: number | null;
  started_at: Date;
}

const facts = Object.entries(factColumns('b.id', 'u.id'))
  .map(([name, text]) => `${text} as ${name}`)
  .join(', ');

/**
 * One row for each subscription of the token's user, or one without a subscription. The token list is in a subselect,
 * so that the planner does not know its length and uses one generic plan for all lengths.
 */
const text = `
select encode(s.token_hash, 'hex') as token_hash, u.id, u.bundle_id, u.cohort, u.email, u.provider_customer_id, u.name, s.last_seen_at,
  b.id as sub_id, b.offer_id, b.status, b.started_at, b.trial_ends_at, b.scheduled_action,
  ${facts}
from sessions s
join users u on u.id = s.user_id
left join subscriptions b on b.user_id = u.id
where s.token_hash = any((select $1::bytea[])::bytea[]) and s.last_seen_at > $2`;

/**
 * Reads the account of a session token; null when there is no such session. Simultaneous reads share one prepared
 * query.
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
      customerId: first.provider_customer_id,
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
      ...factsOf({ ...row, id: row.sub_id }),
      id: row.sub_id,
      offerId: row.offer_id,
      startedAt: row.started_at.getTime(),
    },
  ];
}
