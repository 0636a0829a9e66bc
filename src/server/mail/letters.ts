import { brand } from '../../contract/brand';
import { composeMail } from './letter';
import type { Mail } from './mailer';

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

interface Welcome {
  to: string;
  name: string;
  /** Leads to setting the first password (24 hours, once), or to sign-in when there is a password already. */
  url: string;
  hasPassword: boolean;
  /** Where to cancel. */
  manageUrl: string;
}

/** After the first payment: how to get in, and how to leave. */
export function welcomeMail({ to, name, url, hasPassword, manageUrl }: Welcome): Mail {
  return composeMail({
    to,
    subject: `Welcome to ${brand}`,
    heading: name ? `Welcome, ${name}` : 'Welcome',
    paragraphs: [
      'Thank you. Your payment has arrived and your plan is ready.',
      hasPassword
        ? 'Sign in with this e-mail address and your password.'
        : 'Choose a password, and from then on you sign in with it and this e-mail address. The link works for 24 hours, and once.',
    ],
    button: { label: hasPassword ? 'Sign in' : 'Choose a password', url },
    footnote: `You can see or cancel your subscription at any time at ${manageUrl}`,
  });
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

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Such as "21 November 2026 at 09:30 UTC". */
function sayTime(at: number): string {
  return `${timeFormat.format(at)} UTC`;
}
