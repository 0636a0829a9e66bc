import type { ReportRefusal } from './read-report';

/** Why there is no report, in words for the operator. */
export function sayRefusal(refused: ReportRefusal): string {
  if (refused === 'too slow') return 'The report took too long. Please choose fewer days, or try again in a moment.';
  return refused.badQuery;
}
