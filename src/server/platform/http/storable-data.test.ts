import { describe, expect, it } from 'vitest';
import { unstorableIn } from './storable-data.ts';

describe('what cannot be stored', () => {
  it.each([null, 0, true, '', 'Ada', '🪁', { name: ['Ada', { age: 34 }] }])(
    'unstorableIn finds nothing in %j',
    (data) => {
      expect(unstorableIn(data)).toBeNull();
    },
  );

  it.each(['\0', 'a\0b', '\ud83e', '\udea1\ud83e', ['a', ['\0']], { name: { of: '\ud800' } }, { 'na\0me': 1 }])(
    'unstorableIn finds a character that cannot be stored in %j',
    (data) => {
      expect(unstorableIn(data)).toBe('a character that is no text');
    },
  );

  it.each(['1e400', '[-1e400]', `{"age":${'9'.repeat(2_000_000)}}`])(
    'unstorableIn finds a number that is too large in %.12s',
    (text) => {
      expect(unstorableIn(JSON.parse(text))).toBe('a number that is too large');
    },
  );

  it('unstorableIn works at any depth of nesting', () => {
    expect(unstorableIn(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toBeNull();
  });
});
