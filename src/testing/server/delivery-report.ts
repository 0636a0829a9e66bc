import { returnPathOf } from '#server/mail/bounces/return-path.ts';

/** The address for reports of failed deliveries, and the secret that proves that they are about an email of ours. */
export const bounceMailbox = { address: 'bounce@everkite.test', secret: 'a secret of sixteen' };

/** A report as mail servers write it (RFC 3464, appendix E). */
export const deliveryReport = ({
  to = 'ada@gmial.com',
  status = '5.1.1',
  action = 'failed',
  path = returnPathOf(to, bounceMailbox),
} = {}) =>
  [
    'From: MAILER-DAEMON@mx.test',
    `To: ${path}`,
    'Subject: Undelivered',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="kite"',
    '',
    '--kite',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--kite',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--kite',
    'Content-Type: text/rfc822-headers',
    '',
    `To: ${to}`,
    'Subject: Your receipt',
    'Message-ID: <kite@everkite.test>',
    '--kite--',
  ].join('\r\n');
