import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatTime } from '#server/mail/format.ts';

interface Corrected {
  to: string;
  /** Epoch ms. */
  correctedAt: number;
  passwordUrl: string;
}

/** To the new address; using its link proves it. */
export function addressCorrectedEmail({ to, correctedAt, passwordUrl }: Corrected): Email {
  return {
    to,
    subject: `Your ${brand} account has this address now`,
    preview: 'Sign in with it from now on.',
    heading: 'Your address is corrected',
    blocks: [
      `On ${formatTime(correctedAt)} we corrected the email address of your account to this one. From now on you sign in with it, and our emails come here.`,
      'All your devices are signed out. Your password stays as it was. If you have none, or to confirm this address, choose one: the link works for 24 hours, and once.',
    ],
    button: { label: 'Choose a password', url: passwordUrl },
    further: [],
    footnote: 'Is none of this yours? Then somebody mistyped an address: reply to this message, and we mend it.',
  };
}

interface Left {
  to: string;
  /** The new address, masked. */
  newAddress: string;
  /** Epoch ms. */
  correctedAt: number;
  /**
   * The link that takes the correction back, and until when it works (epoch ms); null for an address that may not take
   * it back.
   */
  undo: { url: string; endsAt: number } | null;
}

/** To the old address, which can take the correction back if its mailbox had confirmed the address. */
export function addressLeftEmail({ to, newAddress, correctedAt, undo }: Left): Email {
  const until = undo === null ? null : formatTime(undo.endsAt);
  return {
    to,
    subject: `Your ${brand} account has another address now`,
    preview: undo === null ? 'Was it not you? Reply to this message.' : `Was it not you? Take it back until ${until}.`,
    heading: 'The address of your account was changed',
    blocks: [
      `On ${formatTime(correctedAt)} somebody asked us to correct the email address of the account with this one to ${newAddress}. Our emails go there from now on.`,
      undo === null
        ? 'Was that you? Then there is nothing to do. If not, reply to this message: a person reads it.'
        : `Was that you? Then there is nothing to do. If not, take it back until ${until}: the account has this address again, and everybody is signed out.`,
    ],
    button: undo && { label: 'Take it back', url: undo.url },
    further: [],
    footnote: `Have you never had an account at ${brand}? Then somebody mistyped an address, and this is the last email.`,
  };
}

interface Restored {
  to: string;
  passwordUrl: string;
}

/** To the old address after the correction was taken back. */
export function addressRestoredEmail({ to, passwordUrl }: Restored): Email {
  return {
    to,
    subject: `Your ${brand} account has its address back`,
    preview: 'Choose a new password to get in.',
    heading: 'Everything is back',
    blocks: [
      'The account has this address again. Everybody is signed out, and the password is gone, because somebody else may have chosen it.',
      'Choose a new one: the link works for 24 hours, and once.',
    ],
    button: { label: 'Choose a password', url: passwordUrl },
    further: [],
    footnote: 'Reply to this message if anything looks strange to you. A person reads it.',
  };
}
