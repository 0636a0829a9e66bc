import { describe, expect, it, test } from 'vitest';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';
import { answersSoFar, resultCopy, weekPlace } from './trial-copy.ts';
import type { TrialResult } from './trial-result.ts';

const said = (change: object = {}): TrialResult => ({
  kind: 'said',
  difference: 1.84,
  orders: 20,
  asMuch: 1,
  isRare: true,
  keptWith: { days: 20, done: 17 },
  keptWithout: { days: 19, done: 2 },
  answers: 39,
  weeksWith: 3,
  weeksWithout: 3,
  ...change,
});
const luck = { asMuch: 6, isRare: false };
const tooFew: TrialResult = { kind: 'too few', answers: 9, weeksWith: 1, weeksWithout: 0 };
const words = (result: TrialResult, weeks: 4 | 6 = 6) => {
  const { title, texts } = resultCopy(result, weeks);
  return [title, ...texts].join(' ');
};

describe('the result of a trial', () => {
  it('is "more often than not" where luck alone seldom shows as much, with the difference and its number', () => {
    expect(resultCopy(said(), 6)).toEqual({
      title: 'Higher with it, more often than not',
      texts: [
        'In the weeks with it your answers were 1.8 points higher, out of ten. That is from 39 answers, in three weeks with it and three without.',
        'The weeks could have come in twenty orders. No other order shows as much. Luck alone does that once in twenty times. So it is a hint and no proof.',
        'You did it on 17 of 20 days with it and on 2 of 19 days without. Weeks count as they were drawn.',
      ],
    });
  });

  it('says how many orders show as much, where luck often does', () => {
    expect(words(said(luck))).toContain('No difference that we could tell from luck');
    expect(words(said(luck))).toContain('Six of them show as much or more.');
  });

  it('says even less with four weeks', () => {
    const four = words(said({ orders: 6, asMuch: 1, isRare: false }), 4);
    expect(four).toContain('No difference that we could tell from luck');
    expect(four).toContain('One of them shows as much or more. Four weeks can tell no more than that.');
  });

  it('gives a lower number without a word about it', () => {
    expect(words(said({ ...luck, difference: -0.5 }))).toContain('0.5 points lower');
    expect(words(said({ ...luck, difference: -0.5 }))).toContain('Of less this can say nothing.');
    expect(words(said({ ...luck, difference: -0.01 }))).toContain('were the same in both kinds');
  });

  it('is nothing with too few answers', () => {
    expect(resultCopy(tooFew, 6)).toEqual({
      title: 'Too few answers to say anything',
      texts: [
        'A week counts from three answers on, and two of each kind are needed. Here one week with it and no weeks without it counted.',
      ],
    });
  });

  it('never says that something was shown, and is easy to read', () => {
    const results: [TrialResult, 4 | 6][] = [
      [said(), 6],
      [said(luck), 6],
      [said({ ...luck, difference: -0.5 }), 6],
      [said({ orders: 6, asMuch: 1, isRare: false }), 4],
      [tooFew, 6],
    ];
    const texts = results.flatMap(([result, weeks]) => resultCopy(result, weeks).texts);
    expect(texts.filter((text) => /\b(shown|proves|proven|because|works|helps|thanks to)\b/.test(text))).toEqual([]);
    expect(texts.flatMap(wordFaults)).toEqual([]);
    expect(gradeFaults(texts)).toEqual([]);
  });
});

test('a running trial says its week and its answers, and nothing of what they are', () => {
  expect(weekPlace(1, 6)).toBe('Week two of six');
  expect([0, 1, 12].map(answersSoFar)).toEqual(['No answer so far.', 'One answer so far.', 'Twelve answers so far.']);
});
