import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Cohort } from '../../contract/cohort';
import { persisted } from '../platform/persisted';

/** An anonymous person: which quiz is theirs, and how they came here (empty while measuring is not allowed). */
export interface Visitor {
  cohort: Cohort | '';
  source: string;
  clickId: string;
  setCohort(cohort: Cohort): void;
}

/** Only the cohort is kept here, because the site cannot work without it; attribution lives with the analytics. */
export const useVisitor = create<Visitor>()(
  persist(
    (set): Visitor => ({
      cohort: '',
      source: '',
      clickId: '',
      setCohort: (cohort) => set({ cohort }),
    }),
    {
      ...persisted<Pick<Visitor, 'cohort'>>('everkite.visitor'),
      partialize: ({ cohort }) => ({ cohort }),
    },
  ),
);
