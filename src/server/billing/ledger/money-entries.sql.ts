import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentFacts } from '../provider-event.ts';
import type { HeardMoney } from './entries-of.ts';
import type { Line, Sale } from './missing-entries.ts';

/**
 * Locks a payment's or a subscription's money entries until the transaction ends, so that of two simultaneous events one
 * sees the other. Taken after all other locks.
 */
export async function lockMoney(tx: Transaction<Schema>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money:${id}`}, 0))`.execute(tx);
}

/**
 * All recorded events about a payment and its returns, in the order of the provider's time, with the payment's
 * subscription.
 */
export async function listHeard(
  tx: Transaction<Schema>,
  transactionId: string,
): Promise<{ heard: HeardMoney[]; subscriptionId: string | null }> {
  const rows = await tx
    .selectFrom('provider_events')
    .select(['id', 'subject_id', 'subscription_id', 'told'])
    .where('transaction_id', '=', transactionId)
    .where('told', 'is not', null)
    .orderBy('occurred_at_us')
    .orderBy('id')
    .execute();
  const heard = rows.flatMap(({ id, subject_id, told }) => {
    const money = told as HeardMoney['told'] | { kind: 'subscription' };
    if (money.kind === 'subscription' || subject_id === null) return [];
    return [{ providerId: subject_id, eventId: id, told: money }];
  });
  const subscriptionId = rows.find(({ subscription_id }) => subscription_id !== null)?.subscription_id ?? null;
  return { heard, subscriptionId };
}

const saleColumns = [
  'subscription_id',
  'checkout_id',
  'cohort',
  'source',
  'customer_ref',
  'country',
  'offer_id',
  'offer_version_id',
  'interval_unit',
  'interval_count',
  'renewal_number',
  'origin',
] as const satisfies (keyof Sale)[];

/** The recorded lines of a payment and its returns. */
export async function listRecorded(tx: Transaction<Schema>, transactionId: string): Promise<Line[]> {
  const rows = await tx.selectFrom('money_entries').selectAll().where('transaction_id', '=', transactionId).execute();
  return rows.map((row) => ({
    kind: row.kind,
    providerId: row.provider_id,
    status: row.status,
    occurredAt: row.occurred_at.getTime(),
    currency: row.currency,
    amounts: {
      gross: Number(row.gross_minor),
      tax: Number(row.tax_minor),
      discount: Number(row.discount_minor),
      credit: Number(row.credit_minor),
      fee: Number(row.fee_minor),
      retainedFee: Number(row.retained_fee_minor),
    },
    payout:
      row.payout_currency === null
        ? null
        : {
            currency: row.payout_currency,
            gross: Number(row.payout_gross_minor),
            tax: Number(row.payout_tax_minor),
            fee: Number(row.payout_fee_minor),
            retainedFee: Number(row.payout_retained_fee_minor),
            chargebackFee: Number(row.chargeback_fee_minor),
          },
    exchangeRate: row.exchange_rate,
    feeRate: row.fee_rate,
    sourceEvent: row.source_event ?? '',
    sale: Object.fromEntries(saleColumns.map((name) => [name, row[name]])) as unknown as Sale,
  }));
}

