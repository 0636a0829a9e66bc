import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { RevenueReport, RevenueSums } from '#contract/console/revenue.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { agrees } from '#web/gallery/console-business.ts';
import { RevenueView } from './revenue-view.tsx';

const monthNames = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2025, 11 + i, 1)).toISOString().slice(0, 7));
const nets = [18_258, 23_379, 24_919, 36_772, 42_313, 52_565, 61_398, 77_524, 89_141, 97_761, 112_224, 83_189];
const payments = [905, 1168, 1060, 1520, 1783, 2307, 2563, 3035, 3530, 3812, 4357, 3203];
const disputes = [0, 5, 2, 5, 5, 3, 7, 10, 14, 23, 24, 22];

function sums(i: number): RevenueSums {
  const net = nets[i]! * 100 + 30;
  const refunds = -Math.round(net * 0.0178);
  const chargebacks = -disputes[i]! * 4407;
  const paid = Math.round((net - refunds - chargebacks) / 0.8496);
  const tax = -Math.round(paid * 0.0844);
  const counts = { payments: payments[i]!, first_payments: Math.round(payments[i]! * 0.447) };
  return {
    paid,
    tax,
    fees: net - paid - tax - refunds - chargebacks,
    refunds,
    chargebacks,
    net,
    ...counts,
    refund_count: Math.round(payments[i]! * 0.0145),
    chargeback_count: disputes[i]!,
    disputed: disputes[i]! * 2899,
  };
}

const october = sums(10);
const sumsOf = (of: (name: keyof RevenueSums) => number) =>
  Object.fromEntries(Object.keys(october).map((name) => [name, of(name as keyof RevenueSums)])) as RevenueSums;

type Month = RevenueReport['months'][number];
const addUp = (some: readonly Month[]) => sumsOf((name) => some.reduce((sum, one) => sum + one[name], 0));

const months: Month[] = monthNames
  .map((month, i) => ({
    month,
    until: i === 11 ? '2026-11-20' : null,
    ...sums(i),
    refunded_30: { part: Math.round(payments[i]! * 0.0152), all: payments[i]!, is_ripe: i < 10 },
    refunded_90: { part: Math.round(payments[i]! * 0.0171), all: payments[i]!, is_ripe: i < 8 },
  }))
  .reverse();

const shareOf = (value: number, share: number) => Math.round(value * share);
const shareOfOctober = (share: number) => sumsOf((name) => shareOf(october[name], share));
const restOfOctober = sumsOf((name) => october[name] - shareOf(october[name], 0.62) - shareOf(october[name], 0.27));

const payers = [216, 245, 237, 300, 356, 405, 452, 507, 555, 550, 620, 431];
const staying = [0.67, 0.52, 0.42, 0.35, 0.3, 0.27, 0.24, 0.21, 0.19, 0.16, 0.145, 0.13];
const ripe = [10, 9, 8, 7, 6, 5, 4, 2, 1, 0, 0, 0];
const due = [12, 11, 10, 9, 8, 7, 6, 5, 3, 2, 1, 0];
const wobble = (i: number, k: number) => 1 + 0.05 * Math.sin(i * 2.1 + k * 1.3);

const values = [16.13, 25.75, 33.82, 40.06, 44.77, 48.43, 52.81, 56.76, 60.64, 65.44, 66.02];

type Mrr = RevenueReport['mrr'][number];
const mrr = (
  currency: string,
  subscriptions: number,
  [minor, before_minor]: [number, number],
  at_risk: Mrr['at_risk'],
): Mrr => ({ currency, at: '2026-11-21', before_at: '2026-10-24', subscriptions, minor, before_minor, at_risk });

type Movement = RevenueReport['bridges'][number]['movements'][number];
const moved = (kind: Movement['kind'], subscriptions: number, minor: number): Movement => ({
  kind,
  subscriptions,
  minor,
});

type Source = NonNullable<NonNullable<RevenueReport['visitors']>['sources']>[number];
const came = (name: string, visitors: number, payers: number, net: number): Source => ({ name, visitors, payers, net });

