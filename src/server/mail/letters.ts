import { brand } from '../../contract/brand';
import { composeMail } from './letter';
import type { Mail } from './mailer';
import { sayDate, sayInterval, sayMoney, sayTime } from './words';

/** After a request to reset the password; the link works for an hour and once. */
export function resetPasswordMail({ to, url }: { to: string; url: string }): Mail {
  return composeMail({
    to,
    subject: `Set a new ${brand} password`,
    heading: 'Set a new password',
    paragraphs: ['You asked to set a new password. The link below works for one hour, and once.'],
    button: { label: 'Set a new password', url },
    footnote: 'Was it not you? Then there is nothing to do: your password stays as it is.',
  });
}

/** On request, to go on with a check-in on another device. Says nothing of what it is about: mail is read over shoulders. */
export function resumeLinkMail({ to, url, expiresAt }: { to: string; url: string; expiresAt: number }): Mail {
  return composeMail({
    to,
    subject: `Continue on another device with ${brand}`,
    heading: 'Continue where you stopped',
    paragraphs: [
      'You asked for a link to go on with your check-in on another device. Open it there, and you are where you stopped.',
      `It works until ${sayDate(expiresAt)}. Whoever has the link can see your answers, so keep it to yourself.`,
    ],
    button: { label: 'Continue', url },
    footnote: 'Was it not you? Then there is nothing to do: we used your address for this letter only.',
  });
}

interface Welcome {
  to: string;
  name: string;
  /** Leads to setting the first password (24 hours, once), or to sign-in when there is a password already. */
  url: string;
  hasPassword: boolean;
  /** What was paid now; null when the charge is not known yet. */
  paid: Money | null;
  /** What comes next; null when the subscription is not known yet. */
  renewal: Renewal | null;
  /** Where to cancel. */
  manageUrl: string;
}

interface Money {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

interface Renewal extends Money {
  /** Epoch ms. */
  at: number;
  intervalUnit: string;
  intervalCount: number;
}

/** After the first payment: what was paid, what comes next, how to get in, and how to leave. */
export function welcomeMail({ to, name, url, hasPassword, paid, renewal, manageUrl }: Welcome): Mail {
  return composeMail({
    to,
    subject: `Welcome to ${brand}`,
    heading: name ? `Welcome, ${name}` : 'Welcome',
    paragraphs: [
      paid
        ? `Thank you. We received ${sayMoney(paid.amountMinor, paid.currency)}, and your plan is ready.`
        : 'Thank you. Your payment has arrived and your plan is ready.',
      ...(renewal ? [`${sayRenewal(renewal)} We remind you seven days before.`] : []),
      hasPassword
        ? 'Sign in with this e-mail address and your password.'
        : 'Choose a password, and from then on you sign in with it and this e-mail address. The link works for 24 hours, and once.',
    ],
    button: { label: hasPassword ? 'Sign in' : 'Choose a password', url },
    footnote: `You can see or cancel your subscription at any time at ${manageUrl}`,
  });
}

/** Seven days before a charge (design, honest rule 11): how much, when, and how to stop it. */
export function renewalReminderMail(reminder: { to: string; renewal: Renewal; manageUrl: string }): Mail {
  const { to, renewal, manageUrl } = reminder;
  return composeMail({
    to,
    subject: `Your ${brand} subscription renews on ${sayDate(renewal.at)}`,
    heading: 'Your subscription renews soon',
    paragraphs: [sayRenewal(renewal), 'There is nothing to do if you want to keep it.'],
    button: { label: 'See or cancel it', url: manageUrl },
    footnote: 'If you cancel before that day, nothing is charged, and you keep what is paid for.',
  });
}

function sayRenewal({ at, amountMinor, currency, intervalUnit, intervalCount }: Renewal): string {
  const price = `${sayMoney(amountMinor, currency)} ${sayInterval(intervalUnit, intervalCount)}`;
  return `Your subscription renews on ${sayDate(at)} at ${price}, until you cancel.`;
}

interface Cancellation {
  to: string;
  /** Null when the name of the plan is not known. */
  plan: string | null;
  /** Epoch ms. */
  requestedAt: number;
  /** Epoch ms until which everything stays open; null when nothing was paid for. */
  accessUntilAt: number | null;
  manageUrl: string;
}

/** After a cancellation: that it is done, when it was asked for, until when access lasts, and how to undo it. */
export function cancellationMail({ to, plan, requestedAt, accessUntilAt, manageUrl }: Cancellation): Mail {
  const stays =
    accessUntilAt === null
      ? 'Your access has ended.'
      : `Everything stays open to you until ${sayTime(accessUntilAt)}. After that it ends by itself.`;
  return composeMail({
    to,
    subject: `Your ${brand} subscription is cancelled`,
    heading: 'Your subscription is cancelled',
    paragraphs: [
      `We received your cancellation${plan ? ` of the ${plan}` : ''} on ${sayTime(requestedAt)}. You will not be charged again.`,
      stays,
    ],
    button: accessUntilAt === null ? null : { label: 'See or undo the cancellation', url: manageUrl },
    footnote: 'Keep this message as your confirmation.',
  });
}
