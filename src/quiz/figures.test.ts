import { expect, test } from 'vitest';
import { publisherFigures } from './figures.ts';

test('the publisher’s four figures stand together, one of them of 2040 participants (§ 3)', () => {
  const { footnote, figures } = publisherFigures;
  expect(figures.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['46 %', '74 %', '80 %', '70 %']);
  expect(figures[1]!.of).toBe('2040 participants');
  expect(footnote).toContain('Figure supplied by the publisher');
});
