import type { CopyKey } from './catalogue.ts';

/** The texts of emails that promise something, with the test that keeps the promise. */
export const promisedEmails: Readonly<Record<CopyKey, string>> = {
  'email-account.address-corrected-foot':
    'a message arrives with its sender, its one recipient, its subject and its Message-ID',
  'email-account.address-corrected-on': 'both addresses get an email, sessions end, and Paddle and what waits follow',
  'email-account.address-corrected-password':
    'both addresses get an email, sessions end, and Paddle and what waits follow',
  'email-account.address-left-foot': 'both addresses get an email, sessions end, and Paddle and what waits follow',
  'email-account.address-left-on': 'both addresses get an email, sessions end, and Paddle and what waits follow',
  'email-account.address-left-preview-undo':
    'the old address takes it back for seven days, once, and the password goes',
  'email-account.address-left-reply':
    'a message arrives with its sender, its one recipient, its subject and its Message-ID',
  'email-account.address-left-undo': 'the old address takes it back for seven days, once, and the password goes',
  'email-account.address-restored-foot':
    'a message arrives with its sender, its one recipient, its subject and its Message-ID',
  'email-account.address-restored-password': 'the first password cannot be set after 24 hours',
  'email-account.address-restored-signed-out':
    'the old address takes it back for seven days, once, and the password goes',
  'email-account.already-subscribed-foot':
    'a stranger who signed an address up first does not own what its owner pays for',
  'email-account.already-subscribed-preview': 'a subscriber cannot buy another subscription',
  'email-account.already-subscribed-somebody': 'a subscriber cannot buy another subscription',
  'email-account.already-subscribed-was-it-you':
    'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-account.erased-foot': 'the email after an erasure is sent to the address in the job, which is then forgotten',
  'email-account.erased-on': 'an erased person is found nowhere but in the email about',
  'email-account.erased-preview': 'a cancellation ends the subscription when the paid time is over, without another',
  'email-account.erased-stays': 'old consents are removed in their time, younger ones never, and the rest stays intact',
  'email-account.erased-subscription': 'erasing an account ends its subscription at Paddle',
  'email-account.password-changed-on': 'the email about a changed password is sent after a',
  'email-account.password-changed-preview': 'the email about a changed password is sent after a',
  'email-account.password-changed-was-it-you': 'the link of a reset email sets a new password and ends all sessions',
  'email-account.password-set-on': 'the email about a changed password is also sent for the',
  'email-account.plan-link-erase': 'a person can erase their data with the password',
  'email-account.plan-link-erase-without-password':
    'the email with a plan leads somebody without a password to choosing one, to erase the account',
  'email-account.plan-link-foot': 'accounts without a purchase are erased a year after sign-up, without an email',
  'email-account.plan-link-foot-bought':
    'a link that another browser caused shows what was saved there, and the account’s own is unchanged',
  'email-account.plan-link-kept': 'the email with a plan says what is kept and nothing of its content',
  'email-account.plan-link-preview': 'a link to a plan works for thirty days and is then removed',
  'email-account.plan-link-saved': 'saving a plan sends one email, however',
  'email-account.plan-link-until': 'a link to a plan works for thirty days and is then removed',
  'email-account.reset-password-asked': 'the link of a reset email works for one hour only',
  'email-account.reset-password-foot':
    'asking for a link to reset the password changes nothing before the link is used',
  'email-account.reset-password-preview': 'the link of a reset email works for one hour only',
  'email-account.resume-link-asked': 'resumes on another device by a link',
  'email-account.resume-link-foot':
    'the job that mails a resume link keeps neither token nor address once the email is sent',
  'email-account.resume-link-preview': 'opening a resume link works for thirty days',
  'email-account.resume-link-until': 'opening a resume link works for thirty days',
  'email-account.welcome-cancel': 'cancelling takes two presses from the footer of every page',
  'email-account.welcome-first-session': 'a visitor finds the check-in, sees the result, subscribes, cancels',
  'email-account.welcome-first-session-with-password':
    'the welcome email to an account with a password leads to today’s session',
  'email-account.welcome-new-password': 'the first password cannot be set after 24 hours',
  'email-account.welcome-nothing-paid':
    'an offer with a trial charges nothing today and its price at the end of the trial',
  'email-account.welcome-paid': 'the welcome email says what was paid and when it renews',
  'email-account.welcome-payment-arrived': 'the welcome email says what was paid and when it renews',
  'email-account.welcome-preview': 'the welcome email says what was paid and when it renews',
  'email-account.welcome-preview-with-password': 'the welcome email says what was paid and when it renews',
  'email-all.reminds-of-renewal': 'each renewal sends a reminder a week before, and a receipt',
  'email-all.reminds-of-trial': 'a trial sends its terms at once, a reminder three days before its end',
  'email-all.renews': 'a running subscription is shown with its price, its paid time and its next charge',
  'email-all.renews-at-first-price': 'is charged for %i payments, and then the full price',
  'email-all.trial-lasts': 'an offer with a trial charges nothing today and its price at the end of the trial',
  'email-leaving.cancelled-ended': 'the email after a cancellation says that access has ended when it ended',
  'email-leaving.cancelled-not-charged':
    'a cancellation ends the subscription when the paid time is over, without another',
  'email-leaving.cancelled-not-charged-trial':
    'a cancellation in a trial leaves access to its end, and nothing is ever charged',
  'email-leaving.cancelled-received': 'the email after a cancellation says when it was requested, until when access',
  'email-leaving.cancelled-received-plan':
    'the email after a cancellation says when it was requested, until when access',
  'email-leaving.cancelled-until': 'the email after a cancellation says when it was requested, until when access',
  'email-leaving.leave-link-asked': 'a subscriber cancels by a mailed link without a password, and withdraws later',
  'email-leaving.leave-link-foot':
    'a leave link shows its user’s subscription without a sign-in, as often as it is opened',
  'email-leaving.leave-link-none': 'the email with a leave link says so when there is nothing to end',
  'email-leaving.leave-link-none-preview': 'the email with a leave link says so when there is nothing to end',
  'email-leaving.leave-link-preview': 'a requested leave link works for a day',
  'email-leaving.leave-link-until': 'a requested leave link works for a day',
  'email-leaving.second-purchase-back': 'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-purchase-bought': 'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-purchase-bought-plan':
    'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-purchase-ended': 'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-purchase-first': 'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-purchase-foot': 'another plan shows its price before the agreement',
  'email-leaving.second-purchase-unpaid': 'of two purchases in two tabs the first stays; the second ends, is refunded',
  'email-leaving.second-trial-began': 'a second trial ends at once, with an email and without a charge',
  'email-leaving.second-trial-began-plan': 'a second trial ends at once, with an email and without a charge',
  'email-leaving.second-trial-foot':
    'a message arrives with its sender, its one recipient, its subject and its Message-ID',
  'email-leaving.second-trial-go-on': 'a user who had a trial sees the plans without one and pays from the first day',
  'email-leaving.second-trial-preview': 'a second trial ends at once, with an email and without a charge',
  'email-leaving.withdrawn-back': 'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'email-leaving.withdrawn-back-again':
    'a second withdrawal gives back what was paid less the days used, as announced before',
  'email-leaving.withdrawn-preview':
    'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'email-leaving.withdrawn-preview-unpaid':
    'a withdrawal after 13 days ends the subscription at once and gives all of the money',
  'email-leaving.withdrawn-received': 'the email after a withdrawal confirms when it arrived and what is given back',
  'email-leaving.withdrawn-received-plan':
    'the email after a withdrawal confirms when it arrived and what is given back',
  'email-leaving.withdrawn-unpaid':
    'the email after a withdrawal promises to return a payment that may still arrive when none is known',
  'email-payment.charged-back-disputed': 'stops the renewal at Paddle, has a name of its own everywhere, and one email',
  'email-payment.charged-back-ended': 'stops the renewal at Paddle, has a name of its own everywhere, and one email',
  'email-payment.charged-back-foot':
    'a message arrives with its sender, its one recipient, its subject and its Message-ID',
  'email-payment.charged-back-goes-on': 'renews again by itself when the bank gives the money back within the period',
  'email-payment.charged-back-preview': 'stops the renewal at Paddle, has a name of its own everywhere, and one email',
  'email-payment.charged-back-until': 'a chargeback of an older payment leaves the access that the later one covers',
  'email-payment.payment-failed-for':
    'the email about a failed payment says the amount, what it means, and where to give another card',
  'email-payment.payment-failed-for-plan':
    'the email about a failed payment says the amount, what it means, and where to give another card',
  'email-payment.payment-failed-go-on': 'an unpaid renewal is retried after 3, 7 and 14 days and given up after 30',
  'email-payment.payment-failed-on-hold': 'an unpaid renewal makes the subscription past due, without access',
  'email-payment.plan-change-late-back': 'nobody pays more than agreed when a planned change could not be made in time',
  'email-payment.plan-change-late-begins':
    'nobody pays more than agreed when a planned change could not be made in time',
  'email-payment.plan-change-late-charged':
    'nobody pays more than agreed when a planned change could not be made in time',
  'email-payment.plan-change-late-sorry':
    'nobody pays more than agreed when a planned change could not be made in time',
  'email-payment.price-change-costs':
    'a new price is charged with the first renewal from its day on, and nothing in between',
  'email-payment.price-change-costs-plan':
    'a new price is charged with the first renewal from its day on, and nothing in between',
  'email-payment.price-change-if-not': 'a new price is not charged to a subscriber who cancels',
  'email-payment.price-change-preview':
    'a new price is charged with the first renewal from its day on, and nothing in between',
  'email-payment.price-change-until-then':
    'a new price is charged with the first renewal from its day on, and nothing in between',
  'email-payment.price-change-until-then-agreed': 'a change of price does not concern somebody who still pays',
  'email-payment.price-change-withdrawn-foot': 'a new price is not charged within 30 days of a late',
  'email-payment.price-change-withdrawn-go-on':
    'refuses a second announcement while one is pending, and takes it back with an email',
  'email-payment.price-change-withdrawn-preview':
    'refuses a second announcement while one is pending, and takes it back with an email',
  'email-payment.price-change-withdrawn-wrote':
    'refuses a second announcement while one is pending, and takes it back with an email',
  'email-payment.price-change-withdrawn-wrote-plan':
    'refuses a second announcement while one is pending, and takes it back with an email',
  'email-payment.receipt-cancel': 'cancelling takes two presses from the footer of every page',
  'email-payment.receipt-no-further':
    'a cancellation ends the subscription when the paid time is over, without another',
  'email-payment.receipt-received': 'the welcome email says what was paid and when it renews',
  'email-payment.receipt-withdraw': 'the receipt names the last day to withdraw for 14 days, and not afterwards',
  'email-payment.refunded-back': 'the email about a full refund says that the payment comes back, and where to',
  'email-payment.refunded-back-all': 'the email about a full refund says that the payment comes back, and where to',
  'email-payment.refunded-back-part': 'the email about a partial refund says of which payment it is a part',
  'email-payment.refunded-preview': 'the email about a full refund says that the payment comes back, and where to',
  'email-payment.refunded-stopped': 'all of it stops the renewal, and the email about the refund says so',
  'email-payment.refunded-way': 'the email about a partial refund says of which payment it is a part',
  'email-payment.refunded-way-card': 'the email about a full refund says that the payment comes back, and where to',
  'email-payment.renewal-reminder-foot':
    'a cancellation ends the subscription when the paid time is over, without another',
  'email-payment.renewal-reminder-nothing-to-do': 'a paid renewal moves the end by a period',
  'email-payment.renewal-reminder-preview': 'each renewal sends a reminder a week before, and a receipt',
  'email-payment.trial-ending-foot': 'a cancellation in a trial leaves access to its end, and nothing is ever charged',
  'email-payment.trial-ending-nothing-to-do':
    'an offer with a trial charges nothing today and its price at the end of the trial',
  'email-payment.trial-ending-preview': 'a trial sends its terms at once, a reminder three days before its end',
  'email-training.letter-second-heading': 'is not written %s',
  'email-training.letter-second-new': 'names what is new today, with its minutes and what one does',
  'email-training.letter-next': 'has the facts of the page, what is new next',
  'email-training.letter-preview': 'nobody has one who has not asked for it',
  'email-training.letter-why-first-week': 'nobody has one who has not asked for it',
  'email-training.letter-why-second-flight': 'nobody has one who has not asked for it',
  'email-training.letter-why-weekly': 'nobody has one who has not asked for it',
  'email-training.unused-foot': 'opening the training is the answer, and two years later the email asks again',
  'email-training.unused-if-nothing': 'training is erased when the email has had no answer for sixty days',
  'email-training.unused-preview': 'training is erased when the email has had no answer for sixty days',
  'email-training.unused-to-keep': 'opening the training is the answer, and two years later the email asks again',
  'email-training.unused-two-years': 'training is kept for two years without a plan, and then one email asks about it',
};
