import { describe, expect, it } from 'vitest';
import { cleanText } from '#server/analytics/ingestion/redact.ts';
import { currencyOfLanguages } from '#server/billing/offer/currency-of-languages.ts';
import { signatureFault } from '#server/billing/paddle/webhook-signature.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { plainName } from '#server/identity/plain-name.ts';
import { readToken } from '#server/identity/token.ts';
import { bouncesIn, isToReturnPath } from '#server/mail/bounces/bounces-in.ts';
import { faultOfAnswer, faultOfStatus } from '#server/mail/bounces/fault-of-status.ts';
import { longestReport } from '#server/mail/bounces/read-mail.ts';
import { returnPathOf } from '#server/mail/bounces/return-path.ts';
import { verdictOn } from '#server/mail/smtp-verdict.ts';
import { networkOf, shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { readableReason } from '#server/platform/work/readable-reason.ts';
import { bounceMailbox, deliveryReport } from '#testing/server/delivery-report.ts';

const megabyte = 1_048_576;
const allowedMs = 50;

/** With lines of the length that email may have, so that it is read. */
const plainBounce = (text: string, type = 'text/plain') =>
  `From: MAILER-DAEMON@mx.test\nTo: ${returnPathOf('ada@gmial.com', bounceMailbox)}\nSubject: Undeliverable\nContent-Type: ${type}\n\n${text.slice(0, longestReport).replace(/[^\n]{900}/g, '$&\n')}`;

/** The functions that read the text of strangers, other servers and other people's browsers. */
const readers: Record<string, (text: string) => unknown> = {
  'the return path of a message': (text) => isToReturnPath(text, bounceMailbox),
  'a message to a return path': (text) =>
    bouncesIn(deliveryReport().replace('It could', `${text} could`), bounceMailbox),
  'a bounce in words': (text) => bouncesIn(plainBounce(text), bounceMailbox),
  'a bounce in HTML': (text) => bouncesIn(plainBounce(text, 'text/html'), bounceMailbox),
  'the head of a message': (text) => bouncesIn(text + deliveryReport(), bounceMailbox),
  'a report of a failed delivery': (text) => bouncesIn(deliveryReport({ status: text }), bounceMailbox),
  'the answer of a mail server': faultOfAnswer,
  'a status of a mail server': faultOfStatus,
  'a refusal of a mail server': (text) => verdictOn({ message: text, response: text }, 'ada@example.com'),
  'a reason': readableReason,
  'an error': (text) => reasonOf(new Error(text)),
  'an address': readEmailAddress,
  'a name': plainName,
  'a header of authorization': readToken,
  'an address of a network': networkOf,
  'a forwarded address of a network': shortNetworkOf,
  'languages of a browser': currencyOfLanguages,
  'a signature': (text) => signatureFault(text, Buffer.from('{}'), 'secret', 0),
  'what a form has captured': cleanText,
};

/** Each is repeated to a megabyte; the last one fits nothing, so that a pattern has to give up. */
const units = [
  'a',
  'A',
  '1',
  ' ',
  '@',
  '.',
  '+',
  '-',
  '"',
  '<',
  ',',
  ';',
  ':',
  '=',
  '\n',
  '\0',
  'é',
  '\u0301',
  'a@',
  'a.',
  '1 ',
  '1.',
  'a ',
  '\n ',
  'a:\n',
  '<a',
  '"a',
  'bounce+',
  'a@b ',
  '--b\n',
  '550 ',
  '5.1.',
  '#5',
  '<a b',
  '=?a?q?',
  '&lt;',
  'boundary=',
  'q=1,',
  'ts=1;',
  '1-',
  '::',
];

/**
 * Whether it takes no longer than allowed, in one of three tries, because other work of the machine may come between.
 */
const isQuick = async (act: () => unknown) => {
  for (let times = 0; times < 3; times++) if ((await cpuMs(act)) <= allowedMs) return true;
  return false;
};

async function cpuMs(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a megabyte of the worst text', () => {
  it.each(Object.entries(readers))('%s is read or refused within 50 ms', async (_what, read) => {
    for (const unit of units) {
      const text = `${unit.repeat(megabyte / unit.length)}\u2603`;
      expect(await isQuick(() => read(text)), JSON.stringify(unit)).toBe(true);
    }
  });
});
