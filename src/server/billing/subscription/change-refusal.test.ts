import { describe, expect, it } from 'vitest';
import type { SubscriptionAction } from '#contract/subscription.ts';
import { permittedActions, type SubscriptionState } from '../entitlement/permitted-actions.ts';
import { stateRefusalOf } from './change-refusal.ts';

const active: SubscriptionState = {
  status: 'active',
  startedAt: 0,
  scheduledAction: null,
  cancelWanted: false,
  withdrawn: false,
};
const longAfter = Date.parse('2030-01-01T00:00:00Z');
const terms = {
  name: null,
  price: { amount_minor: 1999, currency: 'USD' },
  interval: { unit: 'week', count: 4 },
} as const;
const planned = {
  offerId: 2,
  nextBilledAt: longAfter + 1,
  planned: {
    id: '1',
    present: { ...terms, offerId: 2 },
    agreed: { ...terms, offerId: 1 },
    effectiveAt: longAfter + 1,
    begunAt: null,
    madeAt: null,
  },
};

const table: [SubscriptionAction, string, Partial<SubscriptionState> | null, ReturnType<typeof stateRefusalOf>][] = [
  ['pause', 'nobody ever subscribed', null, 'nothing to change'],
  ['resume', 'it was withdrawn from', { withdrawn: true, status: 'canceled' }, 'withdrawn'],
  ['change-plan', 'it has ended', { status: 'canceled' }, 'ended'],
  ['resume', 'it has ended', { status: 'canceled' }, 'ended'],
  ['pause', 'it is to be cancelled', { cancelWanted: true }, 'cancelled'],
  ['resume', 'it is paused and to be cancelled', { status: 'paused', cancelWanted: true }, 'cancelled'],
  ['undo-pause', 'no pause is planned', {}, 'no pause'],
  ['resume', 'it is past due', { status: 'past_due' }, 'no pause'],
  ['pause', 'it is paused', { status: 'paused' }, 'paused'],
  ['change-plan', 'it is paused', { status: 'paused' }, 'paused'],
  ['pause', 'a pause is planned', { scheduledAction: 'pause' }, 'pause planned'],
  ['change-plan', 'a pause is planned in the trial', { status: 'trialing', scheduledAction: 'pause' }, 'pause planned'],
  ['pause', 'it is past due', { status: 'past_due' }, 'past due'],
  ['change-plan', 'it is past due', { status: 'past_due' }, 'past due'],
  ['change-plan', 'it is in its trial', { status: 'trialing' }, 'in trial'],
  ['pause', 'a change of plan is planned', { ...planned }, 'change planned'],
  ['undo-change', 'no change of plan is planned', {}, 'nothing planned'],
  ['pause', 'a planned change is being made', { planned: { ...planned.planned, begunAt: longAfter } }, 'change begun'],
  [
    'undo-change',
    'a planned change is being made',
    { planned: { ...planned.planned, begunAt: longAfter } },
    'change begun',
  ],
  ['pause', 'Paddle has a state that we do not know', { status: 'dormant' }, 'not possible'],
];

describe('the reason against an action', () => {
  it.each(table)('the reason against the action %s is right when %s', (action, _when, changes, why) => {
    const state = changes && { ...active, ...changes };
    if (state) expect(permittedActions(state, longAfter)).not.toContain(action);
    expect(stateRefusalOf(action, state)).toBe(why);
  });
});
