import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { readableReason } from '#server/platform/work/readable-reason.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import { owe } from '../debt/owe.ts';
import type { BillingDeps } from '../deps.ts';
import { insertProviderGrant } from '../entitlement/access-grants.sql.ts';
import { openMoveOf } from '../entitlement/billing-moves.sql.ts';
import { beginsBeforeMs } from '../entitlement/planned-change.ts';
import {
  endPlannedChange,
  findPlannedChange,
  findRenewalPayment,
  markBegun,
  markMade,
  moveEffective,
  type OwnPlannedChange,
} from '../entitlement/planned-changes.sql.ts';
import { schedulePlannedChange } from '../entitlement/schedule-planned-change.ts';
import { listSubscriptions, lockSubscription } from '../entitlement/subscriptions.sql.ts';
import { ensurePrice } from '../offer/ensure-price.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullPayments, pullSubscription } from '../projection/pull.ts';
import type { Failure, ProviderOutcome } from '../provider.ts';
import type { SubscriptionEvent } from '../provider-event.ts';
import { withClaim } from '../subscription/with-claim.ts';
import { decidePlannedChange, lastAttemptMs, startOfNextHour } from './decide-planned-change.ts';

type MakeDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

type Outcome = 'settled' | 'planned again' | 'pending';

/** About an hour and a half of attempts; the next job goes on after it. */
const attemptsAJob = 10;
const slackMs = 60_000;
/** The provider takes no earlier day for a charge, and an attempt takes a moment. */
const soonestMs = lastAttemptMs + 4 * 60_000;

/** The job's attempt. Never gives up: after its attempts it plans the next ones. */
export async function retryPlannedChange(
  deps: MakeDeps,
  { planned_change_id: id }: JobPayloads['planned-change'],
  attempts: number,
): Promise<void> {
  if ((await makePlannedChange(deps, id)) !== 'pending') return;
  if (attempts < attemptsAJob) throw new Error('The provider has not taken a planned change yet');
  await schedulePlannedChange(deps.db, id, startOfNextHour(deps.clock()));
}

/**
 * Does for a planned change what is due now. `pending`: the provider did not answer or another change is running, try
 * again. Idempotent.
 */
async function makePlannedChange(deps: MakeDeps, id: string): Promise<Outcome> {
  const { db, clock } = deps;
  const known = await findPlannedChange(db, id);
  if (!known) return 'settled';
  const { subscriptionId } = known;
  const outcome = await withClaim(db, { subscriptionId, now: clock() }, async () => {
    const planned = await findPlannedChange(db, id);
    if (!planned || planned.madeAt !== null || planned.endedAt !== null) return 'settled' as const;
    const pulled = await pullSubscription(deps, subscriptionId);
    if ('unavailable' in pulled) return 'pending' as const;
    // A promised day is being set; the next charge is not known before.
    if ((await openMoveOf(db, subscriptionId)) !== null) return checkAgain(deps, id, startOfNextHour(clock()));
    // A refusal is no obstacle: a subscription that the provider no longer knows has ended.
    return carryOut(deps, planned, 'ok' in pulled ? pulled.ok : null);
  });
  return outcome === 'taken' ? 'pending' : outcome;
}

async function carryOut(
  deps: MakeDeps,
  planned: OwnPlannedChange,
  reported: SubscriptionEvent | null,
): Promise<Outcome> {
  const { db, clock } = deps;
  const { id, subscriptionId, userId } = planned;
  const own = (await listSubscriptions(db, userId)).find((one) => one.id === subscriptionId) ?? null;
  const step = decidePlannedChange(planned, reported, own, clock());
  if (step === 'change') return change(deps, planned);
  if (step === 'set date') return setDate(deps, planned);
  if (step === 'late') return comeLate(deps, planned);
  if (step === 'made') {
    await markMade(db, id, clock());
    return 'settled';
  }
  if ('end' in step) {
    await endPlannedChange(db, { subscriptionId, because: step.end, now: clock() });
    return 'settled';
  }
  if ('nextCheckAt' in step) return checkAgain(deps, id, step.nextCheckAt);
  if ('follow' in step) {
    await moveEffective(db, id, step.follow);
    return checkAgain(deps, id, step.follow - beginsBeforeMs);
  }
  return makeGood(deps, planned, step.missed);
}

async function checkAgain({ db }: MakeDeps, id: string, at: number): Promise<'planned again'> {
  await schedulePlannedChange(db, id, at);
  return 'planned again';
}

/** Gives the provider the new price, without a charge or a credit, and then the agreed day. */
async function change(deps: MakeDeps, planned: OwnPlannedChange): Promise<Outcome> {
  const { db, provider, clock } = deps;
  const { id, subscriptionId, agreed } = planned;
  const { offerId, name, price, interval } = agreed;
  // The agreed price is charged even if it is no longer for sale.
  const known = await ensurePrice(deps, { id: offerId, name: name ?? '', price, interval, trial: null });
  if (!('ok' in known)) return refusedOrAway(deps, planned, known);
  await markBegun(db, id, clock());
  const changed = await provider.subscriptions.change(subscriptionId, { priceId: known.ok, charged: 'at renewal' });
  if (!('ok' in changed)) return refusedOrAway(deps, planned, changed);
  await applyEvent(db, changed.ok, clock(), { isOwnChange: true });
  return isOnDay(changed.ok, planned) ? settle(deps, id) : setDate(deps, planned);
}

