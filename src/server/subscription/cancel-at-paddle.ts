import type { Subscription } from '@paddle/paddle-node-sdk';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import type { PaddleGateway } from '../paddle/paddle-gateway';

/** When an end takes effect: with what is paid for or tried, or now. */
export type EndsWhen = 'next_billing_period' | 'immediately';

/** Has Paddle end a subscription. Already ending, or ended, counts as done. A planned pause makes way. */
export async function cancelAtPaddle(
  paddle: PaddleGateway,
  subscriptionId: string,
  effectiveFrom: EndsWhen,
): Promise<PaddleOutcome<Subscription>> {
  const cancel = () =>
    callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.cancel(subscriptionId, { effectiveFrom }));
  const first = await cancel();
  if (!('refused' in first)) return first;

  const found = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
  if (!('ok' in found)) return first;
  const { status, scheduledChange } = found.ok;
  if (status === 'canceled') return found;
  if (scheduledChange?.action === 'cancel' && effectiveFrom === 'next_billing_period') return found;
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
