import type { EmailFault } from '#contract/console/email-delivery.ts';

/** What happened to an email after a mail server had accepted it. */
export interface MailEvent {
  /** `hard bounce`: the address will never take email. `soft bounce`: it may later. */
  kind: 'hard bounce' | 'soft bounce' | 'complaint';
  /** The recipient, as the provider gives it. */
  email: string;
  /** Null for a complaint. */
  why: EmailFault | null;
  /** The email's Message-ID, without angle brackets; null when the provider does not report it. */
  messageId: string | null;
}
