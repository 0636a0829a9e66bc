import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { hashKey } from '../buyer/person-keys.ts';
import type { Changes } from './projector.ts';

/** Writes the changes of an event. `now` is epoch ms. */
export async function writeChanges(tx: Transaction<Schema>, changes: Changes, now: number): Promise<void> {
  const { subscription, transaction, adjustment, checkout } = changes;
  if (subscription) await writeSubscription(tx, subscription);
  if (transaction) await writeTransaction(tx, transaction);
  if (adjustment) await writeAdjustment(tx, adjustment);
  if (checkout) {
    await tx
      .updateTable('checkouts')
      .set({
        status: checkout.status,
        transaction_id: checkout.transactionId,
        completed_at: checkout.status === 'completed' ? new Date(now) : null,
      })
      .where('id', '=', checkout.id)
      .execute();
  }
}

async function writeSubscription(
  tx: Transaction<Schema>,
  subscription: NonNullable<Changes['subscription']>,
): Promise<void> {
  const offer = await tx
    .selectFrom('offers')
    .select(['id', 'name'])
    .where('id', '=', subscription.offerId)
    .executeTakeFirst();
  const row = {
    user_id: subscription.userId,
    offer_id: offer?.id ?? null,
    status: subscription.status,
    amount_minor: subscription.amountMinor,
    currency: subscription.currency,
    interval_unit: subscription.intervalUnit,
    interval_count: subscription.intervalCount,
    started_at: new Date(subscription.startedAt),
    trial_ends_at: dateOrNull(subscription.trialEndsAt),
    next_billed_at: dateOrNull(subscription.nextBilledAt),
    scheduled_action: subscription.scheduled?.action ?? null,
    scheduled_at: dateOrNull(subscription.scheduled?.at ?? null),
    canceled_at: dateOrNull(subscription.canceledAt),
    paused_at: dateOrNull(subscription.pausedAt),
    resume_at: dateOrNull(subscription.resumeAt),
    discount_ends_at: dateOrNull(subscription.discountEndsAt),
    period_starts_at: dateOrNull(subscription.period?.startsAt ?? null),
    period_ends_at: dateOrNull(subscription.period?.endsAt ?? null),
    occurred_at_us: subscription.occurredAtUs,
  };
  const buyer = await tx
    .selectFrom('users')
    .select(['source', 'customer_ref', (row) => cohortOfPurchase(row, subscription.ties).as('cohort')])
    .where('id', '=', subscription.userId)
    .executeTakeFirst();
  await tx
    .insertInto('subscriptions')
    .values({ id: subscription.id, ...row, ...buyer, offer_name: offer?.name ?? null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        // The offer keeps the name it was bought under until the subscription changes to another offer.
        offer_name: sql`case when subscriptions.offer_id is not distinct from excluded.offer_id
          then subscriptions.offer_name else excluded.offer_name end`,
      }),
    )
    .execute();
}

/** The cohort of the quiz that led to the purchase; the account's when that is unknown. */
function cohortOfPurchase(
  row: ExpressionBuilder<Schema, 'users'>,
  { transactionId, checkoutId }: { transactionId: string | null; checkoutId: string | null },
) {
  const led = row
    .selectFrom('checkouts')
    .select('checkouts.cohort')
    .where('checkouts.cohort', '!=', '')
    .where((one) => one.or([one('transaction_id', '=', transactionId), one('checkouts.id', '=', checkoutId)]))
    .limit(1);
  return row.fn.coalesce(led, 'users.cohort');
}

async function writeTransaction(
  tx: Transaction<Schema>,
  transaction: NonNullable<Changes['transaction']>,
): Promise<void> {
  const row = {
    user_id: transaction.userId,
    checkout_id: transaction.checkoutId,
    subscription_id: transaction.subscriptionId,
    status: transaction.status,
    total_minor: transaction.totalMinor,
    tax_minor: transaction.taxMinor,
    worth_minor: transaction.worthMinor,
    credit_minor: transaction.creditMinor,
    to_balance_minor: transaction.toBalanceMinor,
    currency: transaction.currency,
    origin: transaction.origin,
    invoice_number: transaction.invoiceNumber,
    period_starts_at: dateOrNull(transaction.periodStartsAt),
    period_ends_at: dateOrNull(transaction.periodEndsAt),
    card_brand: transaction.card?.brand ?? null,
    card_last4: transaction.card?.last4 ?? null,
    card_key: transaction.cardKey === null ? null : hashKey(`card:${transaction.cardKey}`),
    billed_at: dateOrNull(transaction.billedAt),
    paid_at: dateOrNull(transaction.paidAt),
    occurred_at_us: transaction.occurredAtUs,
  };
  await tx
    .insertInto('transactions')
    .values({ id: transaction.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function writeAdjustment(tx: Transaction<Schema>, adjustment: NonNullable<Changes['adjustment']>): Promise<void> {
  const row = {
    transaction_id: adjustment.transactionId,
    subscription_id: adjustment.subscriptionId,
    user_id: adjustment.userId,
    action: adjustment.action,
    status: adjustment.status,
    total_minor: adjustment.totalMinor,
    tax_minor: adjustment.taxMinor,
    currency: adjustment.currency,
    created_at: new Date(adjustment.createdAt),
    occurred_at_us: adjustment.occurredAtUs,
  };
  await tx
    .insertInto('adjustments')
    .values({ id: adjustment.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

function dateOrNull(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
