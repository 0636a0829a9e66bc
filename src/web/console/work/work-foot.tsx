import type { WorkList } from '#contract/console/work.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { lasting } from './work-copy.ts';

/** Statistics of the work list: the last seven days, and the oldest open row. */
export function WorkFoot({ list: { counts, half_within_ms, oldest_at } }: { list: WorkList }) {
  const half = half_within_ms === null ? '' : `, half of them within ${lasting(half_within_ms)}`;
  return (
    <span>{`Solved in the last 7 days: ${counts.solved_week}${half}.${oldest_at !== null ? ` Oldest open: ${lasting(serverNow() - Date.parse(oldest_at))}.` : ''}`}</span>
  );
}
