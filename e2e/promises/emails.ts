import { type Place, testsOf } from '../promises.ts';

const accountEmails = testsOf('src/server/mail/account-emails.test.ts');
const paymentEmails = testsOf('src/server/mail/payment-emails.test.ts');
const leavingEmails = testsOf('src/server/mail/leaving-emails.test.ts');
const planEmail = testsOf('src/server/mail/plan-email.test.ts');
const subscriptionEmails = testsOf('src/server/mail/emails-of-a-subscription.test.ts');
const receipts = testsOf('src/server/mail/receipt.test.ts');
const mailServer = testsOf('src/server/mail/smtp-mailer.test.ts');
const passwords = testsOf('src/server/identity/set-password.test.ts');
const subscriptions = testsOf('src/server/billing/subscription/subscription.routes.test.ts');
const cancelling = testsOf('src/server/billing/subscription/cancel-subscription.test.ts');
const neverCharged = testsOf('src/server/billing/subscription/never-charged-after.test.ts');
const withdrawing = testsOf('src/server/billing/subscription/withdraw.test.ts');
const stops = testsOf('src/server/billing/subscription/follow-stops.test.ts');
const secondPurchases = testsOf('src/server/billing/subscription/second-purchase.test.ts');
const fairness = testsOf('src/server/billing/buyer/fairness.test.ts');
const prices = testsOf('src/server/billing/price-change/price-change.test.ts');
const refunds = testsOf('src/server/billing/refund/give-back.test.ts');
const leaveLinks = testsOf('src/server/billing/leave/leave.routes.test.ts');
const resumeLinks = testsOf('src/server/account/resume/resume.routes.test.ts');
const resumeEmails = testsOf('src/server/account/resume/send-resume-link.test.ts');
const plans = testsOf('src/server/account/plan/own-plan.routes.test.ts');
const erasing = testsOf('src/server/account/erase-own-account.test.ts');
const unused = testsOf('src/server/training/unused/tidy-training.test.ts');
const weekly = testsOf('src/server/training/reminder/weekly-email.test.ts');
const weeklyStop = testsOf('src/server/training/reminder/stop-weekly-email.test.ts');
const deskActs = testsOf('src/server/operations/desk/acts/desk-acts.test.ts');
const enrolling = testsOf('src/server/operations/operators/enrol.test.ts');
const team = testsOf('src/server/operations/operators/team.test.ts');
const signInChanges = testsOf('src/server/operations/operators/sign-in-change.test.ts');
const operatorSignIn = testsOf('src/server/operations/operators/sign-in-as-operator.test.ts');
const alerts = testsOf('src/server/operations/alerts/watch.test.ts');
const consents = testsOf('src/server/billing/consent/consent-ledger.test.ts');
const kept = testsOf('src/server/operations/tidy/tidy.test.ts');
const digest = testsOf('src/server/operations/digest/digest.test.ts');

