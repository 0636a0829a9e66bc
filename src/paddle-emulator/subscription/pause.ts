import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { invalidField, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { changeable, type EffectiveFrom, lockedByScheduledChange } from './changeable.ts';
import { pauseNow } from './ending.ts';
import { renew } from './renewal.ts';
import { announce } from './subscription.ts';

export interface PauseRequest {
  from: EffectiveFrom;
  /** When billing resumes by itself, ISO 8601; null for never. */
  resumeAt: string | null;
}

/** Pauses billing now or at the end of the period; a trial can only be paused at its end. */
export function pauseSubscription(id: string, { from, resumeAt }: PauseRequest): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    const endsAt = subscription.current_billing_period?.ends_at;
    if (endsAt === undefined) return refuse(400, 'subscription_cannot_be_paused', `${id} is paused already.`);
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    const effectiveAt = from === 'immediately' ? isoOf(moment.nowMs) : endsAt;
    const resume_at = resumeAt === null ? null : timeAfter(resumeAt, effectiveAt);
    if (resume_at === undefined) return tooEarly('resume_at', effectiveAt);
    if (from === 'next_billing_period') {
      const scheduled_change = { action: 'pause' as const, effective_at: endsAt, resume_at };
      return announce(state, moment, { ...subscription, scheduled_change });
    }
    if (subscription.status === 'trialing') {
      return refuse(400, 'subscription_trialing_pause_immediately_invalid', `${id} is in its trial.`);
    }
    return pauseNow(state, moment, subscription, resume_at);
  };
}

/** Resumes a paused subscription now or at a time (ISO 8601); for a scheduled pause, sets its end. */
export function resumeSubscription(id: string, from: string): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    const { scheduled_change: change } = subscription;
    const isPaused = subscription.status === 'paused';
    const pauses = change?.action === 'pause';
    if (!isPaused && !(pauses && from !== 'immediately')) {
      return refuse(400, 'subscription_is_active_action_invalid', `${id} is not paused.`);
    }
    if (from === 'immediately') {
      const next = resumeNow(state, moment, subscription);
      return { state: next, answer: next.subscriptions[id]! };
    }
    const earliest = pauses ? change.effective_at : isoOf(moment.nowMs);
    const at = timeAfter(from, earliest);
    if (at === undefined) return tooEarly('effective_from', earliest);
    const scheduled_change = pauses
      ? { ...change, resume_at: at }
      : { action: 'resume' as const, effective_at: at, resume_at: null };
    return announce(state, moment, { ...subscription, scheduled_change });
  };
}

/** Starts a new period now and charges it. */
export function resumeNow(state: State, moment: Moment, subscription: Subscription): State {
  const fresh = { ...state.billings[subscription.id]!, anchorAt: moment.nowMs, periods: 0 };
  return renew(put(state, 'billings', fresh), moment, subscription);
}

/** The given time in Paddle's format; undefined when it is invalid or not after `earliest`. */
function timeAfter(given: string, earliest: string): string | undefined {
  const atMs = Date.parse(given);
  return atMs > Date.parse(earliest) ? isoOf(atMs) : undefined;
}

function tooEarly(field: string, earliest: string) {
  return invalidField({ field, message: `must be a time after ${earliest}` });
}
