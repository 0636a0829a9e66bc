import { amountAt } from '#server/billing/entitlement/amount-at.ts';
import { awaitsPayment, entitlementOf } from '#server/billing/entitlement/entitlement.ts';
import { nextPlan } from '#server/billing/entitlement/planned-change.ts';
import type { SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';
import { formatDate, formatInterval, formatMoney } from '#server/mail/format.ts';
import type { PaymentFact, PersonFacts } from './person-facts.ts';
import { type Standing, standingOf } from './person-state.ts';

/** The state, until when it lasts, and its cause (design, "States are sentences"). Dates are in UTC. */
export function stateSentence(facts: PersonFacts): string {
  const standing = standingOf(facts);
  const parts = [
    ...(facts.current === null ? neverPaid(facts) : subscriptionParts(facts.current, facts, standing)),
    accessPart(facts, standing),
    secondPurchaseSentence(facts),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function neverPaid({ signedUpAt }: PersonFacts): string[] {
  return [`Has had an account since ${formatDate(signedUpAt)} and never paid.`];
}

function subscriptionParts(current: SubscriptionRecord, facts: PersonFacts, standing: Standing): string[] {
  if (current.withdrawal !== null) return withdrawn(current.withdrawal);
  if (current.stopped && current.status !== 'canceled') return stopped(current, facts);
  switch (current.status) {
    case 'canceled':
      return [ended(current), lastPaymentBack(current, facts.payments)];
    case 'paused':
      return [paused(current), current.cancelWanted ? cancelled(current) : ''];
    case 'past_due':
      return [
        failed(current),
        current.cancelWanted ? cancelled(current) : '',
        lastPaymentBack(current, facts.payments),
      ];
    default:
      return running(current, facts, standing);
  }
}

function running(current: SubscriptionRecord, facts: PersonFacts, standing: Standing): string[] {
  const back = lastPaymentBack(current, facts.payments);
  if (current.cancelWanted) return [cancelled(current), back];
  if (awaitsPayment(current, facts.now)) return [waiting(current)];
  const isUnpaid = standing.because === 'none' || entitlementOf(current, facts.now).status === 'past_due';
  if (isUnpaid) return [back === '' ? waiting(current) : back];
  if (current.scheduledAction === 'pause') return [pays(current, null), pauses(current), back];
  if (standing.state === 'trial') {
    return [
      `In a free trial until ${dayOr(current.trialEndsAt)}, then pays ${price(current, current.trialEndsAt)}. Not cancelled.`,
      back,
    ];
  }
  return [`${pays(current, current.nextBilledAt)} Not cancelled.`, plannedPart(current, facts.now), back];
}

function plannedPart(current: SubscriptionRecord, now: number): string {
  const next = nextPlan(current, now);
  if (next === null) return '';
  const { price: agreed, interval } = next.terms;
  const rate = `${formatMoney(agreed.amount_minor, agreed.currency)} ${formatInterval(interval.unit, interval.count)}`;
  return `From ${formatDate(next.at)} on pays ${rate}, a planned change.`;
}

/** A payment went back. */
function stopped(current: SubscriptionRecord, { payments }: PersonFacts): string[] {
  const back = lastPaymentBack(current, payments);
  const ofBank = back === '' ? 'The bank took a payment back.' : '';
  const what = current.stopped === 'charged back' ? ofBank : 'Paid back at Paddle.';
  const isSure = current.scheduledAction === 'pause' || current.status === 'paused';
  const renewal = isSure ? 'It does not renew.' : 'Paddle has not confirmed yet that it does not renew.';
  return [what, back, renewal];
}

const price = (current: SubscriptionRecord, at: number | null): string =>
  `${amount(current, at)} ${formatInterval(current.intervalUnit, current.intervalCount)}`;

/** Of a payment at a time (epoch ms); the full price when that is not known. */
const amount = (current: SubscriptionRecord, at: number | null): string =>
  formatMoney(at === null ? current.amountMinor : amountAt(current, at), current.currency);

function pays(current: SubscriptionRecord, next: number | null): string {
  const { intro } = current;
  const full =
    intro !== null && next !== null && next < intro.endsAt
      ? `, from ${formatDate(intro.endsAt)} ${amount(current, null)}`
      : '';
  return `Pays ${price(current, next)}${next === null ? '' : `, next on ${formatDate(next)}`}${full}.`;
}

function cancelled(current: SubscriptionRecord): string {
  const { scheduledAction, scheduledAt, nextBilledAt, paidUntilAt, trialEndsAt, status } = current;
  const at = scheduledAction === 'cancel' ? scheduledAt : (nextBilledAt ?? paidUntilAt ?? trialEndsAt);
  const when = at === null ? 'will not be charged again' : `ends on ${formatDate(at)} and will not be charged again`;
  const confirmed = scheduledAction === 'cancel' ? '' : ' Paddle has not confirmed it yet.';
  return `Cancelled${status === 'trialing' ? ' in the free trial' : ''}: ${when}.${confirmed}`;
}

function pauses(current: SubscriptionRecord): string {
  const { scheduledAt, resumeAt } = current;
  const until =
    resumeAt === null ? 'until it is resumed' : `until ${formatDate(resumeAt)}, then pays ${amount(current, resumeAt)}`;
  return `Pauses on ${dayOr(scheduledAt)} ${until}.`;
}

function paused(current: SubscriptionRecord): string {
  const { pausedAt, resumeAt } = current;
  const since = pausedAt === null ? 'Paused' : `Paused since ${formatDate(pausedAt)}`;
  const then =
    resumeAt === null
      ? 'Continues when it is resumed'
      : `Continues on ${formatDate(resumeAt)} with a charge of ${amount(current, resumeAt)}`;
  return `${since}: no charge. ${then}.`;
}

function failed(current: SubscriptionRecord): string {
  const { paidUntilAt, trialEndsAt } = current;
  const due = paidUntilAt ?? trialEndsAt;
  const when = due === null ? '' : `, due on ${formatDate(due)},`;
  return `A charge of ${amount(current, due)}${when} failed. Paddle tries again for up to 14 days.`;
}

/** The provider reports it as running, but no payment covers this time. */
function waiting(current: SubscriptionRecord): string {
  const { paidUntilAt } = current;
  const due = paidUntilAt === null ? '' : ` due on ${formatDate(paidUntilAt)}`;
  return `The payment of ${amount(current, paidUntilAt)}${due} is not known to us yet.`;
}

function ended({ canceledAt, offerName }: SubscriptionRecord): string {
  const what = offerName ?? 'subscription';
  return canceledAt === null ? `The ${what} has ended.` : `The ${what} ended on ${formatDate(canceledAt)}.`;
}

function withdrawn({
  requestedAt,
  refund,
  refundedAt,
  isConfirmed,
}: NonNullable<SubscriptionRecord['withdrawal']>): string[] {
  const money =
    refund === null
      ? isConfirmed
        ? 'Nothing had been paid.'
        : 'What has to go back is not known yet.'
      : refundedAt === null
        ? `${formatMoney(refund.amountMinor, refund.currency)} is on its way back.`
        : `${formatMoney(refund.amountMinor, refund.currency)} went back on ${formatDate(refundedAt)}.`;
  return [`Withdrew from the contract on ${formatDate(requestedAt)}.`, money];
}

/** What happened to the subscription's last payment, if it did not stay with us. */
function lastPaymentBack(current: SubscriptionRecord, payments: readonly PaymentFact[]): string {
  const last = payments.find(({ subscriptionId, status }) => subscriptionId === current.id && status !== 'unpaid');
  if (last === undefined) return '';
  const payment = `The payment of ${formatMoney(last.amountMinor, last.currency)} of ${formatDate(last.at)}`;
  switch (last.status) {
    case 'refunded':
      return `${payment} was refunded.`;
    case 'partly refunded':
      return `${payment} was refunded in part.`;
    case 'refund pending':
      return `A refund of ${payment.replace('The', 'the')} is on its way.`;
    case 'charged back':
      return `${payment} was taken back by the bank (chargeback).`;
    default:
      return '';
  }
}

function accessPart(facts: PersonFacts, { accessUntil, because }: Standing): string {
  if (accessUntil === null) return 'No access.';
  const until = isSaidBefore(facts, accessUntil) ? 'then' : formatDate(accessUntil);
  switch (because) {
    case 'payment':
      return `Has access until ${until}, because ${coveringPayment(facts)} covers it.`;
    case 'trial':
      return `Has access until ${until}, because of the trial.`;
    case 'grant':
      return `Has access until ${formatDate(accessUntil)}, because time was given.`;
    case 'renewal on its way':
      return `Still has access, because the charge of ${formatDate(accessUntil)} may be on its way.`;
    default:
      return 'No access.';
  }
}

/** Whether the sentence already has the day on which access ends. */
function isSaidBefore({ current }: PersonFacts, at: number): boolean {
  if (current === null) return false;
  const { cancelWanted, scheduledAction, scheduledAt, nextBilledAt, trialEndsAt, status } = current;
  if (cancelWanted) return at === (scheduledAction === 'cancel' ? scheduledAt : nextBilledAt);
  if (scheduledAction === 'pause') return false;
  return at === (status === 'trialing' ? trialEndsAt : nextBilledAt);
}

function coveringPayment({ current, payments, now }: PersonFacts): string {
  const kept: PaymentFact['status'][] = ['paid', 'partly refunded', 'refund pending'];
  const last = payments.find(
    ({ subscriptionId, status, at }) => subscriptionId === current?.id && kept.includes(status) && at <= now,
  );
  return last === undefined ? 'a payment' : `the payment of ${shortDay(last.at, now)}`;
}

/** The date without its year when that is not needed. */
function shortDay(at: number, now: number): string {
  const text = formatDate(at);
  return now - at < 300 * 24 * 3_600_000 ? text.replace(/ \d{4}$/, '') : text;
}

function secondPurchaseSentence({ secondPurchase, othersLive }: PersonFacts): string {
  if (secondPurchase !== null) {
    const what = secondPurchase.isBack ? 'that payment went back' : 'that payment goes back';
    return `Bought a second time on ${formatDate(secondPurchase.at)}; ${what}.`;
  }
  if (othersLive === 0) return '';
  return othersLive === 1
    ? 'Has another subscription that can charge.'
    : `Has ${othersLive} other subscriptions that can charge.`;
}

function dayOr(at: number | null): string {
  return at === null ? 'a day that Paddle has not told' : formatDate(at);
}
