import type { CommonProperties, EventName, EventProperties, UserProperties } from '../../contract/event';
import { hasActiveSubscription, isLoggedIn, useSession } from '../auth/session';
import { useVisitor } from '../visitor/visitor';

/** An event with all that was true when it happened. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown> & CommonProperties;
  userProperties: UserProperties;
  /** Epoch ms. */
  at: number;
}

type OptionalWhenEmpty<Properties> = object extends Properties ? [properties?: Properties] : [properties: Properties];

let receive: (event: TrackedEvent) => void = () => {};

/** Says who takes the events; before that, and where nobody measures, they go nowhere. */
export function receiveEvents(receiver: (event: TrackedEvent) => void): void {
  receive = receiver;
}

/** Notes that something happened (§ 7). Never throws, never waits; call it at any time. */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: OptionalWhenEmpty<EventProperties[Name]>
): void {
  note(name, properties ?? {}, Date.now());
}

/** The same of something that happened a moment ago, at `at` (epoch ms). */
export function trackAt<Name extends EventName>(name: Name, properties: EventProperties[Name], at: number): void {
  note(name, properties, at);
}

function note(name: EventName, properties: object, at: number): void {
  try {
    const session = useSession.getState();
    receive({
      name,
      properties: { ...properties, cohort: useVisitor.getState().cohort },
      userProperties: {
        signed_in: isLoggedIn(session),
        subs_active: isLoggedIn(session) && hasActiveSubscription(session),
      },
      at,
    });
  } catch (error) {
    console.error(error);
  }
}
