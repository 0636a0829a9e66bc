import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import {
  listSettledDifferences,
  listUnreportedDifferences,
  type UnreportedDifference,
} from './follow-differences.sql.ts';

/** More differences than these at once have one cause, and the page of the books shows them all. */
const most = 50;

/** Opens a row for each difference between our books and the provider's, and closes those that are settled. */
export async function followDifferences({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const kind = 'reconciliation difference';
  const tell = (error: unknown) => log.warn(`A difference to the provider’s books is not told: ${reasonOf(error)}`);
  const open = ({ id, providerId, field }: UnreportedDifference) =>
    openWork(db, { kind, subject: id, facts: { provider_id: providerId, field }, now: clock(), isOnce: true });
  const close = (subject: string) =>
    closeWork(db, { kind, about: { subject }, because: 'It is explained or gone.', now: clock() });
  await eachApart(await listUnreportedDifferences(db, most), open, tell);
  await eachApart(await listSettledDifferences(db), close, tell);
}
