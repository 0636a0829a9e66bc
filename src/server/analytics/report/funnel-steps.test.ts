import { describe, expect, it } from 'vitest';
import { optionalSteps } from '#contract/console/report-copy.ts';
import { afterQuiz, cohortsOf, placeBefore, screensOf, stepEvents, stepsOf } from './funnel-steps.ts';

const shared = {
  visited: { id: 'visited', event: 'session_start', closedBy: ['close_main', 'start_close', 'screen1_close'] },
  started: { id: 'started', event: 'screen2_open', closedBy: ['screen2_close'], isOfQuiz: true },
  profile: {
    id: 'saved_profile',
    event: 'profile_saved',
    closedBy: ['screen34_close'],
    isOfQuiz: true,
    canBeSkipped: true,
  },
  checkout: { id: 'opened_checkout', event: 'screen35_open_payment', closedBy: ['screen35_close_payment'] },
  paid: { id: 'paid', event: null, closedBy: ['screen36_close'] },
};

describe('the steps of the funnel (§ 2, by their events)', () => {
  it.each(['A', 'C', ''] as const)(
    'the steps of cohort “%s” have the result on screen 25 and the offers on screen 35',
    (cohort) => {
      expect(stepsOf(cohort)).toStrictEqual([
        shared.visited,
        shared.started,
        { id: 'saw_result', event: 'screen25_open', closedBy: ['screen25_close'], isOfQuiz: true },
        shared.profile,
        { id: 'saw_offers', event: 'screen35_open', closedBy: ['screen35_close'], isOfQuiz: true },
        shared.checkout,
        shared.paid,
      ]);
    },
  );

  it('the steps of cohort B have the result on screen 31 and the offers on screen 34', () => {
    expect(stepsOf('B')).toStrictEqual([
      shared.visited,
      shared.started,
      { id: 'saw_result', event: 'screen31_open', closedBy: ['screen31_close'], isOfQuiz: true },
      shared.profile,
      { id: 'saw_offers', event: 'screen34_open', closedBy: ['screen34_close'], isOfQuiz: true },
      shared.checkout,
      shared.paid,
    ]);
  });

  it('the steps that can be skipped are those that the report calls optional', () => {
    const skipped = stepsOf('').filter(({ canBeSkipped }) => canBeSkipped);
    expect(skipped.map(({ id }) => id)).toEqual(Object.keys(optionalSteps));
  });

  it('only these events are steps in any quiz, and none of them is the payment', () => {
    expect([...stepEvents].sort()).toEqual([
      'profile_saved',
      'screen25_open',
      'screen2_open',
      'screen31_open',
      'screen34_open',
      'screen35_open',
      'screen35_open_payment',
      'session_start',
    ]);
  });
});

describe('the step before', () => {
  it('the step before a step is the one that has to come before it', () => {
    expect(placeBefore(stepsOf('B'), 3)).toBe(2);
  });

  it('the visit has no step before it', () => {
    expect(placeBefore(stepsOf('B'), 0)).toBe(-1);
  });

  it('the step before a step is never one that can be skipped', () => {
    expect(placeBefore(stepsOf('B'), 4)).toBe(2);
    expect(placeBefore([{}, { canBeSkipped: true }, { canBeSkipped: true }, {}], 3)).toBe(0);
  });
});

it('people who came to the email page (§ 2, screen 33) or further did not leave on a screen of the quiz', () => {
  expect(afterQuiz).toEqual([
    'profile_saved',
    'screen33_open',
    'screen34_open',
    'screen35_open',
    'screen35_open_payment',
    'screen36_open',
    'payment_success',
  ]);
});

describe('a report', () => {
  it('a report covers the requested cohort, or else all', () => {
    expect(cohortsOf('B')).toEqual(['B']);
    expect(cohortsOf(undefined)).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['A', 29],
    ['B', 31],
    ['C', 29],
  ] as const)('a report has the screens of cohort %s from 1 to %i (§ 3)', (cohort, last) => {
    const screens = screensOf(cohort);
    expect([screens[0], screens.at(-1), screens.length]).toEqual([1, last, last]);
  });
});
