import type { CancelForPersonBody, ReasonedBody } from '#contract/console/desk-acts.ts';
import { liftStops } from '#server/billing/debt/renewal-stops.sql.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import { entitlementOf, liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import { endGrantsOf } from '#server/billing/entitlement/given-access.sql.ts';
import {
  listSubscriptions,
  lockSubscription,
  type SubscriptionRecord,
} from '#server/billing/entitlement/subscriptions.sql.ts';
import { retryCancellation } from '#server/billing/subscription/cancel-subscription.ts';
import { storeCancellation } from '#server/billing/subscription/cancellation.ts';
import { listEndingAtOnce } from '#server/billing/subscription/cancellations.sql.ts';
import { type KeepRefusal, keepSubscription } from '#server/billing/subscription/keep-subscription.ts';
import { formatDate } from '#server/mail/format.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type DeskAct, type Refused, runOnce, runOnceAtProvider } from './run-once.ts';

type CancelDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Cancels every subscription that may still charge, as if the person had done it: the requests are stored first, then
 * the provider is asked, and jobs retry until it has confirmed.
 */
export async function cancelForPerson(deps: CancelDeps, press: Omit<DeskAct, 'act'> & { body: CancelForPersonBody }) {
  const { userId, operator, body } = press;
  const requests: string[] = [];
  const answer = await runOnce(deps, { ...press, act: 'cancelled' }, async (tx) => {
    requests.length = 0;
    const now = deps.clock();
    const isAtOnce = body.when === 'at once';
    const { reason } = body;
    const underWay = await listEndingAtOnce(tx, userId);
    const all = (await listSubscriptions(tx, userId)).filter(({ id }) => !underWay.includes(id));
    const open = all.filter((one) => isCancellable(one, isAtOnce));
    if (open.length === 0) {
      const error =
        underWay.length > 0 ? 'It is being cancelled already.' : 'Nothing is running that could be cancelled.';
      return { refused: { status: 409, error }, reason };
    }
    for (const { id } of open) {
      await lockSubscription(tx, id);
      if (isAtOnce) await endGrantsOf(tx, id, now);
      const request = { subscriptionId: id, userId, reason: undefined, requestedBy: operator.name, isAtOnce, now };
      requests.push(await storeCancellation(tx, request));
    }
    const endsAt = isAtOnce ? null : entitlementOf(open[0]!, now).expiresAt;
    const until = endsAt === null || endsAt <= now ? 'now' : `on ${formatDate(endsAt)}`;
    return {
      said: `Cancelled. The access ends ${until}, and the email “Cancelled” goes out.`,
      subject: open.map(({ id }) => id).join(', '),
      before: open.map(({ status }) => status).join(', '),
      reason,
      after: `ends ${until}`,
    };
  });
  for (const id of requests) await retryCancellation(deps, id);
  return answer;
}

function isCancellable({ status, withdrawn, cancelWanted }: SubscriptionRecord, isAtOnce: boolean): boolean {
  return liveStatuses.includes(status) && !withdrawn && (isAtOnce || !cancelWanted);
}

const keepRefusals: Record<KeepRefusal, Refused> = {
  'nothing to undo': { status: 409, error: 'There is no cancellation to undo.' },
  'too late': { status: 409, error: 'It is too late to undo: the subscription has ended.' },
  stopped: { status: 409, error: 'A payment for it has just gone back. Look at the person again.' },
  'being changed': { status: 409, error: 'Another change is still under way. Look at the person again in a minute.' },
  'provider unavailable': { status: 503, error: 'Paddle does not answer. Nothing has changed. Try again in a minute.' },
  crowded: {
    status: 503,
    error: 'Our own limit of calls to Paddle is used up for this minute. Nothing has changed. Try again in a minute.',
  },
  'outcome unknown': { status: 503, error: 'Paddle has not answered yet. Look at the person again in a minute.' },
};

/**
 * Undoes a cancellation while the subscription runs; nothing changes until the provider has agreed. Or lets a
 * subscription whose payment went back renew again.
 */
export async function keepForPerson(deps: CancelDeps, press: Omit<DeskAct, 'act'> & { body: ReasonedBody }) {
  const { reason } = press.body;
  const isStopped = (await listSubscriptions(deps.db, press.userId)).some((one) => isLiveAndStopped(one));
  if (isStopped) return renewAgain(deps, press);
  return runOnceAtProvider(deps, { ...press, act: 'kept the subscription' }, async (finish) => {
    const kept = await keepSubscription(deps, press.userId, {
      alongside: (tx, subject) =>
        finish(tx, {
          said: 'The cancellation is undone. The subscription goes on as before.',
          subject,
          before: 'cancelled',
          after: 'goes on',
          reason,
        }),
    });
    return kept === 'kept' ? 'done' : { refused: keepRefusals[kept.refused], reason };
  });
}

const isLiveAndStopped = ({ status, stopped, withdrawn }: SubscriptionRecord): boolean =>
  liveStatuses.includes(status) && !withdrawn && stopped !== null && stopped !== undefined;

/** A job changes the subscription at the provider; the charge comes after its reminder. */
function renewAgain(deps: CancelDeps, press: Omit<DeskAct, 'act'> & { body: ReasonedBody }) {
  const { userId, operator, body } = press;
  const { reason } = body;
  return runOnce(deps, { ...press, act: 'kept the subscription' }, async (tx) => {
    const now = deps.clock();
    const stopped = (await listSubscriptions(tx, userId)).find((one) => isLiveAndStopped(one));
    if (stopped === undefined) return { refused: keepRefusals['nothing to undo'], reason };
    await lockSubscription(tx, stopped.id);
    await liftStops(tx, stopped.id, { by: operator.name, now });
    await enqueue(tx, {
      kind: 'follow-stops',
      uniqueKey: `follow-stops:${stopped.id}:operator:${now}`,
      payload: { subscription_id: stopped.id },
    });
    return {
      said: stopped.cancelWanted
        ? 'The payment that went back no longer counts. It stays cancelled until you undo that, too.'
        : 'It renews again. The customer is reminded seven days before the next charge.',
      subject: stopped.id,
      before: stopped.stopped!,
      reason,
      after: stopped.cancelWanted ? 'stays cancelled' : 'renews again',
    };
  });
}
