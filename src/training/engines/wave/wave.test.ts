import { expect, test } from 'vitest';
import { initialsOf, linkFor, suggested, waveNumbers } from './wave.ts';

test('a name becomes its first letters', () => {
  expect(['sam', 'Jo Ann Lee', 'JB', 'Zoë', 'a b c d e', ' 42 '].map(initialsOf)).toEqual([
    'S',
    'JAL',
    'JB',
    'Z',
    'ABCD',
    '',
  ]);
});

test('people who were thought of longest ago are suggested first, at most four', () => {
  const people = [5, 1, 4, 2, 3].map((at) => ({ id: String(at), at, text: 'A', detail: {} }));
  expect(suggested(people).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
});

test('a line is quoted in the address that opens the own messenger', () => {
  expect(linkFor.sms('Hi & bye?')).toBe('sms:?&body=Hi%20%26%20bye%3F');
  expect(linkFor.email('Hi\nyou')).toBe('mailto:?body=Hi%0Ayou');
});

test('skipped answers are not kept', () => {
  expect(waveNumbers({ isSent: true, expected: -1, felt: null })).toEqual({
    numbers: { sent: 1, expected: -1 },
    words: [],
  });
});
