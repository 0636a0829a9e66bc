import { expect } from '@playwright/test';
import type { WireEvent } from '#contract/event-upload.ts';
import type { ScriptedServer } from './scripted-server.ts';

/** Names of events that are not about the session or the person. */
export function namesOf(events: readonly WireEvent[]): string[] {
  return events.map((event) => event.event_type).filter((name) => !/^(\$identify|session_)/.test(name));
}

/** The stored events, in their order on the device. */
export function storedEvents(server: ScriptedServer): WireEvent[] {
  const events = server.stored().map(({ event }) => event);
  return events.sort((a, b) => (a.event_id ?? 0) - (b.event_id ?? 0));
}

/** Checks that exactly these events are stored, each with its `$identify`, and that none was sent again after a 200. */
export function expectStoredOnce(server: ScriptedServer, names: readonly string[]) {
  expectStored(server, names);
  expect(
    server.stored().filter(({ deliveries }) => deliveries !== 1),
    'sent again though acknowledged',
  ).toEqual([]);
}

/** Checks that exactly these events are stored; insert ids make repeated deliveries harmless. */
export function expectStored(server: ScriptedServer, names: readonly string[]) {
  const events = storedEvents(server);
  expect(namesOf(events)).toEqual(names);
  expect(events.filter((event) => event.event_type === '$identify')).toHaveLength(names.length);
}
