import { describe, expect, it } from 'vitest';
import type { Cohort } from '#contract/cohort.ts';
import { type Counted, reportOf, screenPage, stepPage } from './funnel-report.ts';
import { readSpan, type Span } from './report-span.ts';

const query = { from: '2030-01-30', to: '2030-01-31' };
const span = readSpan(query) as Span;

/** On the first day four people of A and two without a cohort came, on the second day five of B. */
const steps = [
  ...taken('A', 0, [4, 2, 1, 0, 1, 1, 1]),
  ...taken('B', 1, [5, 4, 3, 2, 2, 1, 1]),
  ...taken(null, 0, [2, 0, 0, 0, 0, 0, 0]),
];
const counted: Counted = {
  steps,
  stepsBefore: taken('A', 0, [8, 0, 0, 0, 0, 0, 2]),
  screens: [
    { cohort: 'A', number: 2, people: 2, left: 1 },
    { cohort: 'B', number: 2, people: 4, left: 3 },
    { cohort: 'B', number: 31, people: 3, left: 0 },
  ],
  durations: new Map([
    [stepPage('started'), 1500],
    [screenPage('B', 2), 2500],
  ]),
  sources: { list: [{ source: 'ads', people: 11 }], visitors: 12 },
  bots: 4,
  subscribers: { people: 3, sessions: 7 },
  payments: { confirmed: 3, measured: 2, claimed: 5 },
  money: {
    revenue: [{ currency: 'USD', net_minor: 1666, gross_minor: 1999 }],
    subscriptions: 4,
    over: 2,
    cancelled: 1,
  },
  moneyBefore: { revenue: [], subscriptions: 0, over: 0, cancelled: 0 },
};

function taken(cohort: Cohort | null, day: number, people: number[]): Counted['steps'] {
  return people.map((count, step) => ({ step, cohort, drawn: 'A' as const, day, people: count }));
}

const now = Date.parse('2030-02-10');
const report = reportOf({ query, span, now }, counted);
const step = (id: string) => report.steps.find((one) => one.id === id);

describe('the figures of the funnel', () => {
  it('the figures of the funnel are visits, payments, their share, and the money', () => {
    expect(report.figures).toStrictEqual({
      visits: 11,
      paid: 2,
      visit_to_paid: 2 / 11,
      revenue: [{ currency: 'USD', net_minor: 1666, gross_minor: 1999 }],
      subscriptions: 4,
      over: 2,
      cancelled: 1,
      cancelled_share: 0.5,
    });
  });

  it('a report has the figures of as many days before, with null for a share of zero', () => {
    expect(report.before).toStrictEqual({
      from: '2030-01-28',
      to: '2030-01-29',
      figures: {
        visits: 8,
        paid: 2,
        visit_to_paid: 0.25,
        revenue: [],
        subscriptions: 0,
        over: 0,
        cancelled: 0,
        cancelled_share: null,
      },
    });
  });

  it('a report has its query and the sources of the visitors', () => {
    expect(report).toMatchObject({ query, sources: [{ source: 'ads', people: 11 }] });
  });
});

describe('beside the figures of the funnel', () => {
  it('visitors are counted by drawn and walked quiz', () => {
    expect(report.drawn).toStrictEqual([
      { drawn: 'A', cohort: 'A', people: 4 },
      { drawn: 'A', cohort: 'B', people: 5 },
      { drawn: 'A', cohort: null, people: 2 },
    ]);
  });

  it('a report has the bots with their share of all visitors, and the payments by provider and by browsers', () => {
    expect(report.bots).toStrictEqual({ people: 4, share: 0.25 });
    expect(report.subscribers).toStrictEqual({ people: 3, sessions: 7 });
    expect(report.payments).toStrictEqual({ confirmed: 3, measured: 2, claimed: 5 });
  });
});

