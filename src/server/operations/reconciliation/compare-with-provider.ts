import type { DailyTotals } from '#server/billing/provider.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { compareDay } from './compare-days.ts';
import {
  type CompareDeps,
  type Comparison,
  compareAdjustments,
  compareOne,
  compareTransactions,
} from './compare-entities.ts';
import { comparePayout } from './compare-payouts.ts';
import { countDays, sumMonthly } from './days.sql.ts';
import { listStanding, settleDifferences } from './differences.sql.ts';
import { keyOfNight, nextNight } from './nights.ts';
import { listUnseen } from './our-books.sql.ts';
import { monthlyIn } from './our-monthly.ts';
import {
  beginRun,
  failRun,
  finishRun,
  isOvertaken,
  leaveOut,
  type Monthly,
  type Run,
  saveMonthly,
  saveProgress,
  withRunLock,
} from './runs.sql.ts';

const dayMs = 86_400_000;
/** Longer than the month that a payout covers. */
export const comparedDays = 40;
const unseenAtOnce = 50;

/** Enqueues the next nightly comparison, once for all processes. Called at start, and before each comparison. */
export async function scheduleComparison({ db, clock }: Pick<CompareDeps, 'db' | 'clock'>): Promise<void> {
  const at = nextNight(clock());
  const key = keyOfNight(at);
  await enqueue(db, { kind: 'compare-with-provider', uniqueKey: `compare:${key}`, payload: { key }, runAt: at });
}

export type RunOutcome = 'finished' | 'running' | { failed: string };

/**
 * Compares everything that changed in the last 40 days with the provider, and the payouts and days. A run of a key that
 * stopped in the middle continues there. `running`: another process is comparing now.
 */
export async function compareWithProvider(deps: CompareDeps, key: string): Promise<RunOutcome> {
  const provider = deps.provider.callingFor({ purpose: 'routine', network: null });
  const outcome = await withRunLock(deps.db, () => runOf({ ...deps, provider }, key));
  return outcome ?? 'running';
}

async function runOf(deps: CompareDeps, key: string): Promise<RunOutcome> {
  const { db, clock, log } = deps;
  const now = clock();
  const run = await beginRun(db, { key, from: now - comparedDays * dayMs, now });
  if (run.finished_at !== null || (await isOvertaken(db, run))) return 'finished';
  let at: Position | null = { step: run.step as Step, cursor: run.cursor };
  while (at !== null) {
    const page = await steps[at.step](deps, run, at.cursor);
    if ('failed' in page) {
      await failRun(db, run.id, page.failed);
      log.warn({ run: run.id, reason: page.failed }, 'The comparison with the provider stopped and will continue');
      return page;
    }
    at = await save(deps, run, at.step, page);
  }
  log.info({ run: run.id, ms: clock() - now }, 'Compared with the provider');
  return 'finished';
}

const order = ['transactions', 'adjustments', 'unseen', 'payouts', 'days'] as const;
type Step = (typeof order)[number];
interface Position {
  step: Step;
  cursor: string | null;
}

interface Page {
  comparisons: Comparison[];
  heard: number;
  transactions: number;
  adjustments: number;
  seen: string[];
  /** Where the step continues; null when it is done. */
  next: string | null;
}

const nothing: Page = { comparisons: [], heard: 0, transactions: 0, adjustments: 0, seen: [], next: null };

/** Stores a page and where to continue, in one transaction. Null after the last step. */
async function save({ db, clock }: CompareDeps, run: Run, step: Step, page: Page): Promise<Position | null> {
  const following = order[order.indexOf(step) + 1] ?? null;
  const next = page.next !== null ? { step, cursor: page.next } : following && { step: following, cursor: null };
  await inTransaction(db, async (tx) => {
    for (const comparison of page.comparisons) await settleDifferences(tx, { ...comparison, now: clock() });
    await saveProgress(tx, run.id, { ...page, ...(next ?? { step, cursor: null }) }, page.seen);
    if (next === null) await finishRun(tx, run.id, clock());
  });
  return next;
}

