import { brand } from '#contract/brand.ts';
import type { Email, Link } from '#server/mail/email.ts';
import { formatDate } from '#server/mail/format.ts';

interface PlanLinkEmail {
  to: string;
  url: string;
  /** Epoch ms. */
  expiresAt: number;
  /** Minutes a day. */
  minutes: number;
  /** Details saved beside address and plan, such as "your age". */
  kept: readonly string[];
  /** The page on which the account can be erased, for an account with a password; null without one. */
  ownDataUrl: string | null;
  /** Where a password can be set. */
  resetUrl: string;
  /** An account with a purchase is not erased by itself. */
  hasBought: boolean;
}

/**
 * After saving a plan, or on request. Anybody can have typed the address, so it has neither name nor goals, and says
 * that there is nothing to do.
 */
export function planLinkEmail({ to, url, expiresAt, minutes, kept, hasBought, ...erasing }: PlanLinkEmail): Email {
  return {
    to,
    subject: `Here is your ${brand} plan`,
    preview: `The link opens it on any device until ${formatDate(expiresAt)}.`,
    heading: 'Here is your plan',
    blocks: [
      `You saved a plan with ${brand}: ${minutes} minutes a day for four weeks. The button opens it on any device, without a password.`,
      `The link works until ${formatDate(expiresAt)}. Anyone with the link can see the plan and what we keep with it, so keep it to yourself.`,
      `What we keep: ${['your email address', ...kept].join(', ')}, and what the plan is made of, which is goals, skills and minutes a day. All your other answers stay on your device.`,
    ],
    button: { label: 'Open my plan', url },
    further: [erasingBlock(erasing)],
    footnote: hasBought
      ? 'Was it not you? Then there is nothing to do: everything stays as it is.'
      : 'Was it not you? Then ignore this email. Nothing is charged, and the account goes by itself after a year without use.',
  };
}

function erasingBlock({ ownDataUrl, resetUrl }: Pick<PlanLinkEmail, 'ownDataUrl' | 'resetUrl'>): {
  before: string;
  link: Link;
} {
  if (ownDataUrl !== null)
    return { before: 'You can erase it at any time:', link: { label: 'your data', url: ownDataUrl } };
  return {
    before: 'You can erase it at any time: choose a password, sign in, and open “Your data”.',
    link: { label: 'Choose a password', url: resetUrl },
  };
}
