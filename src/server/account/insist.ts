import type { Deps } from '../deps';
import { type LeftAtPaddle, planToEnd } from './plan-to-end';

const againAfterMs = 5 * 60_000;

const words: Record<LeftAtPaddle['kind'], string> = {
  'end-erased-subscription': 'Paddle has not ended the subscription of an erased account yet',
  'settle-erased-transaction': 'Paddle has not settled a transaction of an erased account yet',
  'forget-customer': 'Paddle has not forgotten the customer of an erased account yet',
};

/** Why something is not done at Paddle yet. */
export type Pending = { pending: string };

/**
 * Runs an attempt for somebody who was erased. Nobody is left who would notice a charge, so there is no last attempt: each
 * that fails plans the next.
 */
export async function insist(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  left: LeftAtPaddle,
  attempt: () => Promise<'done' | Pending>,
): Promise<void> {
  const outcome = await attempt();
  if (outcome === 'done') return;
  log.error({ ...left.payload, reason: outcome.pending }, words[left.kind]);
  const runAt = clock() + againAfterMs;
  await planToEnd(db, left, String(runAt), runAt);
}
