import { formatPrice, intervalText } from '#contract/format-price.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { dayAndMonth } from '#web/platform/format-date.ts';
import { reminderAt } from '#web/prices/reminder.ts';
import type { Fact } from '#web/site/facts.tsx';
import { cardLabel } from './card-label.ts';
import { isPastDue, openUntil } from './subscription-state.ts';
import { say } from './subscription-state-copy.ts';

/** Account's facts: the next payment and how it is paid. */
export function accountFacts(subscription: SubscriptionDetails): Fact[] {
  const { card } = subscription;
  const payment = nextPayment(subscription);
  const until = openUntil(subscription);
  const facts: Fact[] = [{ term: say('next-payment'), value: payment ?? say('no-payment') }];
  if (payment === null && until !== null) facts.push({ term: say('open-until'), value: shortDate(until) });
  if (card !== null) facts.push({ term: say('card'), value: cardLabel(card) });
  return facts;
}

/**
 * Manage's facts about the contract.
 * @param now epoch ms; a reminder due before it has already been sent and is not shown
 */
export function contractFacts(subscription: SubscriptionDetails, now: number): Fact[] {
  const { started_at, next_payment_at, planned_change, full_price, interval, status } = subscription;
  const until = openUntil(subscription);
  const renews = nextPayment(subscription) !== null;
  const facts = [{ term: say('started'), value: shortDate(started_at) }];
  if (until !== null) {
    facts.push({ term: say(status === 'trialing' ? 'trial-until' : 'paid-until'), value: shortDate(until) });
  }
  facts.push({
    term: say('renews-at'),
    value: renews ? rateCopy(planned_change ?? subscription) : say('renews-not'),
  });
  if (renews && full_price !== null) {
    const { price, from } = full_price;
    facts.push({ term: say('from', { date: shortDate(from) }), value: rateCopy({ price, interval }) });
  }
  if (next_payment_at !== null && !isPastDue(subscription) && reminderAt(next_payment_at) > now) {
    facts.push({ term: say('reminder'), value: say('reminder-on', { day: dayAndMonth(reminderAt(next_payment_at)) }) });
  }
  return facts;
}

const rateCopy = ({ price, interval }: Pick<SubscriptionDetails, 'price' | 'interval'>): string =>
  say('rate', { price: formatPrice(price), length: intervalText(interval) });

/** Null when no payment follows. */
function nextPayment(subscription: SubscriptionDetails): string | null {
  const { cancel_at, next_payment_at, pause, planned_change } = subscription;
  const { price } = planned_change ?? subscription;
  if (isPastDue(subscription)) return say('payment-open', { price: formatPrice(price) });
  if (pause !== null && cancel_at === null) {
    return pause.resumes_at === null
      ? null
      : say('payment-on', { price: formatPrice(price), date: shortDate(pause.resumes_at) });
  }
  return next_payment_at === null
    ? null
    : say('payment-on', { price: formatPrice(price), date: shortDate(next_payment_at) });
}
