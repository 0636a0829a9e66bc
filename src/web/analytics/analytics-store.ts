import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { persisted } from '../platform/persisted';
import { noCounts, type VisitCounts } from './count-event';
import { measuringAllowed } from './measuring-allowed';

/** § 3: the analytics store. */
export interface AnalyticsState extends VisitCounts {
  click_id: string;
  source: string;
  /** The payment that was reported last, so that none is reported twice; empty when none was. */
  reportedTransactionId: string;
}

const empty: AnalyticsState = { ...noCounts, click_id: '', source: '', reportedTransactionId: '' };
const { name, storage } = persisted<AnalyticsState>('everkite.analytics');

/** Writes nothing while the visitor does not allow measuring. */
const allowedStorage: PersistStorage<AnalyticsState> = {
  ...storage,
  setItem(key, value) {
    if (measuringAllowed()) storage.setItem(key, value);
  },
};

export const useAnalyticsStore = create<AnalyticsState>()(persist(() => empty, { name, storage: allowedStorage }));

/** After Reject: forgets everything, in memory and in storage. */
export function eraseAnalyticsStore(): void {
  useAnalyticsStore.setState(empty, true);
  useAnalyticsStore.persist.clearStorage();
}
