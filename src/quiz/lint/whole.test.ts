import { describe, expect, test } from 'vitest';
import type { Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { wholeFaults } from './whole.ts';

const { adhd } = quizzes;
const changed = (place: number, change: Partial<Screen>): Partial<Quiz> => ({
  screens: adhd.screens.map((screen, index) => (index + 1 === place ? { ...screen, ...change } : screen)),
});
const without = (...places: number[]): Partial<Quiz> => ({
  screens: adhd.screens.filter((_screen, index) => !places.includes(index + 1)),
});
const level = (name: 'low' | 'high', change: Partial<Quiz['results']['low']>): Partial<Quiz> => ({
  results: { ...adhd.results, [name]: { ...adhd.results[name], ...change } },
});
const found = (change: Partial<Quiz>) =>
  wholeFaults({ ...adhd, ...change }).map(({ says, path }) => [says, path.join('.')]);
const trait = adhd.screens[2]!.options![0]!.trait!;

test('a quiz that is in order as a whole has no fault', () => expect(found({})).toEqual([]));

describe('a quiz as a whole', () => {
  test.each<[string, Partial<Quiz>, string, string]>([
    ['two screens with one id', changed(5, { id: 'weather' }), 'two screens with one id', 'screens.weather'],
    [
      'a first screen with many answers',
      { screens: adhd.screens.slice(2), resultScreen: 23, chapters: [7, 16, 23] },
      'it does not begin with a question that has one answer',
      'screens',
    ],
    ['no result', { resultScreen: 0 }, 'no screen says the result', 'resultScreen'],
    ['a question in place of the result', { resultScreen: 24 }, 'no screen says the result', 'resultScreen'],
    ['no end', without(29), 'it ends with neither the result nor the last screen of a plan', 'screens'],
    [
      'a result that leaves out what it is not',
      changed(25, { desc: 'Only a doctor can tell.' }),
      'the result does not begin with “This is a self-check, not a diagnosis.”',
      'screens.result.desc',
    ],
    [
      'a chapter that ends at a question',
      { chapters: [4, 18, 25] },
      'a chapter ends at no card and no result, or out of order',
      'chapters',
    ],
    [
      'chapters out of order',
      { chapters: [18, 9] },
      'a chapter ends at no card and no result, or out of order',
      'chapters',
    ],
    [
      'answers of how often to another question',
      changed(19, { title: 'Do you lose track of time?' }),
      'a question whose answers say how often does not ask “how often”',
      'screens.lose-track-of-time.title',
    ],
    [
      'cards that do not answer back',
      { screens: adhd.screens.map(({ mirror: _mirror, ...screen }) => screen) },
      'fewer than half of the cards answer back',
      'screens',
    ],
    [
      'the same question twice',
      changed(20, { title: adhd.screens[18]!.title }),
      'it asks what another screen asks',
      'screens.tired-mind',
    ],
    [
      'points for gender',
      changed(1, { options: [{ id: 'woman', label: 'Woman', value: 1 }] }),
      'it gives points, and its answers are not part of the score',
      'screens.gender.options',
    ],
    [
      'points after the result',
      changed(26, { options: [{ id: 'hold-focus', label: 'Hold', value: 1 }] }),
      'it gives points, and its answers are not part of the score',
      'screens.goals.options',
    ],
    [
      'one picture on two cards',
      changed(12, { headerImg: 'climb' }),
      'its picture is on another card too',
      'screens.string.headerImg',
    ],
    [
      'two levels with one text',
      level('high', { desc: adhd.results.low.desc }),
      'two levels have the same text or picture',
      'results.high.desc',
    ],
    [
      'a symptom that a visitor can choose',
      level('low', { symptoms: [trait, 'Second', 'Third'] }),
      'a symptom of a level stands twice, or is one that a visitor can choose',
      'results.low.symptoms',
    ],
    [
      'a short name of another question',
      changed(20, { trait }),
      'its short name for the result is another question’s too',
      'screens.tired-mind',
    ],
    [
      'levels that overlap',
      { scale: { ...adhd.scale, lowUpTo: 60, highFrom: 60 } },
      'the levels of the scale overlap',
      'scale',
    ],
  ])('%s is a fault', (_what, change, says, path) => expect(found(change)).toEqual([[says, path]]));
});
