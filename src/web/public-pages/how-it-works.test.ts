import { expect, it } from 'vitest';
import { scoreOf } from '#quiz/engine/score.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { signsScale } from '#quiz/score-scales.ts';
import { sampleAnswers, sampleBands, sampleResult } from './how-it-works.tsx';

it('the sample result on Home is one that a result can show', () => {
  const { points, word, score } = sampleResult;
  expect(scoreOf(signsScale, points)).toMatchObject({ score, rawScore: score, level: word.toLowerCase() });
});

it('the bands of the sample result are those of the scale', () => {
  const [low, , high] = sampleBands;
  expect([low!.to, high!.from]).toEqual([signsScale.lowUpTo, signsScale.highFrom]);
});

it('the sample answers on Home are those of a question that a quiz asks', () => {
  const asked = quizzes.frequency.screens.map(({ options = [] }) => options.map(({ label }) => label));
  expect(asked).toContainEqual([...sampleAnswers, 'Never']);
});
