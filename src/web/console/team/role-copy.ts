import type { Role } from '#contract/console/permissions.ts';

/** The purpose of a role, in a few words. */
export const roleCopy: Record<Role, string> = {
  owner: 'everything, also the team',
  money: 'persons, refunds and reports, none by quiz',
  growth: 'reports by quiz and elements, no persons',
  support: 'persons and refunds up to a limit, no reports by quiz',
  analyst: 'sums and reports, none by quiz, no persons',
};
