import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatTime } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';

interface Corrected {
  to: string;
  /** Epoch ms. */
  correctedAt: number;
  passwordUrl: string;
}

/** To the new address; using its link proves it. */
export function addressCorrectedEmail({ to, correctedAt, passwordUrl }: Corrected, say: Say): Email {
  return {
    to,
    subject: say('email-account.address-corrected-subject', { brand }),
    preview: say('email-account.address-corrected-preview'),
    heading: say('email-account.address-corrected-heading'),
    blocks: [
      say('email-account.address-corrected-on', { time: formatTime(correctedAt) }),
      say('email-account.address-corrected-password'),
    ],
    button: { label: say('email-account.address-corrected-button'), url: passwordUrl },
    further: [],
    footnote: say('email-account.address-corrected-foot'),
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
export function addressLeftEmail({ to, newAddress, correctedAt, undo }: Left, say: Say): Email {
  const until = undo && { time: formatTime(undo.endsAt) };
  return {
    to,
    subject: say('email-account.address-left-subject', { brand }),
    preview: until ? say('email-account.address-left-preview-undo', until) : say('email-account.address-left-preview'),
    heading: say('email-account.address-left-heading'),
    blocks: [
      say('email-account.address-left-on', { time: formatTime(correctedAt), address: newAddress }),
      until ? say('email-account.address-left-undo', until) : say('email-account.address-left-reply'),
    ],
    button: undo && { label: say('email-account.address-left-button'), url: undo.url },
    further: [],
    footnote: say('email-account.address-left-foot', { brand }),
  };
}

interface Restored {
  to: string;
  passwordUrl: string;
}

/** To the old address after the correction was taken back. */
export function addressRestoredEmail({ to, passwordUrl }: Restored, say: Say): Email {
  return {
    to,
    subject: say('email-account.address-restored-subject', { brand }),
    preview: say('email-account.address-restored-preview'),
    heading: say('email-account.address-restored-heading'),
    blocks: [say('email-account.address-restored-signed-out'), say('email-account.address-restored-password')],
    button: { label: say('email-account.address-restored-button'), url: passwordUrl },
    further: [],
    footnote: say('email-account.address-restored-foot'),
  };
}
