import type { EmailFault } from '#contract/console-email-delivery.ts';

/** What became of an email after a mail server had accepted it. */
export interface MailEvent {
  /** `hard bounce`: the address will never take email. `soft bounce`: it may later. */
  kind: 'hard bounce' | 'soft bounce' | 'complaint';
  /** The recipient, as the provider gives it. */
  email: string;
  /** Null for a complaint. */
  why: EmailFault | null;
  /** Of the email, without angle brackets; null when it is not told. */
  messageId: string | null;
}
