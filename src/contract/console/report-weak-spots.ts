import { fewestForShare } from '#statistics/ripeness.ts';
import type { FunnelReport } from './report.ts';
import { optionalSteps } from './report-copy.ts';

type FunnelScreen = FunnelReport['screens'][number];

/**
 * The screens on which the largest share of people left the quiz, largest first; without screens that too few people
 * saw.
 */
export function mostLeft(screens: readonly FunnelScreen[], count: number): FunnelScreen[] {
  return screens
    .filter(({ people, left }) => people >= fewestForShare && left > 0)
    .sort((a, b) => b.leave_share! - a.leave_share! || b.left - a.left)
    .slice(0, count);
}

/**
 * The step reached by the smallest share of people from the step before; null when too few people reached any. Never a
 * step that people may skip.
 */
export function weakestStep(steps: FunnelReport['steps']): FunnelReport['steps'][number]['id'] | null {
  const judged = steps.filter(
    ({ id, people_before }) => !(id in optionalSteps) && people_before !== null && people_before >= fewestForShare,
  );
  const [weakest] = judged.sort((a, b) => a.share_of_previous! - b.share_of_previous!);
  return weakest?.id ?? null;
}
