import { type Proof, testsOf } from '../promises.ts';

const withdrawing = testsOf('src/server/billing/subscription/withdraw.test.ts');

// The tests that keep promises of several places.
export const walks: Proof = [
  'e2e/main-job.spec.ts',
  'a visitor finds the check-in, sees the result, subscribes, cancels',
];
export const explained: Proof = [
  'src/quiz/engine/score-explanation.test.ts',
  'the explanation has the steps of the formula',
];
export const onDevice: Proof = ['src/contract/who-may-send.test.ts', 'only a few files send, and each uses that place'];
export const neverToAdvertisers: Proof = [
  'e2e/settings/firewall.spec.ts',
  'no third party learns the answers, result or name',
];
export const withAnAccount: Proof = [
  'src/web/funnel/screen-parts/sign-up-body.test.ts',
  'sends no answer about health',
];
export const operator: Proof = ['src/server/platform/settings/config.test.ts', 'readConfig reads who runs the site'];
export const twoPresses: Proof = [
  'e2e/cancelling.spec.ts',
  'cancelling takes two presses from the footer of every page',
];
export const accessStays: Proof = ['e2e/clock/subscription.spec.ts', 'a cancelled subscription ends on its day'];
export const moneyBack: Proof = ['e2e/subscription.spec.ts', 'Manage withdraws from the contract in two presses'];
export const allBack = withdrawing(
  'a withdrawal after 13 days ends the subscription at once and gives all of the money',
);
export const daysUsed: Proof = [
  'src/server/billing/buyer/fairness.test.ts',
  'a second withdrawal gives back what was paid less the days used, as announced before',
];
export const leftInTheMiddle: Proof = ['e2e/training-data.spec.ts', 'what was left in the middle goes on'];
export const sample: Proof = ['e2e/training-data.spec.ts', 'a first flight without an account stays on the device'];
export const withoutPlan: Proof = [
  'e2e/training-data.spec.ts',
  'without a plan that runs, Train opens the helps, reads the progress, and exports and erases it',
];
export const unusedAsked: Proof = [
  'src/server/training/unused/tidy-training.test.ts',
  'training is kept for two years without a plan, and then one email asks about it',
];
export const unusedErased: Proof = [
  'src/server/training/unused/tidy-training.test.ts',
  'training is erased when the email has had no answer for sixty days',
];
/** A reply goes to MAIL_FROM, the address of the sender. */
export const replies: Proof = [
  'src/server/mail/smtp-mailer.test.ts',
  'a message arrives with its sender, its one recipient, its subject and its Message-ID',
];
export const undoes: Proof = [
  'src/server/billing/subscription/keep-subscription.test.ts',
  'an undone cancellation lets the subscription continue as before',
];
export const resumes: Proof = ['e2e/resume.spec.ts', 'resumes after a reload, a closed tab and a closed browser'];
export const noCardNumber: Proof = [
  'src/contract/api/no-card-number.test.ts',
  'no call has a field for the number of a card',
];
