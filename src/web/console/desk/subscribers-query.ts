import { subscriberStates } from '#contract/console/desk-states.ts';
import type { SubscribersQuery } from '#contract/console/subscribers.ts';
import { cutText } from '#quiz/engine/cut-text.ts';

/** The text and filter of a search, without the place in the list. */
export type SubscriberSearch = Omit<SubscribersQuery, 'before'>;

/** Longer than any address. */
const longest = 254;

/** The search in an address. Unknown parts are left out, so that an old link still opens. */
export function readSubscriberSearch(search: string): SubscriberSearch {
  const given = new URLSearchParams(search);
  const q = cutText((given.get('q') ?? '').trim(), longest);
  const state = subscriberStates.find((one) => one === given.get('state'));
  return { ...(q !== '' && { q }), ...(state !== undefined && { state }) };
}

/** The search as part of an address: "?q=may&state=active"; empty for everybody. */
export function subscriberSearch({ q, state }: SubscriberSearch): string {
  const given = new URLSearchParams({ ...(q ? { q } : {}), ...(state ? { state } : {}) });
  return given.size === 0 ? '' : `?${given}`;
}
