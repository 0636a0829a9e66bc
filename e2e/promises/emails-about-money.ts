import { type Place, testsOf } from '../promises.ts';
import { allBack, daysUsed, twoPresses, walks } from './proofs.ts';

const firstPrice = testsOf('src/server/billing/checkout/intro-price.test.ts');
const accountEmails = testsOf('src/server/mail/account-emails.test.ts');
const paymentEmails = testsOf('src/server/mail/payment-emails.test.ts');
const leavingEmails = testsOf('src/server/mail/leaving-emails.test.ts');
const subscriptionEmails = testsOf('src/server/mail/emails-of-a-subscription.test.ts');
const receipts = testsOf('src/server/mail/receipt.test.ts');
const passwords = testsOf('src/server/identity/set-password.test.ts');
const subscriptions = testsOf('src/server/billing/subscription/subscription.routes.test.ts');
const cancelling = testsOf('src/server/billing/subscription/cancel-subscription.test.ts');
const neverCharged = testsOf('src/server/billing/subscription/never-charged-after.test.ts');
const withdrawing = testsOf('src/server/billing/subscription/withdraw.test.ts');
const stops = testsOf('src/server/billing/subscription/follow-stops.test.ts');
const secondPurchases = testsOf('src/server/billing/subscription/second-purchase.test.ts');
const fairness = testsOf('src/server/billing/buyer/fairness.test.ts');
const prices = testsOf('src/server/billing/price-change/price-change.test.ts');
const notInTime = testsOf('src/server/billing/planned-change/planned-change.test.ts')(
  'nobody pays more than agreed when a planned change could not be made in time',
);
const refunds = testsOf('src/server/billing/refund/give-back.test.ts');
const leaveLinks = testsOf('src/server/billing/leave/leave.routes.test.ts');
const plans = testsOf('src/server/account/plan/own-plan.routes.test.ts');
const enrolling = testsOf('src/server/operations/operators/enrol.test.ts');
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
const invitationLink = enrolling('works for 24 hours, and one that was sent again replaces it');

/** The sentences of emails about buying, paying and leaving. */
export const aboutMoney: Place = {
  promises: [
    // After buying
    ['Your plan is ready.', welcomes],
    ['We received #, and your plan is ready.', welcomes],
    ['Your payment has arrived and your plan is ready.', welcomes],
    ['Your subscription renews on # April # at # every # weeks, until you cancel.', renews, keepsPaidTime],
    [
      'Your subscription renews on # April # at # every # weeks.',
      renews,
      firstPrice('account and reminders name the next'),
    ],
    ['From # July # on it is #, until you cancel.', firstPrice('is charged for %i payments, and then the full price')],
    ['We will email you seven days before.', reminded],
    ['Your first session waits.', walks],
    [
      'Choose a password, and it opens; from then on you sign in with it and this email address.',
      passwords('the link of an email that sets the first password signs in, too'),
    ],
    ['The link works for # hours, and once.', dayLink, onceLink, invitationLink],
    ['This link works for # hours, and once:', dayLink, onceLink],
    ['At any time you can see or cancel it:', twoPresses],
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
    ['You can cancel at any time, online, and keep what is paid for:', twoPresses, keepsPaidTime],
    [
      'Until the end of # January # (UTC) you may withdraw from the contract, without a reason, and get all of your money back:',
      receipts('the receipt names the last day to withdraw for 14 days, and not afterwards'),
      allBack,
    ],
    ['From the second time within # months, the days you used are deducted.', daysUsed],
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
    ['From your first renewal on or after # March #, your subscription costs # every # weeks.', newPrice],
    ['Until then it stays at #.', newPrice],
    [
      'Until then you pay what you agreed to.',
      firstPrice('a change of price does not concern somebody who still pays'),
    ],
    [
      'If not, cancel before that renewal: the new price is then never charged, and you keep what is paid for.',
      prices('a new price is not charged to a subscriber who cancels'),
      keepsPaidTime,
    ],
    // A planned change that was not made in time
    ['Your new plan begins on # March #, at # every # weeks, until you cancel.', notInTime],
    ['You had asked us to change your plan on # January #.', notInTime],
    ['We could not do that in time, and we are sorry.', notInTime],
    ['Your renewal was charged #, as before.', notInTime],
    ['We are giving you back #, so that you pay no more than you agreed to, and the whole time is yours.', notInTime],
    ['It stays at # every # weeks.', priceTakenBack],
    ['We have taken that back.', priceTakenBack],
    ['You go on paying # every # weeks.', priceTakenBack],
    [
      'If a price ever changes, we tell you # days before.',
      prices('a new price is not charged within 30 days of a late'),
    ],

    // A payment that failed
    [
      'We could not collect # for your subscription.',
      paymentEmails('the email about a failed payment says the amount, what it means, and where to give another card'),
    ],
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
    ['We received your cancellation on # January # at # UTC.', cancelledEmail],
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
    [
      'You withdrew from the contract on # January # at # UTC.',
      leavingEmails('the email after a withdrawal confirms when it arrived and what is given back'),
    ],
    ['It has ended, and your access with it.', allBack],
    ['You get back all you paid, #, the way you paid it, within # days.', allBack],
    [
      'We will email you when it is on its way.',
      subscriptionEmails('a withdrawal sends a confirmation, and another email when the money is on its way'),
    ],
    ['You withdrew from another plan within the last # months, so the days you used are paid for.', daysUsed],
    ['You get back the rest, #, the way you paid it, within # days.', daysUsed],
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
    [
      'You began a trial, but the address, the card or the account has had one before.',
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
  ],

  noPromises: [
    'Thank you.',
    // What was asked for or done before
    'You asked for a link to end your Everkite subscription without signing in.',
    'Somebody began to buy a plan with this email address, in a browser that is not signed in.',
    /^We wrote to you that (the #-week plan|your subscription) would cost #\.$/,
    // What to do
    /^(Choose a password to get in|Update your card to go on|To go on, give us another card)\.$/,
    /^Keep this message( as your confirmation\.|: it is your confirmation of what you bought\.)$/,
    /^(Sign in, and everything is there|Reply to this message)\.$/,
    'If you would rather stop:',
    // That there is nothing to do
    'There is nothing to do.',
    'If that is fine with you, there is nothing to do.',
    // How things are elsewhere
    'That happens: cards expire, and banks are careful.',
    'That happens easily with two open windows.',
    'Banks take a few days to show it.',
  ],
};