describe('a step of the funnel', () => {
  it('the visit, as the first step of the funnel, has no step before it', () => {
    expect(step('visited')).toStrictEqual({
      id: 'visited',
      people: 11,
      people_before: null,
      share_of_previous: null,
      share: 1,
      median_duration_ms: null,
      by_cohort: [
        { cohort: 'A', people: 4, people_before: null, share_of_previous: null },
        { cohort: 'B', people: 5, people_before: null, share_of_previous: null },
        { cohort: 'C', people: 0, people_before: null, share_of_previous: null },
      ],
    });
  });

  it('a step of the funnel has its share of all visits and of the step before, in total and in each cohort', () => {
    expect(step('started')).toStrictEqual({
      id: 'started',
      people: 6,
      people_before: 11,
      share_of_previous: 6 / 11,
      share: 6 / 11,
      median_duration_ms: 1500,
      by_cohort: [
        { cohort: 'A', people: 2, people_before: 4, share_of_previous: 0.5 },
        { cohort: 'B', people: 4, people_before: 5, share_of_previous: 0.8 },
        { cohort: 'C', people: 0, people_before: 0, share_of_previous: null },
      ],
    });
  });

  it('the step after the profile, which can be skipped, has its share of the people who saw the result', () => {
    expect(step('saw_offers')).toMatchObject({ people: 3, people_before: 4, share_of_previous: 0.75 });
  });

  it('the steps of the funnel are in the order in which a visitor takes them', () => {
    expect(report.steps.map(({ id }) => id)).toEqual([
      'visited',
      'started',
      'saw_result',
      'saved_profile',
      'saw_offers',
      'opened_checkout',
      'paid',
    ]);
  });
});

describe('the screens of the funnel', () => {
  it('a report lists all screens of each quiz, also those that nobody saw', () => {
    expect(report.screens).toHaveLength(29 + 31 + 29);
    expect(report.screens[0]).toStrictEqual({
      cohort: 'A',
      number: 1,
      people: 0,
      left: 0,
      leave_share: null,
      median_duration_ms: null,
    });
  });

  it('a screen in the report has the people who saw it, those who left there, and the median time on screen', () => {
    const second = report.screens.filter(({ number }) => number === 2);
    expect(second).toStrictEqual([
      { cohort: 'A', number: 2, people: 2, left: 1, leave_share: 0.5, median_duration_ms: null },
      { cohort: 'B', number: 2, people: 4, left: 3, leave_share: 0.75, median_duration_ms: 2500 },
      { cohort: 'C', number: 2, people: 0, left: 0, leave_share: null, median_duration_ms: null },
    ]);
  });
});

describe('a day of the funnel', () => {
  it('a day in the report has, by cohort, its visitors and those of them who paid at any time', () => {
    expect(report.days).toStrictEqual([
      {
        day: '2030-01-30',
        visits: 6,
        paid: 1,
        by_cohort: [
          { cohort: 'A', visits: 4, paid: 1 },
          { cohort: 'B', visits: 0, paid: 0 },
          { cohort: 'C', visits: 0, paid: 0 },
        ],
      },
      {
        day: '2030-01-31',
        visits: 5,
        paid: 1,
        by_cohort: [
          { cohort: 'A', visits: 0, paid: 0 },
          { cohort: 'B', visits: 5, paid: 1 },
          { cohort: 'C', visits: 0, paid: 0 },
        ],
      },
    ]);
  });
});

it('a report of one cohort has no figures of the others', () => {
  const ofB = reportOf(
    { query: { ...query, cohort: 'B' }, span, now },
    { ...counted, steps: taken('B', 1, [5, 4, 3, 2, 2, 1, 1]) },
  );
  expect(new Set(ofB.screens.map(({ cohort }) => cohort))).toEqual(new Set(['B']));
  expect(ofB.steps[1]!.by_cohort).toEqual([{ cohort: 'B', people: 4, people_before: 5, share_of_previous: 0.8 }]);
  expect(ofB.days[1]!.by_cohort).toEqual([{ cohort: 'B', visits: 5, paid: 1 }]);
});
