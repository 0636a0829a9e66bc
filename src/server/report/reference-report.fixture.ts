import type { Cohort } from '../../contract/cohort';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import type { Measured } from './measured.fixture';

/** All that was sent, in the order in which it arrived, and all that was bought. */
export interface Happened {
  sent: readonly Sending[];
  bought: readonly Bought[];
}

/** An event on its arrival. */
export interface Sending extends Measured {
  /** Epoch ms. */
  receivedAt: number;
  byRobot: boolean;
}

/** A purchase by a checkout that was begun on a device. */
export interface Bought {
  device: string;
  /** Epoch ms. */
  at: number;
  /** Whether the provider says so. */
  isConfirmed: boolean;
}

/**
 * The report said again, slowly and plainly, to hold the real one against. It shares nothing with it, not even the names
 * of the events.
 *
 * Of what is sent twice, the first arrival counts. What came more than 48 hours after its time, or a minute before it,
 * counts nowhere, and what robots sent counts as theirs alone.
 *
 * A person has visited when his first `session_start` of these days is there. He may have begun several quizzes by the end
 * of the last day, which each event names, or else leaves open; he belongs to the one in which he got furthest, and where
 * he got equally far in two, to the one he walked last. Who has begun none belongs to the one that was drawn. From the
 * visit on, up to the end of the last day, the first event that fits is his next step, and so on; whoever lacks one has
 * none of the later ones. Only the profile may be saved or not: what comes after it follows the result. He paid when
 * something that he bought since the visit was confirmed.
 * Everything belongs to the day of the visit. Screens and stays are of the quiz that the event names.
 */
export function referenceReport(happened: Happened, query: FunnelQuery): Measurable {
  const everybody = visitorsOf(happened, query);
  const visitors = everybody.filter((visitor) => isWanted(visitor, query));
  const fromSource = everybody.filter(({ source }) => query.source === undefined || source === query.source);
  const before = { ...query, from: shift(query.from, -length(query)), to: shift(query.from, -1) };
  const visitorsBefore = visitorsOf(happened, before).filter((visitor) => isWanted(visitor, query));
  const cohorts: Cohort[] = query.cohort === undefined ? ['A', 'B', 'C'] : [query.cohort];
  return {
    figures: figures(visitors),
    before: { from: before.from, to: before.to, figures: figures(visitorsBefore) },
    steps: stepNames.map((id, step) => stepRow(id, step, { visitors, fromSource, cohorts, query })),
    screens: cohorts.flatMap((cohort) => screenRows(cohort, fromSource)),
    days: daysBetween(query).map((day) => ({
      day,
      by_cohort: cohorts.map((cohort) => {
        const own = visitors.filter((one) => one.cohort === cohort && one.day === day);
        return { cohort, visits: own.length, paid: own.filter(({ taken }) => taken.at(-1)).length };
      }),
    })),
    drawn: drawn(visitors),
    sources: sources(everybody),
    bots: bots(happened, query, everybody.length),
    payments: payments(happened, query),
  };
}

/** What of the report comes from events. */
export interface Measurable
  extends Pick<FunnelReport, 'steps' | 'screens' | 'days' | 'drawn' | 'sources' | 'bots' | 'payments'> {
  figures: Figures;
  before: { from: string; to: string; figures: Figures };
}
type Figures = Pick<FunnelReport['figures'], 'visits' | 'paid' | 'visit_to_paid'>;

/** That part of a report. */
export function measurableOf(report: FunnelReport): Measurable {
  const {
    steps,
    screens,
    days,
    drawn: drawnFor,
    sources: from,
    bots: robots,
    payments: paid,
    figures: now,
    before,
  } = report;
  const pick = ({ visits, paid, visit_to_paid }: FunnelReport['figures']) => ({ visits, paid, visit_to_paid });
  return {
    steps,
    screens,
    days,
    drawn: drawnFor,
    sources: from,
    bots: robots,
    payments: paid,
    figures: pick(now),
    before: { ...before, figures: pick(before.figures) },
  };
}

