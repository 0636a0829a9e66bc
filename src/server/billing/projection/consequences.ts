import type { NewJob } from '#server/platform/jobs/job.ts';
import { isLifted } from '../debt/decide-stop.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { emailsFor, type eventEmailKinds } from './event-emails.ts';
import { type Changes, isErased, type Known, ownerOf, type Projection, subscriptionIdOf } from './projector.ts';

type ChangedTransaction = NonNullable<Changes['transaction']>;
export type ChangedAdjustment = NonNullable<Changes['adjustment']>;
/** With the subscription and the account that it is for. */
type Owned<Changed> = Changed & { subscriptionId: string; userId: string };

/** All that can follow from an event, each with what its writer needs. */
export interface ConsequenceData {
  /** An erased person's subscription could charge again. */
  'live subscription of an erased person': { subscriptionId: string };
  'payment of an erased person': { transactionId: string };
  /** `at` is epoch ms. */
  'customer of an erased person': { customerId: string; at: number };
  email: { job: NewJob<(typeof eventEmailKinds)[number]> };
  /** The account belongs to the buyer from the first payment on. */
  'account handed over': { checkoutId: string; subscriptionId: string | null };
  welcome: { userId: string; checkoutId: string };
  /** Until when each payment gives access may have changed. */
  'access paid for': { userId: string };
  trial: { payment: Owned<ChangedTransaction> };
  'rejected refund': { adjustment: ChangedAdjustment };
  'lifted chargeback': { adjustment: ChangedAdjustment };
  payment: { payment: Owned<ChangedTransaction> };
  'money gone back': { adjustment: Owned<ChangedAdjustment> };
  purchase: { payment: Owned<ChangedTransaction> };
  'settled checkout': { checkoutId: string };
  /** Its use of a coupon is final, or given back. */
  'coupon of a checkout': { checkoutId: string; isPaid: boolean };
  /** The payment may be the first after a trial. */
  'payment of a subscription': { subscriptionId: string };
  'payment of a checkout': { checkoutId: string };
  /** The account may have two purchases now. */
  'purchases of an account': { userId: string };
  'dates of a subscription': { subscriptionId: string };
  'refund made': { transactionId: string };
  dispute: { adjustment: ChangedAdjustment };
  'subscription ended': { subscriptionId: string };
}

export type Consequence<Kind extends keyof ConsequenceData = keyof ConsequenceData> = {
  [K in Kind]: { kind: K } & ConsequenceData[K];
}[Kind];

export interface Consequences {
  /** Written before the rows of the event, whose absence they read. */
  before: Consequence[];
  /** Written after them, in this order. */
  after: Consequence[];
}

/** What follows from an event and the changes it makes. `now` is epoch ms. */
export function consequencesOf(
  event: ProviderEvent,
  { known, projection, now }: { known: Known; projection: Projection; now: number },
): Consequences {
  const userId = ownerOf(known);
  const changes = 'changes' in projection ? projection.changes : null;
  // Also for a stale event, because a payment that has succeeded since did fail before.
  const causesEmails = 'changes' in projection || projection.ignored === 'stale';
  return {
    before: [
      ...(isErased(known) ? chargesOfErased(event) : []),
      ...(causesEmails && userId !== null ? emailsFor(event, userId, now) : []).map((job) => one('email', { job })),
      ...(changes ? handedOver(changes) : []),
    ],
    after: changes ? afterChanges(event, changes, userId) : [],
  };
}

function one<Kind extends keyof ConsequenceData>(kind: Kind, data: ConsequenceData[Kind]): Consequence {
  return { kind, ...data } as Consequence;
}

/** Nothing charges an erased person again, even if they paid in another window during the erasure. */
function chargesOfErased(event: ProviderEvent): Consequence[] {
  if (event.kind === 'adjustment') return [];
  const { customerId } = event.ties;
  const isLive = event.kind === 'subscription' && liveStatuses.includes(event.status);
  const isPayable = event.kind === 'transaction' && event.status !== 'canceled';
  const at = Number(event.occurredAtUs / 1000n);
  return [
    ...(isLive ? [one('live subscription of an erased person', { subscriptionId: event.id })] : []),
    ...(isPayable ? [one('payment of an erased person', { transactionId: event.id })] : []),
    ...(customerId === null ? [] : [one('customer of an erased person', { customerId, at })]),
  ];
}

