import { brand } from '#contract/brand.ts';
import {
  type Agreement,
  agreementBlock,
  type Money,
  type Renewal,
  reminderText,
  renewalText,
} from '#server/billing/emails/contract-copy.ts';
import { plainName } from '#server/identity/plain-name.ts';
import type { Block, Email } from '#server/mail/email.ts';
import { formatDate, formatMoney, formatTime } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';

interface Welcome {
  to: string;
  name: string;
  /** The link to set a password (24 hours, once). */
  url: string;
  /** Today's training, which asks to sign in, for an account with a password; null without one. */
  signInUrl: string | null;
  /** The amount paid now, 0 at the beginning of a trial; null while the charge is unknown. */
  paid: Money | null;
  /** The next charge; null when there is none, or while the subscription is unknown. */
  renewal: Renewal | null;
  /** Included when nothing was paid, because no receipt follows; null when a receipt contains it. */
  agreement: Agreement | null;
  /** Where to cancel. */
  manageUrl: string;
}

/** After a purchase: what was paid, what comes next, how to sign in, and how to cancel. */
export function welcomeEmail(welcome: Welcome, say: Say): Email {
  const { to, url, signInUrl, paid, renewal, agreement, manageUrl } = welcome;
  const name = plainName(welcome.name);
  const hasPassword = signInUrl !== null;
  return {
    to,
    subject: say('email-account.welcome-subject', { brand }),
    preview: say(hasPassword ? 'email-account.welcome-preview-with-password' : 'email-account.welcome-preview'),
    heading: name ? say('email-account.welcome-heading-named', { name }) : say('email-account.welcome-heading'),
    blocks: [
      paymentText(paid, say),
      ...(renewal ? [`${renewalText(renewal, say)} ${reminderText(renewal, say)}`] : []),
      say(hasPassword ? 'email-account.welcome-first-session-with-password' : 'email-account.welcome-first-session'),
    ],
    button: hasPassword
      ? { label: say('email-account.welcome-button-with-password'), url: signInUrl }
      : { label: say('email-account.welcome-button'), url },
    further: [
      ...(hasPassword ? [newPassword(url, say)] : []),
      ...(agreement ? [agreementBlock(agreement, say)] : []),
      {
        before: say('email-account.welcome-cancel'),
        link: { label: say('email-account.welcome-cancel-link'), url: manageUrl },
      },
    ],
    footnote: '',
  };
}

function newPassword(url: string, say: Say): Block {
  return {
    before: say('email-account.welcome-new-password'),
    link: { label: say('email-account.welcome-new-password-link'), url },
  };
}

function paymentText(paid: Money | null, say: Say): string {
  if (paid === null) return say('email-account.welcome-payment-arrived');
  if (paid.amountMinor === 0) return say('email-account.welcome-nothing-paid');
  return say('email-account.welcome-paid', { amount: formatMoney(paid.amountMinor, paid.currency) });
}

/** After a request to reset the password; the link works for an hour and once. */
export function resetPasswordEmail({ to, url }: { to: string; url: string }, say: Say): Email {
  return {
    to,
    subject: say('email-account.reset-password-subject', { brand }),
    preview: say('email-account.reset-password-preview'),
    heading: say('email-account.reset-password-heading'),
    blocks: [say('email-account.reset-password-asked')],
    button: { label: say('email-account.reset-password-button'), url },
    further: [],
    footnote: say('email-account.reset-password-foot'),
  };
}

interface PasswordChange {
  to: string;
  /** Epoch ms. */
  changedAt: number;
  /** Whether there was no password before. */
  isFirst: boolean;
  resetUrl: string;
}

/** After every new password. */
export function passwordChangedEmail({ to, changedAt, isFirst, resetUrl }: PasswordChange, say: Say): Email {
  const time = formatTime(changedAt);
  const done = isFirst ? 'email-account.password-set' : 'email-account.password-changed';
  return {
    to,
    subject: say(`${done}-subject`, { brand }),
    preview: say('email-account.password-changed-preview', { time }),
    heading: say(`${done}-heading`),
    blocks: [say(`${done}-on`, { time }), say('email-account.password-changed-was-it-you')],
    button: { label: say('email-account.password-changed-button'), url: resetUrl },
    further: [],
    footnote: '',
  };
}

interface AlreadySubscribed {
  to: string;
  signInUrl: string;
  resetUrl: string;
}

/** When somebody who is not signed in begins to buy for an address that has a subscription. */
export function alreadySubscribedEmail({ to, signInUrl, resetUrl }: AlreadySubscribed, say: Say): Email {
  return {
    to,
    subject: say('email-account.already-subscribed-subject', { brand }),
    preview: say('email-account.already-subscribed-preview'),
    heading: say('email-account.already-subscribed-heading'),
    blocks: [say('email-account.already-subscribed-somebody'), say('email-account.already-subscribed-was-it-you')],
    button: { label: say('email-account.already-subscribed-button'), url: signInUrl },
    further: [
      {
        before: say('email-account.already-subscribed-new-password'),
        link: { label: say('email-account.already-subscribed-new-password-link'), url: resetUrl },
      },
    ],
    footnote: say('email-account.already-subscribed-foot'),
  };
}

interface ResumeLink {
  to: string;
  url: string;
  /** Epoch ms. */
  expiresAt: number;
}

/** On request, to continue a check-in on another device. Does not say what it is about, as others may see it. */
export function resumeLinkEmail({ to, url, expiresAt }: ResumeLink, say: Say): Email {
  const date = formatDate(expiresAt);
  return {
    to,
    subject: say('email-account.resume-link-subject', { brand }),
    preview: say('email-account.resume-link-preview', { date }),
    heading: say('email-account.resume-link-heading'),
    blocks: [say('email-account.resume-link-asked'), say('email-account.resume-link-until', { date })],
    button: { label: say('email-account.resume-link-button'), url },
    further: [],
    footnote: say('email-account.resume-link-foot'),
  };
}

/** Confirms an erasure; the address is forgotten once it is sent. `erasedAt` is epoch ms. */
export function erasedEmail({ to, erasedAt }: { to: string; erasedAt: number }, say: Say): Email {
  return {
    to,
    subject: say('email-account.erased-subject', { brand }),
    preview: say('email-account.erased-preview'),
    heading: say('email-account.erased-heading'),
    blocks: [
      say('email-account.erased-on', { time: formatTime(erasedAt) }),
      say('email-account.erased-subscription'),
      say('email-account.erased-stays'),
    ],
    button: null,
    further: [],
    footnote: say('email-account.erased-foot'),
  };
}
