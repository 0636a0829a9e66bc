import type { FunnelQuery } from '#contract/console/report.ts';
import { dayOf } from '#contract/day.ts';
import type { Measured } from './measured.ts';

/** All events in order of arrival, and all purchases. */
export interface History {
  sent: readonly Sending[];
  bought: readonly Bought[];
}

/** An event and how it arrived. */
export interface Sending extends Measured {
  /** Epoch ms. */
  receivedAt: number;
  byRobot: boolean;
}

/** A purchase through a checkout that was started on a device. */
export interface Bought {
  device: string;
  /** Epoch ms. */
  at: number;
  /** Whether the provider confirmed it. */
  isConfirmed: boolean;
}

export interface Visitor {
  drawn: string;
  cohort: string;
  source: string;
  day: string;
  /** Whether they took each step. */
  taken: boolean[];
  /** Their events of these days since the visit, in order. */
  events: Measured[];
}

export const stepNames = [
  'visited',
  'started',
  'saw_result',
  'saved_profile',
  'saw_offers',
  'opened_checkout',
  'paid',
] as const;
export const profile = stepNames.indexOf('saved_profile');

const stepEvents: Record<'B' | 'others', string[]> = {
  B: ['session_start', 'screen2_open', 'screen31_open', 'profile_saved', 'screen34_open', 'screen35_open_payment'],
  others: ['session_start', 'screen2_open', 'screen25_open', 'profile_saved', 'screen35_open', 'screen35_open_payment'],
};
export function visitorsOf(history: History, { from, to }: FunnelQuery): Visitor[] {
  const counted = firstArrivals(history).filter((event) => isTimely(event) && !event.byRobot);
  return [...new Set(counted.map(({ device }) => device))].flatMap((device) => {
    const own = counted.filter((event) => event.device === device);
    const inDays = own.filter(({ time }) => dayOf(time) >= from && dayOf(time) <= to).sort(inOrder);
    const visit = inDays.find(({ name }) => name === 'session_start');
    if (!visit) return [];
    const events = inDays.filter((event) => !isBefore(event, visit));
    const bought = history.bought.some(
      (one) => one.device === device && one.isConfirmed && isPaidSince(visit, one) && dayOf(one.at) <= to,
    );
    const begun = begunBy(history, device, to);
    const lanes = begun.length > 0 ? begun : [{ cohort: drawnFor(visit), at: 0 }];
    const [walk] = lanes.map((lane) => walkOf(lane, events, visit, bought)).sort(furthestFirst);
    const { cohort, taken } = walk!;
    return [
      { drawn: drawnFor(visit), cohort, source: sourceOf(history, device), day: dayOf(visit.time), taken, events },
    ];
  });
}

export function firstArrivals({ sent }: History): Sending[] {
  return [...new Map([...sent].reverse().map((event) => [event.insertId, event])).values()];
}

export const isTimely = ({ time, receivedAt }: Sending) =>
  time >= receivedAt - 48 * 3_600_000 && time <= receivedAt + 60_000;
const drawnFor = ({ drawn, cohort }: Measured) => drawn ?? cohort;
/** The first source that was sent with a visit, in order of arrival. */
function sourceOf({ sent }: History, device: string): string {
  const first = sent.find(
    (event) =>
      event.device === device && isTimely(event) && !event.byRobot && event.name === 'session_start' && event.source,
  );
  return first?.source ?? '';
}
/** A payment has no number, so it sorts before all events of its millisecond. */
const isPaidSince = (visit: Measured, { at }: Bought) =>
  at > visit.time || (at === visit.time && numberOf(visit) === 0);

interface Lane {
  cohort: string;
  /** When the quiz was begun, epoch ms. */
  at: number;
}

/** The quizzes that a device had begun by the end of a day; repeated events count too. */
function begunBy({ sent }: History, device: string, to: string): Lane[] {
  const counted = sent.filter((event) => event.device === device && isTimely(event) && !event.byRobot);
  return ['A', 'B', 'C'].flatMap((cohort) => {
    const own = counted.filter((event) => isInQuiz(event.name) && quizOf(event) === cohort).map(({ time }) => time);
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

/** The cohort of the event's quiz; empty when the event names none. */
export function quizOf({ quiz, cohort }: Measured): string {
  const named = { quiz_one: 'A', quiz_two: 'B', quiz_mental_health: 'C' }[quiz ?? ''];
  return named ?? (['A', 'B', 'C'].includes(cohort) ? cohort : '');
}

interface Walk {
  cohort: string;
  taken: boolean[];
  /** Time and number of the last step in the quiz, or the time when it was begun. */
  until: [number, number];
}

const eventsOf = (cohort: string) => stepEvents[cohort === 'B' ? 'B' : 'others'];

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

/** Numbers outside the range of positions are clamped to it, and a missing number counts as 0. */
const numberOf = ({ id }: Measured) => Math.min(Math.max(id ?? 0, 0), 1_048_575);
const isBefore = (a: Measured, b: Measured) => a.time < b.time || (a.time === b.time && numberOf(a) < numberOf(b));
const inOrder = (a: Measured, b: Measured) =>
  a.time - b.time || numberOf(a) - numberOf(b) || (a.insertId < b.insertId ? -1 : 1);
