import type { CommonProperties, EventName, EventProperties, UserProperties } from '#contract/event.ts';
import { useVisitor } from '../visitor/visitor.ts';

/** An event with everything that was true when it happened. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown> & CommonProperties;
  userProperties: UserProperties;
  /** Epoch ms. */
  at: number;
}

type OptionalWhenEmpty<Properties> = object extends Properties ? [properties?: Properties] : [properties: Properties];

let receive: (event: TrackedEvent) => void = () => {};

/** Sets who receives events. Before that, and where nobody is measured, they are dropped. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver;
}

let describeUser: () => UserProperties = () => ({ signed_in: false, subs_active: false });

/** Sets the source of the user properties (§ 7). Before that nobody counts as signed in. */
export function describeUserBy(describe: () => UserProperties): void {
  describeUser = describe;
}

/** Records an event (§ 7). Never throws and never waits, so it can be called anywhere. */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: OptionalWhenEmpty<EventProperties[Name]>
): void {
  note(name, properties ?? {}, Date.now());
}

/** Records an event that happened a moment ago, at `at` (epoch ms). */
export function trackAt<Name extends EventName>(name: Name, properties: EventProperties[Name], at: number): void {
  note(name, properties, at);
}

function note(name: EventName, properties: object, at: number): void {
  try {
    receive({
      name,
      properties: { ...properties, cohort: useVisitor.getState().cohort },
      userProperties: describeUser(),
      at,
    });
  } catch (error) {
    console.error(error);
  }
}
