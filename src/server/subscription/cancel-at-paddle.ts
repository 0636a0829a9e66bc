import type { Subscription } from '@paddle/paddle-node-sdk';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import type { PaddleGateway } from '../paddle/paddle-gateway';

/**
 * Has Paddle end a subscription: at the end of what is paid for or tried, or at once where nothing paid is left to use
 * (past due, paused). Already ending, or ended, counts as done. A planned pause makes way.
 */
export async function cancelAtPaddle(
  paddle: PaddleGateway,
  subscriptionId: string,
  status: string,
): Promise<PaddleOutcome<Subscription>> {
  const effectiveFrom = status === 'past_due' || status === 'paused' ? 'immediately' : 'next_billing_period';
  const cancel = () =>
    callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.cancel(subscriptionId, { effectiveFrom }));
  const first = await cancel();
  if (!('refused' in first)) return first;

  const found = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
  if (!('ok' in found)) return first;
  const { status: statusThere, scheduledChange } = found.ok;
  if (statusThere === 'canceled' || scheduledChange?.action === 'cancel') return found;
  if (!scheduledChange) return first;
  const lifted = await liftScheduledChange(paddle, subscriptionId);
  return 'ok' in lifted ? cancel() : lifted;
}

/** Takes back a cancellation or pause that has not taken effect. */
export function liftScheduledChange(
  paddle: PaddleGateway,
  subscriptionId: string,
): Promise<PaddleOutcome<Subscription>> {
  return callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.update(subscriptionId, { scheduledChange: null }));
}
