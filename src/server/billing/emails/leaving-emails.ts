import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatTime } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';
import { formatSum, type Money } from './contract-copy.ts';

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
export function cancellationEmail(cancellation: Cancellation, say: Say): Email {
  const { to, plan, requestedAt, accessUntilAt, isTrial, manageUrl } = cancellation;
  const ofTrial = isTrial ? '-trial' : '';
  const time = formatTime(requestedAt);
  const charge = say(`email-leaving.cancelled-not-charged${ofTrial}`);
  const received = plan
    ? say('email-leaving.cancelled-received-plan', { plan, time })
    : say('email-leaving.cancelled-received', { time });
  return {
    to,
    subject: say(`email-leaving.cancelled-subject${ofTrial}`, { brand }),
    preview: charge,
    heading: say(`email-leaving.cancelled-heading${ofTrial}`),
    blocks: [
      `${received} ${charge}`,
      accessUntilAt === null
        ? say('email-leaving.cancelled-ended')
        : say('email-leaving.cancelled-until', { time: formatTime(accessUntilAt) }),
    ],
    button: accessUntilAt === null ? null : { label: say('email-leaving.cancelled-button'), url: manageUrl },
    further: [],
    footnote: say('email-leaving.cancelled-foot'),
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
export function withdrawnEmail({ to, plan, requestedAt, refund, isRepeated }: Withdrawal, say: Say): Email {
  const time = formatTime(requestedAt);
  const back = refund && { amount: formatSum(refund) };
  return {
    to,
    subject: say('email-leaving.withdrawn-subject', { brand }),
    preview: back ? say('email-leaving.withdrawn-preview', back) : say('email-leaving.withdrawn-preview-unpaid'),
    heading: say('email-leaving.withdrawn-heading'),
    blocks: [
      plan
        ? say('email-leaving.withdrawn-received-plan', { plan, time })
        : say('email-leaving.withdrawn-received', { time }),
      back
        ? say(isRepeated ? 'email-leaving.withdrawn-back-again' : 'email-leaving.withdrawn-back', back)
        : say('email-leaving.withdrawn-unpaid'),
    ],
    button: null,
    further: [],
    footnote: say('email-leaving.withdrawn-foot'),
  };
}

interface LeaveLink {
  to: string;
  /** Lets anybody who has it cancel or withdraw; null when there is nothing to end. `expiresAt` is epoch ms. */
  link: { url: string; expiresAt: number } | null;
}

/** Sent at the request of a person who is not signed in. */
export function leaveLinkEmail({ to, link }: LeaveLink, say: Say): Email {
  const subject = say('email-leaving.leave-link-subject', { brand });
  const footnote = say('email-leaving.leave-link-foot');
  if (link === null) {
    return {
      to,
      subject,
      preview: say('email-leaving.leave-link-none-preview'),
      heading: say('email-leaving.leave-link-none-heading'),
      blocks: [say('email-leaving.leave-link-none', { brand })],
      button: null,
      further: [],
      footnote,
    };
  }
  const time = formatTime(link.expiresAt);
  return {
    to,
    subject,
    preview: say('email-leaving.leave-link-preview', { time }),
    heading: say('email-leaving.leave-link-heading'),
    blocks: [say('email-leaving.leave-link-asked', { brand }), say('email-leaving.leave-link-until', { time })],
    button: { label: say('email-leaving.leave-link-button'), url: link.url },
    further: [],
    footnote,
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
export function secondPurchaseEmail({ to, plan, refund, manageUrl }: SecondPurchase, say: Say): Email {
  const money = refund
    ? say('email-leaving.second-purchase-back', { amount: formatSum(refund) })
    : say('email-leaving.second-purchase-unpaid');
  return {
    to,
    subject: say('email-leaving.second-purchase-subject', { brand }),
    preview: money,
    heading: say('email-leaving.second-purchase-heading'),
    blocks: [
      plan ? say('email-leaving.second-purchase-bought-plan', { plan }) : say('email-leaving.second-purchase-bought'),
      `${say('email-leaving.second-purchase-ended')} ${money}`,
      say('email-leaving.second-purchase-first'),
    ],
    button: { label: say('email-leaving.second-purchase-button'), url: manageUrl },
    further: [],
    footnote: say('email-leaving.second-purchase-foot'),
  };
}

interface SecondTrial {
  to: string;
  /** Null when its name is not known. */
  plan: string | null;
  loginUrl: string;
}

/** Sent when a person began a second trial: it is ended, and nothing was charged. */
export function secondTrialEmail({ to, plan, loginUrl }: SecondTrial, say: Say): Email {
  return {
    to,
    subject: say('email-leaving.second-trial-subject', { brand }),
    preview: say('email-leaving.second-trial-preview'),
    heading: say('email-leaving.second-trial-heading'),
    blocks: [
      plan ? say('email-leaving.second-trial-began-plan', { plan }) : say('email-leaving.second-trial-began'),
      say('email-leaving.second-trial-go-on'),
    ],
    button: { label: say('email-leaving.second-trial-button'), url: loginUrl },
    further: [],
    footnote: say('email-leaving.second-trial-foot'),
  };
}
