import type { FunnelReport, FunnelStepId } from './report.ts';

export const stepNames: Record<FunnelStepId, string> = {
  visited: 'Visited',
  started: 'Started quiz',
  saw_result: 'Saw result',
  saved_profile: 'Saved profile',
  saw_offers: 'Saw offers',
  opened_checkout: 'Opened checkout',
  paid: 'Paid',
};

/** The steps that people may skip, with a note for the operator: fewer people at one of them are no loss. */
export const optionalSteps: Partial<Record<FunnelStepId, string>> = {
  saved_profile: 'optional: offers follow the result',
};

/** "18 s", "2 min 5 s"; `n/a` when no duration is known. */
export function durationText(ms: number | null): string {
  if (ms === null) return 'n/a';
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return ms < 950 ? 'under 1 s' : `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** How many visitors took another quiz than the drawn one, out of those for whom both are known. */
export function switchedOf(drawn: FunnelReport['drawn']): { people: number; of: number } {
  const known = drawn.filter((pair) => pair.drawn !== null && pair.cohort !== null);
  const sum = (pairs: FunnelReport['drawn']) => pairs.reduce((total, { people }) => total + people, 0);
  return { people: sum(known.filter((pair) => pair.drawn !== pair.cohort)), of: sum(known) };
}
