import { create } from 'zustand';
import type { Cohort } from '../../contract/cohort';
import { keepStored, placeFor } from '../platform/persisted';

/** An anonymous person: which quiz is theirs, and how they came here (empty while measuring is not allowed). */
export interface Visitor {
  cohort: Cohort | '';
  source: string;
  clickId: string;
  setCohort(cohort: Cohort): void;
}

export const useVisitor = create<Visitor>()((set) => ({
  cohort: '',
  source: '',
  clickId: '',
  setCohort: (cohort) => set({ cohort }),
}));

// Only the cohort is kept here, because the site cannot work without it; attribution lives with the analytics.
keepStored(useVisitor, placeFor('everkite.visitor'), ({ cohort }) => ({ cohort }));
