import type { Kysely } from 'kysely';
import { dayOf } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { horizonWeeks, valueDays } from '#statistics/lifetime-value.ts';
import { renewalRipeDays, trialRipeDays } from '#statistics/ripeness.ts';
import { countCustomers } from './count-customers.sql.ts';
import { copyLedger, countMoney, findPayoutCurrency } from './count-money.sql.ts';
import { countMrr, countTrials } from './count-mrr.sql.ts';
import { countReturns } from './count-returns.sql.ts';
import { countVisitors } from './count-visitors.sql.ts';
import { lockCounting, writeCounted } from './counted.sql.ts';
import { revenueDays } from './revenue-days.ts';
import { sumUp } from './sum-up.sql.ts';

/** The days since the first payment at which the value is told, besides every four weeks. */
const toldDays: readonly number[] = [
  ...new Set([...Array.from({ length: Math.floor(horizonWeeks / 4) }, (_, i) => i * 28), ...valueDays]),
].sort((a, b) => a - b);

/**
 * Counts all figures of the revenue page anew from the ledger and the history of subscriptions, of one moment.
 * @returns false when another process is counting
 */
export function countRevenue({ db, clock, wallClock }: Pick<Deps, 'clock' | 'wallClock'> & { db: Kysely<Schema> }) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      if (!(await lockCounting(tx))) return false;
      const now = new Date(clock());
      const today = dayOf(clock());
      const days = revenueDays(today);
      const payoutCurrency = await findPayoutCurrency(tx);
      await copyLedger(tx, payoutCurrency);
      await countMoney(tx, days);
      await countReturns(tx, today);
      await countMrr(tx, days, now);
      await countTrials(tx, { now, ripeDays: trialRipeDays });
      await countCustomers(tx, { now, today, ripeDays: renewalRipeDays, valueDays: toldDays });
      await countVisitors(tx);
      await sumUp(tx);
      await writeCounted(tx, { countedUntil: now, countedAt: new Date(wallClock()), payoutCurrency });
      return true;
    });
}
