import { expect, test } from 'vitest';
import { signWebhook } from '#testing/server/webhook-signature.ts';
import { signatureFault, signatureToleranceMs } from './webhook-signature.ts';

const secret = 'pdl_ntfset_test';
const now = 1_775_990_279_000;
const body = Buffer.from('{"event_id": "evt_1",  "data": {"name": "é"}}');

function header(bytes: Buffer = body, key = secret, at = now): string {
  return signWebhook(bytes, key, at);
}

function sign(bytes: Buffer, key = secret): { ts: string; h1: string } {
  const [ts, h1] = header(bytes, key).split(';');
  return { ts: ts!, h1: h1! };
}

test('a signature with the right secret over the same bytes is valid', () => {
  expect(signatureFault(header(), body, secret, now)).toBeNull();
});

test('a signature is not valid for the same JSON in another form', () => {
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
  expect(signatureFault(header(), rewritten, secret, now)).toBe('wrong');
});

test('a signature with another secret is not valid', () => {
  expect(signatureFault(header(body, 'another'), body, secret, now)).toBe('wrong');
});

test('an empty secret is never valid, not even for a signature made with it', () => {
  expect(signatureFault(header(body, ''), body, '', now)).toBe('malformed');
});

test('the time is signed too', () => {
  const { h1 } = sign(body);
  expect(signatureFault(`ts=${now / 1000 + 1};${h1}`, body, secret, now)).toBe('wrong');
});

test.each([
  ['just young enough', now - signatureToleranceMs, null],
  ['replayed too late', now - signatureToleranceMs - 1000, 'too old'],
  ['just near enough ahead', now + signatureToleranceMs, null],
  ['from the future', now + signatureToleranceMs + 1000, 'from the future'],
])('a signature %s', (_name, signedAt, fault) => {
  expect(signatureFault(header(body, secret, signedAt), body, secret, now)).toBe(fault);
});

test('while a secret is being changed, one valid h1 of several is enough', () => {
  const { ts, h1 } = sign(body);
  const other = sign(body, 'the new secret').h1;
  expect(signatureFault(`${ts};${h1};${other}`, body, secret, now)).toBeNull();
  expect(signatureFault(`${ts};${other};${h1}`, body, secret, now)).toBeNull();
  expect(signatureFault(`${ts};${other};${other}`, body, secret, now)).toBe('wrong');
});

test.each(['the new secret,pdl_ntfset_test', ' pdl_ntfset_test  the_new ', 'a,\npdl_ntfset_test'])(
  'while a secret is changed, the setting %j takes signatures of each',
  (setting) => {
    expect(signatureFault(header(), body, setting, now)).toBeNull();
    expect(signatureFault(header(body, 'another'), body, setting, now)).toBe('wrong');
    expect(signatureFault(header(body, setting), body, setting, now)).toBe('wrong');
  },
);

test('a setting without a secret accepts nothing', () => {
  expect(signatureFault(header(body, ','), body, ' , ', now)).toBe('malformed');
});

test.each([
  ['nothing', undefined, 'missing'],
  ['an empty header', '', 'missing'],
  ['no time', sign(body).h1, 'malformed'],
  ['two times', `${sign(body).ts};${header()}`, 'malformed'],
  ['no hash', sign(body).ts, 'malformed'],
  ['a short hash', `${sign(body).ts};h1=abcd`, 'malformed'],
  ['noise', 'ts=now;h1=zz', 'malformed'],
])('a signature header is refused: %s', (_name, value, fault) => {
  expect(signatureFault(value, body, secret, now)).toBe(fault);
});