const full: RevenueReport = {
  query: { month: '2026-10' },
  counted_until: '2026-11-21T09:40:00.000Z',
  complete_from: '2025-12-01T00:00:00.000Z',
  currency: 'USD',
  options: {
    plans: [
      { id: 1, name: '4-week plan' },
      { id: 2, name: '12-week plan' },
      { id: 3, name: '24-week plan' },
    ],
    sources: ['facebook', 'google', 'tiktok'],
    campaigns: ['autumn', 'focus-7'],
    quizzes: ['A', 'B', 'C'],
    countries: ['US', 'DE', 'GB', 'JP'],
  },
  one_mrr: {
    minor: 12_926_844,
    before_minor: 11_541_592,
    at_risk_minor: 191_790,
    is_about: true,
    left_out: [],
  },
  mrr: [
    mrr('USD', 8731, [11_940_197, 10_585_281], { people: 126, first_payments: 14, minor: 178_700 }),
    mrr('EUR', 589, [912_042, 884_120], { people: 9, first_payments: 0, minor: 12_100 }),
  ],
  bridges: [
    {
      currency: 'USD',
      from: '2026-10-01',
      to: '2026-10-31',
      start: { subscriptions: 7471, minor: 9_644_637 },
      movements: [
        moved('new', 1926, 2_727_976),
        moved('reactivation', 23, 35_398),
        moved('expansion', 3, 2081),
        moved('contraction', 19, -14_507),
        moved('churn asked for', 722, -1_078_621),
        moved('churn by failed payment', 183, -273_467),
        moved('renewal stop', 3, -4112),
        moved('pause', 55, -8072),
        moved('currency', 4, 912),
      ],
      end: { subscriptions: 8509, minor: 11_032_225 },
    },
    {
      currency: 'EUR',
      from: '2026-10-01',
      to: '2026-10-31',
      start: { subscriptions: 540, minor: 861_004 },
      movements: [moved('new', 61, 98_120), moved('churn asked for', 24, -38_204)],
      end: { subscriptions: 577, minor: 920_920 },
    },
  ],
  months,
  so_far: { from: '2026-11-01', to: '2026-11-20', net: months[0]!.net, before_net: 7_122_300 },
  all: addUp(months),
  others: [{ month: '2025-12', currency: 'GBP', paid: 159_900, tax: -26_650, net: null }],
  split: {
    by: 'plan',
    rows: [
      { name: '4-week plan', ...shareOfOctober(0.62) },
      { name: '12-week plan', ...shareOfOctober(0.27) },
      { name: '24-week plan', ...restOfOctober },
    ],
    total: october,
  },
  customers: {
    plan: 1,
    name: '4-week plan',
    weeks: 4,
    cohorts: monthNames.map((month, i) => ({
      month,
      payers: payers[i]!,
      cells: Array.from({ length: due[i]! }, (_, k) => {
        const part = Math.round(payers[i]! * staying[k]! * wobble(i, k));
        return {
          part: k < ripe[i]! ? part : Math.round(part * 0.6),
          all: payers[i]!,
          is_ripe: k < ripe[i]!,
          net: part * 1451,
        };
      }),
    })),
    renewals: staying.slice(0, 10).map((share, k) => ({
      part: k === 0 ? 2492 : Math.round((3700 / (k + 1)) * (share / staying[k - 1]!)),
      all: k === 0 ? 3700 : Math.round(3700 / (k + 1)),
      is_ripe: true,
      survival: { share, interval: { low: share - 0.008 - k * 0.002, high: share + 0.008 + k * 0.002 } },
    })),
    value: values.map((mean, i) => ({
      day: i * 28,
      customers: 4874 - i * 430,
      mean: mean * 100,
      interval: { low: (mean - 0.3 - i * 0.45) * 100, high: (mean + 0.3 + i * 0.45) * 100 },
    })),
    projection: { weeks: 52, mean: 7274, interval: { low: 6490, high: 7933 }, renewals_seen: 10 },
  },
  trials: {
    weeks: [
      [58, 98],
      [67, 111],
      [67, 114],
      [51, 97],
      [61, 106],
      [48, 92],
      [62, 104],
      [74, 153],
    ].map(([part, all], i) => ({
      week: new Date(Date.UTC(2026, 8, 14 + i * 7)).toISOString().slice(0, 10),
      part: part!,
      all: all!,
      is_ripe: i < 7,
    })),
    all: { part: 488, all: 875, is_ripe: true },
  },
  returns: Array.from({ length: 20 }, (_, i) => {
    const all = 860 + 12 * i + (i % 3) * 9;
    const part = (share: number, days: number) => ({
      part: Math.round(all * share * wobble(i, 3)),
      all,
      is_ripe: (20 - i) * 7 > days,
    });
    return {
      week: new Date(Date.UTC(2026, 6, 6 + i * 7)).toISOString().slice(0, 10),
      refunded_30: part(i > 15 ? 0.009 : 0.0152, 30),
      refunded_90: part(i > 15 ? 0.009 : 0.0171, 90),
      charged_back_30: part(0.003, 30),
      charged_back_90: part(0.0052, 90),
    };
  }),
  visitors: {
    sources: [
      came('facebook', 24_310, 911, 5_102_240),
      came('google', 11_874, 604, 3_720_418),
      came('', 6120, 187, 1_044_630),
      came('tiktok', 2415, 26, 92_110),
    ],
    quizzes: [came('A', 18_020, 781, 4_610_007), came('C', 14_512, 540, 3_104_276), came('B', 12_187, 407, 2_245_115)],
    total: { visitors: 44_719, payers: 1728, net: 9_959_398 },
  },
};

