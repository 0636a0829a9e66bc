import type { Cohort } from '../../contract/cohort';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import type { Measured } from './measured.fixture';

/**
 * The report said again, slowly and plainly, to hold the real one against. It shares nothing with it, not even the names
 * of the events.
 *
 * A person has visited when his first `session_start` of these days is there. From that event on, up to the end of the
 * last day, the first event that fits is his next step, and so on; whoever lacks one has none of the later ones. Only the
 * profile may be saved or not: what comes after it follows the result.
 * Everything belongs to the day of the visit.
 */
export function referenceReport(all: readonly Measured[], query: FunnelQuery): Measurable {
  const visitors = visitorsOf(all, query).filter((visitor) => isWanted(visitor, query));
  const before = { ...query, from: shift(query.from, -length(query)), to: shift(query.from, -1) };
  const visitorsBefore = visitorsOf(all, before).filter((visitor) => isWanted(visitor, query));
  const cohorts: Cohort[] = query.cohort === undefined ? ['A', 'B', 'C'] : [query.cohort];
  return {
    figures: figures(visitors),
    before: { from: before.from, to: before.to, figures: figures(visitorsBefore) },
    steps: stepNames.map((id, step) => stepRow(id, step, visitors, cohorts)),
    screens: cohorts.flatMap((cohort) => screenRows(cohort, visitors)),
    days: daysBetween(query).map((day) => ({
      day,
      by_cohort: cohorts.map((cohort) => {
        const own = visitors.filter((one) => one.cohort === cohort && one.day === day);
        return { cohort, visits: own.length, paid: own.filter(({ taken }) => taken.at(-1)).length };
      }),
    })),
    sources: sources(visitorsOf(all, query)),
  };
}

/** What of the report comes from events. */
export interface Measurable extends Pick<FunnelReport, 'steps' | 'screens' | 'days' | 'sources'> {
  figures: Figures;
  before: { from: string; to: string; figures: Figures };
}
type Figures = Pick<FunnelReport['figures'], 'visits' | 'paid' | 'visit_to_paid'>;

/** The events of a report that come from events. */
export function measurableOf(report: FunnelReport): Measurable {
  const { steps, screens, days, sources: from, figures: now, before } = report;
  const pick = ({ visits, paid, visit_to_paid }: FunnelReport['figures']) => ({ visits, paid, visit_to_paid });
  return {
    steps,
    screens,
    days,
    sources: from,
    figures: pick(now),
    before: { ...before, figures: pick(before.figures) },
  };
}

interface Visitor {
  cohort: string;
  source: string;
  day: string;
  /** The steps he took. */
  taken: boolean[];
  /** His events of these days from the visit on, in order. */
  events: Measured[];
}

const stepNames = [
  'visited',
  'started',
  'saw_result',
  'saved_profile',
  'saw_offers',
  'opened_checkout',
  'paid',
] as const;
const profile = stepNames.indexOf('saved_profile');

const stepEvents: Record<'B' | 'others', string[]> = {
  B: [
    'session_start',
    'screen2_open',
    'screen31_open',
    'profile_saved',
    'screen34_open',
    'screen35_open_payment',
    'payment_success',
  ],
  others: [
    'session_start',
    'screen2_open',
    'screen25_open',
    'profile_saved',
    'screen35_open',
    'screen35_open_payment',
    'payment_success',
  ],
};
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
const screenCounts: Record<Cohort, number> = { A: 29, B: 31, C: 29 };
const beyond = [
  'profile_saved',
  'screen33_open',
  'screen34_open',
  'screen35_open',
  'screen35_open_payment',
  'screen36_open',
  'payment_success',
];

const eventsOf = (cohort: string) => stepEvents[cohort === 'B' ? 'B' : 'others'];
const closingsOf = (cohort: string) => closings[cohort === 'B' ? 'B' : 'others'];

