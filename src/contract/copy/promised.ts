import type { CopyKey } from './catalogue.ts';
import { promisedAccount } from './promised-account.ts';
import { promisedEmails } from './promised-emails.ts';

/**
 * Texts that promise something, with the test that keeps the promise. Who changes one sees it, says that it holds, and a
 * second operator approves. A test compares this list with `e2e/promises`.
 */
export const promised: Readonly<Record<CopyKey, string>> = {
  'email.health': 'no third party learns the answers, result or name',
  'plan.first-day': 'Today has the exercises and minutes of the first day',
  'plan.personal-lead': 'a day without training changes nothing but the date',
  'plan.school': 'has its lead on each day of the first week, and something new on each',
  'plan.training-lead': 'a day without training changes nothing but the date',
  'plan.weeks': 'every skill has its turn within 28 training days, and every goal too',
  'plan.after-more': 'a plan names the goal that has no week before the second round',
  'plan.after-goals': 'a plan that a person keeps is their account’s plan',
  'plan.after-skills': 'a plan that a person keeps is their account’s plan',
  'paywall.first-day': 'Today has the exercises and minutes of the first day',
  'paywall.first-then': 'is charged for %i payments, and then the full price',
  'paywall.answer-agreed': 'a new price is not charged within 30 days of a late email',
  'paywall.answer-same': 'a new price is not charged within 30 days of a late email',
  'paywall.answer-full': 'is charged for %i payments, and then the full price',
  'paywall.answer-first': 'is charged for %i payments, and then the full price',
  'paywall.answer-trial': 'a cancellation in a trial leaves access to its end, and nothing is ever charged',
  'paywall.answer-emails': 'each renewal sends a reminder a week before',
  'paywall.proposal-more': 'a plan names only what was chosen as what it is made from',
  'paywall.answer-stop': 'a cancelled subscription ends on its day',
  'paywall.get-flights': 'their minutes add up to those of the day',
  'paywall.get-flights-more': 'what was left in the middle goes on',
  'paywall.get-plan-more': 'fills exactly the daily time every day',
  'paywall.get-stop-more': 'a cancelled subscription ends on its day',
  'paywall.not-charged-yet': 'starting a checkout records the consent with its text, price and time',
  'paywall.lead': 'a plan names only what was chosen as what it is made from',
  'paywall.crossed-out': 'is the lowest of the 30 days before a price with an end, and goes with it',
  'checkout.not-loaded-more': 'starting a checkout records the consent with its text, price and time',
  'checkout.renews-next': 'the terms name the amount today, the renewal',
  'checkout.renews-first': 'the terms name the amount today, the renewal',
  'checkout.renews-at-first-price': 'is charged for %i payments, and then the full price',
  'checkout.form-not-loaded': 'a valid address alone starts nothing, because nobody has agreed',
  'checkout.tick-box': 'ticking the box with a valid address starts the checkout at once',
  'checkout.is-open': 'the answer to the start opens the card form',
  'checkout.other-country': 'the buyer is told the country, the price there, and that nothing was charged',
  'checkout.other-country-at-first-price':
    'the buyer is told the country, the price there, and that nothing was charged',
  'checkout.other-amount': 'a price that has changed since it was shown is not charged',
  'checkout.code-taken': 'receipt and reminder name both amounts and the date, and the renewal is charged in full',
  'success.another-more': 'the preview of another plan changes',
  'success.receipt-sent': 'a new subscription sends a welcome email and a receipt with the terms',
  'success.receipt-sent-unknown': 'a new subscription sends a welcome email and a receipt with the terms',
  'success.renews': 'each renewal sends a reminder a week before',
  'success.renews-reminded': 'each renewal sends a reminder a week before',
  'success.trial-begun': 'a trial shows when which amount is charged, charges nothing today',
  'success.trial-begun-unknown': 'a trial shows when which amount is charged, charges nothing today',
  'success.mailed': 'the link of an email that sets the first password signs in, too',
  'success.password': 'a visitor finds the check-in, sees the result, subscribes, cancels',
  ...promisedAccount,
  ...promisedEmails,
};
