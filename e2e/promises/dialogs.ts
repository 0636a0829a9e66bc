import { type Place, testsOf } from '../promises.ts';
import { onDevice, undoes, withAnAccount } from './proofs.ts';

const acts = testsOf('src/server/operations/desk/acts/desk-acts.test.ts');
const givenDays = testsOf('src/server/operations/desk/acts/plan-given-days.test.ts');
const refunds = testsOf('src/server/operations/desk/acts/refund-payment.test.ts');
const refundEffect = testsOf('src/web/console/desk/acts/refund-effect.test.ts');
const desk = testsOf('src/server/operations/desk/desk.routes.test.ts');
const healthData = testsOf('src/server/operations/desk/health-data.test.ts');
const erasing = testsOf('src/server/account/erase-own-account.test.ts');
const erasedMoney = testsOf('src/server/account/erased-money.test.ts');
const roles = testsOf('src/server/operations/operators/roles.test.ts');
const team = testsOf('src/server/operations/operators/team.test.ts');
const enrolling = testsOf('src/server/operations/operators/enrol.test.ts');
const passkeys = testsOf('src/server/operations/operators/passkeys.test.ts');
const signIn = testsOf('src/server/operations/operators/sign-in-as-operator.test.ts');
const reconciliation = testsOf('src/server/operations/reconciliation/reconciliation.routes.test.ts');
const publishing = testsOf('src/server/operations/publishing/publishing.routes.test.ts');
const texts = testsOf('src/server/site/copy-files.test.ts');
const quizDesk = testsOf('src/server/operations/publishing/quiz-life.routes.test.ts');
const quizFiles = testsOf('src/web/console/quiz-exchange/read-quiz-file.test.ts');
const quizEditor = testsOf('e2e/quiz-desk.spec.ts');
const anyKind = testsOf('src/server/publishing/life-of-a-kind.test.ts');
const work = testsOf('src/server/operations/work/work.routes.test.ts');
const rowsOfWork = testsOf('src/server/operations/work/rows-come-and-go.test.ts');
const price = testsOf('src/server/operations/price-change/price-change.routes.test.ts');

const coupons = testsOf('src/server/operations/publishing/coupons.routes.test.ts');
const couponMoney = testsOf('src/server/billing/checkout/coupons.test.ts');
const couponCodes = testsOf('src/server/billing/coupon/coupon-code.test.ts');
const typedCoupons = testsOf('src/web/console/coupons/typed-coupon.test.ts');

const sixYears = testsOf('src/server/operations/tidy/tidy.test.ts')(
  'entries of the audit are kept for six years, and not longer',
);
const neverChanges = testsOf('src/server/platform/audit/record-audit.test.ts')('takes no change to an entry');
const shownForReason = healthData('is shown with a reason only, and each time is in the audit');
const opened = desk('is an entry of the audit each time, with the reason');
const signedOut = healthData('ends every session once, however often it is pressed, and each press is one entry');
const freshFactor = roles('what moves money, changes or erases a person, or changes the team needs a factor');
const sendsNone = acts('%s sends none');
const cancelledNow = acts(
  'a cancellation now ends the access, also after one at the end and with days that were given',
);
const cancelledAtEnd = acts('a cancellation at the end keeps the access, and its email is the customer’s own');
const corrected = acts('both addresses get an email, sessions end, and Paddle and what waits follow');
const freeAccess = acts('free access is active, is never billed, ends by itself, and can be ended');
const moved = acts('given days move the next charge, and Paddle’s answer does not give them once more');
const again = team('whoever is invited again sets up a new sign-in, and the old one opens nothing');
const ended = team('who is ended is out at once, with all sessions and sign-ins');
const removed = enrolling('a factor is named and removed, which ends the other sessions, but never the last one');
const invited = enrolling('works for 24 hours, and one that was sent again replaces it');
const recoveryCode = signIn('a recovery code works once, however it is typed, and renewed ones replace it');
const passkey = passkeys('the first passkey opens everything that the role may, with ten recovery codes shown once');
const forThisSite = passkeys('asks for one that is found by itself and checks the person, for this site only');
const effect = refundEffect('a refund says what goes back and where to, the fee that stays with the provider');
const announced = price('an announcement emails each subscriber, is in the list, and in the audit with the reason');
const priceForeseen = price(
  'a preview says who pays what, when they come to the new price, and stores and sends nothing',
);
const emailedUnlessCancelled = price('a preview counts apart who has cancelled and who pauses');
const priceWithdrawn = price('a price change is withdrawn before anybody has moved, with an email, and once');
const erasedOnce = acts('a person is erased once, by an owner who types the address');

