import { create } from 'zustand';
import type { Attribution, Touches } from '../../contract/attribution';
import { keepStored } from '../platform/persisted';
import { noAttribution, noTouches } from '../visitor/attribution';
import { analyticsPlace } from './analytics-place';
import { joinVisits } from './join-visits';
import { measuringAllowed } from './measuring-allowed';

interface InappsCounts {
  countInappsPageOpen: number;
  countInappsPageClose: number;
  countLogoClick: number;
}

/** § 3: what this browser remembers of its visits. */
export interface VisitCounts {
  countVisits: number;
  countHomePageOpen: number;
  countPaymentPageClose: number;
  /** Epoch ms of the latest opening of the offers; 0 when never. */
  monetization: { inappPageOpenedAt: number };
  quizOne: InappsCounts;
  quizTwo: { countHomePageOpen: number; countLogoClick: number };
  quizMentalHealth: InappsCounts & { countStartPageOpen: number };
}

const noInapps: InappsCounts = { countInappsPageOpen: 0, countInappsPageClose: 0, countLogoClick: 0 };

export const noCounts: VisitCounts = {
  countVisits: 0,
  countHomePageOpen: 0,
  countPaymentPageClose: 0,
  monetization: { inappPageOpenedAt: 0 },
  quizOne: noInapps,
  quizTwo: { countHomePageOpen: 0, countLogoClick: 0 },
  quizMentalHealth: { ...noInapps, countStartPageOpen: 0 },
};

/** § 3: the analytics store. */
export interface AnalyticsState extends VisitCounts, Attribution, Touches {
  /** The payment that was reported last, so that none is reported twice; empty when none was. */
  reportedTransactionId: string;
}

const empty: AnalyticsState = { ...noCounts, ...noAttribution, ...noTouches, reportedTransactionId: '' };

export const useAnalyticsStore = create<AnalyticsState>()(() => empty);

keepStored(
  useAnalyticsStore,
  // Writes nothing while the visitor does not allow measuring.
  { ...analyticsPlace, write: (state) => measuringAllowed() && analyticsPlace.write(state) },
  (state) => state,
  joinVisits,
);

/** After Reject: forgets everything, in memory and in storage. */
export function eraseAnalyticsStore(): void {
  useAnalyticsStore.setState(empty, true);
  analyticsPlace.erase();
}
