import type { JobKind } from '#server/platform/jobs/job.ts';

/** The emails that remind, by why the address takes none. What a contract or a sign-in needs is always tried. */
const withheld: Record<'hard bounce' | 'complaint', readonly string[]> = {
  complaint: ['weekly-email', 'unused-training', 'digest'],
  'hard bounce': ['weekly-email', 'unused-training', 'digest', 'renewal-reminder', 'trial-ending'],
};

/** Whether an email of this kind is not sent to an address that takes none for this reason. */
export const isWithheld = (kind: JobKind | string, reason: keyof typeof withheld | null): boolean =>
  reason !== null && withheld[reason].includes(kind);

/** Without these emails a buyer cannot get in. */
export const letsIn = (kind: string): boolean => kind === 'receipt' || kind === 'welcome';
