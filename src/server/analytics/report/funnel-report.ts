import { allCohorts, type Cohort } from '#contract/cohort.ts';
import type { FunnelFigures, FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import type { StepCount } from './funnel.sql.ts';
import { cohortsOf, placeBefore, screensOf, stepsOf } from './funnel-steps.ts';
import type { Money } from './money.sql.ts';
import { daysOf, type Span, spanBefore } from './report-span.ts';
import type { ScreenCount } from './screens.sql.ts';
import type { Sources } from './sources.sql.ts';

/** The counts from the database that a report is made of. */
export interface Counted {
  steps: readonly StepCount[];
  /** The steps of the same number of days before. */
  stepsBefore: readonly StepCount[];
  screens: readonly ScreenCount[];
  /** Median time on screen in ms, by the keys of `stepPage` and `screenPage`. */
  durations: ReadonlyMap<string, number>;
  sources: Sources;
  /** Visitors that are bots; no other figure counts them. */
  bots: number;
  subscribers: FunnelReport['subscribers'];
  payments: FunnelReport['payments'];
  money: Money;
  moneyBefore: Money;
}

/** The key in `durations` of the page that a step opens. */
export function stepPage(step: string): string {
  return `step ${step}`;
}

/** The key in `durations` of a numbered screen. */
export function screenPage(cohort: Cohort, number: number): string {
  return `screen ${cohort} ${number}`;
}

/** Makes the report from the counts. `now` is epoch ms. */
export function reportOf(
  { query, span, now }: { query: FunnelQuery; span: Span; now: number },
  counted: Counted,
): FunnelReport {
  const before = spanBefore(span);
  const { screens, durations, sources, bots, subscribers, payments } = counted;
  return {
    query,
    is_open: span.endsAt > now,
    before: { from: before.from, to: before.to, figures: figuresOf(counted.stepsBefore, counted.moneyBefore) },
    figures: figuresOf(counted.steps, counted.money),
    steps: stepRows(query, counted),
    screens: cohortsOf(query.cohort).flatMap((cohort) => screenRows(cohort, screens, durations)),
    days: dayRows(query, span, counted.steps),
    drawn: drawnRows(counted.steps),
    sources: sources.list,
    bots: { people: bots, share: share(bots, bots + sources.visitors) },
    subscribers,
    payments,
  };
}

const allSteps = stepsOf('');
const stepIds = allSteps.map(({ id }) => id);
const paidStep = stepIds.indexOf('paid');

function figuresOf(steps: readonly StepCount[], { revenue, subscriptions, over, cancelled }: Money): FunnelFigures {
  const visits = sum(steps, 0);
  const paid = sum(steps, paidStep);
  return {
    visits,
    paid,
    visit_to_paid: share(paid, visits),
    revenue,
    subscriptions,
    over,
    cancelled,
    cancelled_share: share(cancelled, over),
  };
}

function stepRows(query: FunnelQuery, { steps, durations }: Counted): FunnelReport['steps'] {
  const visits = sum(steps, 0);
  return stepIds.map((id, step) => {
    return {
      id,
      ...takersOf(steps, step),
      share: share(sum(steps, step), visits),
      median_duration_ms: durations.get(stepPage(id)) ?? null,
      by_cohort: cohortsOf(query.cohort).map((cohort) => {
        const own = steps.filter((count) => count.cohort === cohort);
        return { cohort, ...takersOf(own, step) };
      }),
    };
  });
}

function takersOf(counts: readonly StepCount[], step: number) {
  const people = sum(counts, step);
  if (step === 0) return { people, people_before: null, share_of_previous: null };
  const before = sum(counts, placeBefore(allSteps, step));
  return { people, people_before: before, share_of_previous: share(people, before) };
}

function screenRows(
  cohort: Cohort,
  screens: readonly ScreenCount[],
  durations: Counted['durations'],
): FunnelReport['screens'] {
  return screensOf(cohort).map((number) => {
    const found = screens.find((screen) => screen.cohort === cohort && screen.number === number);
    const { people, left } = found ?? { people: 0, left: 0 };
    const median = durations.get(screenPage(cohort, number)) ?? null;
    return { cohort, number, people, left, leave_share: share(left, people), median_duration_ms: median };
  });
}

function dayRows(query: FunnelQuery, span: Span, steps: readonly StepCount[]): FunnelReport['days'] {
  return daysOf(span).map((day, i) => {
    const ofDay = steps.filter((count) => count.day === i);
    return {
      day,
      visits: sum(ofDay, 0),
      paid: sum(ofDay, paidStep),
      by_cohort: cohortsOf(query.cohort).map((cohort) => {
        const own = ofDay.filter((count) => count.cohort === cohort);
        return { cohort, visits: sum(own, 0), paid: sum(own, paidStep) };
      }),
    };
  });
}

/** Visitors by the cohort that was drawn for them and the one that they walked. */
function drawnRows(steps: readonly StepCount[]): FunnelReport['drawn'] {
  const all = [...allCohorts, null];
  const visits = steps.filter(({ step }) => step === 0);
  return all
    .flatMap((drawn) => all.map((cohort) => ({ drawn, cohort })))
    .map(({ drawn, cohort }) => {
      const own = visits.filter((count) => count.drawn === drawn && count.cohort === cohort);
      return { drawn, cohort, people: sum(own, 0) };
    })
    .filter(({ people }) => people > 0);
}

function sum(counts: readonly StepCount[], step: number): number {
  return counts.reduce((total, count) => (count.step === step ? total + count.people : total), 0);
}

function share(part: number, total: number): number | null {
  return total === 0 ? null : part / total;
}
