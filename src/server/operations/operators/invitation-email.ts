import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';

interface Invitation {
  to: string;
  /** Who invites; null: the console's own password. */
  by: string | null;
  /** What the role is called. */
  role: string;
  url: string;
}

/** Invites somebody to the console; the link works for 24 hours and once. */
export function invitationEmail({ to, by, role, url }: Invitation): Email {
  const invited = by === null ? 'You are invited' : `${by} invited you`;
  return {
    to,
    subject: `Your sign-in to the ${brand} console`,
    preview: 'The link works for 24 hours, and once.',
    heading: 'Set up your sign-in',
    blocks: [
      `${invited} to the ${brand} console. Your role: ${role}.`,
      'Set up a passkey, or a password with a code app. Nothing in the console opens before that. The link works for 24 hours, and once; keep it to yourself.',
    ],
    button: { label: 'Set up your sign-in', url },
    further: [],
    footnote: 'Do you not know what this is about? Then there is nothing to do: without this link nobody gets in.',
  };
}
