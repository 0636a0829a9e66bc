import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { findOpenRestore, type OpenRestore } from '#server/platform/restored/restores.sql.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { listOldOperatorRefunds } from '../debt/operator-refunds.sql.ts';
import { listOldDebts } from '../debt/refunds.sql.ts';
import { listOldStops } from '../debt/renewal-stops.sql.ts';
import { listOldWithdrawals } from '../debt/withdrawals.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { listOldMoves } from '../entitlement/billing-moves.sql.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { listMissing, newestReceivedAt } from '../projection/notifications.sql.ts';
import { pullAdjustments, pullPayments, pullSubscription, pullTransaction } from '../projection/pull.ts';
import type { ListedEvent, ProviderOutcome } from '../provider.ts';
import { giveBack } from '../refund/give-back.ts';
import { retryOperatorRefund } from '../refund/retry-operator-refund.ts';
import { retryCancellation } from './cancel-subscription.ts';
import { listOldCancellations } from './cancellations.sql.ts';
import { followStops } from './follow-stops.ts';
import { retryBillingMove } from './move-billing.ts';
import { listOverdueSubscriptions, listUndecidedRefunds, listUnsettledCheckouts } from './overdue.sql.ts';
import { recoverAfterRestore } from './recover-after-restore.ts';
import { retryWithdrawal } from './withdraw.ts';

type ReconcileDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;
type Pull = (deps: ReconcileDeps, id: string) => Promise<ProviderOutcome<unknown>>;

const everyMs = 10 * 60_000;
/** Jobs give up after about two days, but requests and debts must not be given up. */
const jobsTryForMs = 2 * 24 * 60 * 60_000;

/** For notifications still on their way, and for clocks that differ. */
const overlapMs = 30 * 60_000;

/**
 * After a restore, first brings back what happened since the backup. Reads missed provider events, and asks about what is overdue (a payment whose buyer closed the page, a renewal, an
 * end, an approved refund) until the first call without an answer. Then retries the requests and debts whose jobs gave
 * up. One that fails or is refused stops none of the others.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const provider = deps.provider.callingFor({ purpose: 'routine', network: null });
  const restore = await findOpenRestore(deps.db);
  if (restore !== null) await recoverAfterRestore({ ...deps, provider }, restore);
  await pullFromProvider({ ...deps, provider }, restore);
  const before = deps.clock() - jobsTryForMs;
  const { db } = deps;
  const retryEach = (ids: readonly string[], retry: (deps: ReconcileDeps, id: string) => Promise<unknown>) =>
    eachApart(
      ids,
      (id) => retry(deps, id),
      (error, id) => deps.log.error({ id, reason: reasonOf(error) }, 'A request or a debt could not be insisted on'),
    );
  await retryEach(await listOldDebts(db, before), giveBack);
  await retryEach(await listOldOperatorRefunds(db, before), retryOperatorRefund);
  await retryEach(await listOldMoves(db, before), retryBillingMove);
  await retryEach(await listOldWithdrawals(db, before), retryWithdrawal);
  await retryEach(await listOldCancellations(db, before), retryCancellation);
  await retryEach(await listOldStops(db, before), followStops);
}

async function pullFromProvider(deps: ReconcileDeps, restore: OpenRestore | null): Promise<void> {
  const { db, clock, log } = deps;
  if ((await applyMissedEvents(deps, restore)) === 'unavailable') return;
  const readEach = async (ids: readonly string[], ...pulls: Pull[]) => {
    let isAway = false;
    const read = async (id: string) => {
      for (const pull of pulls) if ('unavailable' in (await pull(deps, id))) isAway = true;
      return isAway ? 'enough' : 'read';
    };
    await eachApart(ids, read, (error, id) =>
      log.error({ id, reason: reasonOf(error) }, 'What the provider says of one entity could not be applied'),
    );
    return isAway ? 'away' : 'read';
  };
  if ((await readEach(await listUnsettledCheckouts(db, clock()), pullTransaction)) === 'away') return;
  const overdue = await listOverdueSubscriptions(db, clock());
  if (overdue.length > 0) log.info({ overdue }, 'Reading subscriptions whose rows may be out of date');
  if ((await readEach(overdue, pullSubscription, pullPayments)) === 'away') return;
  await readEach(await listUndecidedRefunds(db, clock()), pullAdjustments);
}

/** Enqueues the next reconciliation, once for all processes. Called at start, and before each reconciliation. */
export async function scheduleReconciliation({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const slot = Math.floor(clock() / everyMs) + 1;
  await enqueue(db, { kind: 'reconcile', uniqueKey: `reconcile:${slot}`, payload: {}, runAt: slot * everyMs });
}

/**
 * Applies the events since the last notification, or since the backup, that only the provider's list has, after downtime or a lost
 * notification. `unavailable`: the provider did not answer.
 */
export async function applyMissedEvents(
  deps: ReconcileDeps,
  restore: Pick<OpenRestore, 'takenAt'> | null,
): Promise<'applied' | 'unavailable'> {
  const { db, provider, clock, log } = deps;
  // After a restore the latest notification may be newer than the backup, so the time of the backup counts: the
  // notifications in between were lost.
  const since = (restore?.takenAt ?? (await newestReceivedAt(db)) ?? clock()) - overlapMs;
  const listed = await provider.events.listSince(since);
  await countSignal(db, 'ok' in listed ? 'provider answered' : 'provider unavailable', clock());
  if (!('ok' in listed)) return 'unavailable';
  const ids = listed.ok.map(({ id }) => id);
  const missed = new Set(await listMissing(db, ids));
  const take = async ({ id, record, read }: ListedEvent) => {
    const event = read();
    const applied = event && (await applyEvent(db, event, clock()));
    if (!event) await inTransaction(db, (tx) => recordProviderEvent(tx, record, clock()));
    if (applied === 'applied') {
      log.info({ event: id }, 'Applied an event whose notification is missing');
      await countSignal(db, 'missed event', clock());
    }
  };
  await eachApart(
    listed.ok.filter((one) => missed.has(one.id)),
    take,
    async (error, { id }) => {
      log.error({ event: id, reason: reasonOf(error) }, 'An event whose notification is missing could not be applied');
      await countSignal(db, 'missed event', clock());
    },
  );
  return 'applied';
}