/** Of the first weeks: no chargebacks, and nobody has been a customer for long enough. */
const youngMonth = (of: Month, refunds: number, own: Partial<Month>): Month => {
  const refunded = { part: refunds, all: own.payments!, is_ripe: false };
  const counts = { chargebacks: 0, chargeback_count: 0, disputed: 0, refund_count: refunds };
  return { ...of, ...counts, refunds: -1451 * refunds, refunded_30: refunded, refunded_90: refunded, ...own };
};
const youngMonths = [
  youngMonth(months[0]!, 1, { paid: 29_985, tax: -2541, fees: -2250, net: 23_743, payments: 15, first_payments: 12 }),
  youngMonth(months[1]!, 0, { paid: 5997, tax: -508, fees: -450, net: 5039, payments: 3, first_payments: 3 }),
];
const november = addUp(youngMonths.slice(0, 1));

/** The first weeks of a business: too few people for shares, no renewal due for long enough. */
const young: RevenueReport = {
  ...full,
  query: { month: '2026-11' },
  complete_from: '2026-10-28T08:12:00.000Z',
  one_mrr: { minor: 33_712, before_minor: 0, at_risk_minor: 2173, is_about: false, left_out: [] },
  mrr: [mrr('USD', 17, [33_712, 0], { people: 1, first_payments: 0, minor: 2173 })],
  bridges: [
    {
      currency: 'USD',
      from: '2026-11-01',
      to: '2026-11-20',
      start: { subscriptions: 3, minor: 6519 },
      movements: full.bridges[0]!.movements.map(({ kind }) => {
        if (kind === 'new') return moved(kind, 15, 29_366);
        return kind === 'churn asked for' ? moved(kind, 1, -2173) : moved(kind, 0, 0);
      }),
      end: { subscriptions: 17, minor: 33_712 },
    },
  ],
  months: youngMonths,
  all: addUp(youngMonths),
  split: { by: 'plan', rows: [{ name: '4-week plan', ...november }], total: november },
  so_far: { from: '2026-11-01', to: '2026-11-20', net: 23_743, before_net: 0 },
  others: [],
  customers: {
    ...full.customers!,
    cohorts: [
      { month: '2026-10', payers: 3, cells: [] },
      { month: '2026-11', payers: 12, cells: [] },
    ],
    renewals: [],
    value: [{ day: 0, customers: 15, mean: 1583, interval: { low: 1490, high: 1660 } }],
    projection: null,
  },
  trials: { weeks: [], all: { part: 0, all: 0, is_ripe: true } },
  returns: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].map((week, i) => {
    const none = { part: 0, all: [3, 4, 5, 6][i]!, is_ripe: false };
    const one = { ...none, part: i === 1 ? 1 : 0 };
    return { week, refunded_30: one, refunded_90: one, charged_back_30: none, charged_back_90: none };
  }),
  visitors: {
    sources: [came('facebook', 310, 11, 17_410), came('', 24, 1, 1583)],
    quizzes: [came('A', 240, 9, 14_244), came('B', 94, 3, 4749)],
    total: { visitors: 334, payers: 12, net: 18_993 },
  },
};
const empty: RevenueReport = {
  ...young,
  complete_from: null,
  one_mrr: null,
  mrr: [],
  bridges: [],
  customers: null,
};

const counted = (answer: CallAnswers[typeof consoleCalls.readRevenue]): CallAnswers => ({
  [consoleCalls.readReconciliation]: { json: agrees },
  [consoleCalls.readRevenue]: answer,
});

export const place = 494;
export const stories = consoleStories(consolePaths.revenue, <RevenueView />, {
  'console-revenue': { title: 'Revenue', answers: counted({ json: full }) },
  'console-revenue-young': { title: 'Revenue, the first weeks', answers: counted({ json: young }) },
  'console-revenue-empty': { title: 'Revenue, nothing sold', answers: counted({ json: empty }) },
  'console-revenue-loading': {
    title: 'Revenue, loading',
    answers: counted('no answer yet'),
    act: ({ see }) => see('Counting…'),
  },
  'console-revenue-slow': {
    title: 'Revenue, too slow',
    answers: counted(
      refused(503, 'The report took longer than 25 seconds. Take a filter away, or try again in a moment.'),
    ),
  },
});
