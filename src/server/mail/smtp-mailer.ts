import { createTransport } from 'nodemailer';
import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';
import { type SmtpFault, verdictOn } from './smtp-verdict.ts';

/** How long a mail server may be silent, in ms. Some scan a message for a while before they accept it. */
interface Timeouts {
  connectMs: number;
  silenceMs: number;
}

interface SmtpOptions {
  timeouts?: Timeouts;
  /** Where a report of a failed delivery to this address goes; null: to the sender. */
  returnPath?: ((emailKey: string) => string) | null;
}

const usualTimeouts: Timeouts = { connectMs: 10_000, silenceMs: 60_000 };

/**
 * Sends messages to the mail server at `url` (smtp:// or smtps://, with user and password in it). With smtp:// the
 * connection is encrypted if the server offers it, and then its certificate must be valid.
 */
export function createSmtpMailer(
  url: string,
  from: string,
  { timeouts = usualTimeouts, returnPath = null }: SmtpOptions = {},
): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  });
  return {
    send: async (email, messageId) => {
      const address = readEmailAddress(email.to);
      if (address === null) return { refused: 'this is no email address' };
      try {
        const envelope = returnPath && { envelope: { from: returnPath(address.emailKey), to: email.to } };
        await transport.sendMail({ ...messageOf(email, messageId, from), ...envelope });
        return 'handed over';
      } catch (error) {
        const verdict = verdictOn(error as SmtpFault, email.to);
        if ('refused' in verdict) return verdict;
        throw new Error(verdict.failed);
      }
    },
  };
}