function visitorsOf(all: readonly Measured[], { from, to }: FunnelQuery): Visitor[] {
  const once = [...new Map([...all].reverse().map((event) => [event.insertId, event])).values()];
  return [...new Set(once.map(({ device }) => device))].flatMap((device) => {
    const own = once.filter((event) => event.device === device);
    const inDays = own.filter(({ time }) => dayOf(time) >= from && dayOf(time) <= to).sort(inOrder);
    const visit = inDays.find(({ name }) => name === 'session_start');
    if (!visit) return [];
    const events = inDays.filter((event) => !isBefore(event, visit));
    const { cohort, source } = visit;
    return [{ cohort, source, day: dayOf(visit.time), taken: takenOf(events, visit, eventsOf(cohort)), events }];
  });
}

function takenOf(events: Measured[], visit: Measured, steps: string[]): boolean[] {
  let last: Measured | undefined = visit;
  return steps.map((name, step) => {
    if (step === 0) return true;
    const from: Measured | undefined = last;
    const next = from && events.find((event) => event.name === name && !isBefore(event, from));
    if (step !== profile) last = next;
    return next !== undefined;
  });
}

/** Numbers beyond what the order keeps stand together, and so does what has none. */
const numberOf = ({ id }: Measured) => Math.min(Math.max(id ?? 0, 0), 1_048_575);
const isBefore = (a: Measured, b: Measured) => a.time < b.time || (a.time === b.time && numberOf(a) < numberOf(b));
const inOrder = (a: Measured, b: Measured) =>
  a.time - b.time || numberOf(a) - numberOf(b) || (a.insertId < b.insertId ? -1 : 1);

function isWanted(visitor: Visitor, { cohort, source }: FunnelQuery): boolean {
  return (cohort === undefined || visitor.cohort === cohort) && (source === undefined || visitor.source === source);
}

function figures(visitors: Visitor[]): Figures {
  const paid = visitors.filter(({ taken }) => taken.at(-1)).length;
  return { visits: visitors.length, paid, visit_to_paid: share(paid, visitors.length) };
}

function stepRow(id: (typeof stepNames)[number], step: number, visitors: Visitor[], cohorts: Cohort[]) {
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
    median_stay_ms: median(visitors.map(({ cohort, events }) => firstStay(events, closingsOf(cohort)[step]!))),
    by_cohort: cohorts.map((cohort) => {
      const own = visitors.filter((visitor) => visitor.cohort === cohort);
      return { cohort, people: taking(own, step), people_before: before(own), share_of_previous: ofPrevious(own) };
    }),
  };
}

function screenRows(cohort: Cohort, visitors: Visitor[]): FunnelReport['screens'] {
  const own = visitors.filter((visitor) => visitor.cohort === cohort);
  return Array.from({ length: screenCounts[cohort] }, (_, i) => {
    const number = i + 1;
    const opened = own.filter(({ events }) => events.some(({ name }) => name === `screen${number}_open`));
    const left = opened.filter(({ events }) => !events.some(({ name }) => isFurther(name, number, cohort))).length;
    return {
      cohort,
      number,
      people: opened.length,
      left,
      leave_share: share(left, opened.length),
      median_stay_ms: median(own.map(({ events }) => firstStay(events, [`screen${number}_close`]))),
    };
  });
}

function isFurther(name: string, number: number, cohort: Cohort): boolean {
  if (beyond.includes(name)) return true;
  const [, opened] = /^screen(\d+)_open$/.exec(name) ?? [];
  return opened !== undefined && Number(opened) > number && Number(opened) <= screenCounts[cohort];
}

function firstStay(events: Measured[], names: string[]): number | null {
  const isStay = (stay: unknown) => typeof stay === 'number' && stay >= 0 && stay <= 2_147_483_647;
  const closed = events.find(({ name, stay }) => names.includes(name) && isStay(stay));
  return closed ? (closed.stay as number) : null;
}

function median(stays: (number | null)[]): number | null {
  const known = stays.filter((stay) => stay !== null).sort((a, b) => a - b);
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

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const shift = (day: string, days: number) => dayOf(Date.parse(day) + days * 86_400_000);
const length = (query: FunnelQuery) => daysBetween(query).length;

function daysBetween({ from, to }: Pick<FunnelQuery, 'from' | 'to'>): string[] {
  const days = [];
  for (let day = from; day <= to; day = shift(day, 1)) days.push(day);
  return days;
}
