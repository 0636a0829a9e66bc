import { expect, test } from 'vitest';
import { readingGrade, sentencesIn, wordsIn } from './reading-grade.ts';

/** The grade of one sentence. */
const gradeOf = (words: number, syllables: number) => 0.39 * words + 11.8 * (syllables / words) - 15.59;

test('a hyphen parts words, an apostrophe does not', () => {
  expect(wordsIn('A self-check: it’s yours, isn’t it?')).toEqual([
    'A',
    'self',
    'check',
    'it’s',
    'yours',
    'isn’t',
    'it',
  ]);
});

test('sentences end at full stops, question and exclamation marks, not at colons or in numbers', () => {
  expect(sentencesIn('Look: a kite. Is it 15.5 m up? “Yes.” Good!')).toEqual([
    'Look: a kite.',
    'Is it 15.5 m up?',
    '“Yes.”',
    'Good!',
  ]);
});

test('the grade is Flesch and Kincaid’s: 0.39 words a sentence, 11.8 syllables a word, less 15.59', () => {
  expect(readingGrade(['The kite is up. It flies.'])).toBeCloseTo(0.39 * 3 + 11.8 * (6 / 6) - 15.59);
  expect(readingGrade(['Experience'])).toBeCloseTo(gradeOf(1, 4));
});

test.each([
  ['time times asked called the while smiles friend', 8],
  ['don’t you’re I’ll didn’t isn’t', 7],
  ['often never sometimes tables people settled lonely', 14],
  ['attention everyone idea period', 12],
  ['creating diagnosis society procrastination', 16],
  ['evening ideas earlier recipe', 11],
  ['unhooking', 3],
  ['ADHD US', 6],
  ['18 5', 3],
])(
  'the grade counts the syllables of “%s” as %d, with acronyms spelt and numbers digit by digit',
  (text, syllables) => {
    expect(readingGrade([text])).toBeCloseTo(gradeOf(text.split(' ').length, syllables));
  },
);

test('the grade takes every text as a sentence of its own, with or without a full stop', () => {
  expect(readingGrade(['How often?', 'Never', 'Often'])).toBeCloseTo(0.39 * (4 / 3) + 11.8 * (7 / 4) - 15.59);
});

test.each([
  ['easy', 'The cat sat on the mat. It was a sunny day, and the cat was glad to be out.', 0, 2],
  ['middling', 'Fourscore and seven years ago our fathers brought forth on this continent a new nation.', 7, 10],
  [
    'hard',
    'Professional evaluation necessitates comprehensive consideration of developmental characteristics and functional impairment.',
    20,
    40,
  ],
])('the reading grade of a text that is %s is in the expected range', (_kind, text, from, to) => {
  expect(readingGrade([text])).toBeGreaterThanOrEqual(from);
  expect(readingGrade([text])).toBeLessThanOrEqual(to);
});

test('the grade of no words is 0', () => {
  expect(readingGrade([])).toBe(0);
});