interface Visitor {
  drawn: string;
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
  B: ['session_start', 'screen2_open', 'screen31_open', 'profile_saved', 'screen34_open', 'screen35_open_payment'],
  others: ['session_start', 'screen2_open', 'screen25_open', 'profile_saved', 'screen35_open', 'screen35_open_payment'],
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

function visitorsOf(happened: Happened, { from, to }: FunnelQuery): Visitor[] {
  const counted = firstArrivals(happened).filter((event) => isTimely(event) && !event.byRobot);
  return [...new Set(counted.map(({ device }) => device))].flatMap((device) => {
    const own = counted.filter((event) => event.device === device);
    const inDays = own.filter(({ time }) => dayOf(time) >= from && dayOf(time) <= to).sort(inOrder);
    const visit = inDays.find(({ name }) => name === 'session_start');
    if (!visit) return [];
    const events = inDays.filter((event) => !isBefore(event, visit));
    const bought = happened.bought.some(
      (one) => one.device === device && one.isConfirmed && isPaidSince(visit, one) && dayOf(one.at) <= to,
    );
    const begun = begunBy(happened, device, to);
    const lanes = begun.length > 0 ? begun : [{ cohort: drawnFor(visit), at: 0 }];
    const [walk] = lanes.map((lane) => walkOf(lane, events, visit, bought)).sort(furthestFirst);
    const { cohort, taken } = walk!;
    return [
      { drawn: drawnFor(visit), cohort, source: sourceOf(happened, device), day: dayOf(visit.time), taken, events },
    ];
  });
}

function firstArrivals({ sent }: Happened): Sending[] {
  return [...new Map([...sent].reverse().map((event) => [event.insertId, event])).values()];
}

const isTimely = ({ time, receivedAt }: Sending) => time >= receivedAt - 48 * 3_600_000 && time <= receivedAt + 60_000;
const drawnFor = ({ drawn: told, cohort }: Measured) => told ?? cohort;
/** The first source that a visit told is kept, in the order in which they came. */
function sourceOf({ sent }: Happened, device: string): string {
  const told = sent.find(
    (event) =>
      event.device === device && isTimely(event) && !event.byRobot && event.name === 'session_start' && event.source,
  );
  return told?.source ?? '';
}
/** A payment has no number: it stands before all events of its millisecond. */
const isPaidSince = (visit: Measured, { at }: Bought) =>
  at > visit.time || (at === visit.time && numberOf(visit) === 0);

interface Lane {
  cohort: string;
  /** When the quiz was begun, epoch ms. */
  at: number;
}

/** The quizzes that a device had begun by the end of a day; a repeated sending tells it as well. */
function begunBy({ sent }: Happened, device: string, to: string): Lane[] {
  const told = sent.filter((event) => event.device === device && isTimely(event) && !event.byRobot);
  return ['A', 'B', 'C'].flatMap((cohort) => {
    const own = told.filter((event) => isInQuiz(event.name) && quizOf(event) === cohort).map(({ time }) => time);
    const at = Math.min(...own);
    return own.length > 0 && dayOf(at) <= to ? [{ cohort, at }] : [];
  });
}

function isInQuiz(name: string): boolean {
  const [, screen] = /^screen(\d+)_(open|close)$/.exec(name) ?? [];
  return (
    name === 'profile_saved' || /^start_(open|close)$/.test(name) || (screen !== undefined && Number(screen) <= 35)
  );
}

/** Empty when the event leaves it open. */
function quizOf({ quiz, cohort }: Measured): string {
  const named = { quiz_one: 'A', quiz_two: 'B', quiz_mental_health: 'C' }[quiz ?? ''];
  return named ?? (['A', 'B', 'C'].includes(cohort) ? cohort : '');
}

interface Walk {
  cohort: string;
  taken: boolean[];
  /** Time and number of the last step in the quiz, or when it was begun. */
  until: [number, number];
}

function walkOf({ cohort, at }: Lane, events: Measured[], visit: Measured, bought: boolean): Walk {
  let last: Measured | undefined = visit;
  let until: Walk['until'] | undefined;
  const taken = eventsOf(cohort).map((name, step) => {
    if (step === 0) return true;
    const from: Measured | undefined = last;
    const isOfQuiz = step <= profile + 1;
    const next =
      from &&
      events.find(
        (event) => event.name === name && !isBefore(event, from) && (!isOfQuiz || ['', cohort].includes(quizOf(event))),
      );
    if (step !== profile) last = next;
    if (next && isOfQuiz) until = later(until, [next.time, numberOf(next)]);
    return next !== undefined;
  });
  return { cohort, taken: [...taken, last !== undefined && bought], until: until ?? [at, 0] };
}

const compare = ([a, i]: Walk['until'], [b, j]: Walk['until']) => a - b || i - j;
const later = (a: Walk['until'] | undefined, b: Walk['until']) => (a !== undefined && compare(a, b) > 0 ? a : b);

function furthestFirst(a: Walk, b: Walk): number {
  for (let step = stepNames.length - 1; step >= 0; step--) {
    if (a.taken[step] !== b.taken[step]) return a.taken[step] ? -1 : 1;
  }
  return compare(b.until, a.until) || (a.cohort < b.cohort ? -1 : 1);
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

interface Among {
  visitors: Visitor[];
  /** Whichever their quiz. */
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
    median_stay_ms: median(
      fromSource.map(({ events }) =>
        firstStay(events, (event) => {
          const quiz = quizOf(event);
          const isMeant = query.cohort === undefined || quiz === query.cohort;
          return isMeant && closingsOf(quiz)[step]!.includes(event.name);
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
  return Array.from({ length: screenCounts[cohort] }, (_, i) => {
    const number = i + 1;
    const opened = own.filter((events) => events.some(({ name }) => name === `screen${number}_open`));
    const left = opened.filter((events) => !events.some(({ name }) => isFurther(name, number, cohort))).length;
    return {
      cohort,
      number,
      people: opened.length,
      left,
      leave_share: share(left, opened.length),
      median_stay_ms: median(own.map((events) => firstStay(events, ({ name }) => name === `screen${number}_close`))),
    };
  });
}

function isFurther(name: string, number: number, cohort: Cohort): boolean {
  if (beyond.includes(name)) return true;
  const [, opened] = /^screen(\d+)_open$/.exec(name) ?? [];
  return opened !== undefined && Number(opened) > number && Number(opened) <= screenCounts[cohort];
}

function firstStay(events: Measured[], isClosing: (event: Measured) => boolean): number | null {
  const isStay = (stay: unknown) => typeof stay === 'number' && stay >= 0 && stay <= 2_147_483_647;
  const closed = events.find((event) => isClosing(event) && isStay(event.stay));
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

function bots(happened: Happened, { from, to }: FunnelQuery, visitors: number): FunnelReport['bots'] {
  const visits = firstArrivals(happened).filter(
    (event) => event.byRobot && isTimely(event) && event.name === 'session_start' && isWithin(event.time, from, to),
  );
  const people = new Set(visits.map(({ device }) => device)).size;
  return { people, share: share(people, people + visitors) };
}

function payments(happened: Happened, { from, to }: FunnelQuery): FunnelReport['payments'] {
  const confirmed = happened.bought.filter(({ at, isConfirmed }) => isConfirmed && isWithin(at, from, to));
  const devices = new Set(happened.sent.map(({ device }) => device));
  const claims = firstArrivals(happened).filter(
    (event) => !event.byRobot && isTimely(event) && event.name === 'payment_success' && isWithin(event.time, from, to),
  );
  return {
    confirmed: confirmed.length,
    measured: confirmed.filter(({ device }) => devices.has(device)).length,
    claimed: new Set(claims.map(({ device }) => device)).size,
  };
}

const isWithin = (time: number, from: string, to: string) => dayOf(time) >= from && dayOf(time) <= to;
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const shift = (day: string, days: number) => dayOf(Date.parse(day) + days * 86_400_000);
const length = (query: FunnelQuery) => daysBetween(query).length;

function daysBetween({ from, to }: Pick<FunnelQuery, 'from' | 'to'>): string[] {
  const days = [];
  for (let day = from; day <= to; day = shift(day, 1)) days.push(day);
  return days;
}
