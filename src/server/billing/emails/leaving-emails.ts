import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatMoney, formatTime } from '#server/mail/format.ts';
import type { Money } from './contract-copy.ts';

interface Cancellation {
  to: string;
  /** Null when the name of the plan is not known. */
  plan: string | null;
  /** Epoch ms. */
  requestedAt: number;
  /** End of access in epoch ms; null when it has ended already. */
  accessUntilAt: number | null;
  isTrial: boolean;
  manageUrl: string;
}

/** Confirms a cancellation: when it was requested, when access ends, and how to undo it. */
export function cancellationEmail(cancellation: Cancellation): Email {
  const { to, plan, requestedAt, accessUntilAt, isTrial, manageUrl } = cancellation;
  const subject = isTrial ? `Your ${brand} trial is cancelled` : `Your ${brand} subscription is cancelled`;
  const charge = isTrial ? 'Nothing will be charged.' : 'You will not be charged again.';
  return {
    to,
    subject,
    preview: charge,
    heading: isTrial ? 'Your trial is cancelled' : 'Your subscription is cancelled',
    blocks: [
      `We received your cancellation${plan ? ` of the ${plan}` : ''} on ${formatTime(requestedAt)}. ${charge}`,
      accessUntilAt === null
        ? 'Your access has ended.'
        : `Everything stays open for you until ${formatTime(accessUntilAt)}. After that it ends by itself.`,
    ],
    button: accessUntilAt === null ? null : { label: 'See or undo the cancellation', url: manageUrl },
    further: [],
    footnote: 'Keep this message as your confirmation.',
  };
}

interface Withdrawal {
  to: string;
  plan: string | null;
  /** Epoch ms. */
  requestedAt: number;
  /** Null when no payment is known. */
  refund: Money | null;
  /** Whether the days used are not refunded, because it is the second withdrawal within a year. */
  isRepeated: boolean;
}

/** The receipt of a withdrawal (Consumer Rights Directive, art. 11a): when it arrived, and what follows from it. */
export function withdrawnEmail({ to, plan, requestedAt, refund, isRepeated }: Withdrawal): Email {
  return {
    to,
    subject: `You have withdrawn from your ${brand} contract`,
    preview: refund ? `You get ${formatMoney(refund.amountMinor, refund.currency)} back.` : 'The contract has ended.',
    heading: 'We have your withdrawal',
    blocks: [
      `You withdrew from the contract${plan ? ` for the ${plan}` : ''} on ${formatTime(requestedAt)}. It has ended, and your access with it. You will not be charged again.`,
      refund
        ? `${refundText(refund, isRepeated)} We will email you when it is on its way.`
        : 'We know of no payment for it, so there is nothing to give back. If one still arrives, you get all of it back.',
    ],
    button: null,
    further: [],
    footnote: 'Keep this message as your confirmation.',
  };
}

function refundText(refund: Money, isRepeated: boolean): string {
  if (!isRepeated)
    return `You get back all you paid, ${formatMoney(refund.amountMinor, refund.currency)}, the way you paid it, within 14 days.`;
  return `You withdrew from another plan within the last 12 months, so the days you used are paid for. You get back the rest, ${formatMoney(refund.amountMinor, refund.currency)}, the way you paid it, within 14 days.`;
}

interface LeaveLink {
  to: string;
  /** Lets anybody who has it cancel or withdraw; null when there is nothing to end. `expiresAt` is epoch ms. */
  link: { url: string; expiresAt: number } | null;
}

/** Sent at the request of a person who is not signed in. */
export function leaveLinkEmail({ to, link }: LeaveLink): Email {
  const asked = `You asked for a link to end your ${brand} subscription without signing in.`;
  return {
    to,
    subject: `Ending your ${brand} subscription`,
    preview: link ? `The link works until ${formatTime(link.expiresAt)}.` : 'There is nothing to end.',
    heading: link ? 'Your link to cancel' : 'There is nothing to cancel',
    blocks: link
      ? [
          `${asked} It opens a page where you can cancel and, in the first 14 days, withdraw from the contract. Nothing ends before you confirm it there.`,
          `It works until ${formatTime(link.expiresAt)}. Anyone with it can end your subscription, so keep it to yourself.`,
        ]
      : [
          `${asked} No subscription under this address is running, so there is nothing to end, and nothing will be charged.`,
        ],
    button: link ? { label: 'Go on to cancel', url: link.url } : null,
    further: [],
    footnote: 'Was it not you? Then there is nothing to do: everything stays as it is.',
  };
}

interface SecondPurchase {
  to: string;
  /** The name of the second plan; null when it is not known. */
  plan: string | null;
  /** Null when no payment is known. */
  refund: Money | null;
  manageUrl: string;
}

/** Sent when a person bought a second subscription: it is ended and refunded without a request. */
export function secondPurchaseEmail({ to, plan, refund, manageUrl }: SecondPurchase): Email {
  const money = refund
    ? `You get back all you paid for it, ${formatMoney(refund.amountMinor, refund.currency)}, the way you paid it, within 14 days.`
    : 'We know of no payment for it; if one still arrives, you get all of it back.';
  return {
    to,
    subject: `You already have ${brand}: we ended your second purchase`,
    preview: money,
    heading: 'One subscription is enough',
    blocks: [
      `You bought ${plan ? `the ${plan}` : 'a plan'} while another subscription of yours was running already. That happens easily with two open windows.`,
      `So we ended the second one at once. ${money}`,
      'Your first subscription stays as it was.',
    ],
    button: { label: 'See your subscription', url: manageUrl },
    further: [],
    footnote: 'Did you want the other plan instead? You can change it there.',
  };
}

interface SecondTrial {
  to: string;
  /** Null when its name is not known. */
  plan: string | null;
  loginUrl: string;
}

/** Sent when a person began a second trial: it is ended, and nothing was charged. */
export function secondTrialEmail({ to, plan, loginUrl }: SecondTrial): Email {
  return {
    to,
    subject: `You have already had your ${brand} trial`,
    preview: 'We ended the second one. Nothing was charged.',
    heading: 'One trial per person',
    blocks: [
      `You began a trial${plan ? ` of the ${plan}` : ''}, but the address, the card or the account has had one before. So we ended this one at once. Nothing was charged, and nothing will be.`,
      'If you would like to go on, sign in first: the plans are then shown to you without a trial.',
    ],
    button: { label: 'Sign in', url: loginUrl },
    further: [],
    footnote: 'Is this a mistake? Reply to this message, and a person will look at it.',
  };
}
