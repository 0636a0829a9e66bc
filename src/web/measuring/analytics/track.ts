import type { CommonProperties, EventName, EventProperties, UserProperties } from '#contract/event.ts';
import { useVisitor } from '../visitor/visitor.ts';

/** An event with the state at the time it happened. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown> & CommonProperties;
  userProperties: UserProperties;
  /** Epoch ms. */
  at: number;
}

type OptionalWhenEmpty<Properties> = object extends Properties ? [properties?: Properties] : [properties: Properties];

let receive: (event: TrackedEvent) => void = () => {};

/** Sets the receiver of events. Before that, and on pages without measuring, they are dropped. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver;
}

let describeUser: () => UserProperties = () => ({ signed_in: false, subs_active: false });

/** Sets the source of the user properties (§ 7). Before that, the visitor counts as signed out. */
export function describeUserBy(describe: () => UserProperties): void {
  describeUser = describe;
}

/** Records an event (§ 7). Never throws or waits, so it can be called anywhere. */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: OptionalWhenEmpty<EventProperties[Name]>
): void {
  record(name, properties ?? {}, Date.now());
}

/** Records an event that happened shortly before, at `at` (epoch ms). */
export function trackAt<Name extends EventName>(name: Name, properties: EventProperties[Name], at: number): void {
  record(name, properties, at);
}

function record(name: EventName, properties: object, at: number): void {
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
