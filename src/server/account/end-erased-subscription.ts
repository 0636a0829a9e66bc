import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import type { PaddleGateway } from '../paddle/paddle-gateway';
import { listUnknownPayments } from './erasures.sql';
import type { Pending } from './insist';
import { planToEnd } from './plan-to-end';

/** Ends a subscription at Paddle at once, and has those of its payments given back that were not known at the erasure. */
export async function endErasedSubscription(
  { db, paddle }: Pick<Deps, 'db' | 'paddle'>,
  subscriptionId: string,
): Promise<'done' | Pending> {
  const ended = await endAtPaddle(paddle, subscriptionId);
  if (!('ok' in ended)) return { pending: refusalOf(ended) };
  const paid = await callPaddle(paddle, 'read', (sdk) =>
    sdk.transactions.list({ subscriptionId: [subscriptionId], orderBy: 'billed_at[DESC]', perPage: 30 }).next(),
  );
  if (!('ok' in paid)) return { pending: refusalOf(paid) };
  const charging = paid.ok.filter(({ status }) => status !== 'canceled').map(({ id }) => id);
  for (const transaction_id of await listUnknownPayments(db, charging)) {
    await planToEnd(db, { kind: 'settle-erased-transaction', payload: { transaction_id } }, 'ended');
  }
  return 'done';
}

/** What Paddle said instead of doing it. */
export function refusalOf(answer: Exclude<PaddleOutcome<never>, { ok: never }>): string {
  return 'refused' in answer ? answer.refused : answer.unavailable;
}

/** Ended already, or unknown to Paddle, counts as done. A planned change makes way. */
export async function endAtPaddle(paddle: PaddleGateway, id: string): Promise<PaddleOutcome<'ended'>> {
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
