import { type Place, testsOf } from '../promises.ts';
import { replies, unusedAsked, unusedErased } from './proofs.ts';

const accountEmails = testsOf('src/server/mail/account-emails.test.ts');
const planEmail = testsOf('src/server/mail/plan-email.test.ts');
const passwords = testsOf('src/server/identity/set-password.test.ts');
const resumeLinks = testsOf('src/server/account/resume/resume.routes.test.ts');
const resumeEmails = testsOf('src/server/account/resume/send-resume-link.test.ts');
const plans = testsOf('src/server/account/plan/own-plan.routes.test.ts');
const erasing = testsOf('src/server/account/erase-own-account.test.ts');
const unused = testsOf('src/server/training/unused/tidy-training.test.ts');
const weekly = testsOf('src/server/training/reminder/weekly-email.test.ts');
const letters = testsOf('src/server/training/reminder/letters.test.ts');
const letter = testsOf('src/training/reminder/letter.test.ts');
const weeklyStop = testsOf('src/server/training/reminder/stop-weekly-email.test.ts');
const deskActs = testsOf('src/server/operations/desk/acts/desk-acts.test.ts');
const consents = testsOf('src/server/billing/consent/consent-ledger.test.ts');
const kept = testsOf('src/server/operations/tidy/tidy.test.ts');
const dayLink = passwords('the first password cannot be set after 24 hours');
const onceLink = passwords('the first password is set once by the token of the sign-up, and signs in');
const hourLink = passwords('the link of a reset email works for one hour only');
const resetOnce = passwords('a new password invalidates older reset links');
const resets = passwords('the link of a reset email sets a new password and ends all sessions');
const planLink = plans('a link to a plan works for thirty days and is then removed');
const planShown = plans('a link to a plan shows it with all that is kept, without a session');
const corrected = deskActs('both addresses get an email, sessions end, and Paddle and what waits follow');
const takenBack = deskActs('the old address takes it back for seven days, once, and the password goes');

