import { isoOf } from '../clock';
import type { Subscription } from '../entities';
import { type Moment, put, type State } from '../state';
import { emit } from '../webhook/event-log';

/** Stores the changed subscription and tells about it: always as updated, then by the name of what happened. */
export function announce(
  state: State,
  moment: Moment,
  changed: Subscription,
  ...eventTypes: string[]
): { state: State; answer: Subscription } {
  const subscription = { ...changed, updated_at: isoOf(moment.nowMs) };
  const next = ['subscription.updated', ...eventTypes].reduce(
    (current, eventType) => emit(current, moment, eventType, subscription),
    put(state, 'subscriptions', subscription),
  );
  return { state: next, answer: subscription };
}