const welcomes = accountEmails('the welcome email says what was paid and when it renews');
const trial = testsOf('src/server/billing/checkout/paying.test.ts')(
  'an offer with a trial charges nothing today and its price at the end of the trial',
);
const renews = subscriptions('a running subscription is shown with its price, its paid time and its next charge');
const reminded = subscriptionEmails('each renewal sends a reminder a week before, and a receipt');
const remindedOfTrial = subscriptionEmails('a trial sends its terms at once, a reminder three days before its end');
const keepsPaidTime = cancelling('a cancellation ends the subscription when the paid time is over, without another');
const trialStaysOpen = neverCharged('a cancellation in a trial leaves access to its end, and nothing is ever charged');
const cancelledEmail = leavingEmails('the email after a cancellation says when it was requested, until when access');
const allBack = withdrawing('a withdrawal after 13 days ends the subscription at once and gives all of the money back');
const daysDeducted = fairness('a second withdrawal gives back what was paid less the days used, as announced before');
const lateBack = withdrawing('a payment that we hear of only after the withdrawal is given back too');
const newPrice = prices('a new price is charged with the first renewal from its day on, and nothing in between');
const priceTakenBack = testsOf('src/server/operations/command-line/price-change-command.test.ts')(
  'refuses a second announcement while one is pending, and takes it back with an email',
);
const unpaid = subscriptions('an unpaid renewal makes the subscription past due, without access');
const dunning = testsOf('src/paddle-emulator/subscription/dunning.test.ts');
const chargedBack = stops('stops the renewal at Paddle, has a name of its own everywhere, and one email');
const secondEnded = secondPurchases('of two purchases in two tabs the first stays; the second ends, is refunded');
const oneTrial = fairness('a second trial ends at once, with an email and without a charge');
const dayLink = passwords('the first password cannot be set after 24 hours');
const onceLink = passwords('the first password is set once by the token of the sign-up, and signs in');
const hourLink = passwords('the link of a reset email works for one hour only');
const resetOnce = passwords('a new password invalidates older reset links');
const resets = passwords('the link of a reset email sets a new password and ends all sessions');
const planLink = plans('a link to a plan works for thirty days and is then removed');
const planShown = plans('a link to a plan shows it with all that is kept, without a session');
const corrected = deskActs('both addresses get an email, sessions end, and Paddle and what waits follow');
const takenBack = deskActs('the old address takes it back for seven days, once, and the password goes');
const unusedErased = unused('training is erased when the email has had no answer for sixty days');
const unusedAsked = unused('training is kept for two years without a plan, and then one email asks about it');
const invitationLink = enrolling('works for 24 hours, and one that was sent again replaces it');
const resetOperator = team('whoever is invited again sets up a new sign-in, and the old one opens nothing');
/** Whoever replies writes to MAIL_FROM, the address of the sender. */
const replies = mailServer('a message arrives with its sender, its one recipient, its subject and its Message-ID');

