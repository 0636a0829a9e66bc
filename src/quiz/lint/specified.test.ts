import { describe, expect, test } from 'vitest';
import type { QuizName } from '#quiz/catalogue.ts';
import type { Option, Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { specifiedFaults } from './specified.ts';

const screenOf = (name: QuizName, number: number): Screen => quizzes[name].screens[number - 1]!;

/** The faults of a quiz with a screen that is changed, each with the number of its screen; 0 for the whole. */
function found(name: QuizName, change: Partial<Quiz>): [number, string][] {
  const quiz: Quiz = { ...quizzes[name], ...change };
  return specifiedFaults(quiz).map(({ path: [part, screen], says }) => [
    part === 'screens' ? quiz.screens.findIndex(({ id }) => id === screen) + 1 : 0,
    says,
  ]);
}
const withScreen = (name: QuizName, number: number, change: Partial<Screen>) =>
  found(name, {
    screens: quizzes[name].screens.map((screen, index) => (index + 1 === number ? { ...screen, ...change } : screen)),
  });
const optionsOf = (name: QuizName, number: number, change: (options: readonly Option[]) => readonly Option[]) => ({
  options: change(screenOf(name, number).options!),
});

describe('what the specification says of all three', () => {
  test('a screen less is a fault', () => {
    const { screens } = quizzes.adhd;
    expect(found('adhd', { screens: screens.slice(0, -1) })).toContainEqual([0, 'it has 29 screens']);
  });

  test('another kind of screen is a fault', () => {
    expect(withScreen('adhd', 7, { canSelectNone: false })).toEqual([
      [7, 'here is a screen of the kind “select-options, many, none”'],
    ]);
  });

  test.each<[string, Partial<Quiz>, string]>([
    ['result on another screen', { resultScreen: 24 }, 'the result is screen 25'],
    ['counter to another total', { counterTotal: 28 }, 'screens are counted to 29'],
  ])('a %s is a fault', (_what, change, says) => expect(found('adhd', change)).toEqual([[0, says]]));

  test('other points are a fault', () => {
    const options = optionsOf('wellbeing', 10, (all) => all.map((option) => ({ ...option, value: 1 })));
    expect(withScreen('wellbeing', 10, options)).toEqual([[10, 'its points are 0, 1, 3']]);
  });

  test('another name or picture of a level is a fault', () => {
    const { results } = quizzes.wellbeing;
    const low = { ...results.low, word: 'Low', levelImg: 'rain' } as const;
    expect(found('wellbeing', { results: { ...results, low } })).toEqual([
      [0, 'this level is called “At Risk”'],
      [0, 'this level shows “shelter”'],
    ]);
  });

  test('a wellbeing result without help lines is a fault', () => {
    const { copy } = quizzes.wellbeing;
    expect(found('wellbeing', { copy: { ...copy, result: { ...copy.result, hasHelpLines: false } } })).toEqual([
      [0, 'every result of it has help lines'],
    ]);
  });
});

describe('what it says of one', () => {
  const reworded = (name: QuizName, number: number): Partial<Screen> =>
    optionsOf(name, number, (all) => all.map((option) => ({ ...option, label: `${option.label} ` })));
  test.each<[string, QuizName, number, Partial<Screen>, [number, string]]>([
    [
      '“You are not alone” without a figure',
      'adhd',
      9,
      { figure: undefined },
      [9, 'it does not say “You are not alone” with a figure'],
    ],
    ['an area without a statement', 'adhd', 14, { area: 'adhd' }, [0, 'the statements do not touch all four areas']],
    ['another theme', 'adhd', 24, { title: 'How often do you sing?' }, [24, 'it asks about another theme']],
    [
      'other daily times',
      'adhd',
      28,
      reworded('adhd', 28),
      [28, 'daily time is 5, 10, 20 or 30 min per day: Regular, Serious, Ambitious, Challenging'],
    ],
    ['four lines at the end', 'adhd', 29, { checklist: ['1', '2', '3', '4'] }, [29, 'the last screen has five lines']],
    [
      'a symptom without a short name',
      'adhd',
      3,
      optionsOf('adhd', 3, (all) => all.map(({ trait: _trait, ...option }) => option)),
      [3, 'every symptom has a short name for the result, and nothing to report has none'],
    ],
    [
      'another label of the scale',
      'frequency',
      2,
      reworded('frequency', 2),
      [2, 'its answers are Most of the time 3, Often 2, Sometimes 1, Never 0'],
    ],
    [
      'two questions in a row about an area',
      'frequency',
      2,
      { area: 'concentration' },
      [2, 'two questions in a row are about the same area'],
    ],
    [
      'five questions about an area',
      'frequency',
      4,
      { area: 'adhd' },
      [0, 'at least six questions are about each area'],
    ],
    [
      'two things in one question',
      'frequency',
      2,
      { title: 'How often do you wait or hurry?' },
      [2, 'it asks one thing: no “or”, no “not”, at most 14 words'],
    ],
    [
      'no short name',
      'frequency',
      2,
      { trait: undefined },
      [2, 'it has a short name for the result of at most 28 characters'],
    ],
    [
      'no scene',
      'frequency',
      2,
      { everyday: undefined },
      [0, 'every question but the first shows work, home or people, each at least seven times, none twice in a row'],
    ],
    [
      'no period after a card',
      'frequency',
      6,
      { desc: undefined },
      [6, 'the period asked about is said at the start and after each card, and nowhere else'],
    ],
    [
      'a card without a sketch',
      'frequency',
      5,
      { sketch: undefined },
      [5, 'it has no sketch, or the areas were not asked about equally often before it'],
    ],
    [
      'no half',
      'frequency',
      14,
      { title: 'Take a breath.' },
      [0, '“You are halfway” stands in the middle of the questions'],
    ],
    [
      'a name that has to be given',
      'frequency',
      30,
      { desc: 'A first name is enough.' },
      [30, 'it does not say that the name is kept on this device and can be left out'],
    ],
    [
      'what we never ask about',
      'wellbeing',
      11,
      { desc: 'Do you feel hopeless?' },
      [11, 'it says what belongs to a questionnaire of others, or what we never ask about'],
    ],
    [
      'a statement without a short name',
      'wellbeing',
      11,
      { trait: undefined },
      [11, 'every statement and every question about how often has a short name for the result'],
    ],
    [
      'four goals',
      'wellbeing',
      26,
      optionsOf('wellbeing', 26, (all) => all.slice(1)),
      [26, 'five goals and six skills are offered'],
    ],
    [
      'a second figure',
      'wellbeing',
      12,
      { figure: screenOf('wellbeing', 9).figure },
      [12, 'the only figure is the one of “You are not alone”'],
    ],
  ])('%s is a fault', (_what, name, number, change, expected) => {
    expect(withScreen(name, number, change)).toContainEqual(expected);
  });
});
