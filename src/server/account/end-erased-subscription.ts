import type { Deps } from '../deps';
import { enqueue } from '../job/enqueue.sql';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import type { PaddleGateway } from '../paddle/paddle-gateway';

const againAfterMs = 5 * 60_000;

/**
 * Ends a subscription at Paddle at once. Nobody is left who would notice a charge, so it is tried for as long as it
 * takes: each time that fails plans the next.
 */
export async function endErasedSubscription(
  { db, paddle, clock, log }: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>,
  subscriptionId: string,
): Promise<void> {
  const answer = await endAtPaddle(paddle, subscriptionId);
  if ('ok' in answer) return;
  log.error({ subscriptionId, ...answer }, 'Paddle has not ended the subscription of an erased account yet');
  const runAt = clock() + againAfterMs;
  await enqueue(db, {
    kind: 'end-erased-subscription',
    uniqueKey: `end-erased-subscription:${subscriptionId}:${runAt}`,
    payload: { subscription_id: subscriptionId },
    runAt,
  });
}

/** Ended already, or unknown to Paddle, counts as done. A planned change makes way. */
async function endAtPaddle(paddle: PaddleGateway, id: string): Promise<PaddleOutcome<'ended'>> {
  const end = () =>
    callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.cancel(id, { effectiveFrom: 'immediately' }));
  const first = await end();
  if ('ok' in first) return { ok: 'ended' };
  const found = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(id));
  if ('refused' in found && found.refused.endsWith('not_found')) return { ok: 'ended' };
  if (!('ok' in found)) return first;
  if (found.ok.status === 'canceled') return { ok: 'ended' };
  if (!found.ok.scheduledChange) return first;
  const lifted = await callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.update(id, { scheduledChange: null }));
  if (!('ok' in lifted)) return lifted;
  const second = await end();
  return 'ok' in second ? { ok: 'ended' } : second;
}
