import { describe, expect, it } from 'vitest';
import { bounceMailbox as at } from '#testing/server/delivery-report.ts';
import { bouncesIn } from './bounces-in.ts';
import { returnPathOf } from './return-path.ts';

const to = 'ada@gmial.com';
const ours = returnPathOf(to, at);
const daemon = 'From: MAILER-DAEMON@mx.test';
/** The returned email, as it stands below the server's text. */
const copy = `Received: from everkite.test by mx.test\nMessage-ID: <kite@everkite.test>\nTo: ${to}\n\nThank you. No such user in it.`;

const message = (head: string, body: string, path = ours) =>
  `Return-Path: <>\n${head}\nTo: ${path}\n\n${body}`.replaceAll('\n', '\r\n');
const html = 'MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8';

type Row = [form: string, head: string, body: string, kind: 'hard bounce' | 'soft bounce', why: string];

/** Messages of servers without RFC 3464: our own words around the phrases by which they are recognised. */
const bounces: Row[] = [
  [
    'qmail, an unknown mailbox',
    `${daemon}\nSubject: failure notice`,
    `Hi. This is the qmail-send program at mx.test.\nSome words.\n\n<${to}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${copy}`,
    'hard bounce',
    'no such address',
  ],
  [
    'qmail, after a week of trying',
    `${daemon}\nSubject: failure notice`,
    `Hi. This is the qmail-send program at mx.test.\n\n<${to}>:\nI wasn't able to establish an SMTP connection. (#4.4.1)\nIt has been in the queue too long.\n\n--- Below this line is a copy of the message.\n\n${copy}`,
    'soft bounce',
    'not reached',
  ],
  [
    'qmail, what the other server said',
    `${daemon}\nSubject: failure notice`,
    `Hi. This is the qmail-send program.\n\n<${to}>:\n192.0.2.7 does not like recipient.\nRemote host said: 550 sorry\nGiving up on 192.0.2.7.\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'Exim, whose bounces are marked as replies',
    'From: Mail Delivery System <Mailer-Daemon@mx.test>\nAuto-Submitted: auto-replied\nSubject: Mail delivery failed: returning message to sender',
    `Sent by Exim 4.94.2 for you.\n\n  ${to}\n    host mx.test [5.1.1.9]\n    SMTP error from remote mail server after RCPT TO:<${to}>:\n    550 5.1.1 Recipient gone\n\n------ This is a copy of the message, including all the headers. ------\n\n${copy}`,
    'hard bounce',
    'no such address',
  ],
  [
    'Exim, a domain without mail',
    'From: Mail Delivery System <Mailer-Daemon@mx.test>\nSubject: Mail delivery failed: returning message to sender',
    `  ${to}\n    Unrouteable address\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'Exim, a server that is away',
    'From: Mail Delivery System <Mailer-Daemon@mx.test>\nSubject: Mail delivery failed: returning message to sender',
    `  ${to}\n    retry timeout exceeded\n`,
    'soft bounce',
    'not reached',
  ],
  [
    'Postfix without its report',
    'From: MAILER-DAEMON@mx.test (Mail Delivery System)\nSubject: Undelivered Mail Returned to Sender',
    `<${to}>: host mx.test[192.0.2.7] said: 550 5.1.1\n    <${to}>: user unknown (in reply to RCPT TO command)\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'Postfix, a full mailbox',
    'From: MAILER-DAEMON@mx.test (Mail Delivery System)\nSubject: Undelivered Mail Returned to Sender',
    `<${to}>: host mx.test[192.0.2.7] said: 452 4.2.2 over quota\n`,
    'soft bounce',
    'mailbox full',
  ],
  [
    'old Exchange',
    'From: System Administrator <postmaster@mx.test>\nSubject: Undeliverable: Your receipt',
    `Your message\n\n  To:      ${to}\n  Subject: Your receipt\n\ndid not reach the following recipient(s):\n\n${to} on Monday\n    The recipient name is not recognized\n    <mx.test #5.1.1 smtp;550 none>`,
    'hard bounce',
    'no such address',
  ],
  [
    'Exchange in HTML alone',
    `From: Microsoft Outlook <MicrosoftExchange329e71ec@mx.test>\nSubject: Unzustellbar: Your receipt\n${html}`,
    `<html><p>Not found:<br><b>&lt;${to}&gt;</b></p><p>Remote Server returned &#39;550 5.1.10 gone&#39;</p></html>`,
    'hard bounce',
    'no such address',
  ],
  [
    'Domino',
    'From: Postmaster@mx.test\nSubject: DELIVERY FAILURE: User ada not listed in Directory',
    `Your message\n\n  Subject: Your receipt\n\nwas not delivered to:\n\n  ${to}\n\nbecause:\n\n  User ada (${to}) not listed in Directory\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'Yahoo',
    `From: MAILER-DAEMON@mx.test\nSubject: Failure Notice`,
    `Sorry, we were unable to deliver your message to the following address.\n\n<${to}>:\n554: delivery error: dd This user doesn't have a mailbox [0] - mx.test\n\n--- Original message\n\n${copy}`,
    'hard bounce',
    'no such address',
  ],
  [
    'Gmail',
    'From: Mail Delivery Subsystem <mailer-daemon@mx.test>\nSubject: Delivery Status Notification (Failure)',
    `Address not found\n\nYour message wasn’t delivered to ${to}.\nThe response was:\n\n550-5.1.1 It does not exist\n550 5.1.1 here\n\n----- Original message -----\n\n${copy}`,
    'hard bounce',
    'no such address',
  ],
  [
    'Sendmail with a sender that has no domain',
    'From: Mail Delivery Subsystem <MAILER-DAEMON>\nSubject: Returned mail: see transcript for details',
    `   ----- The following addresses had permanent fatal errors -----\n<${to}>\n    (reason: 550 User unknown)\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'a full mailbox in words alone',
    `${daemon}\nSubject: Mail delivery failure`,
    `The mailbox of ${to} is over quota.`,
    'soft bounce',
    'mailbox full',
  ],
  [
    'a refusal of us, which may pass',
    `${daemon}\nSubject: Undeliverable`,
    `${to}\n550 blocked: your network is listed`,
    'soft bounce',
    'not trusted',
  ],
  [
    'a language that we have no phrases of',
    `${daemon}\nSubject: Viesti`,
    `<${to}>: 550 5.1.1 tuntematon\n`,
    'hard bounce',
    'no such address',
  ],
  [
    'a reason that nobody knows',
    `${daemon}\nSubject: Undeliverable`,
    `${to}\nIt did not work out.`,
    'soft bounce',
    'other',
  ],
  [
    'words of the email that came back, which give no reason',
    `${daemon}\nSubject: Undeliverable`,
    `${to}\nIt did not work out.\n\n${copy}`,
    'soft bounce',
    'other',
  ],
  [
    'a status beside words that could mean another',
    `${daemon}\nSubject: Undeliverable`,
    `${to}\n550 5.1.1 our policy: only known people`,
    'hard bounce',
    'no such address',
  ],
  [
    'a mailbox from which nothing but an empty return path is known',
    'From: Mail <mail@mx.test>\nSubject: Your message could not be delivered',
    `${to}: no such user`,
    'hard bounce',
    'no such address',
  ],
];

describe('a bounce in words', () => {
  it.each(bounces)('%s', async (_form, head, body, kind, why) => {
    const has = body.includes(copy) ? 'kite@everkite.test' : null;
    expect(await bouncesIn(message(head, body), at)).toEqual([{ kind, email: to, why, messageId: has }]);
  });

  it.each(bounces)('%s: proves nothing without the token of its address', async (_form, head, body) => {
    expect(await bouncesIn(message(head, body, 'bounce@everkite.test'), at)).toEqual([]);
    expect(await bouncesIn(message(head, body, returnPathOf('grace@example.com', at)), at)).toEqual([]);
  });

  it('the email that came back may be attached', async () => {
    const parts = `--b\n\nIt could not be delivered: user unknown\n--b\nContent-Type: message/rfc822\n\n${copy}\n--b--`;
    const head = `${daemon}\nSubject: Undeliverable\nContent-Type: multipart/mixed; boundary=b`;
    const read = await bouncesIn(message(head, parts), at);
    expect(read).toEqual([{ kind: 'hard bounce', email: to, why: 'no such address', messageId: 'kite@everkite.test' }]);
  });
});

describe('what is no bounce', () => {
  const unknown = `${to}: 550 5.1.1 user unknown`;
  const person = `Return-Path: <${to}>\nFrom: ${to}`;

  it.each([
    ['an answer that a person wrote', `${person}\nSubject: Re: Undelivered mail`, unknown],
    ['an answer while somebody is away', `${daemon}\nSubject: Out of office: Your receipt`, unknown],
    ['an automatic answer', `From: ${to}\nAuto-Submitted: auto-replied\nSubject: Re: x`, unknown],
    ['an automatic answer of old', `From: ${to}\nPrecedence: auto_reply\nSubject: Re: x`, unknown],
    ['an automatic answer of another program', `From: ${to}\nX-Autoreply: yes\nSubject: Re: x`, unknown],
    ['news of a server', `${daemon}\nSubject: Our new address`, `${to} has a number: 550 Main Street`],
    ['a delay', `${daemon}\nSubject: Delivery Status Notification (Delay)`, `${to}: 451 4.4.1 no answer`],
    ['a warning', `${daemon}\nSubject: Mail not delivered`, `${to}: it will be retried for two days`],
  ])('%s', async (_what, head, body) => {
    const text = message(head, body).replace(/^Return-Path: <>\r\n(?=Return-Path)/, '');
    expect(await bouncesIn(text, at)).toEqual([]);
  });
});
