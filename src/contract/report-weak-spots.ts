import type { FunnelReport } from './report.ts';
import { fewestPeople } from './report-text.ts';

type FunnelScreen = FunnelReport['screens'][number];

/** The screens that the largest shares of their people left for good, most first. */
export function mostLeft(screens: readonly FunnelScreen[], count: number): FunnelScreen[] {
  return screens
    .filter(({ people, left }) => people >= fewestPeople && left > 0)
    .sort((a, b) => b.leave_share! - a.leave_share! || b.left - a.left)
    .slice(0, count);
}

/** The step that lost most of its people: the smallest share of the step before, where there were enough to speak of. */
export function weakestStep(steps: FunnelReport['steps']): FunnelReport['steps'][number]['id'] | null {
  const judged = steps.filter(({ people_before }) => people_before !== null && people_before >= fewestPeople);
  const [weakest] = judged.sort((a, b) => a.share_of_previous! - b.share_of_previous!);
  return weakest?.id ?? null;
}
