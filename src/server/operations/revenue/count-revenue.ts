import type { Kysely, Transaction } from 'kysely';
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
import { lockCounting, writeCounted } from './recount-lock.sql.ts';
import { revenueDays } from './revenue-days.ts';
import type { ReportedDays } from './revenue-parts.sql.ts';
import { addSaved } from './saved-sums.sql.ts';
import { sumUp } from './sum-up.sql.ts';

/** The days since the first payment at which the value is shown, besides every four weeks. */
const toldDays: readonly number[] = [
  ...new Set([...Array.from({ length: Math.floor(horizonWeeks / 4) }, (_, i) => i * 28), ...valueDays]),
].sort((a, b) => a - b);

interface Counting {
  /** Epoch ms. */
  now: number;
  days: ReportedDays;
  /** The currency of the figures about customers and renewals. */
  payoutCurrency: string;
}

/** Counts the tables of the page from the ledger and the history of subscriptions. */
export async function countBooks(tx: Transaction<Schema>, { now, days, payoutCurrency }: Counting): Promise<void> {
  const [instant, today] = [new Date(now), dayOf(now)];
  await copyLedger(tx, payoutCurrency);
  await countMoney(tx, days);
  await countReturns(tx, today);
  await countMrr(tx, { days, now: instant, today });
  await countTrials(tx, { now: instant, ripeDays: trialRipeDays });
  await countCustomers(tx, { now: instant, today, ripeDays: renewalRipeDays, valueDays: toldDays });
}

/**
 * Counts all figures of the revenue page anew from the ledger and the history of subscriptions, of one moment.
 * @returns false when another process is counting
 */
export function countRevenue({ db, clock }: Pick<Deps, 'clock'> & { db: Kysely<Schema> }) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      if (!(await lockCounting(tx))) return false;
      const now = clock();
      const days = revenueDays(dayOf(now));
      const payoutCurrency = await findPayoutCurrency(tx);
      await countBooks(tx, { now, days, payoutCurrency });
      await countVisitors(tx);
      await addSaved(tx, days);
      await sumUp(tx);
      await writeCounted(tx, { countedUntil: new Date(now), countedAt: new Date(clock()), payoutCurrency });
      return true;
    });
}
