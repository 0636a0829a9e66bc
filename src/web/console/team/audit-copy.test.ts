import { expect, it } from 'vitest';
import { chainState, changeText, headText, subjectText } from './audit-copy.ts';

it.each([
  [{ user_id: '41', subject: '' }, 'account 41'],
  [{ user_id: '41', subject: 'payment of 20 Nov' }, 'account 41, payment of 20 Nov'],
  [{ user_id: null, subject: 'T. Weiss' }, 'T. Weiss'],
])('%#: what an act was about', (row, text) => {
  expect(subjectText(row)).toBe(text);
});

it.each([
  [{ before: 'none', after: 'analyst' }, 'none to analyst'],
  [{ before: '', after: 'quiz, goals' }, 'quiz, goals'],
  [{ before: 'active', after: '' }, 'active to nothing'],
  [{ before: '', after: '' }, ''],
])('%#: before and after', (row, text) => {
  expect(changeText(row)).toBe(text);
});

it('a head is shown in fours', () => {
  expect(headText('9f3c41d07be2a71e55aa')).toBe('9f3c 41d0 7be2 a71e');
  expect(headText('')).toBe('');
});

it.each([
  [null, 'unverified'],
  [{ at: '', position: 4812, is_whole: true }, 'whole'],
  [{ at: '', position: 17, is_whole: false }, 'broken'],
] as const)('%#: the state of the chain', (verified, state) => {
  expect(chainState({ entries: 4812, since: null, head: '', verified })).toBe(state);
});
