import { describe, expect, it } from 'vitest';
import { isStorable } from './storable-text';

describe('isStorable', () => {
  it.each([null, 0, true, '', 'Ada', '🪁', { name: ['Ada', { age: 34 }] }])('is true of %j', (data) => {
    expect(isStorable(data)).toBe(true);
  });

  it.each(['\0', 'a\0b', '\ud83e', '\udea1\ud83e', ['a', ['\0']], { name: { of: '\ud800' } }, { 'na\0me': 1 }])(
    'is false of %j',
    (data) => {
      expect(isStorable(data)).toBe(false);
    },
  );

  it('does not mind how deep it is', () => {
    expect(isStorable(JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)))).toBe(true);
  });
});
