import type { EmailDelivery, EmailFault } from './email-delivery.ts';

const faultWords: Record<EmailFault, string> = {
  'no such address': 'no such address',
  'mailbox full': 'the mailbox is full',
  'not trusted': 'taken for spam',
  'not reached': 'their mail server is away',
  other: 'no reason given',
  'came back before': 'an earlier one came back',
  'complained before': 'they marked one as spam',
};

const deliveryWords: Record<EmailDelivery, string> = {
  waiting: 'waiting',
  'handed over': 'handed over',
  'hard bounce': 'came back for good',
  'soft bounce': 'came back for now',
  complaint: 'marked as spam',
  refused: 'refused',
  suppressed: 'not sent',
};

/** The delivery of an email in words, such as “came back for good: no such address”. */
export function deliveryText(delivery: EmailDelivery, why: EmailFault | null): string {
  const words = deliveryWords[delivery];
  return why === null ? words : `${words}: ${faultWords[why]}`;
}
