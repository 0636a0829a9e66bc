import { type Place, testsOf } from '../promises.ts';
import {
  neverToAdvertisers,
  noCardNumber,
  onDevice,
  replies,
  resumes,
  unusedAsked,
  unusedErased,
  withAnAccount,
  withoutPlan,
} from './proofs.ts';

const erasingAnswers = testsOf('e2e/erasing-answers.spec.ts');
const sealedAnswers = testsOf('src/web/funnel/progress/sealed-answers.test.ts');
const messages = testsOf('src/web/funnel/resume/erase-answers.test.ts');
const resumeLinks = testsOf('src/server/account/resume/resume.routes.test.ts');
const plans = testsOf('src/server/account/plan/own-plan.routes.test.ts');
const signUp = testsOf('src/server/identity/sign-up.test.ts');
const ownData = testsOf('src/server/account/own-data.routes.test.ts');
const erasing = testsOf('src/server/account/erase-own-account.test.ts');
const erased = testsOf('src/server/account/erased-everywhere.test.ts');
const consents = testsOf('src/server/billing/consent/consent-ledger.test.ts');
const kept = testsOf('src/server/operations/tidy/tidy.test.ts');
const records = testsOf('src/server/analytics/visitor/records.test.ts');
const choice = testsOf('src/server/training/change-training.test.ts');
const trainingStore = testsOf('src/web/training/store/training-store.test.ts');
const trainingNotes = testsOf('src/web/training/store/notes.test.ts');
const weekly = testsOf('src/server/training/reminder/weekly-email.test.ts');
const storedItems = testsOf('src/web/measuring/consent/stored-items.test.ts');
const cookieChoice = testsOf('src/contract/cookie-choice.test.ts');
const optOut = testsOf('e2e/settings/consent-opt-out.spec.ts');
const pixel = testsOf('e2e/settings/pixel.spec.ts');
const measuredCopy = testsOf('src/web/public-pages/measured-copy.test.ts');
const mainJob = testsOf('e2e/main-job.spec.ts');
const conversions = testsOf('src/server/analytics/conversion/conversions.test.ts');
const desk = testsOf('src/server/operations/desk/desk.routes.test.ts');
const healthData = testsOf('src/server/operations/desk/health-data.test.ts');

const sealed = testsOf('src/server/account/resume/seal.test.ts')('sealed answers open with no other token');
const resumeAddress = testsOf('src/server/account/resume/send-resume-link.test.ts')(
  'the job that mails a resume link keeps neither token nor address once the email is sent',
);
const onlyTheSealed = sealedAnswers('erasing all answers asks the server for the sealed ones alone');
const copied = ownData('the copy of one’s data is a file with everything, in plain names');
const isListed = storedItems('the list of stored items has every key that the code writes');
const afterReject = optOut('with opt-out and Reject at once only essential data is stored from then on');
const pixelWaits = pixel('the pixel and its code wait for Accept, and the pixel is silent after Reject');
const toldAdvertiser = conversions('a purchase after Accept is reported once, with no data of the person but user');
const opened = desk('is an entry of the audit each time, with the reason');
const markKept = kept('the mark of a %s is kept for its years (%i), and not longer');
const message = messages('the message after erasing %j is complete');
const leavesOffline = testsOf('e2e/offline-training.spec.ts')(
  'only training is under the worker, and signing out ends it',
);

