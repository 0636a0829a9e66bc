import { describe, expect, test } from 'vitest';
import { agreeOptions, difficultToAnswer, frequencyOptions, symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import type { Option, Quiz, QuizState, Screen } from '#quiz/quiz.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { chooseOption, startQuiz } from './progress.ts';
import { resultOf } from './result.ts';

function withAnswers(screenNumber: number, optionIds: string[], of: Quiz = quiz): QuizState {
  const start = { ...startQuiz(of, 0), currentScreen: screenNumber };
  return optionIds.reduce((state, id) => chooseOption(of, state, id), start);
}

function area(state: QuizState, name: string) {
  return resultOf(quiz, state).subAssessments.find((assessment) => assessment.area === name);
}

test('the result has the copy of its level beside the score', () => {
  const result = resultOf(quiz, walkThrough(quiz, nearShare(1)));
  expect(result).toMatchObject({ score: 45.6, level: 'middle' });
  expect(result.content).toBe(quiz.results.middle);
});

test('the four areas have a fixed order', () => {
  expect(resultOf(quiz, startQuiz(quiz, 0)).subAssessments.map((assessment) => assessment.area)).toEqual([
    'adhd',
    'concentration',
    'procrastination',
    'anxiety',
  ]);
});

describe('an area looks at its own screens', () => {
  test.each([
    ['never', 'low', 0],
    ['rarely', 'low', 25],
    ['sometimes', 'middle', 50],
    ['often', 'high', 75],
    ['always', 'high', 100],
  ])('an area answered with "%s" of four is %s at %d', (answer, level, position) => {
    expect(area(withAnswers(at.single, [answer]), 'adhd')).toMatchObject({ level, position, desc: `Low ${level}` });
  });

  test('an area with a third of the possible points is middle', () => {
    expect(area(withAnswers(at.agree, ['neutral']), 'concentration')).toMatchObject({
      level: 'middle',
      position: 33.3,
    });
  });

  test('an area with two thirds of the possible points is high', () => {
    const sixPoints: Quiz = {
      ...quiz,
      screens: [
        {
          type: 'select-options',
          title: '',
          area: 'anxiety',
          multiple: true,
          options: [
            { id: 'one', label: '', value: 1 },
            { id: 'two', label: '', value: 2 },
            { id: 'three', label: '', value: 3 },
          ],
        },
      ],
    };
    const result = resultOf(sixPoints, withAnswers(1, ['one', 'three'], sixPoints));
    expect(result.subAssessments[3]).toMatchObject({ area: 'anxiety', level: 'high', position: 66.7 });
  });

  test('an area does not depend on other areas', () => {
    expect(area(withAnswers(at.agree, ['agree']), 'adhd')).toMatchObject({ level: 'low', position: 0 });
  });

  test('an area that no screen asks about is low', () => {
    expect(area(walkThrough(quiz, nearShare(1)), 'procrastination')).toMatchObject({ level: 'low', position: 0 });
  });
});

describe('three symptoms', () => {
  test('the visitor’s own symptoms come first, and the level’s fill up without repeats', () => {
    expect(resultOf(quiz, withAnswers(at.many, ['b'])).symptoms).toEqual(['Trait b', 'First', 'Second']);
    expect(resultOf(quiz, withAnswers(at.many, ['c'])).symptoms).toEqual(['Trait c', 'Trait b', 'First']);
  });

  test('without own symptoms the result names the level’s', () => {
    expect(resultOf(quiz, startQuiz(quiz, 0)).symptoms).toEqual(quiz.results.low.symptoms);
  });

  test('an option without a trait gives no symptom', () => {
    expect(resultOf(quiz, withAnswers(at.many, ['a'])).symptoms).toEqual(quiz.results.low.symptoms);
  });
});

describe('traits of questions', () => {
  const asking = (trait: string, options: readonly Option[]): Screen => ({
    type: 'select-options',
    title: trait,
    trait,
    options,
  });
  const scales = [
    asking('Story', symptomFrequencyOptions()),
    asking('Letter', symptomFrequencyOptions()),
    asking('Tea', symptomFrequencyOptions()),
    asking('Page', agreeOptions()),
    asking('Time', frequencyOptions(4)),
    asking('Mood', [...frequencyOptions(3), difficultToAnswer]),
  ];

  function symptomsAfter(answers: Record<string, string>, screens: readonly Screen[] = scales): readonly string[] {
    const variant: Quiz = { ...quiz, screens };
    const state = walkThrough(variant, ({ title }) => (answers[title] ? [answers[title]] : ['never']));
    return resultOf(variant, state).symptoms;
  }

  test.each([
    [{ Story: 'often' }, ['Story', 'Trait b', 'First']],
    [{ Letter: 'often', Tea: 'most-of-the-time' }, ['Tea', 'Letter', 'Trait b']],
    [{ Story: 'often', Letter: 'often', Tea: 'often' }, ['Story', 'Letter', 'Tea']],
    [{ Story: 'often', Letter: 'most-of-the-time', Tea: 'most-of-the-time' }, ['Letter', 'Tea', 'Story']],
    [{ Story: 'sometimes', Letter: 'sometimes', Tea: 'sometimes' }, ['Trait b', 'First', 'Second']],
  ])('traits come with the highest points first, ties in order, then the level’s: %j gives %j', (answers, symptoms) => {
    expect(symptomsAfter(answers, scales.slice(0, 3))).toEqual(symptoms);
  });

  test.each([
    ['Page', 'neutral', false],
    ['Page', 'agree', true],
    ['Time', 'sometimes', false],
    ['Time', 'often', true],
    ['Mood', 'always', true],
    ['Mood', 'difficult-to-answer', false],
  ])('%s answered with "%s" counts as one’s own: %s', (title, answer, isOwn) => {
    const screens = scales.filter((screen) => screen.title === title);
    expect(symptomsAfter({ [title]: answer }, screens).includes(title)).toBe(isOwn);
  });

  test('chosen symptoms come before the traits of questions', () => {
    const symptoms: Screen = { ...quiz.screens[at.many - 1]!, title: 'Which?' };
    expect(symptomsAfter({ Story: 'often', 'Which?': 'c' }, [...scales.slice(0, 1), symptoms])).toEqual([
      'Trait c',
      'Story',
      'Trait b',
    ]);
  });

  test('an unanswered question gives no trait', () => {
    const variant: Quiz = { ...quiz, screens: scales };
    expect(resultOf(variant, startQuiz(variant, 0)).symptoms).toEqual(['Trait b', 'First', 'Second']);
  });
});
