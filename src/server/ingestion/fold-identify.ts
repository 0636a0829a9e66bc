import { isRecord } from './json-shape';
import type { AcceptedEvent } from './validate-upload';

/** What an upload tells of a device: who uses it, and user properties to keep. */
export interface Person {
  deviceId: string;
  userId: string | null;
  userProperties: Record<string, unknown>;
  /** Told by its first event that has them; empty when none has. */
  cohort: string;
  source: string;
}

const nothing: Record<string, unknown> = {};

/**
 * Sorts what was sent into people and rows. `$identify` makes no row: its properties go to the person, and to the rows of
 * the same device after it, so that each event tells what was true when it happened.
 */
export function foldIdentify(events: readonly AcceptedEvent[]): { people: Person[]; rows: AcceptedEvent[] } {
  const people = new Map<string, Person>();
  const rows: AcceptedEvent[] = [];
  for (const event of events) {
    const person = people.get(event.deviceId) ?? newPerson(event.deviceId);
    people.set(event.deviceId, person);
    learn(person, event);
    if (event.type !== '$identify') rows.push(withProperties(event, person.userProperties));
  }
  return { people: [...people.values()], rows };
}

function newPerson(deviceId: string): Person {
  return { deviceId, userId: null, userProperties: nothing, cohort: '', source: '' };
}

/** Changes the person, but never an object of user properties, which earlier rows have too. */
function learn(person: Person, event: AcceptedEvent): void {
  person.userId = event.userId ?? person.userId;
  person.cohort ||= textAt(event, 'cohort');
  person.source ||= textAt(event, 'source');
  const told = propertiesToSet(event.userProperties);
  if (told !== nothing) person.userProperties = { ...person.userProperties, ...told };
}

/** Most events tell nothing of the user: these are kept as they are. */
function withProperties(event: AcceptedEvent, userProperties: Record<string, unknown>): AcceptedEvent {
  return userProperties === nothing && isEmpty(event.userProperties) ? event : { ...event, userProperties };
}

function textAt({ eventProperties }: AcceptedEvent, name: string): string {
  const value = eventProperties[name];
  return typeof value === 'string' ? value : '';
}

/** Either `{$set: {…}}` or the properties themselves; other operations are not taken. */
function propertiesToSet(userProperties: Record<string, unknown>): Record<string, unknown> {
  if (isEmpty(userProperties)) return nothing;
  const plain = Object.entries(userProperties).filter(([name]) => !name.startsWith('$'));
  return { ...Object.fromEntries(plain), ...(isRecord(userProperties.$set) ? userProperties.$set : {}) };
}

function isEmpty(record: Record<string, unknown>): boolean {
  for (const _name in record) return false;
  return true;
}