/** The Privacy page. */
export const privacy: Place = {
  promises: [
    ['Your answers stay on your device.', onDevice],
    ['We keep as little else as we can, and never sell any of it.', onDevice, neverToAdvertisers],

    // Your answers
    ['The check-in runs in your browser.', onDevice],
    [
      'Your answers, your score and your level are kept in this browser’s storage, so that you can go back and come back.',
      resumes,
    ],
    ['They are not sent to advertisers or to anyone else.', neverToAdvertisers, onDevice],
    [
      'If you give your email for an account, only this of what you told us goes with it: which check-in you took, your name, age and gender if you gave them, the goals and skills you chose or that we propose from your answers, and your minutes a day.',
      withAnAccount,
      testsOf('src/web/funnel/screen-parts/sign-up-body.test.ts')('sends plan, age, gender and attribution'),
    ],
    [
      'If you have the plan sent, we email a link that shows it and what is kept with it, for # days, to anyone who has the link.',
      plans('a link to a plan works for thirty days and is then removed'),
      plans('a link to a plan shows it with all that is kept, without a session'),
    ],
    [
      'Only if you make a link to continue on another device, a copy of your answers waits on our server, for # days at most.',
      resumeLinks('tidying erases sealed answers after thirty days and not before'),
      onDevice,
    ],
    ['It is locked, and only the link opens it.', sealed],
    ['If you have the link sent to you, we use the address for that one email.', resumeAddress],
    [
      'This takes back your agreement to questions about your health: your answers to all check-ins go from this browser at once, and so do all copies for other devices that were made or opened here.',
      erasingAnswers('the privacy page erases sealed answers with all answers to all quizzes'),
      erasingAnswers(
        'sealed answers are erased when the consent is taken back, also by the device that opened the link',
      ),
    ],
    ['Answers that you took to another device stay there until you erase them on that device.', onlyTheSealed],
    ['An account stays as it is.', onlyTheSealed],
    ['This takes back your consent.', erasingAnswers('the privacy page erases sealed answers with all answers to all')],
    ['Your answers on this device are erased.', message],
    ['There are no answers on this device.', message],
    ['… on our server is erased too.', message],
    ['… on our server are erased too.', message],
    ['…… … on our server could not be reached.', message],
    [
      'We erase … as soon as you are online here; in any case … after … days.',
      erasingAnswers('sealed answers are erased as soon as an offline device is online again'),
      resumeLinks('tidying erases sealed answers after thirty days and not before'),
    ],

    // Your account
    [
      'Your email address, your name, age and gender if you gave them, which check-in you took, and what your plan is made of.',
      copied,
      signUp('sign-up stores the ids of goals and skills with their quiz'),
    ],
    [
      'Your password, kept in a form that cannot be turned back into it.',
      testsOf('src/server/identity/passwords.test.ts')('without a setting, hashes are as slow as OWASP recommends'),
    ],
    [
      'Where you came from, the first time and the last: the link’s campaign, the page it led to and the site it was on.',
      signUp('sign-up stores the first and the last touch of the person'),
    ],
    [
      'Only while measuring is allowed.',
      records('touches are in the copy of one’s data, and are removed by Reject and with the account'),
    ],
    ['What you bought: the plan, its dates and status, and whether with a coupon.', copied],
    ['Paddle takes the payment as the seller of record; your card number never reaches us.', noCardNumber],
    [
      'What you agreed to when buying: the exact words, the price and the time, kept as proof for both sides.',
      consents('a consent is stored with its exact text, the price and the time'),
      consents('a consent cannot be changed by mistake'),
    ],

    [
      'Which emails we sent you and whether they arrived, where you are signed in, and what you asked us for.',
      ownData('the copy of one’s data reads every table that has rows of a person'),
      copied,
    ],

    // Your training
    [
      'What you do in training says something about your health, so before any of it is kept we ask you where: on your device only, in your account too, so that you see it on your other devices, or nowhere.',
      trainingStore('before the choice nothing is stored, and after it all that was trained'),
      trainingStore('whoever wants nothing kept can train all the same, and nothing of it is stored or sent'),
      trainingStore('before the person has chosen, and with this device only, nothing is sent'),
      trainingStore('choosing the account sends all that was here'),
    ],
    [
      'You can change that at any time under Progress.',
      choice('each choice is remembered with its time, and the same one again adds nothing'),
    ],
    [
      'Change it back to the device, and the copy in the account is erased at once.',
      choice('choosing the device erases the account’s copy, and choosing the account later takes everything again'),
    ],
    [
      'In the account are which exercises you did and when, whether you chose one yourself, which lessons you heard, their rounds, their scores and your presses, your answers of the weekly look, and those about a habit that you try.',
      ownData('the copy of one’s data holds the training, down to the single round and answer'),
    ],
    [
      'With an exercise stays the rhythm of its rounds, from which the picture of the flight is drawn; whether you were right is not in it.',
      choice('a picture’s rhythm and place come back from the account as they were sent, and go with their exercise'),
      testsOf('src/training/picture/trace.test.ts')('a trace is 24 digits, the same for the same times'),
      testsOf('src/training/picture/picture-facts.test.ts')('a finished exercise has the rhythm of its rounds'),
    ],
    [
      'Presses go after # months, the rest when you erase it or your account.',
      testsOf('src/server/training/training.routes.test.ts')(
        'trials are kept for thirteen months from the time of their',
      ),
      choice('erasing all leaves nothing but the choice, its time and the plan as a new version'),
    ],
    [
      'After two years without a plan we ask by email whether to keep it, and erase it if # days bring no answer.',
      unusedAsked,
      unusedErased,
    ],
    [
      'What you write yourself, such as worries, lists and plans, never leaves your device, and goes from it after # days or when you say so.',
      ['e2e/training-data.spec.ts', 'training that is kept on the device is never posted'],
      trainingNotes('is there for thirty days, and then erased from the device, whoever opens it'),
      trainingNotes('goes when the person says so'),
    ],
    [
      'We measure that Train was opened and that a day was done, with its minutes, never what you did in it; nothing of your training goes to advertisers.',
      ['e2e/first-day.spec.ts', 'and the events tell of the day, and of no exercise'],
      ['e2e/settings/firewall.spec.ts', 'no third party learns that somebody trains, what, or for how long'],
    ],
    ['You can download every press and erase all of it, also when your plan has ended.', withoutPlan],
    [
      'If you ask for emails about training, we keep their weekday, their hour, your time zone and the day of your first flight until you stop them, and for two years what their links need to stop them.',
      weekly('it is kept as it was set, and null stops it'),
      testsOf('src/server/training/reminder/stop-weekly-email.test.ts')(
        'every email stops it, not only the newest, for two years',
      ),
    ],
    [
      'What they say of your week comes from the training in your account: days, places and exercises, no score and no word of yours.',
      testsOf('src/training/reminder/letter.test.ts')('has the facts of the page, what is new next'),
      testsOf('src/training/reminder/letter.test.ts')('has no score and no word of the person'),
    ],
    [
      'If you train on your device only, they say nothing of it.',
      testsOf('src/server/training/reminder/letters.test.ts')('who keeps training on the device gets the weekly ones'),
    ],
    [
      'A reminder in your calendar is made on your device, and we learn nothing of it.',
      onDevice,
      testsOf('src/training/reminder/calendar-file.test.ts')('is a weekly event with a neutral title'),
    ],

    // Cookies and storage
    ['They are kept in your browser, whatever you choose.', storedItems('the stored item %s is in the part %s: %s')],
    [
      'warning A cookie: your choice about cookies, for # days.',
      isListed,
      cookieChoice('the cookie is true on Accept'),
    ],
    [
      'everkite_browser A cookie: a random secret from when you sign up, sign in or buy, so that nobody else gets at it.',
      testsOf('src/server/identity/browser.test.ts')(
        'a browser gets a secret that no script, other path or other site',
      ),
    ],
    [
      'For # days.',
      testsOf('src/server/identity/browser.test.ts')('a browser gets a secret that no script, other path'),
    ],
    ['everkite.visitor Which check-in is yours, and which one was drawn for you.', isListed],
    ['everkite.quiz-one Your place in that check-in, and your answers.', isListed],
    ['everkite.quiz-two The same for the second check-in.', isListed],
    ['everkite.mental-health The same for the third.', isListed],
    ['everkite.resume The keys to copies of your answers for other devices.', isListed],
    ['everkite.new-account The name and email you gave for an account.', isListed],
    ['everkite.session That you are signed in.', isListed],
    [
      'everkite.training A database: what you trained on this device, and what you wrote there, for # days.',
      isListed,
      trainingNotes('is there for thirty days, and then erased from the device, whoever opens it'),
    ],
    [
      'Only with your choice it goes to your account, and your own words never do.',
      trainingStore('before the person has chosen, and with this device only, nothing is sent'),
      ['e2e/training-data.spec.ts', 'training that is kept on the device is never posted'],
    ],
    [
      'everkite.offline.… The pages of training without anything of yours, so that they open without a network.',
      isListed,
      leavesOffline,
    ],
    ['Until you sign out or erase your training.', leavesOffline],
    ['everkite.theme Whether you like the day or the night look.', isListed],
    ['everkite.currency The currency and the country you chose for prices.', isListed],
    ['everkite.chosen-offer The length you chose.', isListed],
    ['Until the tab closes.', storedItems('what is kept until the tab closes is in the storage of the tab')],
    ['everkite.fonts That this browser has our typefaces.', isListed],
    ['everkite.started-anew That a page was loaded again because a part was missing.', isListed],
    ['everkite.console That an operator of this site is signed in.', isListed],
    ['everkite.draft What an operator has typed and not saved.', isListed],
    ['everkite.console-keys That an operator switched single keys off.', isListed],
    ['These are kept only while measuring is allowed.', afterReject],
    ['They are erased when you reject.', afterReject],
    [
      'AMP_… A cookie: a random number that recognises this browser, for up to # days.',
      testsOf('src/tracker/tracker.test.ts')('the identity cookie is named after the key, lives 365 days'),
    ],
    ['everkite.analytics How often you were here, and which link brought you.', isListed],
    ['everkite.events.… Events that wait to be sent.', isListed],
    ['everkite.early The first of them.', isListed],
    ['everkite.landing What the link that brought you said, until it is read.', isListed],
    [
      'If you accept, an advertising pixel tells that a page was viewed, a trial begun or something bought.',
      pixelWaits,
    ],
    [
      'We keep nothing for it in this browser; the advertiser may know the browser by a cookie of its own.',
      ['e2e/settings/consent-opt-in.spec.ts', 'with opt-in a visit is measured from Accept to Reject alone'],
      isListed,
    ],
    [
      'It is never on check-in, result or account pages.',
      pixel('the pixel is not sent from private pages, and the browser would block its image there'),
    ],

    // What we measure
    [
      'Which pages and screens open and close and for how long, which links are pressed, and whether a purchase or a cancellation went through.',
      mainJob('each tells what it is about'),
      [
        'e2e/site-events.spec.ts',
        'presses in header, footer, tabs and on the brand are sent as events from every page',
      ],
    ],
    ['No event has room for an answer.', mainJob('no event has a field for an answer')],
    [
      'On the result screen the score and its level are counted, on our own server only.',
      mainJob('screen 25 reports score and level, and nothing else does'),
      testsOf('src/contract/egress.test.ts')('no screen of a quiz is sent to a third party'),
    ],
    [
      'After you reject, nothing is measured.',
      ['e2e/cookies.spec.ts', 'after Reject nothing is measured: no upload is sent'],
    ],
    [
      'Where this site is set to ask first, nothing is measured before you accept either.',
      ['e2e/settings/consent-opt-in.spec.ts', 'with opt-in a visit is measured from Accept to Reject alone'],
    ],
    [
      'These events go to our own server, and each is deleted after some time.',
      measuredCopy('the privacy page gives no number of days before the settings are known'),
      testsOf('src/server/analytics/ingestion/event-days.test.ts')(
        'days are dropped once all their events have been kept',
      ),
    ],
    [
      'These events go to our own server, and each is deleted after … days.',
      measuredCopy('the privacy page says how long our own server keeps events'),
      testsOf('src/server/analytics/ingestion/event-days.test.ts')(
        'days are dropped once all their events have been kept',
      ),
    ],
    [
      'These events go to Amplitude, a service that counts them for us and deletes them when we set it to.',
      measuredCopy('the privacy page says when somebody else counts the events'),
    ],
    [
      'When a browser came, from where and how far it got stays in our report, under a random number.',
      testsOf('src/server/analytics/report/refresh-journeys.sql.test.ts')(
        'a journey has the first event of each step at or',
      ),
    ],
    [
      'Where you buy or are signed in, we keep which browser it was, so that a purchase can be counted and your copy and your erasing reach what was measured there.',
      ownData('the copy of one’s data holds the events of each browser that the account was open in, and of no other'),
      erasing('erasing an account erases every browser it was open in, and no device that only named it'),
    ],
    [
      'An advertiser, if you accepted, learns that a page was viewed, that a trial was begun and that a purchase of some amount was made, with the name of your browser, and which of its advertisements you had pressed.',
      toldAdvertiser,
      conversions('is told when it starts, and its first payment as a purchase, each once'),
    ],
    ['It learns no email address, no check-in and no result.', toldAdvertiser, neverToAdvertisers],
    [
      'Whoever works for us can open your account to help you: your address, payments, emails and what you asked for.',
      desk('answers with state, money, access and what happened'),
    ],
    [
      'Each time is written down with their name and the reason they gave, and kept for six years.',
      opened,
      kept('entries of the audit are kept for six years, and not longer'),
    ],
    [
      'After erasing, no more of you is left there than the numbers of account and payments.',
      testsOf('src/server/platform/audit/record-audit.test.ts')(
        'has a salted hash of what was typed about a person; the',
      ),
      erased('an erased person is found nowhere but in the email about the erasure and the consent ledger'),
    ],
    [
      'Check-in, goals and skills stay shut until they give a reason, which is written down too.',
      healthData('is shown with a reason only, and each time is in the audit'),
      healthData('is in no list, on no page and in no timeline'),
    ],
    ['Your answers they cannot see, because we do not have them.', withAnAccount, onDevice],

    // How long, and your rights
    [
      'Account data is kept while you have the account.',
      erasing('erasing an account leaves no trace but the email about it'),
    ],
    [
      'Under Your data you can download a copy of it and erase it, whenever you like; a reply to any email from Everkite reaches the operator, who corrects what is wrong.',
      ['e2e/own-data.spec.ts', 'a person can save their data as a file'],
      ['e2e/own-data.spec.ts', 'a person can erase their data with the password'],
      replies,
    ],
    [
      'An account with which nothing was bought is erased a year after it was last used: by signing up, being signed in or beginning to buy.',
      erasing('accounts without a purchase are erased a year after sign-up, without an email'),
      erasing('accounts without a purchase are kept while somebody is signed in or about to buy'),
    ],
    [
      'What you agreed to when buying is kept for three years, and at least until a year after the plan has ended, also after erasing, with a fingerprint instead of your address.',
      consents('old consents are removed in their time, younger ones never, and the rest stays intact'),
      consents('old consents stay while their contract runs and a year longer, with all that follow them'),
      erasing('erasing an account keeps the consents, chained, with a hash of the address'),
    ],
    [
      'That a trial was had or a payment went back is remembered for three years, that a purchase was withdrawn from for one, by fingerprints of address, customer number and card alone.',
      markKept,
      testsOf('src/server/billing/buyer/person-keys.test.ts')(
        'a person’s keys are hashes of address, customer and cards',
      ),
    ],
    [
      'Payments stay in our books under a random number, without your name, address or card: their amount, day, plan and country with the payment’s number at Paddle, and for # days after erasing which check-in and which link they came by, which then stays only in sums.',
      testsOf('src/server/account/erased-attribution.test.ts')('stands in the books 29 days later'),
      erased('an erased person is found nowhere but in the email about the erasure and the consent ledger'),
      testsOf('src/server/analytics/report/past-days.test.ts')('a past day does not change when the buyer erases the'),
    ],
  ],

  noPromises: [
    'These are needed for the site to work.',
    'You may also complain to the data protection authority where you live.',
    'More: Terms, Help.',
    'It cannot be undone.',
    'This did not work, because a part of the page did not load.',
    'Please try again.',
  ],
};
