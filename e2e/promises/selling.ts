import type { Place, Proof } from '../promises.ts';
import {
  accessStays,
  daysUsed,
  explained,
  leftInTheMiddle,
  moneyBack,
  neverToAdvertisers,
  onDevice,
  operator,
  sample,
  twoPresses,
  walks,
  withAnAccount,
} from './proofs.ts';

const plan = (title: string): Proof => ['src/training/plan/every-plan.test.ts', title];
const reasons = (title: string): Proof => ['src/web/funnel/plan/exercise-reasons.test.ts', title];
const answers: Proof = [
  'src/training/plan/answers-copy.test.ts',
  'are in the sentence what the rule gives, for every choice of skills and minutes',
];
const noScore: Proof = ['src/training/plan/answers-copy.test.ts', 'a plan without tasks says that nothing is scored'];
const sentences = (title: string): Proof => ['src/web/funnel/plan/plan-sentences.test.ts', title];

const quoted: Proof = ['src/quiz/engine/result.test.ts', 'two answers are quoted, that with more points first'];
const pages: Proof = ['e2e/funnels.spec.ts', 'ends in the offers'];
const playKeepsNothing: Proof = [
  'e2e/play.spec.ts',
  'three rounds by keyboard and by pointer end at the quiz, and no answer, time or score leaves the device',
];
const consentFirst: Proof = [
  'src/server/billing/checkout/checkout.routes.test.ts',
  'starting a checkout records the consent with its text, price and time',
];
const cancelledTrial: Proof = [
  'src/server/billing/subscription/never-charged-after.test.ts',
  'a cancellation in a trial leaves access to its end, and nothing is ever charged',
];
const today = (title: string): Proof => ['src/training/today/today.test.ts', title];
const noDates: Proof = today('a day without training changes nothing but the date');
const firstDay: Proof = ['e2e/first-day.spec.ts', 'Today has the exercises and minutes of the first day'];
const fitsTheDay: Proof = plan('fills exactly the daily time every day');
const madeFrom: Proof = sentences('a plan names only what was chosen as what it is made from');
const samePrice: Proof = [
  'src/server/billing/price-change/price-change.test.ts',
  'a new price is not charged within 30 days of a late email',
];
const reminded: Proof = [
  'src/server/mail/emails-of-a-subscription.test.ts',
  'each renewal sends a reminder a week before',
];
const terms: Proof = ['src/contract/purchase-terms.test.ts', 'the terms name the amount today, the renewal'];
const firstPrice = (title: string): Proof => ['src/server/billing/checkout/intro-price.test.ts', title];
const trial: Proof = ['e2e/clock/trial.spec.ts', 'a trial shows when which amount is charged, charges nothing today'];
const planEmail: Proof = ['e2e/plan-link.spec.ts', 'a saved plan arrives by email and opens on another device'];
const keptPlan: Proof = [
  'src/server/account/plan/own-plan.routes.test.ts',
  'a plan that a person keeps is their account’s plan',
];
const savedWhere: Proof = ['e2e/training-data.spec.ts', 'training that is kept on the device is never posted'];
const receipt: Proof = [
  'src/server/mail/emails-of-a-subscription.test.ts',
  'a new subscription sends a welcome email and a receipt with the terms',
];
const passwordLink: Proof = [
  'src/server/identity/set-password.test.ts',
  'the link of an email that sets the first password signs in, too',
];

/** The pages that sell, by the stories of the gallery that show all of their text. */
export const sellingPages: readonly string[] = [
  'home',
  'play-after-plan',
  'adhd-email',
  'frequency-email',
  'wellbeing-email',
  'adhd-email-signed-in',
  'adhd-plan',
  'adhd-plan-everything',
  'adhd-plan-no-goal',
  'wellbeing-plan',
  'wellbeing-plan-no-goal',
  'adhd-offers-chosen',
  'adhd-offers-not-yet',
  'adhd-offers-came-back',
  'frequency-offers-chosen',
  'wellbeing-offers-chosen',
  'success-first-password',
  'success-sign-in',
  'success-next-offer',
  'success-trial',
  'success-waiting',
];

