import { dayMs } from '#contract/day.ts';
import { paths } from '#contract/paths.ts';
import {
  alreadySubscribedLetter,
  erasedLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  resumeLinkLetter,
  welcomeLetter,
} from '#server/account/emails/account-letters.ts';
import type { Renewal } from '#server/billing/emails/contract-words.ts';
import {
  cancellationLetter,
  leaveLinkLetter,
  secondPurchaseLetter,
  secondTrialLetter,
  withdrawnLetter,
} from '#server/billing/emails/leaving-letters.ts';
import {
  paymentFailedLetter,
  priceChangeLetter,
  receiptLetter,
  refundedLetter,
  renewalReminderLetter,
  trialEndingLetter,
} from '#server/billing/emails/payment-letters.ts';
import type { Letter } from '#server/mail/letter.ts';

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
};
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
export function emailStories(publicUrl: string): Record<string, Letter> {
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
    manageUrl,
    cancelUrl,
  };
  const cancellation = { to, plan, requestedAt: now, accessUntilAt: renewal.at, isTrial: false, manageUrl };
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
  return {
    welcome: welcomeLetter(welcome),
    'welcome-with-password': welcomeLetter({ ...welcome, signInUrl: publicUrl + paths.login }),
    'welcome-to-trial': welcomeLetter({ ...welcome, paid: usd(0), renewal: trialEnd, agreement: trialAgreement }),
    receipt: receiptLetter(receipt),
    'receipt-of-renewal': receiptLetter({ ...receipt, withdrawal: null, invoiceNumber: null }),
    'renewal-reminder': renewalReminderLetter({ to, renewal, manageUrl }),
    'trial-ending': trialEndingLetter({ to, renewal: trialEnd, manageUrl }),
    'price-change': priceChangeLetter({
      to,
      plan,
      before: usd(3599),
      after: { ...usd(3999), intervalUnit: 'week', intervalCount: 12 },
      effectiveAt: now + 45 * dayMs,
      manageUrl,
    }),
    'payment-failed': paymentFailedLetter({
      to,
      plan,
      due: usd(3599),
      cardUrl: publicUrl + paths.cardUpdate,
      cancelUrl,
    }),
    cancelled: cancellationLetter(cancellation),
    'cancelled-trial': cancellationLetter({ ...cancellation, accessUntilAt: trialEnd.at, isTrial: true }),
    'cancelled-at-once': cancellationLetter({ ...cancellation, accessUntilAt: null }),
    withdrawn: withdrawnLetter({ ...withdrawal, refund: usd(3599) }),
    'withdrawn-again': withdrawnLetter({ ...withdrawal, refund: usd(3170), isRepeated: true }),
    'withdrawn-unpaid': withdrawnLetter({ ...withdrawal, refund: null }),
    refunded: refundedLetter({
      to,
      amount: usd(3599),
      payment: { ...usd(3599), billedAt: now - 3 * dayMs },
      cardLast4: '4242',
    }),
    'refunded-in-part': refundedLetter({
      to,
      amount: { amountMinor: 1200, currency: 'JPY' },
      payment: { amountMinor: 3599, currency: 'JPY', billedAt: now - 3 * dayMs },
      cardLast4: null,
    }),
    'leave-link': leaveLinkLetter({ to, link: { url: leaveUrl, expiresAt: now + dayMs } }),
    'leave-link-nothing': leaveLinkLetter({ to, link: null }),
    'second-purchase': secondPurchaseLetter({ to, plan, refund: usd(3599), manageUrl }),
    'second-trial': secondTrialLetter({ to, plan, loginUrl: publicUrl + paths.login }),
    'reset-password': resetPasswordLetter({ to, url: passwordUrl }),
    'password-set': passwordChangedLetter({ ...password, isFirst: true }),
    'password-changed': passwordChangedLetter({ ...password, isFirst: false }),
    'already-subscribed': alreadySubscribedLetter({
      to,
      signInUrl: publicUrl + paths.login,
      resetUrl: password.resetUrl,
    }),
    'resume-link': resumeLinkLetter({ to, url: `${publicUrl}${paths.resume}#story`, expiresAt: now + 30 * dayMs }),
    erased: erasedLetter({ to, erasedAt: now }),
  };
}
