import { isoOf } from '../clock';
import type { Command } from '../engine';
import type { Subscription } from '../entities';
import { invalidField, refuse } from '../refusal';
import { type Moment, put, type State } from '../state';
import { announce } from './announce';
import { changeable, type EffectiveFrom, lockedByScheduledChange } from './changeable';
import { pauseNow } from './ending';
import { renew } from './renewal';

export interface PauseWish {
  from: EffectiveFrom;
  /** When it goes on by itself, ISO 8601; null: when somebody resumes it. */
  resumeAt: string | null;
}

/** Stops billing for a while, now or at the end of the period; a trial can only be paused at its end. */
export function pauseSubscription(id: string, { from, resumeAt }: PauseWish): Command<Subscription> {
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

/** Goes on after a pause, now or at a time (ISO 8601); for a pause that is only planned it says when it is to end. */
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

/** A new period from now, charged at once. */
export function resumeNow(state: State, moment: Moment, subscription: Subscription): State {
  const fresh = { ...state.billings[subscription.id]!, anchorAt: moment.nowMs, periods: 0 };
  return renew(put(state, 'billings', fresh), moment, subscription);
}

/** The time in Paddle's form when it is one, and later than the other. */
function timeAfter(given: string, earliest: string): string | undefined {
  const atMs = Date.parse(given);
  return atMs > Date.parse(earliest) ? isoOf(atMs) : undefined;
}

function tooEarly(field: string, earliest: string) {
  return invalidField({ field, message: `must be a time after ${earliest}` });
}
