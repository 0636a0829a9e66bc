import { describe, expect, it } from 'vitest';
import { itemEntry, runEntry } from '#testing/training/entries.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { dayAfter } from '#training/training-day.ts';
import { type LetterCopy, type LetterFacts, letterOf as letterWith } from './letter.ts';

const first = '2026-11-03';
const day = (number: number) => dayAfter(first, number - 1);
const trained: TrainedPlan = {
  plan: {
    goals: [{ id: 'hold-focus', label: 'Hold my focus for longer' }],
    skills: [
      { id: 'memory', label: 'Keeping things in mind' },
      { id: 'attention', label: 'Holding attention' },
    ],
    dailyMinutes: 10,
    origin: 'chosen',
  },
  form: 'training',
  fromDay: first,
};
const copy: LetterCopy = {
  secondSubject: 'Your second flight',
  secondHeading: 'Your second flight is ready',
  newToday: (exercise, minutes) => `New today: ${exercise}. A short lesson, then ${minutes} minutes.`,
  newNext: (exercises) => `New to you next: ${exercises}.`,
  plainHeading: 'Your flight is there when you are.',
};
const letterOf = (facts: LetterFacts) => letterWith(facts, copy);
const flownOn = (...numbers: number[]) => numbers.map((number, i) => itemEntry(i + 1, day(number)));

describe('the letter of the second day', () => {
  it('names what is new today, with its minutes and what one does', () => {
    const letter = letterOf({ kind: 'second flight', day: day(2), entries: flownOn(1), trained })!;
    expect(letter.subject).toBe('Your second flight');
    expect(letter.heading).toBe('Your second flight is ready');
    expect(letter.lines).toEqual([
      'New today: One thing. A short lesson, then five minutes.',
      'You stay with one thing, or with rest, for some minutes.',
    ]);
  });

  it.each([
    ['before the first flight', []],
    ['after a second one', [1, 2]],
  ])('is not written %s', (_, days) => {
    expect(letterOf({ kind: 'second flight', day: day(2), entries: flownOn(...days), trained })).toBeNull();
  });
});

describe('the letter about a week', () => {
  it('has the facts of the page, what is new next, and the week in words beside its picture', () => {
    const letter = letterOf({ kind: 'first week', day: day(7), entries: flownOn(1, 3, 4, 6), trained })!;
    expect(letter.heading).toBe('Your week in the air');
    expect(letter.lines).toContain('You flew on four days.');
    expect(letter.lines.at(-1)).toMatch(/^New to you next: .+\.$/);
    expect(letter.picture.alt).toMatch(/^Tuesday: a flight .+ Monday: open sky\.$/);
    expect(letter.opens).toBe('the week in the air');
  });

  it('counts no day without a flight, and is not written about a first week without one', () => {
    const letter = letterOf({ kind: 'first week', day: day(7), entries: flownOn(1), trained })!;
    expect(letter.lines.join(' ')).not.toMatch(/ no | not |without|missed/i);
    expect(letterOf({ kind: 'first week', day: day(7), entries: [], trained })).toBeNull();
  });

  it('is the same for everybody when the last week had no flight, or nothing is in the account', () => {
    const plain = letterOf({ kind: 'weekly', day: day(30), entries: [], trained: null })!;
    expect(plain).toMatchObject({ subject: null, heading: 'Your flight is there when you are.', lines: [] });
    expect(letterOf({ kind: 'weekly', day: day(40), entries: flownOn(1), trained })).toEqual(plain);
  });

  it('has no score and no word of the person', () => {
    const told = itemEntry(9, day(2), {
      exercise: 'weather-report',
      body: { minutes: 3, rounds: 0, numbers: { sad: 4 }, words: ['sad'] },
    });
    const measured = runEntry(10, day(3), {}, 4.5);
    const { lines, picture } = letterOf({
      kind: 'first week',
      day: day(7),
      entries: [...flownOn(1, 2, 3), told, measured],
      trained,
    })!;
    expect(`${lines.join(' ')} ${picture.alt}`).not.toMatch(/sad|4\.5|\b4\b|9 of 12/);
  });

  it('has no fact in its subject', () => {
    for (let number = 7; number < 60; number++) {
      const letter = letterOf({
        kind: 'weekly',
        day: day(number),
        entries: flownOn(1, 5, 9, 17, 24, 33, 41, 55),
        trained,
      })!;
      expect(['Your week in the air', 'Your four weeks in the air', null]).toContain(letter.subject);
    }
  });
});
