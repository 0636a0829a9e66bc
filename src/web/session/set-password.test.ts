import { expect, test } from 'vitest';
import { emailFault } from './email-fault.ts';
import { passwordFault } from './set-password.ts';

test.each([
  ['nine char', 'Use 10 characters or more.'],
  ['ten chars!', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'Use at most 128 characters.'],
])('the password %j: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each(['', 'maya', 'maya@', 'maya@example', '@example.com', 'ma ya@example.com'])(
  'the form rejects %j as an email address',
  (email) => {
    expect(emailFault(email)).not.toBeNull();
  },
);

test('the form accepts unusual email addresses', () => {
  expect(emailFault('o’hara+kite@sub.example.museum')).toBeNull();
});
