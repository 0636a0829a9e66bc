import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordLength } from '#contract/limits.ts';
import { isGuessable } from './guessable.ts';

describe('isGuessable', () => {
  it('isGuessable refuses the thousand most common passwords that are long enough', { tags: 'long' }, () => {
    const commonest = dictionary['passwords-common']
      .filter(({ length }) => length >= passwordLength.min)
      .slice(0, 1000);
    expect(commonest).toHaveLength(1000);
    expect(commonest.filter((password) => !isGuessable(password))).toEqual([]);
  });

  it.each(['everkite12', 'Everkite2030', '3v3rk1t3!!', 'etikreve99', 'operator123', 'everkiteeverkite'])(
    'isGuessable refuses %s, which is made of our own words',
    (password) => {
      expect(isGuessable(password)).toBe(true);
    },
  );

  it('isGuessable accepts passphrases, random characters and words of other languages', () => {
    const good = [
      'seven kites over the bay',
      'lantern moss gravel',
      'rustyharborlantern',
      'correct horse battery',
      'meadow-violin-42',
      'tR7!kqvz0Wp2',
      'k8fj2m4x9q',
      '501938472660',
      'wolkenbruchfahrrad',
      'tortuga-lenta-azul',
      'ÄÖÜäöüßßßß kite',
      '🪁🪁🪁 fly high',
    ];
    expect(good.filter(isGuessable)).toEqual([]);
  });

  it('isGuessable judges a password of the greatest length by its beginning', () => {
    expect(isGuessable('x1'.repeat(passwordLength.max / 2))).toBe(true);
    expect(isGuessable(`tR7!kqvz0Wp2${'x'.repeat(passwordLength.max - 12)}`)).toBe(false);
  });
});
