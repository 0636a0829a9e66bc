import type { PauseBody } from '#contract/subscription.ts';
import { pullPayments } from '../projection/pull.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, settleChange, whilePermitted } from './change-subscription.ts';
import { pauseEndsAt } from './pause-dates.ts';

/** Pauses the user's subscription from the end of the paid time or trial; billing continues by itself afterwards. */
export function pauseSubscription(
  deps: ChangeDeps,
  userId: string,
  { months }: PauseBody,
): Promise<'changed' | Refused> {
  return whilePermitted(deps, userId, ['pause'], async ({ subscription: { id, nextBilledAt } }) => {
    if (nextBilledAt === null) return { refused: 'not possible' };
    const paused = await deps.provider.subscriptions.pause(id, pauseEndsAt(nextBilledAt, months));
    return settleChange(deps, id, paused, ({ scheduled }) => scheduled?.action === 'pause');
  });
}

/** Undoes a planned pause, or ends a running one now, which charges at once. */
export function endPause(deps: ChangeDeps, userId: string): Promise<'changed' | Refused> {
  const { subscriptions } = deps.provider;
  return whilePermitted(deps, userId, ['undo-pause', 'resume'], async ({ subscription: { id }, action }) => {
    if (action === 'undo-pause') {
      return settleChange(deps, id, await subscriptions.keep(id), ({ scheduled }) => scheduled === null);
    }
    const outcome = await settleChange(deps, id, await subscriptions.resume(id), ({ status }) => status !== 'paused');
    if (outcome === 'changed') await pullPayments(deps, id);
    return outcome;
  });
}
