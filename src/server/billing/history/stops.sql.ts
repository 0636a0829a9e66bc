import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { StopSpan } from '#statistics/mrr-movements.ts';
import { type MovedMoney, stopsOf } from './stops-of.ts';

/** When the renewals of these subscriptions were stopped. */
export async function listStops(
  tx: Transaction<Schema>,
  subscriptionIds: readonly string[],
): Promise<Map<string, StopSpan[]>> {
  const returned = await listMoneyOfReturned(tx, subscriptionIds);
  if (returned.length === 0) return new Map();
  const { rows: given } = await sql<{ id: string }>`
    select transaction_id as id from refunds where subscription_id = any(${subscriptionIds})
    union select transaction_id from operator_refunds
    where subscription_id = any(${subscriptionIds}) and refused is null`.execute(tx);
  const lifts = await tx
    .selectFrom('lifted_stops')
    .selectAll()
    .where('subscription_id', 'in', [...subscriptionIds])
    .execute();
  const givenBack = new Set(given.map(({ id }) => id));
  return new Map(
    subscriptionIds.map((id) => {
      const own = returned.filter(({ subscriptionId }) => subscriptionId === id);
      const lifted = lifts.filter(({ subscription_id }) => subscription_id === id);
      return [id, stopsOf(own, { givenBack, liftedAt: lifted.map(({ lifted_at }) => lifted_at.getTime()) })];
    }),
  );
}

/** The ledger's entries of subscriptions with a refund or chargeback; most subscriptions have none. */
async function listMoneyOfReturned(
  tx: Transaction<Schema>,
  subscriptionIds: readonly string[],
): Promise<(MovedMoney & { subscriptionId: string })[]> {
  const { rows } = await sql<{
    subscription: string;
    transaction: string;
    kind: MovedMoney['kind'];
    at: Date;
    gross: string;
  }>`
    select subscription_id as subscription, transaction_id as transaction, kind, occurred_at as at,
      sum(gross_minor)::text as gross
    from money_entries
    where subscription_id in (
      select subscription_id from money_entries where subscription_id = any(${subscriptionIds}) and kind <> 'payment'
    )
    group by subscription_id, provider_id, transaction_id, kind, occurred_at having sum(gross_minor) <> 0
    order by occurred_at, provider_id`.execute(tx);
  return rows.map(({ subscription, transaction, kind, at, gross }) => ({
    subscriptionId: subscription,
    transactionId: transaction,
    kind,
    at: at.getTime(),
    grossMinor: Number(gross),
  }));
}