/** `now` is epoch ms. */
export async function insertLines(
  tx: Transaction<Schema>,
  transactionId: string,
  lines: readonly Line[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('money_entries')
    .values(
      lines.map(({ kind, providerId, amounts, payout, sale, ...line }) => ({
        kind,
        provider_id: providerId,
        status: line.status,
        transaction_id: transactionId,
        adjustment_id: providerId === transactionId ? null : providerId,
        occurred_at: new Date(line.occurredAt),
        recorded_at: new Date(now),
        currency: line.currency,
        gross_minor: amounts.gross,
        tax_minor: amounts.tax,
        discount_minor: amounts.discount,
        credit_minor: amounts.credit,
        fee_minor: amounts.fee,
        retained_fee_minor: amounts.retainedFee,
        net_minor: amounts.gross - amounts.tax - amounts.fee - amounts.retainedFee,
        ...(payout && {
          payout_currency: payout.currency,
          payout_gross_minor: payout.gross,
          payout_tax_minor: payout.tax,
          payout_fee_minor: payout.fee,
          payout_retained_fee_minor: payout.retainedFee,
          chargeback_fee_minor: payout.chargebackFee,
          payout_net_minor: payout.gross - payout.tax - payout.fee - payout.retainedFee - payout.chargebackFee,
        }),
        exchange_rate: line.exchangeRate,
        fee_rate: line.feeRate,
        ...sale,
        source_event: line.sourceEvent === '' ? null : line.sourceEvent,
      })),
    )
    .execute();
}

/**
 * Who bought what. Taken from the recorded lines once the buyer is known, because a later sign-up or an erasure must
 * change no past figure; until then from the checkout, the subscription and the buyer as they are now.
 */
export async function findSale(
  tx: Transaction<Schema>,
  transactionId: string,
  subscriptionId: string | null,
  payment: PaymentFacts | null,
): Promise<Omit<Sale, 'renewal_number'>> {
  const sold = payment?.sold ?? null;
  const { rows } = await sql<Omit<Sale, 'renewal_number'>>`
    select ${subscriptionId}::text as subscription_id,
      coalesce(own.checkout_id, checkout.id) as checkout_id,
      coalesce(known.cohort, nullif(checkout.cohort, ''), subscription.cohort, buyer.cohort, own.cohort, '') as cohort,
      coalesce(known.source, subscription.source, buyer.source, own.source, '') as source,
      coalesce(known.customer_ref, subscription.customer_ref, buyer.customer_ref) as customer_ref,
      coalesce((
        select country from provider_events
        where subject_id = ${transactionId} and country is not null order by occurred_at_us, id limit 1
      ), own.country, known.country) as country,
      coalesce(${sold?.offerId ?? null}::integer, own.offer_id) as offer_id,
      coalesce(checkout.offer_version_id, (
        select id from offer_versions
        where offer_id = ${sold?.offerId ?? null}
          and (offer->'prices'->>${payment?.currency ?? ''})::bigint = ${sold?.listedMinor ?? 0}
        order by number desc limit 1
      ), own.offer_version_id) as offer_version_id,
      coalesce(${sold?.intervalUnit ?? null}::text, own.interval_unit) as interval_unit,
      coalesce(${sold?.intervalCount ?? null}::integer, own.interval_count) as interval_count,
      coalesce(${payment?.origin ?? null}::text, own.origin, '') as origin
    from (select 1) one
    left join transactions payment on payment.id = ${transactionId}
    left join checkouts checkout on checkout.transaction_id = ${transactionId}
    left join users buyer on buyer.id = coalesce(payment.user_id, checkout.user_id)
    left join subscriptions subscription on subscription.id = ${subscriptionId}
    left join lateral (
      select * from money_entries where transaction_id = ${transactionId} order by customer_ref is null, id limit 1
    ) own on true
    left join lateral (
      select * from money_entries
      where (transaction_id = ${transactionId} or subscription_id = ${subscriptionId}) and customer_ref is not null
      order by transaction_id = ${transactionId} desc, id limit 1
    ) known on true`.execute(tx);
  return rows[0]!;
}

/** The numbers of a subscription's recorded payments that were not cancelled. */
export async function listPaymentsOf(tx: Transaction<Schema>, subscriptionId: string): Promise<RecordedPayment[]> {
  const { rows } = await sql<{ id: string; at: Date; origin: string; number: number }>`
    select provider_id as id, occurred_at as at, origin, renewal_number as number from money_entries
    where subscription_id = ${subscriptionId} and kind = 'payment'
    group by provider_id, occurred_at, origin, renewal_number
    having sum(gross_minor) <> 0 or sum(credit_minor) <> 0`.execute(tx);
  return rows.map(({ id, at, origin, number }) => ({ id, paidAt: at.getTime(), origin, number }));
}

export interface RecordedPayment {
  id: string;
  /** Epoch ms. */
  paidAt: number;
  origin: string;
  number: number;
}
