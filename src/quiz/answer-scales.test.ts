import { expect, test } from 'vitest';
import { agreeOptions, difficultToAnswer, frequencyOptions, other, symptomFrequencyOptions } from './answer-scales.ts';
import type { Option } from './quiz.ts';

const points = (options: Option[]) => Object.fromEntries(options.map(({ label, value }) => [label, value]));

test('agree statements give 0, 1 and 3 points', () => {
  expect(points(agreeOptions())).toEqual({ Disagree: 0, Neutral: 1, Agree: 3 });
});

test('frequency runs from Never 0 to Always 3', () => {
  expect(points(frequencyOptions(3))).toEqual({ Never: 0, Sometimes: 1, Often: 2, Always: 3 });
});

test('frequency runs from Never 0 to Always 4', () => {
  expect(points(frequencyOptions(4))).toEqual({ Never: 0, Rarely: 1, Sometimes: 2, Often: 3, Always: 4 });
});

test('the scale of the frequency quiz gives 3, 2, 1 and 0 points', () => {
  expect(points(symptomFrequencyOptions())).toEqual({ 'Most of the time': 3, Often: 2, Sometimes: 1, Never: 0 });
});

test('"Difficult to answer" gives 3 points and "Other" gives 2', () => {
  expect(points([difficultToAnswer, other])).toEqual({ 'Difficult to answer': 3, Other: 2 });
});

test('only agreeing is quoted by a mirror card, and only where there is something to quote', () => {
  const echoes = (options: Option[]) => options.map((option) => ('echo' in option ? option.echo : 'none'));
  expect(echoes(agreeOptions('you lose the thread'))).toEqual(['none', 'none', 'you lose the thread']);
  expect(echoes(agreeOptions())).toEqual(['none', 'none', 'none']);
});
