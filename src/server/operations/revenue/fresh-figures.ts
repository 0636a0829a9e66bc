import { dayOf } from '#contract/day.ts';
import { connectForLong, queriesOf } from '#server/platform/database/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { countRevenue } from './count-revenue.ts';
import { type Counted, findAmount, findCounted, isLedgerSmall } from './recount-lock.sql.ts';

type CountingDeps = Pick<Deps, 'db' | 'clock'>;

const everyMs = 15 * 60_000;
/** PostgreSQL's code when another process has written the same rows at the same time. */
const writtenByAnother = '40001';

/** Counts anew for a look at the page when anything was added, as long as the ledger is small. */
export async function recountIfStale(deps: CountingDeps): Promise<void> {
  if (!(await isLedgerSmall(deps.db))) return;
  const counted = await findCounted(deps.db);
  if (counted === null || !(await isFresh(counted, deps))) await countUnlessAnother(deps);
}

/** Whether nothing was added since then, no day has ended, and hardly any window can have. */
async function isFresh({ countedUntil, amountCounted }: Counted, { db, clock }: CountingDeps): Promise<boolean> {
  const age = clock() - countedUntil.getTime();
  if (age < 0 || age >= everyMs || dayOf(countedUntil.getTime()) !== dayOf(clock())) return false;
  return amountCounted === (await findAmount(db));
}

/** Counts every quarter of an hour, without a time limit. Of several processes one does so. */
export function scheduleRevenueCounts(deps: CountingDeps & Pick<Deps, 'pool' | 'log'>): { stop: () => Promise<void> } {
  const count = async () => {
    const counted = await findCounted(deps.db);
    if (counted !== null && isRecent(deps.clock() - counted.countedAt.getTime())) return;
    const client = await connectForLong(deps.pool);
    await countUnlessAnother({ ...deps, db: queriesOf(client) }).finally(() => client.end());
  };
  return doEvery(everyMs, count, (error) =>
    deps.log.warn(`The revenue page keeps its old figures: ${reasonOf(error)}`),
  );
}

/** The count is recent, even by another process, and not from a clock that was ahead. */
const isRecent = (ageMs: number): boolean => ageMs >= 0 && ageMs < everyMs / 2;

async function countUnlessAnother(deps: CountingDeps): Promise<void> {
  await countRevenue(deps).catch((error: { code?: string }) => {
    if (error.code !== writtenByAnother) throw error;
  });
}
