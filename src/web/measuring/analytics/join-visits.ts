import type { AnalyticsState } from './analytics-state.ts';
import { joinTouches } from './attribution.ts';

/**
 * Merges two tabs' state of one visitor, because browsers notify tabs late and a tab may have written without the
 * other's changes. The higher count and the later time win, and a tab without a touch does not erase the other's.
 */
export function joinVisits(own: AnalyticsState, stored: Partial<AnalyticsState>): AnalyticsState {
  const { first_touch: _first, last_touch: _last, ...fields } = own;
  const joined = joinFields(fields, stored) as unknown as AnalyticsState;
  // A touch is merged as a unit, so that a source is never combined with another arrival's click id.
  const first = hasTouch(stored.source, stored.click_id) ? joined : own;
  const last = hasTouch(stored.last_source, stored.last_click_id) ? joined : own;
  return {
    ...joined,
    source: first.source,
    click_id: first.click_id,
    click_id_name: first.click_id_name,
    last_source: last.last_source,
    last_click_id: last.last_click_id,
    last_click_id_name: last.last_click_id_name,
    ...joinTouches(own, stored),
  };
}

function hasTouch(source: unknown, clickId: unknown): boolean {
  return Boolean(source) || Boolean(clickId);
}

type Fields = Record<string, unknown>;

/** Ignores stored values of another type than ours. */
function joinFields(own: Fields, stored: Fields): Fields {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, joinValues(value, stored[name])]));
}

function joinValues(own: unknown, stored: unknown): unknown {
  if (typeof stored !== typeof own || stored === null) return own;
  if (typeof own === 'number') return Math.max(own, Number(stored));
  if (typeof own === 'object') return joinFields(own as Fields, stored as Fields);
  return stored;
}
