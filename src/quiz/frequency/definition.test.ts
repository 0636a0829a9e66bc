import { describe, expect, test } from 'vitest';
import { symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import { resultOf } from '#quiz/engine/result.ts';
import type { Area } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, randomPick, walkThrough } from '#testing/quiz/walk.ts';

const { frequency } = quizzes;

const screens = frequency.screens;
const questions = screens.filter(({ type }) => type === 'select-options');

describe('the questions of § 3', () => {
  test('the frequency quiz has 25 questions on one scale: Most of the time 3, Often 2, Sometimes 1, Never 0', () => {
    expect(questions).toHaveLength(25);
    for (const { options } of questions) expect(options).toEqual(symptomFrequencyOptions());
    expect(symptomFrequencyOptions().map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Most of the time 3',
      'Often 2',
      'Sometimes 1',
      'Never 0',
    ]);
  });

  test.each<Area>(['adhd', 'concentration', 'procrastination', 'anxiety'])(
    'at least six questions are about %s',
    (area) => {
      expect(questions.filter((question) => question.area === area).length).toBeGreaterThanOrEqual(6);
    },
  );

  test('no two questions in a row are about the same area', () => {
    const areas = questions.map(({ area }) => area);
    expect(areas.filter((area, index) => area === areas[index - 1])).toEqual([]);
  });

  test('each question asks one thing: no "or", no "not", and no more than 14 words', () => {
    for (const { title } of questions) {
      expect(title).not.toMatch(/\bor\b|\bnot\b|n’t\b|\bwithout\b/);
      expect(title.split(' ').length).toBeLessThanOrEqual(14);
    }
  });

  test('each question has a trait for the result', () => {
    for (const { trait } of questions) {
      expect(trait).toBeTruthy();
      expect(trait!.length).toBeLessThanOrEqual(28);
    }
  });

  test('three kinds of everyday scenes take turns: each comes often, and none twice in a row', () => {
    const scenes = questions.flatMap(({ everyday }) => everyday ?? []);
    expect(scenes).toHaveLength(24);
    for (const kind of new Set(scenes)) expect(scenes.filter((each) => each === kind).length).toBeGreaterThanOrEqual(7);
    expect(new Set(scenes).size).toBe(3);
    expect(scenes.filter((each, index) => each === scenes[index - 1])).toEqual([]);
  });

  test('the period asked about is said at the start and after each card, not on each question', () => {
    const screenNumbers = screens.flatMap(({ desc }, index) =>
      desc === 'Think of the last six months.' ? [index + 1] : [],
    );
    expect(screenNumbers).toEqual([1, 6, 15, 24]);
  });
});

test('three cards sketch the areas, each of which has been asked about as often as the others until then', () => {
  const cards = screens.flatMap(({ type, sketch }, index) => (type === 'info' ? [{ sketch, index }] : []));
  expect(cards).toEqual([4, 13, 22].map((index) => ({ sketch: true, index })));
  for (const [place, { index }] of cards.entries()) {
    const areas = screens.slice(0, index).flatMap(({ area }) => area ?? []);
    const times = [...new Set(areas)].map((area) => areas.filter((each) => each === area).length);
    expect(times).toEqual(Array(4).fill(1 + 2 * place));
  }
});

test('"You are halfway" stands in the middle of the questions', () => {
  const at = screens.findIndex(({ title }) => title.startsWith('You are halfway'));
  const before = screens.slice(0, at).filter(({ type }) => type === 'select-options').length;
  expect(Math.abs(before * 2 - questions.length)).toBeLessThanOrEqual(1);
});

test('the name is optional, and the screen says so', () => {
  expect(screens[29]!.desc).toMatch(/kept on this device, and you can leave it out/);
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
