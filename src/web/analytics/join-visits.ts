import { joinTouches } from '../visitor/attribution';
import type { AnalyticsState } from './analytics-store';

/**
 * What two tabs remember of one visitor, as one memory. Browsers tell their tabs late of each other's writing, so that one
 * may have written without knowing of the other: the higher count and the later time stand, and a touch outlives its absence.
 */
export function joinVisits(own: AnalyticsState, stored: Partial<AnalyticsState>): AnalyticsState {
  const { first_touch: _first, last_touch: _last, ...fields } = own;
  const joined = joinFields(fields, stored) as unknown as AnalyticsState;
  // A touch is one thing: a source is never put beside another arrival's click.
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

/** Only what is of the same kind as our own is believed of storage. */
function joinFields(own: Fields, stored: Fields): Fields {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, joinValues(value, stored[name])]));
}

function joinValues(own: unknown, stored: unknown): unknown {
  if (typeof stored !== typeof own || stored === null) return own;
  if (typeof own === 'number') return Math.max(own, Number(stored));
  if (typeof own === 'object') return joinFields(own as Fields, stored as Fields);
  return stored;
}
