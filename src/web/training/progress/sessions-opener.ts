import type { ScoredId } from '#training/progress/scored.ts';

/** The id of the button that shows all sessions of an exercise, to which the focus comes back. */
export const openerOf = (measured: ScoredId): string => `sessions-of-${measured}`;
