import { paths } from '../../contract/paths';
import { findUserById } from '../auth/users.sql';
import { findConsent } from '../consent/consent-ledger.sql';
import { createLeaveLink } from '../leave/leave-links.sql';
import { findNotice } from '../price-change/price-changes.sql';
import { liveStatuses } from '../subscription/entitlement';
import { listSubscriptions, type SubscriptionRecord } from '../subscription/subscriptions.sql';
import { withdrawalEndsAt } from '../subscription/withdrawal-period';
import { leaveUrl } from './leave-url';
import type { LetterWriters } from './letter-jobs';
import type { Agreement } from './letters/contract-words';
import {
  paymentFailedLetter,
  priceChangeLetter,
  receiptLetter,
  refundedLetter,
  renewalReminderLetter,
  trialEndingLetter,
} from './letters/payment-letters';
import { findAdjustment, findOrigin, findPayment, type PaymentFacts } from './payment-facts.sql';
import { renewalOf } from './renewal-of';
import type { LetterDeps, Written } from './send-once';

/** The letters about money: what came, what is to come, what did not come, and what goes back. */
export function paymentLetters(deps: LetterDeps): LetterWriters {
  return {
    receipt: ({ user_id, transaction_id }) => writeReceipt(deps, String(user_id), String(transaction_id)),
    'renewal-reminder': ({ user_id, subscription_id, renews_at }) =>
      writeRenewalReminder(deps, { userId: String(user_id), subscriptionId: String(subscription_id) }, time(renews_at)),
    'trial-ending': ({ user_id, subscription_id, trial_ends_at }) =>
      writeTrialEnding(deps, { userId: String(user_id), subscriptionId: String(subscription_id) }, time(trial_ends_at)),
    'price-change': ({ user_id, subscription_id, price_change_id }) =>
      writePriceChange(
        deps,
        { userId: String(user_id), subscriptionId: String(subscription_id) },
        String(price_change_id),
      ),
    'payment-failed': ({ user_id, subscription_id, transaction_id }) =>
      writePaymentFailed(
        deps,
        { userId: String(user_id), subscriptionId: String(subscription_id) },
        String(transaction_id),
      ),
    refunded: ({ user_id, adjustment_id }) => writeRefunded(deps, String(user_id), String(adjustment_id)),
  };
}

interface Whose {
  userId: string;
  subscriptionId: string;
}

function time(iso: unknown): number {
  return Date.parse(String(iso));
}

/** News of a payment may come before that of its subscription: so long a receipt waits to tell what comes next, too. */
const waitForSubscriptionMs = 60 * 60_000;

async function writeReceipt(deps: LetterDeps, userId: string, transactionId: string): Promise<Written | null> {
  const { config, db, clock } = deps;
  const user = await findUserById(db, userId);
  const payment = await findPayment(db, transactionId);
  if (!user || payment?.status !== 'completed' || payment.userId !== userId) return null;
  const subscription = await findSubscription(db, { userId, subscriptionId: payment.subscriptionId });
  const billedAt = payment.billedAt ?? clock();
  const next = nextAfter(payment, subscription);
  if (next === 'not known' && clock() < billedAt + waitForSubscriptionMs) {
    throw new Error('what comes after this payment is not known yet');
  }
  const { currency } = payment;
  const letter = receiptLetter({
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
    manageUrl: config.publicUrl + paths.manageSubscription,
    cancelUrl: config.publicUrl + paths.cancelSubscription,
  });
  return { userId, letter };
}

/** A subscription whose next charge is not after this one has not been heard of since. */
function nextAfter({ subscriptionId, billedAt }: PaymentFacts, subscription: SubscriptionRecord | null) {
  if (subscriptionId === null) return 'no further payment';
  if (subscription === null) return 'not known';
  const renewal = renewalOf(subscription);
  if (renewal === null) return 'no further payment';
  return billedAt !== null && renewal.at <= billedAt ? 'not known' : renewal;
}

/** With a link that withdraws without signing in, as long as one may. Null when the time is over or it has been used. */
async function withdrawalRight(
  { config, db, clock }: LetterDeps,
  { userId, startedAt, withdrawn }: SubscriptionRecord,
): Promise<{ endsAt: number; url: string } | null> {
  const now = clock();
  const endsAt = withdrawalEndsAt(startedAt);
  if (now >= endsAt || withdrawn) return null;
  const token = await createLeaveLink(db, { userId, now, lifeMs: endsAt - now });
  return { endsAt, url: leaveUrl(config.publicUrl, token) };
}

