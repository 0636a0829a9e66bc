import { describe, expect, test } from 'vitest';
import { readingGrade, sentencesIn, syllablesIn, wordsIn } from './reading-grade';

describe('syllables', () => {
  test.each([
    [1, 'time times asked called the while smiles friend thought does scenes through world hour'],
    [1, 'don’t you’re I’ll can’t'],
    [2, 'often never sometimes something someone started needed notice table tables people settled lonely careful'],
    [2, 'being doing trying every evening homework anxious region'],
    [2, 'didn’t isn’t wouldn’t social special phrases wishes quiet million maybe study today'],
    [3, 'attention everyone everything idea area period usual serious diagnosed medical notices depression family'],
    [3, 'creating worrying unopened tomorrow together yesterday'],
    [4, 'anxiety diagnosis society experience reality situation procrastinate'],
    [5, 'procrastination university'],
  ])('%d each: %s', (count, words) => {
    const wrong = words.split(' ').filter((word) => syllablesIn(word) !== count);
    expect(wrong.map((word) => `${word} ${syllablesIn(word)}`)).toEqual([]);
  });

  test('acronyms are spelt, numbers count their digits', () => {
    expect(['ADHD', 'US', '18', '5'].map(syllablesIn)).toEqual([4, 2, 2, 1]);
  });
});

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
    'Look: a kite',
    'Is it 15.5 m up',
    '“Yes',
    'Good',
  ]);
});

describe('the grade', () => {
  test('is Flesch and Kincaid’s: 0.39 words a sentence, 11.8 syllables a word, less 15.59', () => {
    expect(readingGrade(['The kite is up. It flies.'])).toBeCloseTo(0.39 * 3 + 11.8 * (6 / 6) - 15.59);
    expect(readingGrade(['Anxiety'])).toBeCloseTo(0.39 + 11.8 * 4 - 15.59);
  });

  test('takes every text as a sentence of its own, with or without a full stop', () => {
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
  ])('of an %s text lies where a reader would put it', (_kind, text, from, to) => {
    expect(readingGrade([text])).toBeGreaterThanOrEqual(from);
    expect(readingGrade([text])).toBeLessThanOrEqual(to);
  });

  test('of no words is 0', () => {
    expect(readingGrade([])).toBe(0);
  });
});
