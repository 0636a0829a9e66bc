import { allCohorts } from '#contract/cohort.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { FunnelFigures, FunnelReport } from '#contract/console/report.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { lastDays } from '#web/gallery/console-business.ts';
import { press } from '#web/gallery/story.ts';
import { FunnelView } from './funnel-view.tsx';

const share = (part: number, all: number) => (all === 0 ? null : part / all);

/** Figures of some days, with their shares. */
const figuresOf = (counts: Omit<FunnelFigures, 'visit_to_paid' | 'cancelled_share'>): FunnelFigures => ({
  ...counts,
  visit_to_paid: share(counts.paid, counts.visits),
  cancelled_share: share(counts.cancelled, counts.over),
});
const figures = figuresOf({
  visits: 4821,
  paid: 191,
  revenue: [
    { currency: 'USD', net_minor: 701_840, gross_minor: 756_410 },
    { currency: 'EUR', net_minor: 43_100, gross_minor: 51_290 },
  ],
  subscriptions: 187,
  over: 17,
  cancelled: 2,
});
const figuresBefore = figuresOf({
  visits: 4544,
  paid: 171,
  revenue: [{ currency: 'USD', net_minor: 635_100, gross_minor: 684_480 }],
  subscriptions: 166,
  over: 166,
  cancelled: 12,
});

/** The steps with their median duration in ms and the people of A, B and C. */
const walked = [
  ['visited', 7000, [1601, 1612, 1608]],
  ['started', 9000, [1028, 1157, 1005]],
  ['saw_result', 21_000, [708, 710, 706]],
  ['saved_profile', 24_000, [514, 470, 522]],
  ['saw_offers', 33_000, [640, 622, 641]],
  ['opened_checkout', 41_000, [152, 119, 150]],
  ['paid', 19_000, [69, 55, 67]],
] as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function stepAt(i: number): FunnelReport['steps'][number] {
  const [id, median_duration_ms, people] = walked[i]!;
  // An email address is optional, so offers are compared with the step before it.
  const before = i === 0 ? null : walked[id === 'saw_offers' ? i - 2 : i - 1]![2];
  return {
    id,
    people: sum(people),
    share: sum(people) / sum(walked[0][2]),
    people_before: before === null ? null : sum(before),
    share_of_previous: before === null ? null : sum(people) / sum(before),
    median_duration_ms,
    by_cohort: allCohorts.map((cohort, c) => ({
      cohort,
      people: people[c] ?? 0,
      people_before: before === null ? null : (before[c] ?? 0),
      share_of_previous: before?.[c] === undefined ? null : people[c]! / before[c],
    })),
  };
}

const left = [
  ['B', 12, 980, 92, 18_000],
  ['A', 7, 940, 67, 22_000],
  ['C', 4, 960, 60, 11_000],
  ['B', 28, 860, 50, 31_000],
  ['A', 16, 870, 43, 14_000],
  ['A', 3, 1000, 12, 9000],
] as const;

const query = { from: '2026-10-24', to: '2026-11-20' };

const report: FunnelReport = {
  query,
  before: { from: '2026-09-26', to: '2026-10-23', figures: figuresBefore },
  figures,
  steps: walked.map((_, i) => stepAt(i)),
  screens: left.map(([cohort, number, people, gone, median_duration_ms]) => ({
    cohort,
    number,
    people,
    left: gone,
    leave_share: gone / people,
    median_duration_ms,
  })),
  days: lastDays.map((day, i) => {
    const by_cohort = allCohorts.map((cohort, c) => ({
      cohort,
      visits: 190,
      paid: Math.round(7.6 - 1.5 * (c % 2) + Math.sin(i * 0.9 + c) * 1.6),
    }));
    const sum = (of: 'visits' | 'paid') => by_cohort.reduce((total, one) => total + one[of], 0);
    return { day, visits: sum('visits'), paid: sum('paid'), by_cohort };
  }),
  sources: [
    { source: 'ads', people: 3120 },
    { source: '', people: 1301 },
    { source: 'letter', people: 400 },
  ],
  drawn: [
    { drawn: 'A', cohort: 'A', people: 1470 },
    { drawn: 'A', cohort: 'B', people: 137 },
    { drawn: 'B', cohort: 'B', people: 1475 },
    { drawn: 'B', cohort: 'A', people: 131 },
    { drawn: 'C', cohort: 'C', people: 1608 },
  ],
  is_open: false,
  bots: { people: 312, share: 312 / 5133 },
  subscribers: { people: 95, sessions: 418 },
  payments: { confirmed: 204, measured: 191, claimed: 193 },
};

const nobody = figuresOf({ visits: 0, paid: 0, revenue: [], subscriptions: 0, over: 0, cancelled: 0 });
const empty: FunnelReport = {
  ...report,
  before: { ...report.before, figures: nobody },
  figures: nobody,
  steps: [],
  screens: [],
  days: [],
  drawn: [],
  sources: [],
  is_open: false,
  bots: { people: 0, share: null },
  subscribers: { people: 0, sessions: 0 },
  payments: { confirmed: 0, measured: 0, claimed: 0 },
};

/** The report of days on which everybody went on without leaving an email. */
const unsaved: FunnelReport = {
  ...report,
  steps: report.steps.map((step) =>
    step.id === 'saved_profile'
      ? {
          ...step,
          people: 0,
          share: 0,
          share_of_previous: 0,
          median_duration_ms: null,
          by_cohort: step.by_cohort.map((own) => ({ ...own, people: 0, share_of_previous: 0 })),
        }
      : step,
  ),
};

/** The report that the role analyst gets. */
const sums: FunnelReport = {
  ...report,
  steps: report.steps.map((step) => ({ ...step, by_cohort: [] })),
  days: report.days.map((day) => ({ ...day, by_cohort: [] })),
  screens: [],
  drawn: [],
  sources: [],
};

const counted = (json: FunnelReport) => ({ [consoleCalls.readFunnel]: { json } });

export const place = 430;
export const stories = consoleStories(
  consolePaths.funnel,
  <FunnelView />,
  {
    'console-funnel': { title: 'Funnel', answers: counted(report) },
    'console-funnel-days': {
      title: 'Funnel, other days are chosen',
      answers: counted(report),
      act: press('24 Oct to 20 Nov 2026'),
    },
    'console-funnel-unsaved': {
      title: 'Funnel, nobody saved a profile',
      answers: counted(unsaved),
    },
    'console-funnel-sums': {
      title: 'Funnel, all quizzes together for an analyst',
      answers: counted(sums),
      role: 'analyst',
    },
    'console-funnel-empty': {
      title: 'Funnel, nobody was measured',
      answers: counted(empty),
    },
    'console-funnel-not-loaded': { title: 'Funnel, not loaded' },
  },
  { address: `&from=${query.from}&to=${query.to}` },
);
