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

/**
 * Sorts what was sent into people and rows. `$identify` makes no row: its properties go to the person, and to the rows of
 * the same device after it, so that each event tells what was true when it happened.
 */
export function foldIdentify(events: readonly AcceptedEvent[]): { people: Person[]; rows: AcceptedEvent[] } {
  const people = new Map<string, Person>();
  const rows: AcceptedEvent[] = [];
  for (const event of events) {
    const known = people.get(event.deviceId);
    const person: Person = {
      deviceId: event.deviceId,
      userId: event.userId ?? known?.userId ?? null,
      userProperties: { ...known?.userProperties, ...propertiesToSet(event.userProperties) },
      cohort: known?.cohort || textAt(event, 'cohort'),
      source: known?.source || textAt(event, 'source'),
    };
    people.set(event.deviceId, person);
    if (event.type !== '$identify') rows.push({ ...event, userProperties: person.userProperties });
  }
  return { people: [...people.values()], rows };
}

function textAt({ eventProperties }: AcceptedEvent, name: string): string {
  const value = eventProperties[name];
  return typeof value === 'string' ? value : '';
}

/** Either `{$set: {…}}` or the properties themselves; other operations are not taken. */
function propertiesToSet(userProperties: Record<string, unknown>): Record<string, unknown> {
  const plain = Object.entries(userProperties).filter(([name]) => !name.startsWith('$'));
  return { ...Object.fromEntries(plain), ...(isRecord(userProperties.$set) ? userProperties.$set : {}) };
}
