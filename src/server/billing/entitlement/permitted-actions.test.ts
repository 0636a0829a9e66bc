import { describe, expect, it } from 'vitest';
import type { SubscriptionAction } from '#contract/subscription.ts';
import { permittedActions, type SubscriptionState } from './permitted-actions.ts';
import { withdrawalEndsAt } from './withdrawal-period.ts';

const startedAt = Date.parse('2026-04-12T10:00:00Z');
const lastMoment = withdrawalEndsAt(startedAt) - 1;
const afterwards = withdrawalEndsAt(startedAt);

const active: SubscriptionState = {
  status: 'active',
  startedAt,
  scheduledAction: null,
  cancelWanted: false,
  withdrawn: false,
};

const everyAction: SubscriptionAction[] = [
  'cancel',
  'undo-cancel',
  'pause',
  'undo-pause',
  'resume',
  'change-plan',
  'undo-change',
  'update-card',
  'withdraw',
];

/** A change to the first offer is planned for a day after all others. */
function toChange(begunAt: number | null = null): Partial<SubscriptionState> {
  const terms = {
    name: null,
    price: { amount_minor: 1999, currency: 'USD' },
    interval: { unit: 'week', count: 4 },
  } as const;
  const effectiveAt = afterwards + 1;
  const planned = {
    id: '1',
    present: { ...terms, offerId: 2 },
    agreed: { ...terms, offerId: 1 },
    effectiveAt,
    begunAt,
  };
  return { offerId: 2, nextBilledAt: effectiveAt, planned: { ...planned, madeAt: begunAt } };
}

/** The permitted actions in each state after the 14 days to withdraw. */
const table: [string, Partial<SubscriptionState>, SubscriptionAction[]][] = [
  ['active', {}, ['cancel', 'pause', 'change-plan', 'update-card']],
  ['active and to be paused', { scheduledAction: 'pause' }, ['cancel', 'undo-pause', 'update-card']],
  ['active and to be cancelled', { scheduledAction: 'cancel', cancelWanted: true }, ['undo-cancel']],
  ['active with a cancellation that Paddle has yet to confirm', { cancelWanted: true }, ['undo-cancel']],
  [
    'active, to be paused, with a cancellation asked for',
    { scheduledAction: 'pause', cancelWanted: true },
    ['undo-cancel'],
  ],
  ['active and to be changed', { ...toChange() }, ['cancel', 'change-plan', 'undo-change', 'update-card']],
  ['active and being changed', { ...toChange(afterwards - 1) }, ['cancel', 'update-card']],
  [
    'active and was moved to a third plan since',
    { ...toChange(), offerId: 3 },
    ['cancel', 'pause', 'change-plan', 'update-card'],
  ],
  ['to be changed and past due', { ...toChange(), status: 'past_due' }, ['cancel', 'update-card']],
  ['trialing', { status: 'trialing' }, ['cancel', 'pause', 'update-card']],
  [
    'trialing and to be paused',
    { status: 'trialing', scheduledAction: 'pause' },
    ['cancel', 'undo-pause', 'update-card'],
  ],
  [
    'trialing and to be cancelled',
    { status: 'trialing', scheduledAction: 'cancel', cancelWanted: true },
    ['undo-cancel'],
  ],
  ['past due', { status: 'past_due' }, ['cancel', 'update-card']],
  ['past due and to be cancelled', { status: 'past_due', cancelWanted: true }, ['undo-cancel']],
  ['paused', { status: 'paused' }, ['cancel', 'resume', 'update-card']],
  ['paused until a date', { status: 'paused', scheduledAction: 'resume' }, ['cancel', 'resume', 'update-card']],
  ['paused and to be cancelled', { status: 'paused', cancelWanted: true }, ['undo-cancel']],
  ['ended', { status: 'canceled' }, []],
  ['ended by a cancellation', { status: 'canceled', cancelWanted: true }, []],
  ['in a state that Paddle may add some day', { status: 'dormant' }, ['cancel']],
];

describe.each(table)('a subscription that is %s', (_state, state, allowed) => {
  it.each(everyAction.map((action) => [action, allowed.includes(action) ? 'permits' : 'refuses'] as const))(
    'the action %s: the subscription %s it after the 14 days',
    (action, verdict) => {
      const may = permittedActions({ ...active, ...state }, afterwards);
      expect(may.includes(action)).toBe(verdict === 'permits');
    },
  );

  it('a withdrawal is also permitted until the last moment of the 14 days', () => {
    expect(permittedActions({ ...active, ...state }, lastMoment)).toEqual([...allowed, 'withdraw']);
  });

  it('nothing is permitted after a withdrawal', () => {
    expect(permittedActions({ ...active, ...state, withdrawn: true }, lastMoment)).toEqual([]);
  });
});
