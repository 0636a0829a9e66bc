import { expect, it } from 'vitest';
import { countedText } from './format-count.ts';

it('counts one by its singular', () => {
  expect([0, 1, 2, 1204].map((count) => countedText(count, 'visit'))).toEqual([
    '0 visits',
    '1 visit',
    '2 visits',
    '1,204 visits',
  ]);
  expect([1, 2].map((count) => countedText(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
