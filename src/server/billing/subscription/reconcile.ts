import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { listOldOperatorRefunds } from '../debt/operator-refunds.sql.ts';
import { listOldDebts } from '../debt/refunds.sql.ts';
import { listOldWithdrawals } from '../debt/withdrawals.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { listOldMoves } from '../entitlement/billing-moves.sql.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { listMissing, newestReceivedAt } from '../projection/notifications.sql.ts';
import { pullAdjustments, pullPayments, pullSubscription, pullTransaction } from '../projection/pull.ts';
import { giveBack } from '../refund/give-back.ts';
import { insistOnOperatorRefund } from '../refund/insist-on-operator-refund.ts';
import { insistOnCancellation } from './cancel-subscription.ts';
import { listOldCancellations } from './cancellations.sql.ts';
import { insistOnBillingMove } from './move-billing.ts';
import { listOverdueSubscriptions, listUndecidedRefunds, listUnsettledCheckouts } from './overdue.sql.ts';
import { insistOnWithdrawal } from './withdraw.ts';

type ReconcileDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const everyMs = 10 * 60_000;
/** Jobs give up after about two days, but requests and debts must not be given up. */
const jobsTryForMs = 2 * 24 * 60 * 60_000;

/** For notifications still on their way, and for clocks that differ. */
const overlapMs = 30 * 60_000;

/**
 * Reads missed provider events, and asks about what is overdue (a payment whose buyer closed the page, a renewal, an
 * end, an approved refund) until the first call without an answer. Then retries the requests and debts whose jobs gave
 * up, each kind until the first that stays pending.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const provider = deps.provider.callingFor({ purpose: 'routine', network: null });
  await pullFromProvider({ ...deps, provider });
  const before = deps.clock() - jobsTryForMs;
  const { db } = deps;
  for (const id of await listOldDebts(db, before)) if ((await giveBack(deps, id)) === 'pending') break;
  for (const id of await listOldOperatorRefunds(db, before)) {
    if ((await insistOnOperatorRefund(deps, id)) === 'pending') break;
  }
  for (const id of await listOldMoves(db, before)) if ((await insistOnBillingMove(deps, id)) === 'pending') break;
  for (const id of await listOldWithdrawals(db, before)) if ((await insistOnWithdrawal(deps, id)) === 'pending') break;
  for (const id of await listOldCancellations(db, before)) {
    if ((await insistOnCancellation(deps, id)) === 'pending') break;
  }
}

async function pullFromProvider(deps: ReconcileDeps): Promise<void> {
  const { db, clock, log } = deps;
  if ((await applyMissedEvents(deps)) === 'unavailable') return;
  for (const transactionId of await listUnsettledCheckouts(db, clock())) {
    if ('unavailable' in (await pullTransaction(deps, transactionId))) return;
  }
  for (const subscriptionId of await listOverdueSubscriptions(db, clock())) {
    log.info({ subscriptionId }, 'Reading a subscription from the provider whose row may be out of date');
    if ('unavailable' in (await pullSubscription(deps, subscriptionId))) return;
    if ('unavailable' in (await pullPayments(deps, subscriptionId))) return;
  }
  for (const transactionId of await listUndecidedRefunds(db, clock())) {
    if ('unavailable' in (await pullAdjustments(deps, transactionId))) return;
  }
}

/** Enqueues the next reconciliation, once for all processes. Called at start, and before each reconciliation. */
export async function planReconciliation({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const slot = Math.floor(clock() / everyMs) + 1;
  await enqueue(db, { kind: 'reconcile', uniqueKey: `reconcile:${slot}`, payload: {}, runAt: slot * everyMs });
}

/**
 * Applies the events since the last notification that only the provider's list has, after downtime or a lost
 * notification. `unavailable`: the provider did not answer.
 */
export async function applyMissedEvents(deps: ReconcileDeps): Promise<'applied' | 'unavailable'> {
  const { db, provider, clock, log } = deps;
  const since = ((await newestReceivedAt(db)) ?? clock()) - overlapMs;
  const listed = await provider.events.listSince(since);
  await countSignal(db, 'ok' in listed ? 'provider answered' : 'provider unavailable', clock());
  if (!('ok' in listed)) return 'unavailable';
  const ids = listed.ok.map(({ id }) => id);
  const missed = new Set(await listMissing(db, ids));
  for (const { id, record, event } of listed.ok.filter((one) => missed.has(one.id))) {
    const applied = event && (await applyEvent(db, event, clock()));
    if (!event) await db.transaction().execute((tx) => recordProviderEvent(tx, record, clock()));
    if (applied === 'applied') {
      log.info({ event: id }, 'Applied an event whose notification is missing');
      await countSignal(db, 'missed event', clock());
    }
  }
  return 'applied';
}
