import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

const email = 'ada.lovelace@example.com';

describe('passwordFault', () => {
  it.each([
    'seven kites over the bay',
    '501938472660',
    'ÄÖÜäöüßßßß kite',
    '🪁🪁🪁 fly high',
    'lantern moss gravel',
    'tR7!kqvz0Wp2',
    'meadow-violin-42',
  ])('passwordFault accepts %s', (password) => {
    expect(passwordFault(password, email)).toBeNull();
  });

  it.each([
    ['ninechars', 'Choose a password of at least 10 characters.'],
    ['abcdefg '.repeat(17), 'Choose a password of at most 128 characters.'],
    ['Password123', 'This password is one of the first to be guessed. Choose another one.'],
    ['QWERTYUIOP', 'This password is one of the first to be guessed. Choose another one.'],
    ['aaaaaaaaaaaa', 'This password is one of the first to be guessed. Choose another one.'],
    ['ababababab', 'This password is one of the first to be guessed. Choose another one.'],
    ['Liverpool1!', 'This password is one of the first to be guessed. Choose another one.'],
    ['P@ssw0rd2031', 'This password is one of the first to be guessed. Choose another one.'],
    ['qwerty123456', 'This password is one of the first to be guessed. Choose another one.'],
    ['1029384756', 'This password is one of the first to be guessed. Choose another one.'],
    ['1a2b3c4d5e', 'This password is one of the first to be guessed. Choose another one.'],
    ['x1'.repeat(60).concat('yz'), 'This password is one of the first to be guessed. Choose another one.'],
    ['Summer2027!', 'This password is one of the first to be guessed. Choose another one.'],
    ['Ada.Lovelace@example.com', 'Choose a password that is not made of your email address or our name.'],
    ['AdaLovelace1815', 'Choose a password that is not made of your email address or our name.'],
    ['Everkite2026!', 'Choose a password that is not made of your email address or our name.'],
  ])('passwordFault refuses %s', (password, fault) => {
    expect(passwordFault(password, email)).toBe(fault);
  });

  it('passwordFault counts characters, not code units', () => {
    expect(passwordFault('🪁🦅🦉🐝🌊', email)).toBe('Choose a password of at least 10 characters.');
  });
});
