import { describe, expect, it } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import type { Area } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { readingGrade, sentencesIn, wordsIn } from '#server/site/reading-grade.ts';
import { nearShare, randomPick, walkThrough } from '#testing/quiz/walk.ts';
import { resultOf } from './result.ts';
import { standsOutText } from './stands-out-text.ts';

const said = (trait: string, area?: Area) => ({ trait, area });
const parcels = said('Parcels that wait', 'procrastination');
const lists = said('To-do lists that get lost', 'procrastination');
const starts = said('Starting when time is short', 'procrastination');
const hands = said('Hands that want to move', 'adhd');
const film = said('A phone during films', 'concentration');

describe('what stands out, in one sentence', () => {
  it.each([
    [[parcels, hands, film], 'parcels that wait, hands that want to move, and a phone during films.'],
    [[parcels, lists, hands], 'parcels that wait and to-do lists that get lost, and then hands that want to move.'],
    [[parcels, hands, lists], 'parcels that wait and to-do lists that get lost, and then hands that want to move.'],
    [[hands, parcels, lists], 'hands that want to move, and then parcels that wait and to-do lists that get lost.'],
    [[said('A'), said('B'), said('C')], 'a, b, and c.'],
  ])('three answers are joined, those of one area together: %#', (own, text) => {
    expect(standsOutText(own, [])).toBe(`Above all, you named ${text}`);
  });

  it('three answers of one area are called of one kind', () => {
    expect(standsOutText([parcels, lists, starts], [])).toBe(
      'Three things of one kind stand out: parcels that wait, to-do lists that get lost and starting when time is short.',
    );
  });

  it('the level’s own words come in where fewer than three things were said', () => {
    const [first, second, third] = quizzes.frequency.results.low.symptoms;
    expect(standsOutText([parcels, hands], [first])).toBe(
      'Above all, you named parcels that wait and hands that want to move, with few scenes that come often.',
    );
    expect(standsOutText([parcels], [first, second])).toBe(
      'One thing stands out: parcels that wait, with few scenes that come often and slips that stay small.',
    );
    expect(standsOutText([], [first, second, third])).toBe(
      'No single answer stands out: few scenes that come often, slips that stay small and room for what works for you.',
    );
  });
});

const shares = Array.from({ length: 41 }, (_none, index) => nearShare(index / 40));
const seeds = Array.from({ length: 400 }, (_none, index) => randomPick(index + 1));

describe.each(Object.values(quizzes).map((quiz) => [quiz.name, quiz] as const))(
  'what stands out in %s',
  (_name, quiz) => {
    const results = [...shares, ...seeds].map((pick) => resultOf(quiz, walkThrough(quiz, pick)));
    const texts = [...new Set(results.map(({ standsOut }) => standsOut))];

    it('it is one sentence of at most 25 words, and claims nothing', () => {
      expect(texts.length).toBeGreaterThan(50);
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z][^.?!]*[^\s.,]\.$/);
        expect(text).not.toMatch(/undefined| {2}|,,|\b(about|and|with) \1\b|['"]/);
        expect(sentencesIn(text)).toHaveLength(1);
        expect(wordsIn(text).length, text).toBeLessThanOrEqual(25);
        expect(claimFaults(text)).toEqual([]);
      }
    });

    it('it is easy to read beside the first step', () => {
      for (const { standsOut, content } of results) {
        expect(readingGrade([standsOut, content.recommendation]), standsOut).toBeLessThanOrEqual(8);
      }
    });

    it('it says each of the three symptoms, and only what was said or is the level’s', () => {
      for (const { standsOut, symptoms } of results) {
        for (const symptom of symptoms) expect(standsOut.toLowerCase()).toContain(symptom.toLowerCase());
      }
    });
  },
);
