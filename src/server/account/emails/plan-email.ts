import { brand } from '#contract/brand.ts';
import type { Email, Link } from '#server/mail/email.ts';
import { formatDate } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';

export type SavedDetail = 'name' | 'age' | 'gender';

interface PlanLinkEmail {
  to: string;
  url: string;
  /** Epoch ms. */
  expiresAt: number;
  /** Minutes a day. */
  minutes: number;
  /** Details saved beside address and plan. */
  kept: readonly SavedDetail[];
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
export function planLinkEmail(
  { to, url, expiresAt, minutes, kept, hasBought, ...erasing }: PlanLinkEmail,
  say: Say,
): Email {
  const date = formatDate(expiresAt);
  const details = kept.map((detail) => say(`email-account.plan-link-kept-${detail}`));
  return {
    to,
    subject: say('email-account.plan-link-subject', { brand }),
    preview: say('email-account.plan-link-preview', { date }),
    heading: say('email-account.plan-link-heading'),
    blocks: [
      say('email-account.plan-link-saved', { brand, minutes }),
      say('email-account.plan-link-until', { date }),
      say('email-account.plan-link-kept', {
        kept: [say('email-account.plan-link-kept-address'), ...details].join(', '),
      }),
    ],
    button: { label: say('email-account.plan-link-button'), url },
    further: [erasingBlock(erasing, say)],
    footnote: say(hasBought ? 'email-account.plan-link-foot-bought' : 'email-account.plan-link-foot'),
  };
}

function erasingBlock(
  { ownDataUrl, resetUrl }: Pick<PlanLinkEmail, 'ownDataUrl' | 'resetUrl'>,
  say: Say,
): { before: string; link: Link } {
  if (ownDataUrl !== null) {
    return {
      before: say('email-account.plan-link-erase'),
      link: { label: say('email-account.plan-link-erase-link'), url: ownDataUrl },
    };
  }
  return {
    before: say('email-account.plan-link-erase-without-password'),
    link: { label: say('email-account.plan-link-erase-without-password-link'), url: resetUrl },
  };
}
