import type { Deps } from '#server/platform/deps.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { listSettledDifferences, listUntoldDifferences } from './follow-differences.sql.ts';

/** More than these at once have one cause, and the page of the books shows them all. */
const most = 50;

/** Opens a row for each difference between our books and the provider's, and closes those that are settled. */
export async function followDifferences({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const kind = 'reconciliation difference';
  for (const { id, providerId, field } of await listUntoldDifferences(db, most)) {
    await openWork(db, { kind, subject: id, facts: { provider_id: providerId, field }, now: clock(), isOnce: true });
  }
  for (const subject of await listSettledDifferences(db)) {
    await closeWork(db, { kind, about: { subject }, because: 'It is explained or gone.', now: clock() });
  }
}
