import type { PauseBody } from '../../contract/subscription';
import { callPaddle } from '../paddle/call-paddle';
import { liftScheduledChange } from './cancel-at-paddle';
import { type ChangeDeps, settleChange, whilePermitted } from './change-at-paddle';
import type { Refused } from './change-refusal';
import { pauseEndsAt } from './pause-dates';
import { pullPayments } from './pull-from-paddle';

/** Pauses the user's subscription from the end of what is paid for or tried; billing goes on by itself afterwards. */
export function pauseSubscription(
  deps: ChangeDeps,
  userId: string,
  { months }: PauseBody,
): Promise<'changed' | Refused> {
  return whilePermitted(deps, userId, ['pause'], async ({ subscription: { id, nextBilledAt } }) => {
    if (nextBilledAt === null) return { refused: 'not possible' };
    const resumeAt = new Date(pauseEndsAt(nextBilledAt, months)).toISOString();
    const answer = await callPaddle(deps.paddle, 'change', (sdk) =>
      sdk.subscriptions.pause(id, { effectiveFrom: 'next_billing_period', resumeAt }),
    );
    return settleChange(deps, id, answer, ({ scheduledChange }) => scheduledChange?.action === 'pause');
  });
}

/** Takes a planned pause back, or ends a running one now, which Paddle charges for at once. */
export function endPause(deps: ChangeDeps, userId: string): Promise<'changed' | Refused> {
  return whilePermitted(deps, userId, ['undo-pause', 'resume'], async ({ subscription: { id }, action }) => {
    if (action === 'undo-pause') {
      const lifted = await liftScheduledChange(deps.paddle, id);
      return settleChange(deps, id, lifted, ({ scheduledChange }) => scheduledChange === null);
    }
    const resumed = await callPaddle(deps.paddle, 'change', (sdk) =>
      sdk.subscriptions.resume(id, { effectiveFrom: 'immediately' }),
    );
    const outcome = await settleChange(deps, id, resumed, ({ status }) => status !== 'paused');
    if (outcome === 'changed') await pullPayments(deps, id);
    return outcome;
  });
}
