import { describe, expect, test } from 'vitest';
import { symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, randomPick, walkThrough } from '#testing/quiz/walk.ts';

const { frequency } = quizzes;

const screens = frequency.screens;
const questions = screens.filter(({ type }) => type === 'select-options');

test('the frequency quiz has 25 questions on one scale: Most of the time 3, Often 2, Sometimes 1, Never 0 (§ 3)', () => {
  expect(questions).toHaveLength(25);
  expect(symptomFrequencyOptions().map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Most of the time 3',
    'Often 2',
    'Sometimes 1',
    'Never 0',
  ]);
});

describe('its three symptoms', () => {
  const own = questions.map(({ trait }) => trait);

  test('the three symptoms are the visitor’s own in every high result', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { level, symptoms } = resultOf(frequency, walkThrough(frequency, randomPick(seed)));
      if (level === 'high') expect(symptoms.every((symptom) => own.includes(symptom))).toBe(true);
    }
  });

  test('questions answered "Most of the time" come before those answered "Often" among the symptoms', () => {
    const answers: Record<number, string> = { 2: 'often', 3: 'often', 11: 'most-of-the-time', 28: 'most-of-the-time' };
    const state = walkThrough(frequency, (screen, number) =>
      answers[number] ? [answers[number]] : nearShare(0)(screen, number),
    );
    expect(resultOf(frequency, state).symptoms).toEqual([11, 28, 2].map((number) => screens[number - 1]!.trait));
  });

  test('the three symptoms are the visitor’s own even where all answers are "Sometimes"', () => {
    const { symptoms } = resultOf(frequency, walkThrough(frequency, nearShare(1 / 3)));
    expect(symptoms).toEqual(questions.slice(0, 3).map(({ trait }) => trait));
  });

  test('the three symptoms are the level’s when everything is answered "Never"', () => {
    const { content, symptoms } = resultOf(frequency, walkThrough(frequency, nearShare(0)));
    expect(symptoms).toEqual(content.symptoms);
  });
});
