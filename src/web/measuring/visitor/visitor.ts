import { create } from 'zustand';
import type { Cohort } from '#contract/cohort.ts';
import { keepStored, placeFor } from '#web/platform/persisted.ts';

/** An anonymous person, and which quiz is theirs. How they came here lives with the analytics. */
export interface Visitor {
  /** Of the quiz that they walk. */
  cohort: Cohort | '';
  /** What their first visit drew, which may be another one; missing where that was not kept yet. */
  drawn?: Cohort;
}

export const useVisitor = create<Visitor>()(() => ({
  cohort: '',
}));

keepStored(useVisitor, placeFor('everkite.visitor'));
