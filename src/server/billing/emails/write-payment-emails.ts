import { paths } from '#contract/paths.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { EmailDeps, WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findConsent } from '../consent/consent-ledger.sql.ts';
import { openMoveOf } from '../entitlement/billing-moves.sql.ts';
import { entitlementOf, liveStatuses } from '../entitlement/entitlement.ts';
import { findPlannedChange } from '../entitlement/planned-changes.sql.ts';
import { listSubscriptions, type SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { withdrawalEndsAt } from '../entitlement/withdrawal-period.ts';
import { createLeaveLink } from '../leave/leave-links.sql.ts';
import { findNotice } from '../price-change/price-changes.sql.ts';
import type { Agreement } from './contract-copy.ts';
import { leaveUrl } from './leave-url.ts';
import {
  chargedBackEmail,
  paymentFailedEmail,
  planChangeLateEmail,
  priceChangeEmail,
  priceChangeWithdrawnEmail,
  receiptEmail,
  refundedEmail,
  renewalReminderEmail,
  trialEndingEmail,
} from './payment-emails.ts';
import { findAdjustment, findOrigin, findPayment, type PaymentFacts } from './payment-facts.sql.ts';
import { renewalOf } from './renewal-of.ts';

/** How long a receipt waits for the next charge, because a payment's event may arrive before its subscription's. */
const waitForSubscriptionMs = 60 * 60_000;

export async function writeReceipt(
  deps: WritingDeps,
  { user_id: userId, transaction_id: transactionId }: JobPayloads['receipt'],
): Promise<Written | null> {
  const { config, db, clock, say } = deps;
  const user = await findUserById(db, userId);
  const payment = await findPayment(db, transactionId);
  if (!user || payment?.status !== 'completed' || payment.userId !== userId) return null;
  const subscription = await findSubscription(db, { userId, subscriptionId: payment.subscriptionId });
  const billedAt = payment.billedAt ?? clock();
  const next = nextAfter(payment, subscription, clock());
  if (next === 'not known' && clock() < billedAt + waitForSubscriptionMs) {
    throw new Error('what comes after this payment is not known yet');
  }
  const { currency } = payment;
  const email = receiptEmail(
    {
      to: user.email,
      plan: subscription?.offerName ?? null,
      paid: { amountMinor: payment.totalMinor, currency },
      tax: { amountMinor: payment.taxMinor, currency },
      billedAt,
      cardLast4: payment.cardLast4,
      invoiceNumber: payment.invoiceNumber,
      next,
      withdrawal: subscription && (await withdrawalRight(deps, subscription)),
      agreement: await findAgreement(db, payment.subscriptionId),
      trainUrl: config.publicUrl + paths.train,
      manageUrl: config.publicUrl + paths.manageSubscription,
      cancelUrl: config.publicUrl + paths.cancelSubscription,
    },
    say,
  );
  return { userId, email };
}

/**
 * `not known` while our row of the subscription is older than the payment, because the row's next charge is then the
 * payment itself.
 */
function nextAfter({ subscriptionId, billedAt }: PaymentFacts, subscription: SubscriptionRecord | null, now: number) {
  if (subscriptionId === null) return 'no further payment';
  if (subscription === null) return 'not known';
  const renewal = renewalOf(subscription, now);
  if (renewal === null) return 'no further payment';
  return billedAt !== null && renewal.at <= billedAt ? 'not known' : renewal;
}

/** With a link that needs no sign-in and works until `endsAt`. Null when the right has expired or was used. */
async function withdrawalRight(
  { config, db, clock }: EmailDeps,
  { userId, startedAt, withdrawn }: SubscriptionRecord,
): Promise<{ endsAt: number; url: string } | null> {
  const now = clock();
  const endsAt = withdrawalEndsAt(startedAt);
  if (now >= endsAt || withdrawn) return null;
  const token = await createLeaveLink(db, { userId, now, expiresAt: endsAt });
  return { endsAt, url: leaveUrl(config.publicUrl, token) };
}

/** The latest agreement: from a change of plan, otherwise from the purchase. */
async function findAgreement(db: EmailDeps['db'], subscriptionId: string | null): Promise<Agreement | null> {
  if (subscriptionId === null) return null;
  const checkoutId = await findOrigin(db, subscriptionId);
  const consent =
    (await findConsent(db, { subscriptionId })) ?? (checkoutId === null ? null : await findConsent(db, { checkoutId }));
  return consent && { text: consent.text, acceptedAt: Date.parse(consent.accepted_at) };
}

/** Null when the planned charge was dropped or moved to another day. */
export async function writeRenewalReminder(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, renews_at }: JobPayloads['renewal-reminder'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  const renewal = subscription && renewalOf(subscription, clock());
  await waitForMove(db, subscriptionId);
  // A trial's first charge has its own email, closer to the day.
  if (!user || renewal?.at !== Date.parse(renews_at) || renewal.endsTrial) return null;
  const manageUrl = config.publicUrl + paths.manageSubscription;
  return { userId: user.id, email: renewalReminderEmail({ to: user.email, renewal, manageUrl }, say) };
}

/** While a charge is being moved its day is unknown, so the job has to try again. */
async function waitForMove(db: EmailDeps['db'], subscriptionId: string): Promise<void> {
  if ((await openMoveOf(db, subscriptionId)) !== null) throw new Error('the next charge is being moved');
}

/** Null when the trial ends on another day or without a charge. */
export async function writeTrialEnding(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, trial_ends_at }: JobPayloads['trial-ending'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  const renewal = subscription && renewalOf(subscription, clock());
  await waitForMove(db, subscriptionId);
  if (!user || !renewal?.endsTrial || subscription?.trialEndsAt !== Date.parse(trial_ends_at)) return null;
  const manageUrl = config.publicUrl + paths.manageSubscription;
  return { userId: user.id, email: trialEndingEmail({ to: user.email, renewal, manageUrl }, say) };
}

/** Null when the notice is settled, or the subscription has ended or is cancelled. */
export async function writePriceChange(
  { config, db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, price_change_id }: JobPayloads['price-change'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const notice = await findNotice(db, price_change_id, subscriptionId);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  if (!user || !notice || notice.leftAt !== null || notice.movedAt !== null) return null;
  if (!subscription || !liveStatuses.includes(subscription.status) || subscription.cancelWanted) return null;
  const { amountBeforeMinor, amountMinor, currency, effectiveAt, offerName } = notice;
  const email = priceChangeEmail(
    {
      to: user.email,
      plan: offerName,
      before: { amountMinor: amountBeforeMinor, currency },
      isIntro: subscription.intro !== null,
      after: { ...intervalOf(subscription), amountMinor, currency },
      effectiveAt,
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId: user.id, email };
}

/** Null for a subscriber who had no email about the new price. */
export async function writePriceChangeWithdrawn(
  { config, db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, price_change_id }: JobPayloads['price-change-withdrawn'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const notice = await findNotice(db, price_change_id, subscriptionId);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  if (!user || !subscription || notice === null || notice.emailedAt === null) return null;
  const email = priceChangeWithdrawnEmail(
    {
      to: user.email,
      plan: notice.offerName,
      announced: { amountMinor: notice.amountMinor, currency: notice.currency },
      stays: { ...intervalOf(subscription), amountMinor: subscription.amountMinor, currency: subscription.currency },
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId: user.id, email };
}

/** The change is named as it stands when the email is written. Null when it was ended. */
export async function writePlanChangeLate(
  { config, db, say }: WritingDeps,
  { user_id: userId, planned_change_id, agreed_for, transaction_id }: JobPayloads['plan-change-late'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const planned = await findPlannedChange(db, planned_change_id);
  if (!user || !planned || planned.endedAt !== null) return null;
  const payment = transaction_id === null ? null : await findPayment(db, transaction_id);
  const { price, interval } = planned.agreed;
  const email = planChangeLateEmail(
    {
      to: user.email,
      agreed: {
        amountMinor: price.amount_minor,
        currency: price.currency,
        intervalUnit: interval.unit,
        intervalCount: interval.count,
      },
      agreedFor: Date.parse(agreed_for),
      beginsAt: planned.effectiveAt,
      paid: payment && { amountMinor: payment.totalMinor, currency: payment.currency },
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId, email };
}

/** Null when it was paid in the meantime, or the subscription is no longer past due. */
export async function writePaymentFailed(
  { config, db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, transaction_id }: JobPayloads['payment-failed'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  const payment = await findPayment(db, transaction_id);
  if (!user || subscription?.status !== 'past_due' || payment?.status === 'completed') return null;
  const email = paymentFailedEmail(
    {
      to: user.email,
      plan: subscription.offerName,
      due: {
        amountMinor: payment?.totalMinor ?? subscription.amountMinor,
        currency: payment?.currency ?? subscription.currency,
      },
      cardUrl: config.publicUrl + paths.cardUpdate,
      cancelUrl: config.publicUrl + paths.cancelSubscription,
    },
    say,
  );
  return { userId: user.id, email };
}

/** Null until the provider has approved it, and for an adjustment that is no refund. */
export async function writeRefunded(
  { db, clock, say }: WritingDeps,
  { user_id: userId, adjustment_id }: JobPayloads['refunded'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const adjustment = await findAdjustment(db, adjustment_id);
  if (!user || adjustment?.action !== 'refund' || adjustment.status !== 'approved') return null;
  const payment = await findPayment(db, adjustment.transactionId);
  const subscription = payment && (await findSubscription(db, { userId, subscriptionId: payment.subscriptionId }));
  const email = refundedEmail(
    {
      to: user.email,
      amount: adjustment,
      payment: payment && {
        amountMinor: payment.totalMinor,
        currency: payment.currency,
        billedAt: payment.billedAt ?? clock(),
      },
      cardLast4: payment?.cardLast4 ?? null,
      isStopped: subscription?.stopped === 'paid back',
    },
    say,
  );
  return { userId, email };
}

/** Null when the bank has taken the chargeback back meanwhile, so that all goes on as before. */
export async function writeChargedBack(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, transaction_id }: JobPayloads['charged-back'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const payment = await findPayment(db, transaction_id);
  const subscription = await findSubscription(db, { userId, subscriptionId });
  if (!user || !payment || subscription?.stopped !== 'charged back') return null;
  const { permits, expiresAt } = entitlementOf(subscription, clock());
  const email = chargedBackEmail(
    {
      to: user.email,
      amount: { amountMinor: payment.totalMinor, currency: payment.currency },
      billedAt: payment.billedAt ?? clock(),
      accessUntil: permits ? expiresAt : null,
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId, email };
}

async function findSubscription(
  db: EmailDeps['db'],
  { userId, subscriptionId }: { userId: string; subscriptionId: string | null },
): Promise<SubscriptionRecord | null> {
  return (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId) ?? null;
}

function intervalOf({ intervalUnit, intervalCount }: SubscriptionRecord) {
  return { intervalUnit, intervalCount };
}
