import { create } from 'zustand';
import type { Cohort } from '../../contract/cohort';
import { keepStored, placeFor } from '../platform/persisted';

/** An anonymous person, and which quiz is theirs. How they came here lives with the analytics. */
export interface Visitor {
  cohort: Cohort | '';
  setCohort(cohort: Cohort): void;
}

export const useVisitor = create<Visitor>()((set) => ({
  cohort: '',
  setCohort: (cohort) => set({ cohort }),
}));

keepStored(useVisitor, placeFor('everkite.visitor'), ({ cohort }) => ({ cohort }));
