import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { listOldDebts } from '../debt/refunds.sql.ts';
import { listOldWithdrawals } from '../debt/withdrawals.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { newestReceivedAt, notKept } from '../projection/notifications.sql.ts';
import { pullAdjustments, pullPayments, pullSubscription, pullTransaction } from '../projection/pull.ts';
import { giveBack } from '../refund/give-back.ts';
import { insistOnCancellation } from './cancel-subscription.ts';
import { listOldCancellations } from './cancellations.sql.ts';
import { listForgottenCheckouts, listOverdueSubscriptions, listUndecidedRefunds } from './overdue.sql.ts';
import { insistOnWithdrawal } from './withdraw.ts';

type ReconcileDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const everyMs = 10 * 60_000;
/** A job gives up after two days or so; what somebody asked for, or what we owe, is not given up. */
const jobsTryForMs = 2 * 24 * 60 * 60_000;

/** Notifications that are under way, and clocks that differ, have this long. */
const overlapMs = 30 * 60_000;

/**
 * Asks the provider what happened, and about what should have been told and was not: a payment whose buyer closed the page, a
 * renewal, an end, a refund that was approved; and insists on requests and debts that their jobs gave up. Stops asking
 * about one kind of thing at the first call that the provider does not answer.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const provider = deps.provider.callingFor({ purpose: 'routine', network: null });
  await askAround({ ...deps, provider });
  const before = deps.clock() - jobsTryForMs;
  const { db } = deps;
  for (const id of await listOldDebts(db, before)) if ((await giveBack(deps, id)) === 'pending') break;
  for (const id of await listOldWithdrawals(db, before)) if ((await insistOnWithdrawal(deps, id)) === 'pending') break;
  for (const id of await listOldCancellations(db, before)) {
    if ((await insistOnCancellation(deps, id)) === 'pending') break;
  }
}

async function askAround(deps: ReconcileDeps): Promise<void> {
  const { db, clock, log } = deps;
  if ((await hearMissedEvents(deps)) === 'unavailable') return;
  for (const transactionId of await listForgottenCheckouts(db, clock())) {
    if ('unavailable' in (await pullTransaction(deps, transactionId))) return;
  }
  for (const subscriptionId of await listOverdueSubscriptions(db, clock())) {
    log.info({ subscriptionId }, 'asking the provider about a subscription that something should have been heard of');
    if ('unavailable' in (await pullSubscription(deps, subscriptionId))) return;
    if ('unavailable' in (await pullPayments(deps, subscriptionId))) return;
  }
  for (const transactionId of await listUndecidedRefunds(db, clock())) {
    if ('unavailable' in (await pullAdjustments(deps, transactionId))) return;
  }
}

/** Has the next reconciliation happen, once however many processes ask. Called at start, and by each reconciliation. */
export async function planReconciliation({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const slot = Math.floor(clock() / everyMs) + 1;
  await enqueue(db, { kind: 'reconcile', uniqueKey: `reconcile:${slot}`, payload: {}, runAt: slot * everyMs });
}

/**
 * Looks through the provider's own list of what happened since we last heard of anything, and takes in what no
 * notification told: after downtime, or when one was lost. Says whether the provider answered.
 */
export async function hearMissedEvents(deps: ReconcileDeps): Promise<'heard' | 'unavailable'> {
  const { db, provider, clock, log } = deps;
  const since = ((await newestReceivedAt(db)) ?? clock()) - overlapMs;
  const happened = await provider.events.listSince(since);
  if (!('ok' in happened)) return 'unavailable';
  const ids = happened.ok.map(({ id }) => id);
  const missed = new Set(await notKept(db, ids));
  for (const { id, record, event } of happened.ok.filter((one) => missed.has(one.id))) {
    const applied = event && (await applyEvent(db, event, clock()));
    if (!event) await recordProviderEvent(db, record, clock());
    if (applied === 'applied') log.info({ event: id }, 'took in what no notification told');
  }
  return 'heard';
}
