import type { Deps } from '#server/platform/deps.ts';
import { type LeftAtProvider, scheduleRemoval } from '../projection/schedule-removal.ts';
import type { ProviderOutcome } from '../provider.ts';

const retryAfterMs = 5 * 60_000;

const warnings: Record<LeftAtProvider['kind'], string> = {
  'end-erased-subscription': 'The provider has not ended the subscription of an erased account yet',
  'settle-erased-transaction': 'The provider has not settled a transaction of an erased account yet',
  'forget-customer': 'The provider has not forgotten the customer of an erased account yet',
};

/** Whether the provider has done it, or why not yet. */
export type Attempt = 'done' | { pending: string };

export function attemptOf(answer: ProviderOutcome<unknown>): Attempt {
  if ('ok' in answer) return 'done';
  return { pending: 'refused' in answer ? answer.detail : answer.unavailable };
}

/**
 * Runs an attempt for an erased person. Each failed attempt enqueues the next, without limit, because nobody is left
 * who would notice a charge.
 */
export async function retryUntilConfirmed(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  left: LeftAtProvider,
  attempt: () => Promise<Attempt>,
): Promise<void> {
  const outcome = await attempt();
  if (outcome === 'done') return;
  log.error({ ...left.payload, reason: outcome.pending }, warnings[left.kind]);
  const runAt = clock() + retryAfterMs;
  await scheduleRemoval(db, left, String(runAt), runAt);
}
