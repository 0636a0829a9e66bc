import { describe, expect, it } from 'vitest';
import { unstorableIn } from './storable-data.ts';

describe('what cannot be stored', () => {
  it.each([null, 0, true, '', 'Ada', '🪁', { name: ['Ada', { age: 34 }] }])('is nothing of %j', (data) => {
    expect(unstorableIn(data)).toBeNull();
  });

  it.each(['\0', 'a\0b', '\ud83e', '\udea1\ud83e', ['a', ['\0']], { name: { of: '\ud800' } }, { 'na\0me': 1 }])(
    'is a character of %j',
    (data) => {
      expect(unstorableIn(data)).toBe('a character that is no text');
    },
  );

  it.each(['1e400', '[-1e400]', `{"age":${'9'.repeat(2_000_000)}}`])('is the number of %.12s', (text) => {
    expect(unstorableIn(JSON.parse(text))).toBe('a number that is too large');
  });

  it('does not mind how deep it is', () => {
    expect(unstorableIn(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toBeNull();
  });
});
