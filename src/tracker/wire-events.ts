import type { WireEvent } from '#contract/event-upload.ts';
import type { Identity } from './identity.ts';
import type { QueuedEvent } from './queue.ts';
import { continueSession } from './session.ts';

export interface Occurrence {
  name: string;
  properties: Record<string, unknown>;
  /** Sent as `$identify` right before the event (§ 4). */
  userProperties: Record<string, unknown>;
  /** Epoch ms. */
  at: number;
}

interface Deps {
  /** Properties of the session events, which the tracker makes itself. */
  commonProperties: () => Record<string, unknown>;
  language: string;
  randomUuid: () => string;
  warn: (message: string) => void;
}

const library = 'everkite-tracker/1';

/** The events to send, in order: session events where due, `$identify`, and the occurrence itself. */
export function eventsOf(
  { name, properties, userProperties, at }: Occurrence,
  { deviceId, session: before, lastEventId }: Identity,
  { commonProperties, language, randomUuid, warn }: Deps,
): { events: QueuedEvent[]; identity: Identity } {
  const { session, ended, started } = continueSession(before, at);
  const onWire = (given: Record<string, unknown>) =>
    wireProperties(given, (property) => warn(`The property ${property} cannot be sent`));
  const events: QueuedEvent[] = [];

  function add(event_type: string, session_id: number, time: number, fields: Partial<WireEvent>) {
    events.push({
      device_id: deviceId,
      session_id,
      time,
      event_type,
      ...fields,
      event_id: lastEventId + events.length + 1,
      insert_id: randomUuid(),
      library,
      language,
      platform: 'Web',
      ip: '$remote',
    });
  }

  if (ended !== null) add('session_end', ended.id, ended.endedAt, { event_properties: onWire(commonProperties()) });
  if (started) add('session_start', session.id, at, { event_properties: onWire(commonProperties()) });
  add('$identify', session.id, at, { user_properties: { $set: onWire(userProperties) } });
  add(name, session.id, at, { event_properties: onWire(properties) });
  return { events, identity: { deviceId, session, lastEventId: lastEventId + events.length } };
}

/**
 * Copies properties in their wire format, so that the caller's later changes do not matter.
 * Values that JSON cannot hold are left out, because one of them would block the entire queue.
 * @param leaveOut called with the name of each property that cannot be serialized
 */
export function wireProperties(
  properties: Record<string, unknown>,
  leaveOut: (name: string) => void,
): Record<string, unknown> {
  const onWire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    try {
      const text = JSON.stringify(value);
      if (text !== undefined) onWire[name] = JSON.parse(text);
    } catch {
      leaveOut(name);
    }
  }
  return onWire;
}
