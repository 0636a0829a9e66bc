import { dayMs } from '#contract/day.ts';
import { paths } from '#contract/paths.ts';
import {
  addressCorrectedEmail,
  addressLeftEmail,
  addressRestoredEmail,
} from '#server/account/address/address-emails.ts';
import {
  alreadySubscribedEmail,
  erasedEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  resumeLinkEmail,
  welcomeEmail,
} from '#server/account/emails/account-emails.ts';
import { planLinkEmail } from '#server/account/emails/plan-email.ts';
import type { Renewal } from '#server/billing/emails/contract-copy.ts';
import {
  cancellationEmail,
  leaveLinkEmail,
  secondPurchaseEmail,
  secondTrialEmail,
  withdrawnEmail,
} from '#server/billing/emails/leaving-emails.ts';
import {
  chargedBackEmail,
  paymentFailedEmail,
  planChangeLateEmail,
  priceChangeEmail,
  priceChangeWithdrawnEmail,
  receiptEmail,
  refundedEmail,
  renewalReminderEmail,
  trialEndingEmail,
} from '#server/billing/emails/payment-emails.ts';
import type { Email } from '#server/mail/email.ts';
import { type Say, sayShipped } from '#server/mail/say.ts';
import { unusedTrainingEmail } from '#server/training/unused/unused-email.ts';
import { letterStories } from './letter-stories.ts';
import { operatorEmailStories } from './operator-email-stories.ts';

const to = 'ada@example.com';
const plan = '12-week plan';
const now = Date.parse('2027-01-15T10:20:00Z');
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const renewal: Renewal = {
  ...usd(3599),
  intervalUnit: 'week',
  intervalCount: 12,
  at: now + 84 * dayMs,
  endsTrial: false,
  full: null,
};
const introRenewal: Renewal = { ...renewal, ...usd(1999), full: { from: now + 168 * dayMs, amountMinor: 3599 } };
const trialEnd: Renewal = { ...renewal, at: now + 7 * dayMs, endsTrial: true };
const agreement = {
  text: '$35.99 today, then $35.99 every 12 weeks, next on 9 Apr 2027, until you cancel. Cancel online any time in two taps.',
  acceptedAt: now,
};
const trialAgreement = {
  text: '$0.00 today, then $35.99 every 12 weeks, first on 22 Jan 2027, until you cancel. Cancel online any time in two taps.',
  acceptedAt: now,
};

