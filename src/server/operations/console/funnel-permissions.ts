import { isAllowed, type Role } from '#contract/console/permissions.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';

/** The parts of the funnel, besides sums, that the operator's role may see. A quiz is about health. */
export interface FunnelPermissions {
  quizzes: boolean;
  campaigns: boolean;
}

export const funnelPermissions = (role: Role): FunnelPermissions => ({
  quizzes: isAllowed(role, 'sums by quiz'),
  campaigns: isAllowed(role, 'see campaigns'),
});

/** Why this operator may not ask for it; null if they may. */
export function permissionFault({ cohort, source }: FunnelQuery, sight: FunnelPermissions): string | null {
  if (cohort !== undefined && !sight.quizzes) return 'Your role does not see figures by quiz. Take that filter away.';
  if (source !== undefined && !sight.campaigns) return 'Your role does not see sources. Take that filter away.';
  return null;
}

/** The report without what the operator may not see: the sums over all quizzes stay. */
export function seenReport(report: FunnelReport, { quizzes, campaigns }: FunnelPermissions): FunnelReport {
  return {
    ...report,
    ...(!campaigns && { sources: [] }),
    ...(!quizzes && {
      steps: report.steps.map((step) => ({ ...step, by_cohort: [] })),
      // A screen belongs to one quiz.
      screens: [],
      days: report.days.map((day) => ({ ...day, by_cohort: [] })),
      drawn: [],
    }),
  };
}
