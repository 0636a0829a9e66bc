import { placeFor } from '../platform/persisted';
import type { AnalyticsState } from './analytics-store';

/** Where the analytics store is kept; apart from it, so that it can be erased before the store's code is there. */
export const analyticsPlace = placeFor<Partial<AnalyticsState>>('everkite.analytics');
