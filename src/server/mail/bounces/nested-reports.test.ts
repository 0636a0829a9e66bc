import { describe, expect, it } from 'vitest';
import { bounceMailbox as at, deliveryReport } from '#testing/server/delivery-report.ts';
import { bouncesIn } from './bounces-in.ts';
import { returnPathOf } from './return-path.ts';

const ours = returnPathOf('ada@gmial.com', at);
const bounced = [
  { kind: 'hard bounce', email: 'ada@gmial.com', why: 'no such address', messageId: 'kite@everkite.test' },
];
/** The report as a part: its head has only the fields of a part. */
const part = deliveryReport().replace(/^[\s\S]*?(?=Content-Type)/, '');
let boundaries = 0;

function multipart(type: string, ...parts: string[]): string {
  boundaries += 1;
  const b = `outer${boundaries}`;
  return [
    `Content-Type: multipart/${type}; boundary="${b}"`,
    '',
    ...parts.map((one) => `--${b}\r\n${one}`),
    `--${b}--`,
  ].join('\r\n');
}

const text = 'Content-Type: text/plain\r\n\r\nSee below.';
const sent = (body: string) => `From: gate@mx.test\r\nTo: ${ours}\r\n${body}`;
const forwarded = (message: string) => `Content-Type: message/rfc822\r\n\r\n${message}`;
const base64 = (message: string) =>
  `Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(message)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n')}`;
/** Nested in another message, this many times. */
const times = (most: number, wrap: (inner: string) => string, inner: string): string =>
  most === 0 ? inner : times(most - 1, wrap, wrap(inner));

describe('a report inside of another message', () => {
  it.each([
    ['in multipart/mixed, as a list adds its footer', multipart('mixed', part, text)],
    ['in multipart/signed', multipart('signed', part, 'Content-Type: application/pgp-signature\r\n\r\nx')],
    ['in multipart/related', multipart('related', part)],
    ['in multipart/alternative', multipart('alternative', text, part)],
    ['in mixed in signed in related', multipart('related', multipart('signed', multipart('mixed', text, part)))],
    ['thirty multiparts deep', times(30, (inner) => multipart('mixed', inner), part)],
    ['forwarded as the whole message', forwarded(deliveryReport())],
    ['forwarded as an attachment', multipart('mixed', text, forwarded(deliveryReport()))],
    ['forwarded twice', multipart('mixed', text, forwarded(multipart('mixed', text, forwarded(deliveryReport()))))],
    ['forwarded five times', times(5, forwarded, deliveryReport())],
    ['forwarded in base 64', multipart('mixed', text, base64(deliveryReport()))],
    [
      'forwarded beside another message',
      multipart('mixed', forwarded('Subject: Hi\r\n\r\nHi'), forwarded(deliveryReport())),
    ],
    [
      'with a status in base 64',
      part.replace(
        /(delivery-status)\r\n\r\n([\s\S]*?)(?=--kite)/,
        (_all, type, status) =>
          `${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(status).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
      ),
    ],
    [
      'with the names of RFC 6533',
      part
        .replace('/delivery-status', '/global-delivery-status')
        .replace('text/rfc822-headers', 'message/global-headers'),
    ],
    ['with a boundary that has blanks', part.replaceAll('kite"', 'ki te"').replaceAll('--kite', '--ki te')],
  ])('%s is read', async (_where, body) => {
    expect(await bouncesIn(sent(body), at)).toEqual(bounced);
  });

  it('what is in the email that came back is not read', async () => {
    const status = deliveryReport({ action: 'delayed' }).replace(
      'text/rfc822-headers\r\n',
      `message/rfc822\r\n\r\n${part}`,
    );
    expect(await bouncesIn(status, at)).toEqual([]);
  });

  it.each([
    [
      'three thousand multiparts deep',
      times(3_000, (inner) => `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${inner}`, part),
    ],
    ['forty multiparts deep', times(40, (inner) => multipart('mixed', inner), part)],
    ['as one of six hundred parts', multipart('mixed', ...Array<string>(600).fill(''), part)],
    ['below nine thousand short lines', multipart('mixed', `\r\n${'a\r\n'.repeat(9_000)}`, part)],
    ['as one of ten thousand parts', multipart('mixed', ...Array<string>(10_000).fill(text), part)],
    ['forwarded two thousand times', times(2_000, forwarded, deliveryReport())],
    ['forwarded six times', times(6, forwarded, deliveryReport())],
    ['below five megabytes of head', `${'X-A: b\r\n'.repeat(655_360)}${part}`],
    ['with a boundary that has no end', multipart('mixed', part).replaceAll('outer', 'b'.repeat(100_000))],
  ])('%s is not read, and nothing hangs', async (_where, body) => {
    expect(await bouncesIn(sent(body), at)).toEqual([]);
  });

  it.each(['nonsense', 'utf-16', 'x-user-defined', '"', 'utf-7; charset=x'])(
    'a charset %s is no hindrance',
    async (charset) => {
      const odd = deliveryReport().replace('text/plain', `text/plain; charset=${charset}`);
      expect(await bouncesIn(odd, at)).toEqual(bounced);
    },
  );
});
