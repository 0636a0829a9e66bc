import { expect, test } from 'vitest';
import { dayCountLabel, groupLabels, untilLabel } from './training-labels.ts';

test.each([
  [{ people: 340, part: 140 }, '41.2%', '140 of 340 people'],
  [{ people: 30, part: 30 }, '100.0%', '30 of 30 people'],
  [{ people: 29, part: 2 }, '2 of 29', 'no share under 30 people'],
  [{ people: 0, part: 0 }, 'nobody yet', ''],
  [null, 'under 5 people', 'too few to tell'],
])('the group %j is told as %s', (group, main, remark) => {
  expect(groupLabels(group)).toEqual({ main, remark });
});

test('a count of too few people is not told, and none is 0', () => {
  expect([dayCountLabel(null), dayCountLabel(0), dayCountLabel(1204)]).toEqual(['under 5 people', '0', '1,204']);
});

test('today is until a time in UTC', () => {
  expect(untilLabel({ until: '2026-11-21T09:40:12.000Z' })).toBe('until 09:40');
});
