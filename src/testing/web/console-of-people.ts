import type { AlertList } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Overview } from '#contract/console/overview.ts';
import type { FunnelFigures, FunnelReport, FunnelStepId } from '#contract/console/report.ts';
import type { Part, RevenueReport, RevenueSums } from '#contract/console/revenue.ts';
import { movementKinds } from '#contract/console/revenue-names.ts';
import type { TrainingCounts } from '#contract/console/training-counts.ts';
import type { WorkList } from '#contract/console/work.ts';
import { dayMs, dayOf } from '#contract/day.ts';

const now = '2026-11-21T09:40:00.000Z';
const today = '2026-11-21';
const daysBefore = (days: number) => dayOf(Date.parse(now) - days * dayMs);

/**
 * The answers to the console's pages on a site where this many people have done everything, and `part` of them only a
 * part of it.
 */
export function consoleOf(people: number, part: number) {
  return {
    [consoleCalls.readOverview]: overviewOf(people, part),
    [consoleCalls.readFunnel]: funnelOf(people, part),
    [consoleCalls.readRevenue]: revenueOf(people, part),
    [consoleCalls.readTrainingCounts]: trainingOf(people, part),
    [consoleCalls.listWork]: workOf(people),
    [consoleCalls.listAlerts]: { alerts: [], next: null, counts: { open: 0, closed_week: people } } satisfies AlertList,
  };
}

function overviewOf(people: number, part: number): Overview {
  const share = { count: part, of: people };
  const money = [{ currency: 'USD', minor: people * 1999 }];
  const rows = ['visits', 'new subscribers', 'renewals paid', 'refunds', 'net'] as const;
  return {
    now,
    days: { from: daysBefore(7), to: daysBefore(1) },
    days_before: { from: daysBefore(14), to: daysBefore(8) },
    figures: {
      net: money,
      net_before: [],
      new_subscribers: people,
      new_subscribers_before: part,
      paid: share,
      paid_before: share,
      active: people,
      active_before: part,
      left: share,
      left_before: share,
    },
    today: rows.map((row) => ({ row, value: people, usual: part, change: { side: 'below', since: daysBefore(2) } })),
    currency: 'USD',
    net_by_day: Array.from({ length: 28 }, (_, i) => ({
      day: daysBefore(28 - i),
      minor: people * 1999,
      usual: { low: -part, high: part },
    })),
    renewals: {
      days: { from: today, to: daysBefore(-6) },
      due: people,
      cancelled: people - part,
      to_charge: part,
      reminders_due: people,
      reminded: part,
      amounts: money,
    },
    system: [],
  };
}

const steps: FunnelStepId[] = [
  'visited',
  'started',
  'saw_result',
  'saved_profile',
  'saw_offers',
  'opened_checkout',
  'paid',
] as const;
const ratio = (part: number, all: number) => (all === 0 ? null : part / all);

function funnelOf(people: number, part: number): FunnelReport {
  const figures: FunnelFigures = {
    visits: people,
    paid: part,
    visit_to_paid: ratio(part, people),
    subscriptions: people,
    over: people,
    revenue: [{ currency: 'USD', net_minor: people * 1700, gross_minor: people * 1999 }],
    cancelled: part,
    cancelled_share: ratio(part, people),
  };
  const share = { people_before: people, share_of_previous: ratio(part, people) };
  const counts = { cohort: 'A', visits: people, paid: part } as const;
  return {
    query: { from: daysBefore(28), to: daysBefore(1) },
    before: { from: daysBefore(56), to: daysBefore(29), figures },
    figures,
    is_open: false,
    steps: steps.map((id, i) => ({
      id,
      people: i === 0 ? people : part,
      share: ratio(part, people),
      median_duration_ms: people * 1000,
      ...(i === 0 ? { people_before: null, share_of_previous: null } : share),
      by_cohort: [],
    })),
    screens: [
      { cohort: 'A', number: 1, people, left: part, leave_share: ratio(part, people), median_duration_ms: null },
    ],
    days: Array.from({ length: 28 }, (_, i) => ({
      day: daysBefore(28 - i),
      visits: people,
      paid: part,
      by_cohort: people === 0 ? [] : [counts, { ...counts, cohort: 'B' }],
    })),
    drawn: people === 0 ? [] : [{ drawn: 'A', cohort: 'B', people }],
    sources: [{ source: 'ads', people }],
    bots: { people: part, share: ratio(part, people) },
    subscribers: { people, sessions: people },
    payments: { confirmed: people, measured: part, claimed: part },
  };
}

