import type { CopyKey } from './catalogue.ts';
import { listedPromises } from './listed-promises.ts';

/** Texts that no list of promises has, and that state something: each with the test that keeps it. */
export const statements: Readonly<Record<CopyKey, string>> = {
  'plan.after-goals': 'a plan that a person keeps is their account’s plan',
  'plan.after-skills': 'a plan that a person keeps is their account’s plan',
  'paywall.answer-first': 'is charged for %i payments, and then the full price',
  'paywall.answer-trial': 'a cancellation in a trial leaves access to its end, and nothing is ever charged',
  'paywall.crossed-out': 'is the lowest of the 30 days before a price with an end, and goes with it',
  'checkout.renews-first': 'the terms name the amount today, the renewal',
  'checkout.renews-at-first-price': 'is charged for %i payments, and then the full price',
  'checkout.tick-box': 'ticking the box with a valid address starts the checkout at once',
  'checkout.is-open': 'the answer to the start opens the card form',
  'change-plan.changed-more': 'each renewal sends a reminder a week before, and a receipt',
  'leaving.by-link-sent': 'a requested leave link works for a day',
  'leaving.no-more-payments': 'a cancellation ends the subscription when the paid time is over, without another',
  'leaving.until': 'a cancellation ends the subscription when the paid time is over, without another',
  'leaving.until-unknown': 'a cancellation ends the subscription when the paid time is over, without another',
  'links.undo-gone-lead': 'the old address takes it back for seven days, once, and the password goes',
  'links.undo-lead': 'the old address takes it back for seven days, once, and the password goes',
  'own-data.erase-agreed': 'old consents are removed in their time, younger ones never, and the rest stays intact',
  'own-data.erase-all': 'an erased person is found nowhere but in the email about',
  'own-data.erase-books': 'an erased person is found nowhere but in the email about',
  'own-data.erase-subscription': 'erasing an account ends its subscription at Paddle',
  'own-data.not-kept': 'no third party learns the answers, result or name',
  'password.check-email-lead': 'the link of a reset email works for one hour only',
  'subscription-state.ends-more': 'a cancellation ends the subscription when the paid time is over, without another',
  'subscription-state.planned': 'nobody pays more than agreed when a planned change could not be made in time',
  'subscription-state.refund-made':
    'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'subscription-state.trial-more': 'an offer with a trial charges nothing today and its price at the end of the trial',
  'withdrawing.all-back': 'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'withdrawing.confirm': 'a subscriber cancels by a mailed link without a password, and withdraws later',
  'withdrawing.refund-back': 'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'withdrawing.rest-back': 'a second withdrawal gives back what was paid less the days used, as announced before',
  'withdrawing.withdraw': 'a subscriber cancels by a mailed link without a password, and withdraws later',
};

/**
 * Texts that promise something, with the titles of the tests that keep it. Who changes one sees them, says that it
 * holds, and a second operator approves.
 */
export const promised: Readonly<Record<CopyKey, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(statements).map(([key, title]) => [key, [title]])),
  ...listedPromises,
};

/** Titles in one line, each quoted. */
export const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');
