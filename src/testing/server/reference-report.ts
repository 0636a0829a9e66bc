import type { Cohort } from '#contract/cohort.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import type { Measured } from './measured.ts';
import {
  firstArrivals,
  type History,
  isTimely,
  profile,
  quizOf,
  stepNames,
  type Visitor,
  visitorsOf,
} from './reference-visitors.ts';

/**
 * A slow and simple version of the report, to compare the real one with. It shares no code with it, not even the names
 * of the events.
 *
 * Of repeated events the first arrival counts. Events that arrived more than 48 hours after their time, or more than a
 * minute before it, count nowhere; those of bots count only in the figure of bots.
 *
 * The visit of a person is their first `session_start` of these days. Of the quizzes that they have begun by the end of
 * the last day, they belong to the one in which they got furthest, and if equally far, to the one walked last. People
 * who have begun none belong to the quiz that was drawn. From the visit to the end of the last day, the first matching
 * event is the next step; people who miss a step have none of the later ones. Only the profile may be skipped: the step
 * after it follows the result. People have paid when a purchase of theirs since the visit was confirmed.
 *
 * Everything belongs to the day of the visit. Screens and durations belong to the quiz that the event names.
 */
export function referenceReport(history: History, query: FunnelQuery): Measurable {
  const everybody = visitorsOf(history, query);
  const visitors = everybody.filter((visitor) => isWanted(visitor, query));
  const fromSource = everybody.filter(({ source }) => query.source === undefined || source === query.source);
  const before = { ...query, from: shift(query.from, -length(query)), to: shift(query.from, -1) };
  const visitorsBefore = visitorsOf(history, before).filter((visitor) => isWanted(visitor, query));
  const cohorts: Cohort[] = query.cohort === undefined ? ['A', 'B', 'C'] : [query.cohort];
  return {
    figures: figures(visitors),
    before: { from: before.from, to: before.to, figures: figures(visitorsBefore) },
    steps: stepNames.map((id, step) => stepRow(id, step, { visitors, fromSource, cohorts, query })),
    screens: cohorts.flatMap((cohort) => screenRows(cohort, fromSource)),
    days: daysBetween(query).map((day) => ({
      day,
      visits: visitors.filter((one) => one.day === day).length,
      paid: visitors.filter((one) => one.day === day && one.taken.at(-1)).length,
      by_cohort: cohorts.map((cohort) => {
        const own = visitors.filter((one) => one.cohort === cohort && one.day === day);
        return { cohort, visits: own.length, paid: own.filter(({ taken }) => taken.at(-1)).length };
      }),
    })),
    drawn: drawn(visitors),
    sources: sources(everybody),
    bots: bots(history, query, everybody.length),
    // Nobody in these histories has an account.
    subscribers: { people: 0, sessions: 0 },
    payments: payments(history, query),
  };
}

/** The part of the report that comes from events. */
export interface Measurable
  extends Pick<FunnelReport, 'steps' | 'screens' | 'days' | 'drawn' | 'sources' | 'bots' | 'subscribers' | 'payments'> {
  figures: Figures;
  before: { from: string; to: string; figures: Figures };
}
type Figures = Pick<FunnelReport['figures'], 'visits' | 'paid' | 'visit_to_paid'>;

/** Returns that part of a report. */
export function measurableOf(report: FunnelReport): Measurable {
  const { steps, screens, days, before } = report;
  const pick = ({ visits, paid, visit_to_paid }: FunnelReport['figures']) => ({ visits, paid, visit_to_paid });
  return {
    steps,
    screens,
    days,
    drawn: report.drawn,
    sources: report.sources,
    bots: report.bots,
    subscribers: report.subscribers,
    payments: report.payments,
    figures: pick(report.figures),
    before: { ...before, figures: pick(before.figures) },
  };
}

const firstPages = ['close_main', 'start_close', 'screen1_close'];
const closings: Record<'B' | 'others', string[][]> = {
  B: [
    firstPages,
    ['screen2_close'],
    ['screen31_close'],
    ['screen34_close'],
    ['screen34_close'],
    ['screen35_close_payment'],
    ['screen36_close'],
  ],
  others: [
    firstPages,
    ['screen2_close'],
    ['screen25_close'],
    ['screen34_close'],
    ['screen35_close'],
    ['screen35_close_payment'],
    ['screen36_close'],
  ],
};
const screenCounts: Partial<Record<Cohort, number>> = { A: 29, B: 31, C: 29 };
const beyond = [
  'profile_saved',
  'screen33_open',
  'screen34_open',
  'screen35_open',
  'screen35_open_payment',
  'screen36_open',
  'payment_success',
];

const closingsOf = (cohort: string) => closings[cohort === 'B' ? 'B' : 'others'];

function isWanted(visitor: Visitor, { cohort, source }: FunnelQuery): boolean {
  return (cohort === undefined || visitor.cohort === cohort) && (source === undefined || visitor.source === source);
}

function figures(visitors: Visitor[]): Figures {
  const paid = visitors.filter(({ taken }) => taken.at(-1)).length;
  return { visits: visitors.length, paid, visit_to_paid: share(paid, visitors.length) };
}

interface Among {
  visitors: Visitor[];
  /** Visitors from the filtered source, in any quiz. */
  fromSource: Visitor[];
  cohorts: Cohort[];
  query: FunnelQuery;
}

