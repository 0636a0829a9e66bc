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
export function welcomeEmail(welcome: Welcome): Email {
  const { to, url, signInUrl, paid, renewal, agreement, manageUrl } = welcome;
  const name = plainName(welcome.name);
  const hasPassword = signInUrl !== null;
  return {
    to,
    subject: `Welcome to ${brand}`,
    preview: hasPassword ? 'Your plan is ready.' : 'Your plan is ready. Choose a password to get in.',
    heading: name ? `Welcome, ${name}` : 'Welcome',
    blocks: [
      paymentText(paid),
      ...(renewal ? [`${renewalText(renewal)} ${reminderText(renewal)}`] : []),
      hasPassword
        ? 'Your first session waits. Sign in with this email address and your password.'
        : 'Your first session waits. Choose a password, and it opens; from then on you sign in with it and this email address. The link works for 24 hours, and once.',
    ],
    button: hasPassword ? { label: 'Open today’s session', url: signInUrl } : { label: 'Choose a password', url },
    further: [
      ...(hasPassword ? [newPassword(url)] : []),
      ...(agreement ? [agreementBlock(agreement)] : []),
      {
        before: 'At any time you can see or cancel it:',
        link: { label: 'your subscription', url: manageUrl },
      },
    ],
    footnote: '',
  };
}

function newPassword(url: string): Block {
  return {
    before: 'Is the password not yours, or forgotten? This link works for 24 hours, and once:',
    link: { label: 'set a new one', url },
  };
}

function paymentText(paid: Money | null): string {
  if (paid === null) return 'Thank you. Your payment has arrived and your plan is ready.';
  if (paid.amountMinor === 0) return 'Thank you. Nothing was charged today, and your plan is ready.';
  return `Thank you. We received ${formatMoney(paid.amountMinor, paid.currency)}, and your plan is ready.`;
}

/** After a request to reset the password; the link works for an hour and once. */
export function resetPasswordEmail({ to, url }: { to: string; url: string }): Email {
  return {
    to,
    subject: `Set a new ${brand} password`,
    preview: 'The link works for one hour, and once.',
    heading: 'Set a new password',
    blocks: ['You asked to set a new password. The link below works for one hour, and once.'],
    button: { label: 'Set a new password', url },
    further: [],
    footnote: 'Was it not you? Then there is nothing to do: your password stays as it is.',
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
export function passwordChangedEmail({ to, changedAt, isFirst, resetUrl }: PasswordChange): Email {
  const done = isFirst ? 'was set' : 'was changed';
  return {
    to,
    subject: `Your ${brand} password ${done}`,
    preview: `On ${formatTime(changedAt)}.`,
    heading: `Your password ${done}`,
    blocks: [
      `Your password ${done} on ${formatTime(changedAt)}.${isFirst ? '' : ' Other devices have been signed out.'}`,
      'Was it you? Then there is nothing to do. If not, set a new password now: that signs everybody else out.',
    ],
    button: { label: 'It was not me', url: resetUrl },
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
export function alreadySubscribedEmail({ to, signInUrl, resetUrl }: AlreadySubscribed): Email {
  return {
    to,
    subject: `You already have a plan at ${brand}`,
    preview: 'There is no need to buy another one.',
    heading: 'You have a plan already',
    blocks: [
      'Somebody began to buy a plan with this email address, in a browser that is not signed in. This address has a plan already, so there is no need to buy another one.',
      'Was it you? Sign in, and everything is there. If a second plan is paid for all the same, it ends and the money goes back.',
    ],
    button: { label: 'Sign in', url: signInUrl },
    further: [{ before: 'No password, or forgotten?', link: { label: 'Set a new one', url: resetUrl } }],
    footnote: 'Was it not you? Then there is nothing to do: nobody gets in without your mailbox or your password.',
  };
}

/** On request, to continue a check-in on another device. Does not say what it is about, as others may see it. */
export function resumeLinkEmail({ to, url, expiresAt }: { to: string; url: string; expiresAt: number }): Email {
  return {
    to,
    subject: `Continue on another device with ${brand}`,
    preview: `The link works until ${formatDate(expiresAt)}.`,
    heading: 'Continue where you stopped',
    blocks: [
      'You asked for a link to go on with your check-in on another device. Open it there, and you are where you stopped.',
      `It works until ${formatDate(expiresAt)}. Anyone with the link can see your answers, so keep it to yourself.`,
    ],
    button: { label: 'Continue', url },
    further: [],
    footnote: 'Was it not you? Then there is nothing to do: we used your address for this email only.',
  };
}

/** Confirms an erasure; the address is forgotten once it is sent. `erasedAt` is epoch ms. */
export function erasedEmail({ to, erasedAt }: { to: string; erasedAt: number }): Email {
  return {
    to,
    subject: `Your ${brand} account has been erased`,
    preview: 'You will not be charged again.',
    heading: 'Your account has been erased',
    blocks: [
      `On ${formatTime(erasedAt)} we erased your account and what we held about you, as you asked. You cannot sign in any more.`,
      'A subscription that was still running ends with it. You will not be charged again.',
      'What stays: the terms you agreed to when buying, for three years and at least until a year after the plan has ended, with a fingerprint of your address in place of it; fingerprints that tell of a trial or a payment that went back, for three years, and of a withdrawal, for one; the entries of who opened your account, for six years, with the numbers of account and payments alone; payments in our books, without your name, address or card; and the invoices, at Paddle.com, which sold to you on our behalf.',
    ],
    button: null,
    further: [],
    footnote: 'This is our last email: with it we have forgotten your address, too.',
  };
}
