import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';

interface Invitation {
  to: string;
  /** Who invites; null: the console's own password. */
  by: string | null;
  /** The role's name in words. */
  role: string;
  /** Whether they had a sign-in, which no longer works. */
  isReset: boolean;
  url: string;
}

/** Invites somebody to the console; the link works for 24 hours and once. */
export function invitationEmail({ to, by, role, isReset, url }: Invitation): Email {
  const invited = by === null ? 'You are invited' : `${by} invited you`;
  const reset = by === null ? 'Your sign-in was reset' : `${by} reset your sign-in`;
  return {
    to,
    subject: isReset ? `Your sign-in was reset: ${brand} console` : `Your sign-in to the ${brand} console`,
    preview: 'The link works for 24 hours, and once.',
    heading: isReset ? 'Set up your sign-in again' : 'Set up your sign-in',
    blocks: [
      isReset
        ? `${reset} to the ${brand} console: your passkeys, code apps, password and recovery codes work no more, and your sessions have ended.`
        : `${invited} to the ${brand} console. Your role: ${role}.`,
      'Set up a passkey, or a password with a code app. Nothing in the console opens before that. The link works for 24 hours, and once; keep it to yourself.',
    ],
    button: { label: 'Set up your sign-in', url },
    further: [],
    footnote: isReset
      ? 'Did you not ask for this? Tell an owner of the console before you use the link.'
      : 'Do you not know what this is about? Then there is nothing to do: without this link nobody gets in.',
  };
}