/** Every email in each of its variants, with made-up facts, by name; `publicUrl` is the site's address. */
export function emailStories(publicUrl: string, say: Say = sayShipped): Record<string, Email> {
  const manageUrl = publicUrl + paths.manageSubscription;
  const cancelUrl = publicUrl + paths.cancelSubscription;
  const passwordUrl = `${publicUrl}${paths.changePassword}?token=story`;
  const leaveUrl = `${publicUrl}${paths.leave}#story`;
  const receipt = {
    to,
    plan,
    paid: usd(3599),
    tax: usd(575),
    billedAt: now,
    cardLast4: '4242',
    invoiceNumber: '1043-10001',
    next: renewal,
    withdrawal: { endsAt: Date.parse('2027-01-30T00:00:00Z'), url: leaveUrl },
    agreement,
    trainUrl: publicUrl + paths.train,
    manageUrl,
    cancelUrl,
  };
  const cancellation = { to, plan, requestedAt: now, accessUntilAt: renewal.at, isTrial: false, manageUrl };
  const priceChange = {
    to,
    plan,
    before: usd(3599),
    isIntro: false,
    after: { ...usd(3999), intervalUnit: 'week', intervalCount: 12 },
    effectiveAt: now + 45 * dayMs,
    manageUrl,
  };
  const failed = {
    to,
    plan,
    due: usd(3599),
    cardUrl: publicUrl + paths.cardUpdate,
    cancelUrl,
  };
  const takenBack = {
    to,
    plan,
    announced: usd(3999),
    manageUrl,
    stays: { ...usd(3599), intervalUnit: 'week', intervalCount: 12 },
  };
  const withdrawal = { to, plan, requestedAt: now, isRepeated: false };
  const welcome = {
    to,
    name: 'Ada',
    url: passwordUrl,
    signInUrl: null,
    paid: usd(3599),
    renewal,
    agreement: null,
    manageUrl,
  };
  const password = { to, changedAt: now, resetUrl: publicUrl + paths.resetPassword };
  const planLink = {
    to,
    url: `${publicUrl}${paths.planLink}#story`,
    expiresAt: now + 30 * dayMs,
    minutes: 10,
    kept: ['name', 'age', 'gender'] as const,
    ownDataUrl: null,
    resetUrl: publicUrl + paths.resetPassword,
    hasBought: false,
  };
  const lateChange = {
    to,
    agreed: { ...usd(1999), intervalUnit: 'week', intervalCount: 4 },
    agreedFor: now - 9 * dayMs,
    beginsAt: now + 75 * dayMs,
    manageUrl,
  };
  return {
    welcome: welcomeEmail(welcome, say),
    'welcome-with-password': welcomeEmail({ ...welcome, signInUrl: publicUrl + paths.train }, say),
    'welcome-to-trial': welcomeEmail({ ...welcome, paid: usd(0), renewal: trialEnd, agreement: trialAgreement }, say),
    'welcome-before-payment': welcomeEmail({ ...welcome, paid: null, renewal: null }, say),
    receipt: receiptEmail(receipt, say),
    'receipt-of-renewal': receiptEmail({ ...receipt, withdrawal: null, invoiceNumber: null }, say),
    'receipt-of-last-payment': receiptEmail({ ...receipt, next: 'no further payment', plan: null }, say),
    'renewal-reminder': renewalReminderEmail({ to, renewal, manageUrl }, say),
    'renewal-reminder-at-first-price': renewalReminderEmail({ to, renewal: introRenewal, manageUrl }, say),
    'trial-ending': trialEndingEmail({ to, renewal: trialEnd, manageUrl }, say),
    'price-change': priceChangeEmail(priceChange, say),
    'price-change-at-first-price': priceChangeEmail({ ...priceChange, isIntro: true }, say),
    'price-change-unnamed': priceChangeEmail({ ...priceChange, plan: null }, say),
    'payment-failed': paymentFailedEmail(failed, say),
    'payment-failed-unnamed': paymentFailedEmail({ ...failed, plan: null }, say),
    cancelled: cancellationEmail(cancellation, say),
    'cancelled-trial': cancellationEmail({ ...cancellation, accessUntilAt: trialEnd.at, isTrial: true }, say),
    'cancelled-at-once': cancellationEmail({ ...cancellation, plan: null, accessUntilAt: null }, say),
    withdrawn: withdrawnEmail({ ...withdrawal, refund: usd(3599) }, say),
    'withdrawn-again': withdrawnEmail({ ...withdrawal, refund: usd(3170), isRepeated: true }, say),
    'withdrawn-unpaid': withdrawnEmail({ ...withdrawal, plan: null, refund: null }, say),
    'price-change-withdrawn': priceChangeWithdrawnEmail(takenBack, say),
    'price-change-withdrawn-unnamed': priceChangeWithdrawnEmail({ ...takenBack, plan: null }, say),
    'plan-change-late': planChangeLateEmail({ ...lateChange, paid: usd(3599) }, say),
    'plan-change-late-for-more': planChangeLateEmail(
      {
        ...lateChange,
        agreed: { ...usd(3599), intervalUnit: 'week', intervalCount: 12 },
        paid: usd(1999),
      },
      say,
    ),
    'plan-change-late-unpaid': planChangeLateEmail({ ...lateChange, paid: null }, say),
    'charged-back': chargedBackEmail(
      {
        to,
        amount: { amountMinor: 1999, currency: 'USD' },
        billedAt: now - 9 * dayMs,
        accessUntil: null,
        manageUrl,
      },
      say,
    ),
    'charged-back-with-access': chargedBackEmail(
      {
        to,
        amount: { amountMinor: 1999, currency: 'USD' },
        billedAt: now - 9 * dayMs,
        accessUntil: renewal.at,
        manageUrl,
      },
      say,
    ),
    refunded: refundedEmail(
      {
        to,
        amount: usd(3599),
        payment: { ...usd(3599), billedAt: now - 3 * dayMs },
        cardLast4: '4242',
        isStopped: false,
      },
      say,
    ),
    'refunded-in-part': refundedEmail(
      {
        to,
        amount: { amountMinor: 1200, currency: 'JPY' },
        payment: { amountMinor: 3599, currency: 'JPY', billedAt: now - 3 * dayMs },
        cardLast4: null,
        isStopped: false,
      },
      say,
    ),
    'refunded-at-the-provider': refundedEmail(
      {
        to,
        amount: usd(3599),
        payment: { ...usd(3599), billedAt: now - 3 * dayMs },
        cardLast4: '4242',
        isStopped: true,
      },
      say,
    ),
    'leave-link': leaveLinkEmail({ to, link: { url: leaveUrl, expiresAt: now + dayMs } }, say),
    'leave-link-nothing': leaveLinkEmail({ to, link: null }, say),
    'second-purchase': secondPurchaseEmail({ to, plan, refund: usd(3599), manageUrl }, say),
    'second-purchase-unpaid': secondPurchaseEmail({ to, plan: null, refund: null, manageUrl }, say),
    'second-trial': secondTrialEmail({ to, plan, loginUrl: publicUrl + paths.login }, say),
    'second-trial-unnamed': secondTrialEmail({ to, plan: null, loginUrl: publicUrl + paths.login }, say),
    'reset-password': resetPasswordEmail({ to, url: passwordUrl }, say),
    'password-set': passwordChangedEmail({ ...password, isFirst: true }, say),
    'password-changed': passwordChangedEmail({ ...password, isFirst: false }, say),
    'already-subscribed': alreadySubscribedEmail(
      {
        to,
        signInUrl: publicUrl + paths.login,
        resetUrl: password.resetUrl,
      },
      say,
    ),
    'resume-link': resumeLinkEmail({ to, url: `${publicUrl}${paths.resume}#story`, expiresAt: now + 30 * dayMs }, say),
    'plan-link': planLinkEmail(planLink, say),
    'plan-link-of-subscriber': planLinkEmail(
      {
        ...planLink,
        kept: [],
        ownDataUrl: publicUrl + paths.ownData,
        hasBought: true,
      },
      say,
    ),
    'unused-training': unusedTrainingEmail({ to, url: publicUrl + paths.progress, eraseAt: now + 60 * dayMs }, say),
    ...letterStories(publicUrl, say),
    'address-corrected': addressCorrectedEmail({ to, correctedAt: now, passwordUrl: passwordUrl }, say),
    'address-left': addressLeftEmail(
      {
        to,
        newAddress: 'a•••@example.org',
        correctedAt: now,
        undo: { url: `${publicUrl}${paths.undoAddress}#story`, endsAt: now + 7 * dayMs },
      },
      say,
    ),
    'address-left-unconfirmed': addressLeftEmail(
      { to, newAddress: 'a•••@example.org', correctedAt: now, undo: null },
      say,
    ),
    'address-restored': addressRestoredEmail({ to, passwordUrl: passwordUrl }, say),
    erased: erasedEmail({ to, erasedAt: now }, say),
    ...operatorEmailStories(publicUrl),
  };
}
