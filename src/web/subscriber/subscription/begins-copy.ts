import type { PlansAnswer } from '#contract/plan-change.ts';
import { shortDate } from '#contract/short-date.ts';
import { say } from './change-plan-copy.ts';

/** When a plan begins that somebody chooses now. */
export function beginsCopy(when: PlansAnswer['plans'][number]['when'], renewsAt: string | null): string {
  if (when === 'now') return say('begins-now');
  return renewsAt === null ? say('begins-next') : say('begins-on', { date: shortDate(renewsAt) });
}
