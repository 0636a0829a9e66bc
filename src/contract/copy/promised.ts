import type { CopyKey } from './catalogue.ts';

/**
 * Texts that promise something, with the test that keeps the promise. Who changes one sees it, says that it holds, and a
 * second operator approves. A test compares this list with `e2e/promises`.
 */
export const promised: Readonly<Record<CopyKey, string>> = {
  'paywall.lead': 'Today has the exercises and minutes of the first day that the plan shows',
  'paywall.not-charged-yet':
    'a visitor walks from the quiz to a paid plan, and nothing is charged before the last step',
  'paywall.crossed-out': 'the crossed-out price is the lowest of the 30 days before',
  'paywall.get-plan-more': 'Today has the exercises and minutes of the first day that the plan shows',
  'paywall.get-stop-more': 'a cancellation at the end keeps the access',
  'paywall.answer-stop': 'a cancellation at the end keeps the access',
};