/** Brings the next charge back to the agreed day, from which another interval had moved it. */
async function setDate(deps: MakeDeps, planned: OwnPlannedChange): Promise<Outcome> {
  const { db, provider, clock } = deps;
  const { id, subscriptionId, effectiveAt } = planned;
  const moved: ProviderOutcome<SubscriptionEvent> = await provider.subscriptions.moveNextBilling(
    subscriptionId,
    effectiveAt,
  );
  if (!('ok' in moved)) return refusedOrAway(deps, { ...planned, begunAt: planned.begunAt ?? clock() }, moved, true);
  await applyEvent(db, moved.ok, clock(), { isOwnChange: true });
  return settle(deps, id);
}

const isOnDay = ({ nextBilledAt }: SubscriptionEvent, { effectiveAt }: OwnPlannedChange): boolean =>
  nextBilledAt !== null && Math.abs(nextBilledAt - effectiveAt) <= slackMs;

async function settle({ db, clock }: MakeDeps, id: string): Promise<'settled'> {
  await markMade(db, id, clock());
  return 'settled';
}

/** A refusal is tried again too, until the renewal; a person looks meanwhile, because the price was agreed. */
async function refusedOrAway(
  deps: MakeDeps,
  { id, subscriptionId, userId, agreed }: OwnPlannedChange,
  failure: Failure,
  hasPrice = false,
): Promise<Outcome> {
  const { db, clock, log } = deps;
  log.warn({ subscriptionId, ...failure }, 'The provider did not take a planned change');
  if ('unavailable' in failure) return 'pending';
  if (!hasPrice) await markBegun(db, id, null);
  if (failure.refused !== 'renewing' && failure.refused !== 'refund pending') {
    const { amount_minor, currency } = agreed.price;
    const facts = { amount_minor, currency, reason: readableReason(failure.detail) };
    await openWork(db, { kind: 'plan not changed', subject: id, userId, now: clock(), facts });
  }
  return checkAgain(deps, id, startOfNextHour(clock()));
}

/**
 * The renewal was charged the present price, because the provider could not be reached in time. What was taken above
 * the agreed price goes back, the change moves to the next renewal, and the person hears of both.
 */
async function makeGood(deps: MakeDeps, planned: OwnPlannedChange, nextAt: number): Promise<Outcome> {
  const { db, clock } = deps;
  const { id, subscriptionId, userId, agreed, effectiveAt } = planned;
  if (!('ok' in (await pullPayments(deps, subscriptionId)))) return 'pending';
  await inTransaction(db, async (tx) => {
    await lockSubscription(tx, subscriptionId);
    const payment = await findRenewalPayment(tx, { subscriptionId, from: effectiveAt - slackMs });
    const tooMuch = payment === null ? 0 : payment.totalMinor - agreed.price.amount_minor;
    if (tooMuch > 0) {
      const { transactionId } = payment!;
      const debt = { transactionId, userId, subscriptionId, reason: 'plan not changed', amountMinor: tooMuch } as const;
      await owe(tx, { ...debt, now: clock() });
    }
    await moveOn(tx, planned, { nextAt, transactionId: payment?.transactionId ?? null });
    await markBegun(tx, id, null);
    await schedulePlannedChange(tx, id, nextAt - beginsBeforeMs);
  });
  return 'planned again';
}

/**
 * The provider has the new price, but the agreed day is over or too near to be set. It charges as soon as it can, access
 * goes on until then, and the person hears of it.
 */
async function comeLate(deps: MakeDeps, planned: OwnPlannedChange): Promise<Outcome> {
  const { db, provider, clock } = deps;
  const { id, subscriptionId, userId, effectiveAt } = planned;
  const nextAt = Math.max(effectiveAt, clock() + soonestMs);
  const moved = await provider.subscriptions.moveNextBilling(subscriptionId, nextAt);
  if (!('ok' in moved)) return refusedOrAway(deps, planned, moved, true);
  await applyEvent(db, moved.ok, clock(), { isOwnChange: true });
  await inTransaction(db, async (tx) => {
    await lockSubscription(tx, subscriptionId);
    const access = { startsAt: effectiveAt, endsAt: nextAt, userId, subscriptionId, now: clock() };
    if (nextAt > effectiveAt) await insertProviderGrant(tx, access);
    await moveOn(tx, planned, { nextAt, transactionId: null });
    await markMade(tx, id, clock());
  });
  return 'settled';
}

async function moveOn(
  tx: Parameters<typeof enqueue>[0],
  { id, userId, effectiveAt }: OwnPlannedChange,
  { nextAt, transactionId }: { nextAt: number; transactionId: string | null },
): Promise<void> {
  await moveEffective(tx, id, nextAt);
  await enqueue(tx, {
    kind: 'plan-change-late',
    uniqueKey: `plan-change-late:${id}:${effectiveAt}`,
    payload: {
      user_id: userId,
      planned_change_id: id,
      agreed_for: new Date(effectiveAt).toISOString(),
      transaction_id: transactionId,
    },
  });
}
