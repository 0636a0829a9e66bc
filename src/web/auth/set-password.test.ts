import { describe, expect, test } from 'vitest';
import { emailFault } from './email-fault';
import { passwordFault } from './set-password';

describe('what a form says before it is sent', () => {
  test.each([
    ['nine char', 'Use 10 characters or more.'],
    ['ten chars!', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'Use at most 128 characters.'],
  ])('the password %j: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each(['', 'maya', 'maya@', 'maya@example', '@example.com', 'ma ya@example.com'])(
    '%j is no e-mail address',
    (email) => {
      expect(emailFault(email)).not.toBeNull();
    },
  );

  test('an e-mail address may look unusual', () => {
    expect(emailFault('o’hara+kite@sub.example.museum')).toBeNull();
  });
});