export const emails: Place = {
  promises: [
    // After buying
    ['Your plan is ready.', welcomes],
    ['We received #, and your plan is ready.', welcomes],
    ['Your payment has arrived and your plan is ready.', welcomes],
    ['Your subscription renews on # April # at # every # weeks, until you cancel.', renews, keepsPaidTime],
    ['We will email you seven days before.', reminded],
    [
      'Your first session waits.',
      ['e2e/main-job.spec.ts', 'a visitor finds the check-in, sees the result, subscribes'],
    ],
    [
      'Choose a password, and it opens; from then on you sign in with it and this email address.',
      passwords('the link of an email that sets the first password signs in, too'),
    ],
    ['The link works for # hours, and once.', dayLink, onceLink, invitationLink],
    ['This link works for # hours, and once:', dayLink, onceLink],
    [
      'At any time you can see or cancel it:',
      ['e2e/cancelling.spec.ts', 'cancelling takes two presses from the footer'],
    ],
    [
      'Sign in with this email address and your password.',
      accountEmails('the welcome email to an account with a password leads to today’s session'),
    ],
    ['Nothing was charged today, and your plan is ready.', trial],
    ['Your trial lasts until # January #.', trial],
    ['Then you pay # every # weeks, until you cancel.', trial, trialStaysOpen],
    ['We will email you three days before.', remindedOfTrial],

    // The receipt
    ['We received #.', receipts('the receipt says what was bought, the amount with its tax, the card, and what comes')],
    [
      'You can cancel at any time, online, and keep what is paid for:',
      ['e2e/cancelling.spec.ts', 'cancelling takes two presses from the footer'],
      keepsPaidTime,
    ],
    [
      'Until the end of # January # (UTC) you may withdraw from the contract, without a reason, and get all of your money back:',
      receipts('the receipt names the last day to withdraw for 14 days, and not afterwards'),
      allBack,
    ],
    ['From the second time within # months, the days you used are deducted.', daysDeducted],
    ['No further payment is planned: nothing more is charged.', keepsPaidTime],

    // Before a charge
    ['At # every # weeks, unless you cancel before.', renews, keepsPaidTime],
    ['There is nothing to do if you want to keep it.', subscriptions('a paid renewal moves the end by a period')],
    [
      'If you cancel before that day, nothing is charged, and you keep what is paid for.',
      keepsPaidTime,
      neverCharged('a cancellation in the half hour of a renewal ends it right after and gives the payment back once'),
    ],
    ['Then it costs # every # weeks, unless you cancel before.', trial, trialStaysOpen],
    ['There is nothing to do if you want to go on.', trial],
    [
      'If you cancel before that day, nothing is charged, and the trial stays open for you until it ends.',
      trialStaysOpen,
    ],

    // Another price
    ['From # to # every # weeks, not before # March #.', newPrice],
    ['From your first renewal on or after # March #, the #-week plan costs # every # weeks.', newPrice],
    ['Until then it stays at #.', newPrice],
    [
      'If not, cancel before that renewal: the new price is then never charged, and you keep what is paid for.',
      prices('a new price is not charged to a subscriber who cancels'),
      keepsPaidTime,
    ],
    ['It stays at # every # weeks.', priceTakenBack],
    ['We have taken that back.', priceTakenBack],
    ['You go on paying # every # weeks.', priceTakenBack],
    [
      'If a price ever changes, we tell you # days before.',
      prices('a new price is not charged within 30 days of a late'),
    ],

    // A payment that failed
    [
      'We could not collect # for the #-week plan.',
      paymentEmails('the email about a failed payment says the amount, what it means, and where to give another card'),
    ],
    ['Until it is paid, your access is on hold.', unpaid],
    [
      'Nothing you did is lost, and it opens again as soon as the payment arrives.',
      ['e2e/clock/subscription.spec.ts', 'a failed payment is shown on top, and another card pays it at once'],
      testsOf('src/server/training/training.routes.test.ts')(
        'no call of training answers 401 to a person whose plan has ended, and only adding is refused',
      ),
    ],
    [
      'Otherwise the charge is tried again over the next weeks; if none succeeds, the subscription ends by itself and nothing more is charged.',
      dunning('an unpaid renewal is retried after 3, 7 and 14 days and given up after 30'),
    ],

    // Leaving
    ['You will not be charged again.', keepsPaidTime, allBack],
    ['We received your cancellation of the #-week plan on # January # at # UTC.', cancelledEmail],
    ['Everything stays open for you until # April # at # UTC.', cancelledEmail, keepsPaidTime],
    ['After that it ends by itself.', keepsPaidTime],
    ['Nothing will be charged.', trialStaysOpen],
    ['Everything stays open for you until # January # at # UTC.', trialStaysOpen],
    [
      'Your access has ended.',
      leavingEmails('the email after a cancellation says that access has ended when it ended'),
    ],
    ['You get # back.', allBack],
    [
      'You withdrew from the contract for the #-week plan on # January # at # UTC.',
      leavingEmails('the email after a withdrawal confirms when it arrived and what is given back'),
    ],
    ['It has ended, and your access with it.', allBack],
    ['You get back all you paid, #, the way you paid it, within # days.', allBack],
    [
      'We will email you when it is on its way.',
      subscriptionEmails('a withdrawal sends a confirmation, and another email when the money is on its way'),
    ],
    ['You withdrew from another plan within the last # months, so the days you used are paid for.', daysDeducted],
    ['You get back the rest, #, the way you paid it, within # days.', daysDeducted],
    ['The contract has ended.', allBack],
    ['If one still arrives, you get all of it back.', lateBack],
    [
      'We know of no payment for it, so there is nothing to give back.',
      leavingEmails(
        'the email after a withdrawal promises to return a payment that may still arrive when none is known',
      ),
    ],
    ['The link works until # January # at # UTC.', leaveLinks('a requested leave link works for a day')],
    [
      'It opens a page where you can cancel and, in the first # days, withdraw from the contract.',
      ['e2e/leave.spec.ts', 'a subscriber cancels by a mailed link without a password, and withdraws later'],
    ],
    [
      'Nothing ends before you confirm it there.',
      leaveLinks('a leave link shows its user’s subscription without a sign-in, as often as it is opened'),
    ],
    ['It works until # January # at # UTC.', leaveLinks('a requested leave link works for a day')],
    ['Anyone with it can end your subscription, so keep it to yourself.', leaveLinks('a leave link cancels, with or')],
    ['There is nothing to end.', leavingEmails('the email with a leave link says so when there is nothing to end')],
    [
      'No subscription under this address is running, so there is nothing to end, and nothing will be charged.',
      leavingEmails('the email with a leave link says so when there is nothing to end'),
    ],
    [
      'Then there is nothing to do: everything stays as it is.',
      leaveLinks('a leave link shows its user’s subscription without a sign-in, as often as it is opened'),
      plans('a link that another browser caused shows what was saved there, and the account’s own is unchanged'),
    ],

    // Twice
    ['You get back all you paid for it, #, the way you paid it, within # days.', secondEnded],
    ['We know of no payment for it; if one still arrives, you get all of it back.', secondEnded],
    ['You bought the #-week plan while another subscription of yours was running already.', secondEnded],
    ['You bought a plan while another subscription of yours was running already.', secondEnded],
    ['So we ended the second one at once.', secondEnded],
    ['Your first subscription stays as it was.', secondEnded],
    ['You can change it there.', ['e2e/subscription.spec.ts', 'another plan shows its price before the agreement']],
    ['We ended the second one.', oneTrial],
    ['Nothing was charged.', oneTrial],
    [
      'You began a trial of the #-week plan, but the address, the card or the account has had one before.',
      oneTrial,
      fairness('a trial with the same card and another address is a second trial too'),
    ],
    ['So we ended this one at once.', oneTrial],
    ['Nothing was charged, and nothing will be.', oneTrial],
    [
      'If you would like to go on, sign in first: the plans are then shown to you without a trial.',
      fairness('a user who had a trial sees the plans without one and pays from the first day'),
    ],
    [
      'There is no need to buy another one.',
      testsOf('src/server/billing/checkout/checkout.routes.test.ts')('a subscriber cannot buy another subscription'),
    ],
    [
      'This address has a plan already, so there is no need to buy another one.',
      testsOf('src/server/billing/checkout/checkout.routes.test.ts')('a subscriber cannot buy another subscription'),
    ],
    ['If a second plan is paid for all the same, it ends and the money goes back.', secondEnded],
    [
      'Then there is nothing to do: nobody gets in without your mailbox or your password.',
      ['e2e/stranger.spec.ts', 'a stranger who signed an address up first does not own what its owner pays for'],
    ],

    // Money that goes back
    ['Nothing more is charged.', chargedBack],
    ['Your bank told us that the payment of # of # January # was disputed, and took it back.', chargedBack],
    [
      'Your access has ended with it, and your subscription does not renew: nothing more is charged.',
      chargedBack,
      refunds('a chargeback ends the paid time and a reversal restores it'),
    ],
    [
      'Your access stays until # April #, which another payment covers, and your subscription does not renew: nothing more is charged.',
      stops('a chargeback of an older payment leaves the access that the later one covers'),
    ],
    [
      'If your bank closes the dispute in our favour, the subscription goes on by itself, and we remind you seven days before anything is charged.',
      stops('renews again by itself when the bank gives the money back within the period'),
      stops('begins again after its end only with a reminder seven days before the charge'),
    ],
    ['# is coming back to you.', refunds('a full refund ends the time it paid for once Paddle approves it')],
    [
      'We gave back #: all you paid on # January #.',
      paymentEmails('the email about a full refund says that the payment comes back, and where to'),
    ],
    [
      'It goes to your card ending in #.',
      paymentEmails('the email about a full refund says that the payment comes back, and where to'),
    ],
    [
      'We gave back # of the # you paid on # January #.',
      paymentEmails('the email about a partial refund says of which payment it is a part'),
    ],
    ['It goes the way you paid.', paymentEmails('the email about a partial refund says of which payment it is a part')],
    [
      'With it your access has ended, and your subscription does not renew: nothing more is charged.',
      stops('all of it stops the renewal, and the email about the refund says so'),
    ],

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
    ['Once a week, as you asked.', weekly('comes once a week at its hour there')],
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

    // Operators
    [
      'Okafor invited you to the Everkite console.',
      enrolling('comes by email with a link, and says who invited and as'),
    ],
    ['You are invited to the Everkite console.', enrolling('comes by email with a link, and says who invited and as')],
    ['Nothing in the console opens before that.', enrolling('opens a session that may only set up a sign-in')],
    ['The link works for # hours, and once; keep it to yourself.', invitationLink],
    [
      'Then there is nothing to do: without this link nobody gets in.',
      enrolling('is stored as a hash alone'),
      testsOf('src/server/operations/operators/roles.test.ts')('none is open to somebody without a session'),
    ],
    [
      'Okafor reset your sign-in to the Everkite console: your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
    ],
    [
      'Your sign-in was reset to the Everkite console: your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
    ],
    ['You can sign in to the console from now on.', operatorSignIn('opens a confirmed session')],
    [
      'Your recovery codes were shown once, on that screen.',
      testsOf('src/server/operations/operators/passkeys.test.ts')(
        'the first passkey opens everything that the role may',
      ),
    ],
    [
      'It can be used to sign in to the console from now on.',
      operatorSignIn('opens a confirmed session'),
      testsOf('src/server/operations/operators/passkeys.test.ts')(
        'opens a confirmed session, and says in the audit who',
      ),
    ],
    ['They can reset your sign-in, which ends all your sessions.', resetOperator],
    ['It signs you in no more.', enrolling('a factor is named and removed, which ends the other sessions')],
    [
      'Your other sessions have ended.',
      enrolling('a factor is named and removed, which ends the other sessions'),
      enrolling('a new password ends the other sessions, and the one before opens nothing'),
    ],
    [
      'The password before works no more.',
      enrolling('a new password ends the other sessions, and the one before opens'),
    ],
    ['All earlier recovery codes work no more.', operatorSignIn('a recovery code works once, however it is typed')],
    ['It works no more; # recovery codes are left.', operatorSignIn('a recovery code works once, however it is typed')],
    ['It works no more; # recovery code is left.', operatorSignIn('a recovery code works once, however it is typed')],
    [
      'Your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.',
      resetOperator,
      signInChanges('whoever is reset from the command line learns it without a link'),
    ],
    ['With a new invitation you set up your sign-in again.', resetOperator],
    [
      'ALERT_EMAILS of https://everkite.example get this once when it begins, once a day while it lasts and nobody has acknowledged it, and once when it is over.',
      alerts('an alert is told once when it opens, once a day while it lasts, and once when it is over'),
      alerts('an alert that somebody has seen is not told again each day, and leaves one audit entry'),
    ],
    [
      'The day is that of UTC; usual is the mean of the same weekday in the last # weeks, and a change is named when it is no chance.',
      digest('tells of the last full day, once, at the hour that was chosen'),
      digest('names a change with the day on which it began, and good news is nothing to look at'),
    ],
    [
      'You chose this email at # (Europe/Berlin); on the overview you can choose another hour or none.',
      digest('tells of the last full day, once, at the hour that was chosen'),
      ['e2e/console-pages.spec.ts', 'an operator chooses the hour of the digest on the overview, and none again'],
    ],

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
    'Thank you.',
    'Your flight is there when you are.',
    // What was asked for or done by the reader, or by somebody in their name
    'You asked for a link to end your Everkite subscription without signing in.',
    'You asked to set a new password.',
    'You asked for a link to go on with your check-in on another device.',
    'Somebody began to buy a plan with this email address, in a browser that is not signed in.',
    'We wrote to you that the #-week plan would cost #.',
    /^On # January # at # UTC\.$/,
    'Your role: Analyst.',
    // What to do
    /^Choose a (new )?password to get in\.$/,
    /^(Update your card to go on|To go on, give us another card)\.$/,
    /^Keep this message( as your confirmation\.|: it is your confirmation of what you bought\.)$/,
    /^(Sign in, and everything is there|Sign in with it from now on|Then ignore this email)\.$/,
    /^Reply to this message( if anything looks strange to you)?\.$/,
    /^Tell an owner of the console (at once|before you use the link)\.$/,
    'Set up a passkey, or a password with a code app.',
    'If you would rather stop:',
    // That there is nothing to do
    /^(Then there|There) is nothing to (do|pay)\.$|^If that is fine with you, there is nothing to do\.$/,
    // How things are elsewhere
    'That happens: cards expire, and banks are careful.',
    'That happens easily with two open windows.',
    'Banks take a few days to show it.',
    // The figures of a day or an alert
    /^Two things to look at\.$|^Chargebacks #%|^(Still|Over): |^Of this month’s money; |^# of # payments, #%; /,
  ],
};