/** What was agreed to last: with a change of plan, or else when buying. */
async function findAgreement(db: LetterDeps['db'], subscriptionId: string | null): Promise<Agreement | null> {
  if (subscriptionId === null) return null;
  const checkoutId = await findOrigin(db, subscriptionId);
  const consent =
    (await findConsent(db, { subscriptionId })) ?? (checkoutId === null ? null : await findConsent(db, { checkoutId }));
  return consent && { text: consent.text, acceptedAt: Date.parse(consent.accepted_at) };
}

/** Says nothing when the charge it was planned for is not to come any more, or on another day. */
async function writeRenewalReminder(
  { config, db }: LetterDeps,
  whose: Whose,
  renewsAt: number,
): Promise<Written | null> {
  const user = await findUserById(db, whose.userId);
  const subscription = await findSubscription(db, whose);
  const renewal = subscription && renewalOf(subscription);
  // A trial's first charge has a letter of its own, nearer to the day.
  if (!user || renewal?.at !== renewsAt || renewal.endsTrial) return null;
  const manageUrl = config.publicUrl + paths.manageSubscription;
  return { userId: user.id, letter: renewalReminderLetter({ to: user.email, renewal, manageUrl }) };
}

/** Says nothing when the trial ends on another day, or without a charge. */
async function writeTrialEnding({ config, db }: LetterDeps, whose: Whose, endsAt: number): Promise<Written | null> {
  const user = await findUserById(db, whose.userId);
  const subscription = await findSubscription(db, whose);
  const renewal = subscription && renewalOf(subscription);
  if (!user || !renewal?.endsTrial || subscription?.trialEndsAt !== endsAt) return null;
  const manageUrl = config.publicUrl + paths.manageSubscription;
  return { userId: user.id, letter: trialEndingLetter({ to: user.email, renewal, manageUrl }) };
}

/** Says nothing to whom it does not concern any more: he cancelled, or pays another price by now. */
async function writePriceChange(
  { config, db }: LetterDeps,
  whose: Whose,
  priceChangeId: string,
): Promise<Written | null> {
  const user = await findUserById(db, whose.userId);
  const notice = await findNotice(db, priceChangeId, whose.subscriptionId);
  const subscription = await findSubscription(db, whose);
  if (!user || !notice || notice.leftAt !== null || notice.movedAt !== null) return null;
  if (!subscription || !liveStatuses.includes(subscription.status) || subscription.cancelWanted) return null;
  const { amountBeforeMinor, amountMinor, currency, effectiveAt, offerName } = notice;
  const letter = priceChangeLetter({
    to: user.email,
    plan: offerName,
    before: { amountMinor: amountBeforeMinor, currency },
    after: { ...intervalOf(subscription), amountMinor, currency },
    effectiveAt,
    manageUrl: config.publicUrl + paths.manageSubscription,
  });
  return { userId: user.id, letter };
}

/** Says nothing when it has been paid meanwhile, or the subscription has ended. */
async function writePaymentFailed(
  { config, db }: LetterDeps,
  whose: Whose,
  transactionId: string,
): Promise<Written | null> {
  const user = await findUserById(db, whose.userId);
  const subscription = await findSubscription(db, whose);
  const payment = await findPayment(db, transactionId);
  if (!user || subscription?.status !== 'past_due' || payment?.status === 'completed') return null;
  const letter = paymentFailedLetter({
    to: user.email,
    plan: subscription.offerName,
    due: {
      amountMinor: payment?.totalMinor ?? subscription.amountMinor,
      currency: payment?.currency ?? subscription.currency,
    },
    cardUrl: config.publicUrl + paths.cardUpdate,
    cancelUrl: config.publicUrl + paths.cancelSubscription,
  });
  return { userId: user.id, letter };
}

/** Says nothing while Paddle has not agreed, nor of what is no refund. */
async function writeRefunded({ db, clock }: LetterDeps, userId: string, adjustmentId: string): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const adjustment = await findAdjustment(db, adjustmentId);
  if (!user || adjustment?.action !== 'refund' || adjustment.status !== 'approved') return null;
  const payment = await findPayment(db, adjustment.transactionId);
  const letter = refundedLetter({
    to: user.email,
    amount: adjustment,
    payment: payment && {
      amountMinor: payment.totalMinor,
      currency: payment.currency,
      billedAt: payment.billedAt ?? clock(),
    },
    cardLast4: payment?.cardLast4 ?? null,
  });
  return { userId, letter };
}

async function findSubscription(
  db: LetterDeps['db'],
  { userId, subscriptionId }: { userId: string; subscriptionId: string | null },
): Promise<SubscriptionRecord | null> {
  return (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId) ?? null;
}

function intervalOf({ intervalUnit, intervalCount }: SubscriptionRecord) {
  return { intervalUnit, intervalCount };
}
