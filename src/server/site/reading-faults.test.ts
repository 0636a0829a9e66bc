import { expect, test } from 'vitest';
import type { LevelContent, Quiz, Screen } from '#quiz/quiz.ts';
import { smallQuiz } from '#testing/quiz/small-quiz.ts';
import { readingFaults } from './reading-faults.ts';

const card: Screen = { id: 'card', type: 'info', title: 'A card', desc: 'Wind turns.', headerImg: 'vane' };

function faultsOf(screen: Partial<Screen>, level: Partial<LevelContent> = {}): string[] {
  const results = { ...smallQuiz.results, low: { ...smallQuiz.results.low, ...level } };
  const quiz: Quiz = { ...smallQuiz, screens: [{ ...card, ...screen }], results };
  return readingFaults(quiz).map(({ says }) => says);
}

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test('a sentence of 25 words is fine, one of 26 is too long', () => {
  expect(faultsOf({ desc: `${words(25)} And a second sentence.` })).toEqual([]);
  expect(faultsOf({ desc: words(26) })).toEqual([`sentence too long: ${words(26)}`]);
});

test('a mirror card is read with its own words', () => {
  const mirror = { quotes: {}, variants: [{ title: 'So it is', desc: hard }] };
  expect(faultsOf({ mirror }).join()).toMatch(/reading grade \d+\.\d is above 8/);
});

test('a mirror card without a text is left to the other checks', () => {
  expect(faultsOf({ mirror: { quotes: {}, variants: [] } })).toEqual([]);
});

const hard = 'Professional evaluation necessitates comprehensive consideration.';

test('words above grade 8 are too hard, on a screen, in a level and in its areas', () => {
  expect(faultsOf({ desc: hard }).join()).toMatch(/reading grade \d\d\.\d is above 8/);
  expect(faultsOf({}, { recommendation: hard }).join()).toMatch(/reading grade \d+\.\d is above 8/);
  const area = { low: hard, middle: hard, high: hard };
  const subAssessments = { adhd: area, concentration: area, procrastination: area, anxiety: area };
  expect(faultsOf({}, { subAssessments }).join()).toMatch(/reading grade \d\d\.\d is above 8/);
});

test('a quiz above grade 6 is too hard as a whole, though no screen is', () => {
  const kinds = ['Calm', 'Warm', 'Short', 'Long', 'Slow', 'Quick', 'Light', 'Kind'];
  const screens = kinds.flatMap((kind) =>
    kinds.map((end) => ({ ...card, desc: `${kind} practice with attention helps people continue: ${end}.` })),
  );
  expect(readingFaults({ ...smallQuiz, screens }).map(({ says }) => says)).toEqual([
    expect.stringMatching(/^reading grade \d\.\d is above 6$/),
  ]);
});

test('hard answers count for the whole quiz, not for their screen', () => {
  const options = ['Difficult', 'Notification', 'Procrastination'].map((label, index) => ({
    id: `o-${index}`,
    label,
    value: 0,
  }));
  expect(faultsOf({ type: 'select-options', options })).toEqual([]);
});
