import { shortDate } from '../../contract/date-words';
import { formatPrice, intervalWords } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import type { Fact } from '../account/facts';
import { dayAndMonth } from '../platform/format-date';
import { cardWords } from './card-words';
import { reminderAt } from './reminder';
import { isPastDue, openUntil } from './standing';

/** What Account shows: the next payment and from where it comes. */
export function accountFacts(subscription: SubscriptionDetails): Fact[] {
  const { card } = subscription;
  const payment = nextPayment(subscription);
  const until = openUntil(subscription);
  const facts: Fact[] = [{ term: 'Next payment', value: payment ?? 'None' }];
  if (payment === null && until !== null) facts.push({ term: 'Open for you until', value: shortDate(until) });
  if (card !== null) facts.push({ term: 'Card', value: cardWords(card) });
  return facts;
}

/**
 * What Manage shows of the contract itself.
 * @param now epoch ms; a reminder that has been mailed is none any more
 */
export function contractFacts(subscription: SubscriptionDetails, now: number): Fact[] {
  const { started_at, next_payment_at, price, interval, status } = subscription;
  const until = openUntil(subscription);
  const renews = nextPayment(subscription) !== null;
  const facts = [{ term: 'Started', value: shortDate(started_at) }];
  if (until !== null) {
    facts.push({ term: status === 'trialing' ? 'Trial until' : 'Paid until', value: shortDate(until) });
  }
  facts.push({
    term: 'Renews at',
    value: renews ? `${formatPrice(price)} every ${intervalWords(interval)}` : 'It does not renew',
  });
  if (next_payment_at !== null && !isPastDue(subscription) && reminderAt(next_payment_at) > now) {
    facts.push({ term: 'Reminder', value: `${dayAndMonth(reminderAt(next_payment_at))} by e-mail` });
  }
  return facts;
}

/** Null when none is to come. */
function nextPayment(subscription: SubscriptionDetails): string | null {
  const { cancel_at, next_payment_at, pause, price } = subscription;
  if (isPastDue(subscription)) return `${formatPrice(price)}, open now`;
  if (pause !== null && cancel_at === null) {
    return pause.resumes_at === null ? null : `${formatPrice(price)} on ${shortDate(pause.resumes_at)}`;
  }
  return next_payment_at === null ? null : `${formatPrice(price)} on ${shortDate(next_payment_at)}`;
}
