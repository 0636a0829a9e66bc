import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** One run sums up at most this many entries, so that it does not outlast the limit of a statement. */
const mostAtOnce = 200_000;

/**
 * Adds the entries since the last run to the sums of their days. `busy`: entries are being added at this moment, so that
 * one with a smaller id may still appear; the next run does it. `money_days_now` is right all the time.
 */
export async function rollUpDays(db: Kysely<Schema>): Promise<'done' | 'more' | 'busy'> {
  const last = await lastFinalEntry(db);
  if (last === null) return 'busy';
  return db.transaction().execute(async (tx) => {
    const state = await tx.selectFrom('ledger_state').select('rolled_to').forUpdate().executeTakeFirstOrThrow();
    const upTo = Math.min(last, Number(state.rolled_to) + mostAtOnce);
    if (upTo <= Number(state.rolled_to)) return 'done';
    await sql`
      insert into money_days as known (day, currency, kind, property, value, payout_currency, number, gross_minor, tax_minor,
        discount_minor, fee_minor, retained_fee_minor, net_minor, chargeback_fee_minor, payout_net_minor)
      select day, currency, kind, property, value, payout_currency, sum(number), sum(gross_minor), sum(tax_minor),
        sum(discount_minor), sum(fee_minor), sum(retained_fee_minor), sum(net_minor), sum(chargeback_fee_minor),
        sum(payout_net_minor)
      from money_day_parts where id > ${state.rolled_to} and id <= ${upTo}
      group by day, currency, kind, property, value, payout_currency
      on conflict (property, day, currency, kind, value, payout_currency) do update set
        number = known.number + excluded.number,
        gross_minor = known.gross_minor + excluded.gross_minor,
        tax_minor = known.tax_minor + excluded.tax_minor,
        discount_minor = known.discount_minor + excluded.discount_minor,
        fee_minor = known.fee_minor + excluded.fee_minor,
        retained_fee_minor = known.retained_fee_minor + excluded.retained_fee_minor,
        net_minor = known.net_minor + excluded.net_minor,
        chargeback_fee_minor = known.chargeback_fee_minor + excluded.chargeback_fee_minor,
        payout_net_minor = known.payout_net_minor + excluded.payout_net_minor`.execute(tx);
    await tx.updateTable('ledger_state').set({ rolled_to: upTo }).execute();
    return upTo < last ? 'more' : 'done';
  });
}

/**
 * The id of the last entry when none with a smaller id can still appear; null while somebody is adding some. It only
 * tries the lock, because who waits for it with other locks in hand could wait for ever.
 */
function lastFinalEntry(db: Kysely<Schema>): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ is_alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('ledger entries', 0)) as is_alone`.execute(tx);
    if (!rows[0]!.is_alone) return null;
    const row = await tx
      .selectFrom('money_entries')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    return Number(row?.id ?? 0);
  });
}
