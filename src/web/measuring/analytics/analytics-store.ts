import { create } from 'zustand';
import { persistStore } from '#web/platform/persisted.ts';
import { analyticsPlace } from './analytics-place.ts';
import { type AnalyticsState, noCounts } from './analytics-state.ts';
import { noAttribution, noTouches } from './attribution.ts';
import { joinVisits } from './join-visits.ts';
import { measuringAllowed } from './measuring-allowed.ts';

const empty: AnalyticsState = { ...noCounts, ...noAttribution, ...noTouches, reportedTransactionId: '' };

export const useAnalyticsStore = create<AnalyticsState>()(() => empty);

persistStore(
  useAnalyticsStore,
  // Nothing is written while the visitor does not allow measuring.
  { ...analyticsPlace, write: (state) => measuringAllowed() && analyticsPlace.write(state) },
  (state) => state,
  joinVisits,
);

/** After Reject: erases everything in memory and in storage. */
export function eraseAnalyticsStore(): void {
  useAnalyticsStore.setState(empty, true);
  analyticsPlace.erase();
}
