import { describe, expect, test } from 'vitest';
import { agreeOptions, difficultToAnswer, frequencyOptions, symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import type { Area, Option, Quiz, QuizState, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { at, smallQuiz as quiz } from '#testing/quiz/small-quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { chooseOption, goNext, startQuiz } from './progress.ts';
import { resultOf, sketchOf } from './result.ts';

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
          id: 'six',
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
    id: trait.toLowerCase(),
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
    [{ Story: 'sometimes', Letter: 'sometimes', Tea: 'sometimes' }, ['Story', 'Letter', 'Tea']],
    [{ Story: 'never', Letter: 'never', Tea: 'never' }, ['Trait b', 'First', 'Second']],
  ])('traits come with the highest points first, ties in order, then the level’s: %j gives %j', (answers, symptoms) => {
    expect(symptomsAfter(answers, scales.slice(0, 3))).toEqual(symptoms);
  });

  test.each([
    ['Page', 'neutral', false],
    ['Page', 'agree', true],
    ['Time', 'rarely', false],
    ['Time', 'sometimes', true],
    ['Mood', 'always', true],
    ['Mood', 'difficult-to-answer', false],
  ])('%s answered with "%s" counts as one’s own: %s', (title, answer, isOwn) => {
    const screens = scales.filter((screen) => screen.title === title);
    expect(symptomsAfter({ [title]: answer }, screens).includes(title)).toBe(isOwn);
  });

  test('answers of all kinds are ranked by their points', () => {
    const symptoms: Screen = { ...quiz.screens[at.many - 1]!, title: 'Which?' };
    const answers = { Page: 'agree', Time: 'always', 'Which?': 'c' };
    const screens = [symptoms, ...scales.filter(({ title }) => title === 'Page' || title === 'Time')];
    expect(symptomsAfter(answers, screens)).toEqual(['Time', 'Page', 'Trait c']);
  });

  test('an unanswered question gives no trait', () => {
    const variant: Quiz = { ...quiz, screens: scales };
    expect(resultOf(variant, startQuiz(variant, 0)).symptoms).toEqual(['Trait b', 'First', 'Second']);
  });
});

describe('an area quotes the visitor’s strongest answers', () => {
  const { adhd } = quizzes;
  const quotesOf = (picks: Record<string, string[]>, name: Area) => {
    const state = walkThrough(adhd, (screen, number) => picks[screen.id] ?? nearShare(0)(screen, number));
    return resultOf(adhd, state).subAssessments.find((one) => one.area === name)!.quotes;
  };

  test('two answers are quoted, that with more points first', () => {
    expect(
      quotesOf({ pages: ['agree'], 'one-message': ['neutral'], 'carried-away': ['always'] }, 'concentration'),
    ).toEqual([
      { trait: 'Sounds that carry you off', answer: 'Always' },
      { trait: 'Pages that do not stay', answer: 'Agree' },
    ]);
  });

  test('one of many is quoted as chosen', () => {
    expect(quotesOf({ signs: ['restless'] }, 'adhd')).toEqual([
      { trait: 'Restlessness in quiet moments', answer: 'Chosen' },
    ]);
  });

  test('answers without points are not quoted', () => {
    expect(quotesOf({}, 'anxiety')).toEqual([]);
  });

  test('"Difficult to answer" has points and is not quoted', () => {
    expect(quotesOf({ 'mood-turns': ['difficult-to-answer'] }, 'anxiety')).toEqual([]);
  });
});

test.each([quizzes.adhd, quizzes.wellbeing])(
  'who agrees to everything but answers every frequency with Never is not told "often": $name',
  (one) => {
    const state = walkThrough(one, (screen, number) => {
      const isFrequency = screen.options?.some(({ id }) => id === 'never') ?? false;
      return nearShare(isFrequency ? 0 : 1)(screen, number);
    });
    const { content, subAssessments, symptoms } = resultOf(one, state);
    const said = [content.desc, ...symptoms, ...subAssessments.map(({ desc }) => desc)].join(' ');
    expect(said).not.toMatch(/often|always|most days|mostly|now and then/i);
  },
);

test('the sketch shows each area’s share of the points that its answered questions could give', () => {
  const { frequency } = quizzes;
  const first = chooseOption(frequency, startQuiz(frequency, 0), 'often');
  const second = chooseOption(frequency, goNext(frequency, first, 1), 'never');
  expect(sketchOf(frequency, second)).toEqual([
    { area: 'adhd', position: null },
    { area: 'concentration', position: 67 },
    { area: 'procrastination', position: 0 },
    { area: 'anxiety', position: null },
  ]);
});