/**
 * The promises of these pages and the tests that keep them: every sentence, and the short lines that promise something
 * too. Numbers and amounts are written as "#".
 */
const slots = (title: string): Proof => ['src/server/billing/checkout/slots.test.ts', title];
const lookedAt: Proof = ['src/server/billing/subscription/plan.routes.test.ts', 'the preview of another plan changes'];

const promises: Place['promises'] = [
  [
    '# weeks for # today, then # every # weeks, until you cancel.',
    slots('the offer for a left checkout is bought with its own consent and price'),
  ],
  ['You can change to # weeks at #.', slots('after a payment the buyer may look at the plan that the list names')],
  ['You see what it costs first, and nothing is charged before you agree.', lookedAt],
  ['A free self-check for adults: focus, ADHD signs and mood.', walks],
  ['See where your attention drifts and what may help.', quoted],
  ['# short screens · # minutes · no email needed · result explained', explained],
  ['Nothing is kept.', playKeepsNothing],
  ['No account.', playKeepsNothing],
  ['Nothing was kept.', playKeepsNothing],
  ['Free, and nothing to fill in.', playKeepsNothing],
  [
    'Your plan begins with this.',
    [
      'src/web/funnel/screen-parts/try-play.test.tsx',
      'the play is called part of the plan only where the plan begins with it',
    ],
  ],
  ['One question per screen.', walks],
  ['Go back whenever you like.', ['e2e/quiz.spec.ts', 'the browser’s Back and Forward go screen by screen']],
  ['Your answers stay on this device.', onDevice],
  ['A score from # to # and four everyday areas, in plain words.', quoted],
  ['A plan with five to thirty minutes a day, here on the web.', firstDay],
  ['A missed day resets nothing.', noDates],
  ['Everkite is run by Everkite Ltd.', operator],
  ['A person reads them: write to help@everkite.example.', operator],
  ['Your answers add points, and one formula turns their sum into a score from # to #.', explained],
  ['Your result shows every step.', explained],
  ['The check-in and your result are free.', walks],
  ['A plan renews until you cancel.', terms],
  ['Cancelling takes two taps.', twoPresses],
  ['All your money back, two taps.', moneyBack],
  ['From the second time within # months, the days you used are deducted.', daysUsed],
  [
    'The figures beside our questions come from public sources:',
    ['src/web/public-pages/who-we-are.test.ts', 'Home names the source of every public figure, and no other'],
  ],
  ['You can print your result and take it with you.', ['e2e/results.spec.ts', 'the button of a result prints it']],
  ['They stay on this device.', onDevice],
  ['Of your answers, only age, gender, goals, skills and daily minutes go with an account.', withAnAccount],
  ['What you train stays here, too, or is kept in your account if you choose so.', savedWhere],
  ['Nothing you answer is ever sent to advertisers.', neverToAdvertisers],
  ['Later, cancel from your account page, without a call or a chat.', twoPresses],
  ['You keep access until the paid time ends.', accessStays],

  ['Health answers are never shared with advertisers.', neverToAdvertisers],
  ['You get it by email, and an account that keeps your plan, age and gender.', planEmail],
  ['You get it by email, and an account that keeps the plan we propose and your age.', planEmail],
  ['The plan comes next either way.', pages],
  ['It comes next either way.', pages],
  ['It goes into your account, maya.lindqvist@example.com, in place of an earlier one.', keptPlan],
  ['Only goals, skills and minutes a day are sent.', keptPlan],

  ['Your first day', firstDay],
  [
    'One exercise leads, and each day has something new.',
    plan('has its lead on each day of the first week, and something new on each'),
    today('the days of a plan are exactly those that were shown, over its first eight weeks'),
  ],
  ['It leads the first four weeks.', plan('has its lead on three days of four, at least')],
  ['Week by week', today('every skill has its turn within 28 training days, and every goal too')],
  ['Try today’s flight first', sample],
  ['# minutes a day for four weeks, made from the goals and skills you chose.', madeFrom],
  ['# minutes a day for four weeks, made from the skill you chose.', madeFrom],
  ['Four weeks of small mornings and evenings, made from the goals and skills you chose.', madeFrom],
  ['Four weeks of small mornings and evenings, made from the skill you chose.', madeFrom],
  ['A missed day never counts against you.', noDates],
  ['It has the first week.', reasons('the habit says that its goal was chosen, and when it has only the first week')],
  ['And # more in the second round.', sentences('a plan names the goal that has no week before the second round')],
  [
    'It begins with “Be kinder to myself”, or with other goals, as you like.',
    plan('gives every goal a week within four, or the first weeks of the next round'),
  ],
  ['After week four the next round begins, with the same goals or others, as you like.', keptPlan],
  ['After week four the next round begins, with the same skill or others, as you like.', keptPlan],

  ['# minutes a day, made from the goals and skills you chose.', madeFrom],
  ['# minutes a day, made from what you chose for yourself.', madeFrom],
  ['Four weeks that fit into # minutes a day', fitsTheDay],
  ['Four weeks, # minutes a day, to go with your result “Middle”.', fitsTheDay],
  ['Four weeks, at five flights a week: a first answer on one exercise.', answers],
  ['Twelve weeks: on one.', answers],
  ['Twelve weeks: on three.', answers],
  ['Twenty-four weeks: on one.', answers],
  ['Twenty-four weeks: on three.', answers],
  ['Your exercises keep no score.', noScore],
  ['You will see what you did.', noScore],
  ['Short flights', today('their minutes add up to those of the day')],
  ['Small enough to finish on a busy day', leftInTheMiddle],
  ['Cancel online; access stays until the paid time ends', accessStays],
  ['It renews at the same price.', samePrice],
  [
    'It renews at the price you agree to.',
    samePrice,
    firstPrice('is charged for %i payments, and then the full price'),
  ],
  ['We email you seven days before, and # days before any new price.', reminded],
  ['# today, then # every # weeks, next on # Feb #, until you cancel.', terms],
  ['Cancel online any time in two taps.', twoPresses],
  ['Nothing is charged until you confirm on the next screen.', consentFirst],

  ['We sent a receipt for # to robin@example.com.', receipt],
  ['We sent a receipt for # to your email address.', receipt],
  ['It renews on # Feb #; we remind you on # Feb.', reminded],
  ['Choose a password, and your first session opens.', walks],
  ['We mailed you a link to choose your password.', passwordLink],
  ['Your trial has begun, and nothing was charged.', trial],
  ['The first payment of # comes on # Nov #.', trial],
  ['Cancel before then, and you pay nothing.', cancelledTrial],
];

/**
 * Sentences that promise nothing: about a person's answers, about what something is and is not, or about what to do.
 */
const noPromises: readonly RegExp[] = [
  /^(Your mind isn’t broken|It’s windy up there|You do|No|People first)\.$/,
  /^(Sample|Evenings): /,
  /self-check|diagnos|not a medical test|stands in for a doctor|is a training tool|trains everyday skills|everyday practice/,
  /^It shows patterns in your own answers\.$|^The check counts how often/,
  /local emergency number|call or text/,
  /^For: |^You chose |came up (most|next) in your answers|these come from your answers/,
  /^(What (training|practice) can do|(Practice|It) makes you better at what you practise|How far that carries into)\b/,
  /^The two lines show the way your kites flew\.$|^Hold the line, with two kites of your own\.$/,
  /^You are carrying a lot\.$|^A plan can go beside a talk with a doctor/,
  /^Account, then Cancel subscription\.$|^Choose one of the lengths first\.$|^If you have one already, sign in\.$/,
  /^# characters or more\.$|^A few words in a row work well\.$|^We are waiting for the word/,
];

export const selling: Place = { promises, noPromises };