function handedOver({ welcome, transaction }: Changes): Consequence[] {
  if (welcome === null) return [];
  const subscriptionId = transaction?.subscriptionId ?? null;
  return [one('account handed over', { checkoutId: welcome.checkoutId, subscriptionId })];
}

function afterChanges(event: ProviderEvent, changes: Changes, userId: string | null): Consequence[] {
  const { welcome, checkout, transaction, adjustment, subscription } = changes;
  const subscriptionId = subscriptionIdOf(event);
  return [
    ...(welcome ? [one('welcome', welcome)] : []),
    ...(userId === null ? [] : [one('access paid for', { userId })]),
    ...(transaction ? ofTrial(transaction) : []),
    ...(adjustment ? ofReturn(adjustment) : []),
    ...(transaction ? ofPayment(transaction) : []),
    ...(adjustment && isOwned(adjustment) ? [one('money gone back', { adjustment })] : []),
    ...(transaction ? ofPurchase(transaction) : []),
    ...(checkout ? [one('settled checkout', { checkoutId: checkout.id })] : []),
    ...(transaction ? ofCoupon(transaction) : []),
    ...(transaction ? ofConversion(transaction) : []),
    ...(userId !== null && event.kind !== 'adjustment' ? [one('purchases of an account', { userId })] : []),
    ...(userId !== null && subscriptionId !== null ? [one('dates of a subscription', { subscriptionId })] : []),
    ...(adjustment ? ofWork(adjustment) : []),
    ...(subscription?.status === 'canceled' ? [one('subscription ended', { subscriptionId: subscription.id })] : []),
  ];
}

function isOwned<Changed extends { subscriptionId: string | null; userId: string | null }>(
  changed: Changed,
): changed is Owned<Changed> {
  return changed.subscriptionId !== null && changed.userId !== null;
}

/** A trial begins with a checkout that costs nothing, whatever is bought later. */
function ofTrial(payment: ChangedTransaction): Consequence[] {
  const { status, checkoutId, totalMinor, worthMinor } = payment;
  const isFree = totalMinor === 0 && worthMinor === 0;
  return status === 'completed' && checkoutId !== null && isFree && isOwned(payment) ? [one('trial', { payment })] : [];
}

function ofReturn(adjustment: ChangedAdjustment): Consequence[] {
  if (adjustment.action === 'refund' && adjustment.status === 'rejected')
    return [one('rejected refund', { adjustment })];
  return isLifted(adjustment) ? [one('lifted chargeback', { adjustment })] : [];
}

function ofPayment(payment: ChangedTransaction): Consequence[] {
  const isPaid = payment.status === 'completed' && payment.totalMinor > 0;
  return isPaid && isOwned(payment) ? [one('payment', { payment })] : [];
}

function ofPurchase(payment: ChangedTransaction): Consequence[] {
  const isPurchase = payment.status === 'completed' && payment.checkoutId !== null;
  return isPurchase && isOwned(payment) ? [one('purchase', { payment })] : [];
}

/** Also when the checkout had failed before, because only now nobody can pay it, or somebody did. */
function ofCoupon({ checkoutId, status }: ChangedTransaction): Consequence[] {
  if (checkoutId === null || (status !== 'completed' && status !== 'canceled')) return [];
  return [one('coupon of a checkout', { checkoutId, isPaid: status === 'completed' })];
}

function ofConversion({ subscriptionId, checkoutId, totalMinor }: ChangedTransaction): Consequence[] {
  return [
    ...(subscriptionId !== null && totalMinor > 0 ? [one('payment of a subscription', { subscriptionId })] : []),
    ...(checkoutId === null ? [] : [one('payment of a checkout', { checkoutId })]),
  ];
}

function ofWork(adjustment: ChangedAdjustment): Consequence[] {
  const { action, status, transactionId } = adjustment;
  if (action === 'refund' && status === 'approved') return [one('refund made', { transactionId })];
  return action === 'chargeback' || action === 'chargeback_reverse' ? [one('dispute', { adjustment })] : [];
}