type StepWork = (deps: CompareDeps, run: Run, cursor: string | null) => Promise<Page | { failed: string }>;

const steps: Record<Step, StepWork> = {
  transactions: async (deps, run, cursor) => {
    const listed = await deps.provider.books.transactionsSince(run.from_at.getTime(), cursor);
    if (!('ok' in listed)) return failureOf(listed);
    const { entities, after } = listed.ok;
    const compared = await compareTransactions(deps, entities);
    return { ...nothing, ...compared, transactions: entities.length, seen: entities.map(({ id }) => id), next: after };
  },

  adjustments: async (deps, run, cursor) => {
    const listed = await deps.provider.books.adjustmentsSince(run.from_at.getTime(), cursor);
    if (!('ok' in listed)) return failureOf(listed);
    const { entities, after } = listed.ok;
    const compared = await compareAdjustments(deps, entities);
    return { ...nothing, ...compared, adjustments: entities.length, seen: entities.map(({ id }) => id), next: after };
  },

  // Entities that only we have, and earlier differences.
  unseen: async (deps, run, cursor) => {
    const window = { from: run.from_at.getTime(), until: run.until_at.getTime() };
    const some = await listUnseen(deps.db, run.id, window, { after: cursor ?? '', limit: unseenAtOnce });
    const page: Page = { ...nothing, next: some.length === unseenAtOnce ? some.at(-1)!.id : null };
    for (const one of some) {
      const compared = await compareOne(deps, one);
      if ('unavailable' in compared) return failureOf(compared);
      page.comparisons = [...page.comparisons, ...compared.comparisons];
      page.heard += compared.heard;
      if (one.transactionId === null) page.transactions += 1;
      else page.adjustments += 1;
    }
    return page;
  },

  payouts: async (deps, run, cursor) => {
    const compared = await comparePayout(deps, cursor ?? '');
    if ('unavailable' in compared) return failureOf(compared);
    if ('refused' in compared) {
      await leaveOut(deps.db, run.id, `Payouts were not compared: ${compared.refused}`);
      return nothing;
    }
    return { ...nothing, ...compared };
  },

  days: async (deps, run) => {
    const standing = await listStanding(deps.db, 'day');
    const from = [dayOf(run.from_at.getTime()), ...standing].sort()[0]!;
    const to = dayOf(run.until_at.getTime());
    const totals = await deps.provider.books.dailyTotals(from, to);
    if ('unavailable' in totals) return failureOf(totals);
    if (!('ok' in totals)) {
      await leaveOut(deps.db, run.id, `Daily totals were not compared: ${totals.detail}`);
      return nothing;
    }
    const { currency, days } = totals.ok;
    const ours = await countDays(deps.db, { from, to, currency });
    const last = days.at(-1);
    if (last) await saveMonthly(deps.db, run.id, await monthlyAt(deps, last, currency));
    const found = days.flatMap((theirs) =>
      compareDay(
        ours.find(({ day }) => day === theirs.day),
        theirs,
      ),
    );
    const providerIds = days.map(({ day }) => day);
    return { ...nothing, comparisons: [{ kind: 'day', providerIds, found }] };
  },
};

/** Both figures of the end of a day. They are shown side by side, because the two sides count a month differently. */
async function monthlyAt({ db }: CompareDeps, { day, monthlyMinor }: DailyTotals, currency: string): Promise<Monthly> {
  const parts = await sumMonthly(db, Date.parse(`${day}T00:00:00Z`) + dayMs, currency);
  const oursMinor = parts.length === 0 && monthlyMinor !== 0 ? null : monthlyIn(currency, parts);
  return { day, currency, theirsMinor: monthlyMinor, oursMinor };
}

function failureOf(failure: { unavailable: string } | { refused: string; detail: string }): { failed: string } {
  return { failed: 'unavailable' in failure ? failure.unavailable : `refused: ${failure.detail}` };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
