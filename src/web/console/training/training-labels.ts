import type { Group, TrainingCounts } from '#contract/console/training-counts.ts';
import { percentText } from '#contract/format-share.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { numberLabel } from '../funnel/report-labels.ts';

/** "1,204"; "under 5 people" when the group is so small that its count could reveal a person. */
export function dayCountLabel(count: number | null): string {
  return count === null ? 'under 5 people' : numberLabel(count);
}

/** "41.2%" with "140 of 340 people", or "2 of 24" alone. */
export function groupLabels(group: Group): { main: string; remark: string } {
  if (group === null) return { main: 'under 5 people', remark: 'too few to tell' };
  const { people, part } = group;
  if (people === 0) return { main: 'nobody yet', remark: '' };
  const counts = `${numberLabel(part)} of ${numberLabel(people)}`;
  if (people < fewestForShare) return { main: counts, remark: `no share under ${fewestForShare} people` };
  return { main: percentText(part / people, 1), remark: `${counts} people` };
}

/** "until 09:40", in UTC. */
export function untilLabel({ until }: Pick<TrainingCounts, 'until'>): string {
  return `until ${until.slice(11, 16)}`;
}
