import type { Kysely } from 'kysely';
import type { ReconciliationState } from '#contract/console/reconciliation.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { comparedDays } from './compare-with-provider.ts';
import { countDifferences } from './differences.sql.ts';
import { missedNights, nextNight } from './nights.ts';
import { listPayouts, type Payout } from './payouts.sql.ts';
import { findFirstStart, findLastFinished, findUnfinished, type Run } from './runs.sql.ts';

const dayMs = 86_400_000;
const shownPayouts = 6;

/** Whether the ledger agrees with the provider, and until when. */
export async function readReconciliation({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ReconciliationState> {
  const last = await findLastFinished(db);
  const unfinished = await findUnfinished(db);
  const payouts = await listPayouts(db, shownPayouts);
  return {
    last: last === null ? null : lastOf(last),
    trying:
      unfinished === null
        ? null
        : {
            since: unfinished.started_at.toISOString(),
            attempts: unfinished.attempts,
            failed: unfinished.failed,
          },
    missed_nights: await countMissedNights(db, clock()),
    next_at: new Date(nextNight(clock())).toISOString(),
    ...(await countDifferences(db)),
    payouts: payouts.map(payoutOf),
    mrr: last === null ? null : monthlyOf(last),
  };
}

/** How many nights have passed without a finished comparison. `now` is epoch ms. */
async function countMissedNights(db: Kysely<Schema>, now: number): Promise<number> {
  const last = await findLastFinished(db);
  if (last !== null) return missedNights(last.until_at.getTime(), now);
  const first = await findFirstStart(db);
  // The night of the first attempt was missed too.
  return missedNights(first && first.getTime() - dayMs, now);
}

function lastOf(run: Run): NonNullable<ReconciliationState['last']> {
  return {
    until: run.until_at.toISOString(),
    from: run.from_at.toISOString(),
    days: comparedDays,
    transactions: run.transactions,
    adjustments: run.adjustments,
    heard: run.heard,
    seconds: Math.round((run.finished_at!.getTime() - run.started_at.getTime()) / 1000),
    left_out: run.left_out,
  };
}

function payoutOf({ createdAt, amountMinor, rowsMinor, ...payout }: Payout): ReconciliationState['payouts'][number] {
  return {
    ...payout,
    created_at: createdAt.toISOString(),
    amount_minor: Number(amountMinor),
    rows_minor: rowsMinor === null ? null : Number(rowsMinor),
  };
}

function monthlyOf(run: Run): ReconciliationState['mrr'] {
  const { mrr_day: day, mrr_currency: currency, mrr_theirs_minor: theirs, mrr_ours_minor: ours } = run;
  if (day === null || currency === null || theirs === null) return null;
  return { day, currency, theirs_minor: Number(theirs), ours_minor: ours === null ? null : Number(ours) };
}
