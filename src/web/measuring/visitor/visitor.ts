import { create } from 'zustand';
import type { Cohort } from '#contract/cohort.ts';
import { persistStore, placeFor } from '#web/platform/persisted.ts';

/** An anonymous person and their quiz. Their attribution is in the analytics store. */
export interface Visitor {
  /** The cohort of the quiz they walk. */
  cohort: Cohort | '';
  /** The cohort drawn on their first visit, which may differ; missing if that was before draws were stored. */
  drawn?: Cohort;
}

export const useVisitor = create<Visitor>()(() => ({
  cohort: '',
}));

persistStore(useVisitor, placeFor('everkite.visitor'));