function stepRow(id: (typeof stepNames)[number], step: number, { visitors, fromSource, cohorts, query }: Among) {
  const taking = (among: Visitor[], which: number) => among.filter(({ taken }) => taken[which]).length;
  const previous = step === profile + 1 ? profile - 1 : step - 1;
  const before = (among: Visitor[]) => (step === 0 ? null : taking(among, previous));
  const ofPrevious = (among: Visitor[]) => (step === 0 ? null : share(taking(among, step), taking(among, previous)));
  return {
    id,
    people: taking(visitors, step),
    share: share(taking(visitors, step), visitors.length),
    people_before: before(visitors),
    share_of_previous: ofPrevious(visitors),
    median_duration_ms: median(
      fromSource.map(({ events }) =>
        firstDuration(events, (event) => {
          const quiz = quizOf(event);
          const isOfQuiz = query.cohort === undefined || quiz === query.cohort;
          return isOfQuiz && closingsOf(quiz)[step]!.includes(event.name);
        }),
      ),
    ),
    by_cohort: cohorts.map((cohort) => {
      const own = visitors.filter((visitor) => visitor.cohort === cohort);
      return { cohort, people: taking(own, step), people_before: before(own), share_of_previous: ofPrevious(own) };
    }),
  };
}

function screenRows(cohort: Cohort, visitors: Visitor[]): FunnelReport['screens'] {
  const own = visitors.map(({ events }) => events.filter((event) => quizOf(event) === cohort));
  return Array.from({ length: screenCounts[cohort]! }, (_, i) => {
    const number = i + 1;
    const opened = own.filter((events) => events.some(({ name }) => name === `screen${number}_open`));
    const left = opened.filter((events) => !events.some(({ name }) => isFurther(name, number, cohort))).length;
    return {
      cohort,
      number,
      people: opened.length,
      left,
      leave_share: share(left, opened.length),
      median_duration_ms: median(
        own.map((events) => firstDuration(events, ({ name }) => name === `screen${number}_close`)),
      ),
    };
  });
}

function isFurther(name: string, number: number, cohort: Cohort): boolean {
  if (beyond.includes(name)) return true;
  const [, opened] = /^screen(\d+)_open$/.exec(name) ?? [];
  return opened !== undefined && Number(opened) > number && Number(opened) <= screenCounts[cohort]!;
}

function firstDuration(events: Measured[], isClosing: (event: Measured) => boolean): number | null {
  const isDuration = (ms: unknown) => typeof ms === 'number' && ms >= 0 && ms <= 2_147_483_647;
  const closed = events.find((event) => isClosing(event) && isDuration(event.duration));
  return closed ? (closed.duration as number) : null;
}

function median(durations: (number | null)[]): number | null {
  const known = durations.filter((duration) => duration !== null).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const middle = known.length / 2;
  return Number.isInteger(middle) ? (known[middle - 1]! + known[middle]!) / 2 : known[Math.floor(middle)]!;
}

function sources(visitors: Visitor[]): FunnelReport['sources'] {
  const names = [...new Set(visitors.map(({ source }) => source))];
  return names
    .map((source) => ({ source, people: visitors.filter((one) => one.source === source).length }))
    .sort((a, b) => b.people - a.people || (a.source < b.source ? -1 : 1));
}

function drawn(visitors: Visitor[]): FunnelReport['drawn'] {
  const all: (Cohort | null)[] = ['A', 'B', 'C', null];
  const known = (cohort: string) => (all.includes(cohort as Cohort) ? cohort : null);
  return all.flatMap((for_) =>
    all.flatMap((cohort) => {
      const people = visitors.filter((one) => known(one.drawn) === for_ && known(one.cohort) === cohort).length;
      return people === 0 ? [] : [{ drawn: for_, cohort, people }];
    }),
  );
}

function bots(history: History, { from, to }: FunnelQuery, visitors: number): FunnelReport['bots'] {
  const visits = firstArrivals(history).filter(
    (event) => event.byRobot && isTimely(event) && event.name === 'session_start' && isWithin(event.time, from, to),
  );
  const people = new Set(visits.map(({ device }) => device)).size;
  return { people, share: share(people, people + visitors) };
}

function payments(history: History, { from, to }: FunnelQuery): FunnelReport['payments'] {
  const confirmed = history.bought.filter(({ at, isConfirmed }) => isConfirmed && isWithin(at, from, to));
  const devices = new Set(history.sent.map(({ device }) => device));
  const claims = firstArrivals(history).filter(
    (event) => !event.byRobot && isTimely(event) && event.name === 'payment_success' && isWithin(event.time, from, to),
  );
  return {
    confirmed: confirmed.length,
    measured: confirmed.filter(({ device }) => devices.has(device)).length,
    claimed: new Set(claims.map(({ device }) => device)).size,
  };
}

const isWithin = (time: number, from: string, to: string) => dayOf(time) >= from && dayOf(time) <= to;
const share = (part: number, total: number) => (total === 0 ? null : part / total);
const shift = (day: string, days: number) => dayOf(Date.parse(day) + days * dayMs);
const length = (query: FunnelQuery) => daysBetween(query).length;

function daysBetween({ from, to }: Pick<FunnelQuery, 'from' | 'to'>): string[] {
  const days = [];
  for (let day = from; day <= to; day = shift(day, 1)) days.push(day);
  return days;
}