/** The sentences that the console opens over a page. A value that the code inserts is "…". */
export const dialogs: Place = {
  promises: [
    // Reasons and sessions
    ['Showing it needs a reason and is written to the audit log with your name.', shownForReason],
    ['Answers are never shown.', withAnAccount, onDevice],
    ['Written to the audit log with your name, and kept for six years.', shownForReason, sixYears],
    ['Written to the audit log with your name, such as “asked for a refund by mail”.', opened],
    ['Opening this page is in the audit log.', opened],
    [
      'Of an erased person only the books remain, without a name.',
      testsOf('src/server/account/erased-everywhere.test.ts')(
        'an erased person is found nowhere but in the email about',
      ),
      testsOf('src/server/operations/desk/find-subscribers.test.ts')('finds no erased person'),
    ],
    ['Nobody signs in as a customer.', roles('nobody signs in as a customer: no code of the console opens a session')],
    ['The customer has to sign in again on every device.', signedOut],
    ['The subscription, the access and the password stay.', signedOut],
    ['No email is sent.', signedOut],
    ['Your name is written to the audit log.', signedOut],
    ['This needs a passkey or code not older than # minutes.', freshFactor],
    ['Single letters, only outside fields.', testsOf('src/web/console/frame/keys.test.ts')('%s is text in a field')],
    [
      'Kept in this browser.',
      ['src/web/measuring/consent/stored-items.test.ts', 'the list of stored items has every key'],
    ],

    // What is shown and sold
    [
      'New visitors see it within # seconds.',
      testsOf('src/server/publishing/two-processes.test.ts')('the other one switches as soon as it hears of it'),
      testsOf('src/server/publishing/two-processes.test.ts')('one that cannot listen asks, and switches with the next'),
    ],
    [
      'Open checkouts pay what they show, for # minutes.',
      publishing('a checkout from before the change pays the old price, and one that begins after it gets 412'),
      publishing('a checkout from 61 minutes before gets 412'),
    ],
    ['Nobody who has bought is touched.', publishing('what is bought stays as it was bought')],
    ['What is bought stays as it was bought.', publishing('what is bought stays as it was bought')],
    ['Who is in the middle of it keeps their answers.', testsOf('e2e/published-quiz.spec.ts')('goes on in the middle')],
    [
      'The end is real: from then on the server sells the list that was shown before.',
      publishing('begins and ends at the planned times, on the server'),
    ],
    ['The end is real: from then on pages have the texts that were shown before.', texts('end at the planned time')],
    [
      'A page that is open keeps its texts until it is loaded again.',
      texts('what a page was given stays at its address after the next publication'),
    ],
    [
      'A page that is open has it when it is loaded again.',
      texts('a published sentence is on every process, and only what differs is loaded'),
    ],
    [
      'The same answers give the same score as before.',
      quizDesk('goes through its life: points are refused, words are approved by another, and rolled back'),
    ],
    ['…, all is taken.', quizFiles('comes back equal into any draft of the same quiz, whatever words were changed')],
    ['…, … not taken.', quizFiles('%s is not taken, and said')],
    [
      'Nothing of a survey can be taken into this quiz.',
      quizFiles('a survey changes no word, because none is found by id, and its screens are read all the same'),
    ],
    [
      'It is not saved by this, and nothing is published: the draft goes through its checks.',
      quizEditor('an owner changes a question, sees it in the phone as they write, and publishes it'),
    ],
    [
      'The end is real: from then on the version from before is live.',
      anyKind('goes through its whole life: seed, draft, check, live, rolled back, ended'),
    ],
    [
      'The checks run again, and what they refuse is not published.',
      anyKind('is checked again before it is rolled back, and not published if the checks refuse it now'),
    ],
    [
      'No second operator is asked: what was approved once may always come back.',
      publishing('publishes the earlier version again by one press, without a second person'),
    ],
    [
      'Its visitors then see what is for everyone.',
      publishing('a list of a country ends, and its visitors see that for everyone'),
    ],
    [
      'Nothing that is shown changes.',
      publishing('growth drafts and asks, also for a small change, and an owner approves or declines'),
      publishing('what is planned is withdrawn, and stands in the history'),
    ],

    // Acts for a person
    ['If you have a second factor, it is asked for next.', freshFactor],
    [
      'Two presses make one act.',
      acts('a cancellation pressed twice at once is one, with one email'),
      acts('days pressed twice are given once, also when Paddle’s answer is lost'),
      refunds('a press that arrives twice, also at once, is one refund with one entry'),
    ],
    ['Access ends: now', cancelledNow],
    ['Access ends: …', cancelledAtEnd],
    ['Next charge: none any more', cancelledAtEnd, cancelledNow],
    [
      'Goes back: nothing; a refund is an act of its own',
      acts('a cancellation now gives no money back, which is an act'),
    ],
    ['Email: “Cancelled”, as if the customer had done it', cancelledAtEnd],
    ['Next charge: on the day and with the amount of before', undoes],
    [
      'Email: the reminder, # days before the charge, or at once if it is nearer',
      sendsNone,
      testsOf('src/server/billing/projection/apply-event.test.ts')('a reminder is planned seven days before the next'),
      testsOf('src/server/billing/subscription/keep-subscription.test.ts')('an undone cancellation has its reminder'),
    ],
    ['Email: none', sendsNone],
    [
      'Emails: to both addresses; the old one can take it back for … days if its mailbox had confirmed it',
      corrected,
      acts('the old address takes it back for seven days, once, and the password goes'),
      acts('an address that its mailbox never confirmed gets no way to take it back'),
    ],
    ['Signed in: nowhere any more', corrected],
    ['Waiting emails and Paddle: go to the new address', corrected],
    [
      'Confirmed: once a link in the new mailbox is used',
      corrected,
      testsOf('src/server/identity/set-password.test.ts')('an address is proven by a mailed link'),
    ],
    ['Goes to: …', acts('an email is sent again with today’s facts, three times a day')],
    ['Says: what is true today', acts('an email is sent again with today’s facts, three times a day')],
    [
      'Holds: all that the customer can get, also goals, skills and training',
      acts('a copy for an operator is the one that the customer gets'),
    ],
    [
      'Goes away: account, training, measured events, name and address at Paddle',
      erasedOnce,
      erasing('erasing an account leaves no trace but the email about it and the ids that Paddle may still mention'),
      erasing('erasing an account erases every browser it was open in, and no device that only named it'),
      erasedMoney('the erased person’s customer at Paddle loses name and address and is archived'),
    ],
    [
      'Stays: amounts and days in the books, the terms that were agreed to, the audit log by number, and fingerprints of a trial or money back',
      sixYears,
      testsOf('src/server/operations/tidy/tidy.test.ts')('the mark of a %s is kept for its years (%i), and not longer'),
      erasing('erasing an account keeps the consents, chained, with a hash of the address'),
      testsOf('src/server/analytics/report/past-days.test.ts')('a past day does not change when the buyer erases the'),
    ],
    [
      'Subscription: ends now; nothing goes back',
      erasing('erasing an account ends its subscription at Paddle at once'),
      erasedMoney('a renewal that became known only after the erasure is refunded, the payment known before is not'),
    ],
    ['Email: a last one, that it is done', erasing('erasing an account schedules one email to the person')],
    [
      'The customer can read it in the copy of the data.',
      acts('a note is in the person’s copy, and its text is not in the audit'),
    ],
    ['At most … can go back.', refunds('nothing more is promised than an automatic debt leaves')],
    ['Goes back: ……, # to # days', effect],
    ['Paddle keeps its fee: …', effect],
    ['Net of this person: … to …', effect],
    [
      'Emails: “Cancelled” now, “Refund” once approved',
      refunds('a refund of all goes back once, ends the access now, and tells the person'),
    ],
    [
      'Emails: “Refund”, once approved',
      refunds('a refund of a part leaves the access, and the rest can follow once it is approved'),
      testsOf('src/server/mail/payment-emails.test.ts')('the email about a refund is not sent %s'),
    ],
    ['Access until: …', givenDays('given days follow the paid time, and the next charge moves with them')],
    ['Charged: nothing; it ends by itself', freeAccess],
    ['Next charge: …', moved],
    ['Charged for it: nothing', moved],
    [
      'A refund waits: the charge moves once Paddle has decided it; if that is too late, it is a row in “Needs a person”',
      acts('days given beside a refund that waits move the charge once it is decided, and nobody is told so before'),
      acts('a charge that could not be moved in time is a row that somebody sees, and the timeline says so'),
    ],
    ['Access: ends now, unless a payment gives it', freeAccess],

    // The team
    ['It counts from the next press on.', team('another role holds from the next call on')],
    ['… gets a new link.', again],
    ['The sign-in before and its sessions have ended.', again],
    ['… can no longer sign in.', ended],
    ['All sessions have ended.', ended],
    ['… is signed out everywhere at once, and the passkeys, codes and password are removed.', ended],
    ['What … did stays in the audit log.', neverChanges, sixYears],
    [
      'An invitation brings them back.',
      team('an address is invited once; somebody who has ended may be invited again, as something else'),
    ],
    ['A new link ends the sign-in before and its sessions, and sets up another.', again],
    ['Removed, it opens nothing any more.', removed],
    ['The last second factor cannot be removed.', removed],
    ['The link in the email works once, for a day.', invited],
    ['An email with a link goes there.', enrolling('comes by email with a link, and says who invited and as what')],
    [
      'It works once, for a day, and sets up a passkey, or a password with a code app.',
      invited,
      passkey,
      enrolling('needs a password, and the first code'),
    ],
    ['Nothing opens before.', enrolling('opens a session that may only set up a sign-in')],
    ['The codes before work no more.', recoveryCode],
    ['Recovery codes for the … console at … Each works once.', recoveryCode],
    [
      'Each lets you in once when the device is lost.',
      recoveryCode,
      signIn('who has only passkeys comes in with a recovery code alone'),
    ],
    ['They are shown this once; only their fingerprints are kept here.', recoveryCode, passkey],
    ['It goes with the codes of an app.', enrolling('needs a password, and the first code')],
    ['With a passkey you need none.', passkey],
    [
      'At least … characters; a sentence is good.',
      testsOf('src/server/identity/password-rules.test.ts')('passwordFault refuses %s'),
    ],
    ['Codes go with a password.', enrolling('needs a password, and the first code')],
    ['Safest: no page can steal it', forThisSite],
    ['It works on this address only.', forThisSite],
    [
      'A new one every # seconds; each works once.',
      signIn('a code works once, also when it comes many times at the same moment, and no earlier one after it'),
      testsOf('src/server/operations/operators/totp.test.ts')(
        'at second %d of RFC 6238 the code %s is that of its step',
      ),
    ],

    // New prices
    ['The email goes now to all who have not cancelled.', announced, emailedUnlessCancelled],
    [
      'It is less than half or more than twice of what somebody pays now.',
      testsOf('src/server/billing/price-change/unusual-amount.test.ts')('has to be typed again'),
      price('an unusual amount is announced only when it was typed again'),
    ],
    ['Who: …, …', priceForeseen],
    ['Now: …', priceForeseen],
    [
      'Charged from: …',
      testsOf('src/server/billing/price-change/price-change.test.ts')(
        'a new price is charged with the first renewal from',
      ),
    ],
    [
      'First renewals: …',
      priceForeseen,
      testsOf('src/server/billing/price-change/foresee-moves.test.ts')('is what the job does'),
    ],
    ['Email: at once, to …', announced, emailedUnlessCancelled],
    ['Everybody stays at the price of now.', priceWithdrawn],
    ['…: … stays at ….', priceWithdrawn],
    ['…: … stay at ….', priceWithdrawn],
    [
      'Whoever had the email about it gets another one that says so.',
      priceWithdrawn,
      price('nobody who had no email about a price hears that it is withdrawn'),
    ],

    // Work and differences
    ['It is open again when a figure changes.', reconciliation('an explained difference is open again when a figure')],
    ['Nobody else may take it.', work('a row is not given to %s')],
    [
      'Paddle told of …, which leads to no account.',
      rowsOfWork('is what an owner can be found for, and nothing else is'),
    ],
    [
      'The payments behind it are then theirs, with the access that they pay for.',
      rowsOfWork('is applied to the account that an operator finds, and its row closes'),
    ],
    [
      'It is kept in the audit log: no address and nothing about health.',
      work('a row is solved once by the first who solves it, and can be opened again'),
    ],
    // Coupons
    [
      'It is shown this once; only its fingerprint is stored.',
      coupons('a coupon is listed with its conditions and uses, and never with its code'),
      testsOf('src/server/billing/checkout/coupon.routes.test.ts')('reserves nothing, and stores no code'),
    ],
    ['Case, blanks and hyphens do not matter when it is typed.', couponCodes('is also known as %j')],
    ['From now on the code takes nothing off.', coupons('takes nothing off from that moment on')],
    [
      'Checkouts that have begun with it can be paid for an hour, at the amount that was shown.',
      couponMoney('a checkout from before is paid at its price'),
      couponMoney('a use is given back when %s'),
    ],
    [
      'Before it is made, each amount is compared with what Paddle would charge.',
      coupons('a coupon is not made while the provider’s own totals cannot be compared'),
    ],
    [
      'Later payments are the full price.',
      couponMoney('receipt and reminder name both amounts and the date, and the renewal is charged in full'),
    ],
    [
      'Recognised by account, email address and card.',
      couponMoney('nobody uses it twice, and only somebody who is known here learns why'),
    ],
    ['Empty: not for this offer.', typedCoupons('has what is typed, and nothing where nothing is')],
    ['Empty: as often as people like.', typedCoupons('has what is typed, and nothing where nothing is')],
    ['Empty: everywhere.', typedCoupons('has what is typed, and nothing where nothing is')],
    ['Empty: from now on.', typedCoupons('has what is typed, and nothing where nothing is')],
    ['Empty: without an end.', typedCoupons('has what is typed, and nothing where nothing is')],

    ['Emails will be sent to the address again.', work('whoever solves the row has emails sent to the address again')],
  ],

  noPromises: [
    'A quiz that was exported here, or a survey of SurveyJS or Formbricks, as JSON.',
    'There is nothing to take.',
    'Choose a file or paste it.',
    'Below is what would be read.',
    'The file could not be made.',
    'The import did not open.',
    'The code for it did not answer.',
    'Try again.',
    '…, ….',
    'Give it a name, such as Autumn prices.',
    'For the team only.',
    '… is live again.',
    '… is approved.',
    'You asked for this yourself.',
    '…: ended.',
    '…: declined.',
    '…: withdrawn.',
    'Nothing differs from what is shown.',
    'Prices: …',
    // What was just done
    'It was not shown.',
    'No device.',
    'Nobody was signed out.',
    /^Signed out of (#|…) devices?\.$/,
    'The copy is saved.',
    'The difference is explained.',
    /^… is (announced|withdrawn)\.$/,
    'The second factor is added.',
    '… is now ….',
    '… has ended.',
    'The code is copied.',
    'The code is not copied.',
    'Select it and copy it by hand.',
    'For this list and the log.',
    'Buyers see only the code.',
    'Two letters each, such as DE, AT.',
    '… is invited.',
    'The … is called “…”.',
    'The … “…” is removed.',
    // What is missing, and what to do
    /^(Type|Write|Say|Keep) /,
    'It was erased, or it never was.',
    /^(Read only|Give it to nobody but this person|No names or addresses of customers)\.$/,
    'As others see it, such as A.',
    'From # to … days.',
    '… of … characters.',
    /^(Six digits of your code app, or a|A) recovery code\.$/,
    'Not on the device that has the passkey or the app.',
    'Your fingerprint, face or the PIN of this device, or a security key.',
    'Find the subscriber first; the number stands on their page.',
    'Point the app at the picture, or type this key:',
    // Values
    /^(Quiz|Goals|Skills): none$/,
    /^… …, (…|all of it): ours is …, Paddle’s is …\.$/,
  ],
};
