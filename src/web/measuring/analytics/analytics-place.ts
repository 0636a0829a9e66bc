import { placeFor } from '#web/platform/persisted.ts';
import type { AnalyticsState } from './analytics-state.ts';

/** Separate from the store, so that it can be erased before the store's code has loaded. */
export const analyticsPlace = placeFor<Partial<AnalyticsState>>('everkite.analytics');