/** The sentences of emails about passwords, links, training and the account. */
export const aboutAccounts: Place = {
  promises: [
    // Passwords
    ['The link works for one hour, and once.', hourLink, resetOnce],
    ['The link below works for one hour, and once.', hourLink, resetOnce],
    [
      'Then there is nothing to do: your password stays as it is.',
      passwords('asking for a link to reset the password changes nothing before the link is used'),
    ],
    [
      'Your password was set on # January # at # UTC.',
      passwords('the email about a changed password is also sent for the'),
    ],
    ['If not, set a new password now: that signs everybody else out.', resets],
    [
      'Your password was changed on # January # at # UTC.',
      passwords('the email about a changed password is sent after a'),
    ],
    [
      'Other devices have been signed out.',
      resets,
      passwords('changing the password keeps this session and ends all others'),
    ],

    // Links to a check-in or a plan
    ['The link works until # February #.', resumeLinks('opening a resume link works for thirty days'), planLink],
    ['Open it there, and you are where you stopped.', ['e2e/resume.spec.ts', 'resumes on another device by a link']],
    ['It works until # February #.', resumeLinks('opening a resume link works for thirty days')],
    [
      'Anyone with the link can see your answers, so keep it to yourself.',
      resumeLinks('opening a resume link returns quiz, answers and consent, any number of times'),
    ],
    [
      'Then there is nothing to do: we used your address for this email only.',
      resumeEmails('the job that mails a resume link keeps neither token nor address once the email is sent'),
    ],
    ['The link opens it on any device until # February #.', planLink, planShown],
    [
      'You saved a plan with Everkite: # minutes a day for four weeks.',
      plans('saving a plan sends one email, however'),
    ],
    ['The button opens it on any device, without a password.', planShown],
    ['Anyone with the link can see the plan and what we keep with it, so keep it to yourself.', planShown],
    [
      'What we keep: your email address, your first name, your age, your gender, and what the plan is made of, which is goals, skills and minutes a day.',
      planEmail('the email with a plan says what is kept and nothing of its content'),
      planEmail('the email with a plan names only what was given'),
    ],
    [
      'What we keep: your email address, and what the plan is made of, which is goals, skills and minutes a day.',
      planEmail('the email with a plan names only what was given'),
    ],
    [
      'All your other answers stay on your device.',
      ['src/web/funnel/screen-parts/sign-up-body.test.ts', 'sends no answer about health'],
    ],
    [
      'You can erase it at any time: choose a password, sign in, and open “Your data”.',
      planEmail('the email with a plan leads somebody without a password to choosing one, to erase the account'),
    ],
    ['You can erase it at any time:', ['e2e/own-data.spec.ts', 'a person can erase their data with the password']],
    [
      'Nothing is charged, and the account goes by itself after a year without use.',
      erasing('accounts without a purchase are erased a year after sign-up, without an email'),
      planEmail('the email with a plan promises no subscriber that the account goes by itself'),
    ],

    // Training
    ['Without an answer we erase it on # March #.', unusedErased],
    ['You have had no plan for two years.', unusedAsked],
    [
      'Your training from before is still in your account, and we do not want to keep it longer than you like.',
      unusedAsked,
    ],
    [
      'To keep it, sign in and open your progress before # March #.',
      unused('opening the training is the answer, and two years later the email asks again'),
    ],
    [
      'You need no plan for that.',
      ['e2e/training-data.spec.ts', 'without a plan that runs, Train opens the helps, reads the progress'],
    ],
    ['If you do nothing, we erase it on # March #.', unusedErased],
    ['Your account stays.', unusedErased],
    [
      'If you keep it, we ask again after two more years without a plan.',
      unused('opening the training is the answer, and two years later the email asks again'),
    ],
    ['As you asked.', weekly('nobody has one who has not asked for it')],
    ['You asked for letters.', weekly('nobody has one who has not asked for it')],
    ['This one comes once.', letters('the second day has one, the seventh has one, and weekly ones come')],
    [
      'This one comes once, after your first seven days.',
      letters('the second day has one, the seventh has one, and weekly ones come'),
    ],
    ['Your second flight is ready', letter('is not written %s')],
    ['New today: One thing.', letter('names what is new today, with its minutes and what one does')],
    ['A short lesson, then five minutes.', letter('names what is new today, with its minutes and what one does')],
    [
      'You stay with one thing, or with rest, for some minutes.',
      letter('names what is new today, with its minutes and what one does'),
    ],
    ['You flew on four days.', letter('has the facts of the page, what is new next')],
    ['# minutes in the air.', letter('has the facts of the page, what is new next')],
    [
      'You passed seven places, from the sea side to the old bridge.',
      letter('has the facts of the page, what is new next'),
    ],
    ['New to you next: Change course and One thing.', letter('has the facts of the page, what is new next')],
    ['You asked for one email a week.', weekly('nobody has one who has not asked for it')],
    [
      'It stops with one press.',
      weeklyStop('the page behind the link stops it by its button, as often as it is pressed'),
    ],

    // Another address
    ['On # January # at # UTC we corrected the email address of your account to this one.', corrected],
    ['From now on you sign in with it, and our emails come here.', corrected, deskActs('the password stays as it was')],
    ['All your devices are signed out.', corrected],
    ['Your password stays as it was.', deskActs('the password stays as it was')],
    [
      'If you have none, or to confirm this address, choose one: the link works for # hours, and once.',
      dayLink,
      onceLink,
    ],
    ['Then somebody mistyped an address: reply to this message, and we mend it.', replies],
    ['Take it back until # January # at # UTC.', takenBack],
    [
      'On # January # at # UTC somebody asked us to correct the email address of the account with this one to a•••@example.org.',
      corrected,
    ],
    ['Our emails go there from now on.', corrected],
    [
      'If not, take it back until # January # at # UTC: the account has this address again, and everybody is signed out.',
      takenBack,
    ],
    [
      'If not, reply to this message: a person reads it.',
      replies,
      deskActs('an address that its mailbox never confirmed'),
    ],
    ['Then somebody mistyped an address, and this is the last email.', corrected],
    ['The account has this address again.', takenBack],
    ['Everybody is signed out, and the password is gone, because somebody else may have chosen it.', takenBack],
    ['Choose a new one: the link works for # hours, and once.', dayLink, onceLink],
    ['A person reads it.', replies],
    ['Reply to this message, and a person will look at it.', replies],

    // Erased
    [
      'On # January # at # UTC we erased your account and what we held about you, as you asked.',
      testsOf('src/server/account/erased-everywhere.test.ts')(
        'an erased person is found nowhere but in the email about',
      ),
    ],
    ['You cannot sign in any more.', erasing('erasing an account leaves no trace but the email about it and the ids')],
    [
      'A subscription that was still running ends with it.',
      erasing('erasing an account ends its subscription at Paddle'),
    ],
    [
      'What stays: the terms you agreed to when buying, for three years and at least until a year after the plan has ended, with a fingerprint of your address in place of it; fingerprints that tell of a trial or a payment that went back, for three years, and of a withdrawal, for one; the entries of who opened your account, for six years, with the numbers of account and payments alone; payments in our books, without your name, address or card; and the invoices, at Paddle.com, which sold to you on our behalf.',
      consents('old consents are removed in their time, younger ones never, and the rest stays intact'),
      consents('old consents stay while their contract runs and a year longer, with all that follow them'),
      kept('the mark of a %s is kept for its years (%i), and not longer'),
      kept('entries of the audit are kept for six years, and not longer'),
      erasing('erasing an account keeps the consents, chained, with a hash of the address'),
      testsOf('src/server/account/erased-everywhere.test.ts')(
        'an erased person is found nowhere but in the email about',
      ),
    ],
    [
      'This is our last email: with it we have forgotten your address, too.',
      accountEmails('the email after an erasure is sent to the address in the job, which is then forgotten'),
    ],
  ],

  noPromises: [
    'Your flight is there when you are.',
    // What was asked for or done before
    'You asked to set a new password.',
    'You asked for a link to go on with your check-in on another device.',
    'On # January # at # UTC.',
    // What to do
    /^(Choose a new password to get in|Sign in with it from now on|Then ignore this email)\.$/,
    'Reply to this message if anything looks strange to you.',
    // That there is nothing to do
    'Then there is nothing to do.',
    'There is nothing to pay.',
  ],
};