function revenueOf(people: number, part: number): RevenueReport {
  const ripe: Part = { part, all: people, is_ripe: true };
  const unripe: Part = { ...ripe, is_ripe: false };
  const gross = people * 1999;
  const sums: RevenueSums = {
    paid: gross,
    tax: -people * 319,
    fees: -people * 100,
    refunds: -part * 1999,
    chargebacks: -part * 1999,
    net: people * 1580 - part * 3998,
    payments: people,
    first_payments: part,
    refund_count: part,
    chargeback_count: part,
    disputed: part * 1999,
  };
  const minor = people * 2172;
  const survival = people === 0 ? null : { share: part / people, interval: { low: 0, high: 1 } };
  const mrr = { subscriptions: people, minor };
  const atRisk = { people: part, first_payments: Math.min(1, part), minor: part * 2172 };
  return {
    query: { month: '2026-10' },
    counted_until: now,
    complete_from: '2026-01-01T00:00:00.000Z',
    currency: 'USD',
    options: {
      plans: [{ id: 1, name: '4-week plan' }],
      sources: ['ads'],
      campaigns: [],
      quizzes: ['A'],
      countries: [],
    },
    one_mrr: { minor, before_minor: part * 2172, at_risk_minor: part * 2172, is_about: true, left_out: [] },
    mrr: [
      { currency: 'USD', at: today, before_at: daysBefore(28), ...mrr, before_minor: part * 2172, at_risk: atRisk },
      {
        currency: 'EUR',
        at: today,
        before_at: daysBefore(28),
        subscriptions: 0,
        minor: 0,
        before_minor: 0,
        at_risk: { people: 0, first_payments: 0, minor: 0 },
      },
    ],
    bridges: [
      {
        currency: 'USD',
        from: '2026-10-01',
        to: '2026-10-31',
        start: mrr,
        end: mrr,
        movements: movementKinds.map((kind) => ({ kind, subscriptions: part, minor: 0 })),
      },
    ],
    months: ['2026-11', '2026-10', '2026-09'].map((month, i) => ({
      month,
      until: i === 0 ? '2026-11-20' : null,
      ...sums,
      net: i * 40 * sums.net,
      refunded_30: i === 0 ? unripe : ripe,
      refunded_90: unripe,
    })),
    so_far: { from: '2026-11-01', to: '2026-11-20', net: sums.net, before_net: people * 1000 },
    all: sums,
    others: [],
    split: { by: 'plan', rows: [{ name: '4-week plan', ...sums }], total: sums },
    customers: {
      plan: 1,
      name: '4-week plan',
      weeks: 4,
      cohorts: [{ month: '2026-09', payers: people, cells: [{ ...ripe, net: gross }] }],
      renewals: [{ ...ripe, survival }],
      value: [{ day: 28, customers: people, mean: 1580, interval: { low: 1000, high: 2000 } }],
      projection: null,
    },
    trials: { weeks: [{ week: '2026-10-05', ...ripe }], all: ripe },
    returns: [
      {
        week: '2026-10-05',
        refunded_30: ripe,
        refunded_90: unripe,
        charged_back_30: ripe,
        charged_back_90: unripe,
      },
    ],
    visitors: {
      sources: [{ name: 'ads', visitors: people, payers: part, net: gross }],
      quizzes: [],
      total: { visitors: people, payers: part, net: gross },
    },
  };
}

function trainingOf(people: number, part: number): TrainingCounts {
  const counts = { flights: people, items: part };
  // The server hides counts of fewer than five people.
  const group = people > 0 && people < 5 ? null : { people, part };
  return {
    until: now,
    days: Array.from({ length: 28 }, (_, i) => ({ day: daysBefore(28 - i), ...counts })),
    total: counts,
    today: counts,
    on_device: group,
    returns: [{ after: 7, from: daysBefore(60), to: daysBefore(32), group }],
  };
}

function workOf(people: number): WorkList {
  return {
    rows: [],
    next: null,
    counts: { open: people, mine: people, nobody: people, solved: people, solved_week: people },
    half_within_ms: people * 1000,
    // Later than the browser's clock, as with emulated time.
    oldest_at: '2040-01-01T00:00:00Z',
  };
}
