import { type Place, testsOf } from '../promises.ts';
import {
  accessStays,
  daysUsed,
  explained,
  leftInTheMiddle,
  moneyBack,
  onDevice,
  replies,
  resumes,
  twoPresses,
  undoes,
  walks,
} from './proofs.ts';

const passwords = testsOf('src/server/identity/set-password.test.ts');
const score = testsOf('src/quiz/engine/score.test.ts');

/** The Help page. */
export const help: Place = {
  promises: [
    ['A reply to any of our emails reaches a person.', replies],
    ['Open Cancel a subscription, sign in, and press Cancel subscription.', twoPresses],
    ['Access stays until the paid time ends, and you can undo it until then.', accessStays, undoes],
    ['After paying you can choose a password at once.', walks],
    [
      'If you closed that page, use the link in the email we sent, or ask for a new one under Forgot password.',
      passwords('the link of an email that sets the first password signs in, too'),
      testsOf('src/server/mail/account-emails.test.ts')('the welcome email contains a link to choose a password'),
    ],
    [
      'Under Train, once you are signed in: each day has the exercises that your plan showed.',
      ['e2e/first-day.spec.ts', 'Today has the exercises and minutes of the first day that the plan shows'],
      testsOf('src/training/today/today.test.ts')(
        'every skill has its turn within 28 training days, and every goal too',
      ),
    ],
    ['Stop whenever you like; what you did is kept.', leftInTheMiddle],
    [
      'You can choose fewer or more minutes, days of rest or a pause, and nothing is lost by it.',
      testsOf('src/training/today/today.test.ts')('a day without training changes nothing but the date'),
      testsOf('src/server/training/change-training.test.ts')('a pause is set, replaced and ended, and each one is'),
      testsOf('src/web/training/today/today-facts.test.ts')('a chosen weekday is a rest day'),
    ],
    [
      'Every exercise can be done by touch, mouse or keys.',
      testsOf('src/web/training/every-control.test.ts')('what a pointer does in training, keys do too'),
      ['e2e/first-day.spec.ts', 'can be done with keys alone, from the consent to the progress'],
    ],
    [
      'Most of those with a clock have a form without it, and what moves has a still form.',
      testsOf('src/web/training/flight/form-intro.test.ts')('every exercise with a quiet form introduces that form'),
      testsOf('src/web/training/flight/form-intro.test.ts')(
        'Hold the line is introduced as Still air where nothing may',
      ),
    ],
    [
      'It works once and for one hour.',
      passwords('the link of a reset email works for one hour only'),
      passwords('a new password invalidates older reset links'),
    ],
    ['All your money back, two taps.', moneyBack],
    ['From the second time within # months, the days you used are deducted.', daysUsed],
    ['You need no reason.', moneyBack],
    ['Open Subscription, press Withdraw from contract here, then confirm.', moneyBack],
    ['It adds up points for your answers and shows how it did.', explained],
    ['Most answers have points.', explained],
    ['Their sum times #, to one decimal, gives the score and its level.', score('%d points are %d before the limits')],
    [
      'Each level has limits, and a score outside of them is moved to the nearest one.',
      score('%d points are %d before the limits'),
    ],
    [
      'For mental wellbeing the score is taken from #, so that high is good.',
      score('levels of a scale on which high is good'),
    ],
    ['Press How we score on your result to see each step.', explained],
    ['They are kept in the browser you used.', onDevice, resumes],
    [
      'To take them along, press Continue on another device at the top of any question.',
      ['e2e/resume.spec.ts', 'resumes on another device by a link'],
    ],
    ['To reach the operator of this site, reply to any of our emails.', replies],
    ['A reply to any email from Everkite goes to the same people.', replies],
  ],

  noPromises: [
    /^(Short answers|I paid|Ask for a link|See (Privacy|Changing your mind))\.$/,
    'I cannot see, hear or move well.',
    'Look among unwanted mail too.',
    'Switch it on before you start an exercise.',
    // What the product is and is not
    'If you are in danger or thinking about harming yourself, call your local emergency number now.',
    'Everkite itself cannot help in an emergency.',
    'It is a self-check, not a diagnosis.',
    'It is our own self-check, not a medical test.',
    'If the result worries you, talk to a doctor or another qualified professional.',
    // How browsers are
    'A private window, another device or cleared site data start afresh.',
  ],
};
