import type { EmailFault } from '#contract/console/email-delivery.ts';

/** Why an email came back, by its enhanced status (RFC 3463), such as 5.1.1. */
export function faultOfStatus(status: string): EmailFault {
  const [, subject, detail] = /^[245]\.(\d{1,3})\.(\d{1,3})$/.exec(status) ?? [];
  // 2.1: the mailbox is disabled. 2.2: it is full.
  if (subject === '1' || (subject === '2' && detail === '1')) return 'no such address';
  if (subject === '2' && detail === '2') return 'mailbox full';
  if (subject === '4') return 'not reached';
  return subject === '7' ? 'not trusted' : 'other';
}

/** Why a mail server refused a recipient (RFC 5321, 4.2.3), by its answer. */
export function faultOfAnswer(answer: string): EmailFault {
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0];
  if (status !== undefined) return faultOfStatus(status);
  if (/\b552\b/.test(answer)) return 'mailbox full';
  return /\b55[013]\b/.test(answer) ? 'no such address' : 'other';
}
