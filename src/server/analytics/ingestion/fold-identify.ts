import { allCohorts, type Cohort, cohortOfEvent, isCohort } from '#contract/cohort.ts';
import { isRecord } from './json-shape.ts';
import type { AcceptedEvent } from './validate-upload.ts';

/** What an upload says about a device: its user, and the user properties to store. */
interface Person {
  deviceId: string;
  userId: string | null;
  userProperties: Record<string, unknown>;
  /** From the first visit that has one, `source` from the first event that has one; empty without one. */
  drawnCohort: string;
  source: string;
  /** Epoch ms of the first event of each quiz; null when there is none. */
  begun: Record<Cohort, number | null>;
}

/** An event as a table row, with its properties as JSON texts. */
export interface EventRow extends Omit<AcceptedEvent, 'userId' | 'eventProperties' | 'userProperties'> {
  eventProperties: string;
  userProperties: string;
}

/** The people and events to store from one upload or several. */
export interface Folded {
  people: Person[];
  rows: EventRow[];
}

/** A person while the events are being read. */
interface Reading extends Person {
  /** The user properties as JSON, for the rows; null until a row needs them. */
  text: string | null;
}

const lastQuizScreen = 35;

/** Events that show that the person has begun the quiz that the event belongs to. */
export const quizEvents: ReadonlySet<string> = new Set([
  'profile_saved',
  ...['start', ...Array.from({ length: lastQuizScreen }, (_, i) => `screen${i + 1}`)].flatMap((screen) => [
    `${screen}_open`,
    `${screen}_close`,
  ]),
]);

/**
 * Sorts the events into people and rows. `$identify` makes no row: its properties go to the person and to the later
 * rows of the same device, so that each event has the properties of its time. Null when the properties of all rows
 * exceed `mostCharacters`, because a large `$identify` is copied into each row after it.
 */
export function foldIdentify(events: readonly AcceptedEvent[], mostCharacters: number): Folded | null {
  const people = new Map<string, Reading>();
  const rows: EventRow[] = [];
  let characters = 0;
  for (const event of events) {
    const person = people.get(event.deviceId) ?? newPerson(event.deviceId);
    people.set(event.deviceId, person);
    updatePerson(person, event);
    if (event.type === '$identify') continue;
    const row = rowOf(event, person);
    characters += row.eventProperties.length + row.userProperties.length;
    if (characters > mostCharacters) return null;
    rows.push(row);
  }
  return { people: [...people.values()].map(({ text: _own, ...person }) => person), rows };
}

/** The characters of all properties of the rows. */
export function charactersOf(rows: readonly EventRow[]): number {
  return rows.reduce((sum, row) => sum + row.eventProperties.length + row.userProperties.length, 0);
}

/** Joins several uploads, with each person once; properties of later uploads replace earlier ones. */
export function joinFolded(uploads: readonly Folded[]): Folded {
  if (uploads.length === 1) return uploads[0]!;
  const people = new Map<string, Person>();
  for (const person of uploads.flatMap((upload) => upload.people)) {
    const known = people.get(person.deviceId);
    people.set(person.deviceId, known ? joinPerson(known, person) : person);
  }
  return { people: [...people.values()], rows: uploads.flatMap((upload) => upload.rows) };
}

function joinPerson(known: Person, later: Person): Person {
  return {
    deviceId: known.deviceId,
    userId: later.userId ?? known.userId,
    userProperties: { ...known.userProperties, ...later.userProperties },
    drawnCohort: known.drawnCohort || later.drawnCohort,
    source: known.source || later.source,
    begun: joinBegun(known.begun, later.begun),
  };
}

function joinBegun(known: Person['begun'], later: Person['begun']): Person['begun'] {
  const earlier = (cohort: Cohort) => {
    const times = [known[cohort], later[cohort]].filter((time) => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  };
  return Object.fromEntries(allCohorts.map((cohort) => [cohort, earlier(cohort)])) as Person['begun'];
}

function newPerson(deviceId: string): Reading {
  const begun = Object.fromEntries(allCohorts.map((cohort) => [cohort, null])) as Person['begun'];
  return { userId: null, drawnCohort: '', source: '', begun, deviceId, userProperties: {}, text: '{}' };
}

function updatePerson(person: Reading, event: AcceptedEvent): void {
  person.userId = event.userId ?? person.userId;
  if (event.leftOut === null) updateReportFields(person, event);
  for (const [name, value] of propertiesToSet(event.userProperties)) {
    // Not by assignment, since a property may be called __proto__.
    Object.defineProperty(person.userProperties, name, { value, enumerable: true, configurable: true, writable: true });
    person.text = null;
  }
}

/** Reads the facts about a person that reports need. Not for events that reports leave out. */
function updateReportFields(person: Reading, event: AcceptedEvent): void {
  person.source ||= textAt(event, 'source');
  // Older versions of the tracker send no drawn cohort; their `cohort` is always the drawn one.
  const drawn = 'drawn_cohort' in event.eventProperties ? 'drawn_cohort' : 'cohort';
  if (event.type === 'session_start') person.drawnCohort ||= textAt(event, drawn);
  if (!quizEvents.has(event.type)) return;
  const quiz = cohortOfEvent(textAt(event, 'quiz')) ?? textAt(event, 'cohort');
  if (isCohort(quiz)) person.begun[quiz] = Math.min(person.begun[quiz] ?? event.time, event.time);
}

/** Copies field by field, because a rest pattern takes longer than everything else here. */
function rowOf(event: AcceptedEvent, person: Reading): EventRow {
  person.text ??= JSON.stringify(person.userProperties);
  return {
    insertId: event.insertId,
    type: event.type,
    deviceId: event.deviceId,
    sessionId: event.sessionId,
    time: event.time,
    eventId: event.eventId,
    leftOut: event.leftOut,
    eventProperties: JSON.stringify(event.eventProperties),
    userProperties: person.text,
  };
}

function textAt({ eventProperties }: AcceptedEvent, name: string): string {
  const value = eventProperties[name];
  return typeof value === 'string' ? value : '';
}

/** The properties given directly and those of `$set`; other operations are ignored. */
function propertiesToSet(userProperties: Record<string, unknown>): [string, unknown][] {
  if (isEmpty(userProperties)) return [];
  const plain = Object.entries(userProperties).filter(([name]) => !name.startsWith('$'));
  return isRecord(userProperties.$set) ? [...plain, ...Object.entries(userProperties.$set)] : plain;
}

function isEmpty(record: Record<string, unknown>): boolean {
  for (const _name in record) return false;
  return true;
}
