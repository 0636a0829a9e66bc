import { expect } from '@playwright/test';
import type { WireEvent } from '../../src/contract/event-upload';
import type { ScriptedServer } from './scripted-server';

/** Names of events that are not about the session or the person. */
export function namesOf(events: readonly WireEvent[]): string[] {
  return events.map((event) => event.event_type).filter((name) => !/^(\$identify|session_)/.test(name));
}

/** What the server keeps, in the order in which it happened on the device. */
export function storedEvents(server: ScriptedServer): WireEvent[] {
  const events = server.stored().map(({ event }) => event);
  return events.sort((a, b) => (a.event_id ?? 0) - (b.event_id ?? 0));
}

/** That these and no others are kept, each with its person right before it, and that none was sent again after a 200. */
export function expectStoredOnce(server: ScriptedServer, names: readonly string[]) {
  expectStored(server, names);
  expect(
    server.stored().filter(({ deliveries }) => deliveries !== 1),
    'sent again though acknowledged',
  ).toEqual([]);
}

/** That these and no others are kept; some may have come repeatedly, which their insert ids make harmless. */
export function expectStored(server: ScriptedServer, names: readonly string[]) {
  const events = storedEvents(server);
  expect(namesOf(events)).toEqual(names);
  expect(events.filter((event) => event.event_type === '$identify')).toHaveLength(names.length);
}
