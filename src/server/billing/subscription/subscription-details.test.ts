import { describe, expect, it } from 'vitest';
import { subscriptionRecord } from '#testing/server/subscription.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { subscriptionDetails } from './subscription-details.ts';

const startedAt = '2026-04-12T10:00:00.000Z';
const renewsAt = '2026-05-10T10:00:00.000Z';
const resumesAt = '2026-06-10T10:00:00.000Z';
const lastDayToWithdraw = '2026-04-27T00:00:00.000Z';

function seen(changes: Partial<SubscriptionRecord> = {}, at = '2026-04-20T10:00:00Z') {
  return subscriptionDetails(subscriptionRecord(changes), Date.parse(at), null);
}

const ms = (text: string) => Date.parse(text);

describe('what is shown of a subscription', () => {
  it('a running subscription shows until when it is paid and when it charges again', () => {
    expect(seen()).toMatchObject({
      status: 'active',
      started_at: startedAt,
      paid_until: renewsAt,
      next_payment_at: renewsAt,
      trial_ends_at: null,
      pause: null,
      stopped: null,
      cancel_at: null,
      withdraw_until: lastDayToWithdraw,
      withdrawal: null,
    });
  });

  it('a planned pause is shown with its start and end, and the payment after it', () => {
    const planned = {
      scheduledAction: 'pause',
      scheduledAt: ms(renewsAt),
      resumeAt: ms(resumesAt),
      willNotRenew: true,
    };
    expect(seen(planned)).toMatchObject({
      status: 'active',
      paid_until: renewsAt,
      next_payment_at: resumesAt,
      pause: { starts_at: renewsAt, resumes_at: resumesAt },
    });
  });

  it('a running pause is shown with its start and end, and the payment after it', () => {
    const running = {
      status: 'paused',
      pausedAt: ms(renewsAt),
      scheduledAction: 'resume',
      scheduledAt: ms(resumesAt),
      resumeAt: ms(resumesAt),
      nextBilledAt: null,
    };
    expect(seen(running, '2026-05-20T10:00:00Z')).toMatchObject({
      status: 'paused',
      next_payment_at: resumesAt,
      pause: { starts_at: renewsAt, resumes_at: resumesAt },
    });
  });

  it('a pause without an end shows no next payment', () => {
    expect(seen({ status: 'paused', pausedAt: ms(renewsAt), nextBilledAt: null })).toMatchObject({
      next_payment_at: null,
      pause: { starts_at: renewsAt, resumes_at: null },
    });
  });

  it('a paused subscription that is to be cancelled shows no next payment', () => {
    const both = { status: 'paused', pausedAt: ms(renewsAt), resumeAt: ms(resumesAt), cancelWanted: true };
    expect(seen(both)).toMatchObject({ next_payment_at: null });
  });

  it('a trial shows its end, which is when the first payment comes', () => {
    const trialEndsAt = ms('2026-04-22T10:00:00Z');
    const trial = { status: 'trialing', trialEndsAt, paidUntilAt: null, nextBilledAt: trialEndsAt };
    expect(seen(trial)).toMatchObject({
      status: 'trialing',
      trial_ends_at: '2026-04-22T10:00:00.000Z',
      paid_until: '2026-04-22T10:00:00.000Z',
      next_payment_at: '2026-04-22T10:00:00.000Z',
    });
  });

  it('a trial that is over is not shown', () => {
    expect(seen({ trialEndsAt: ms('2026-04-19T10:00:00Z') })).toMatchObject({ trial_ends_at: null });
  });

  it('a withdrawn subscription shows the refund, no actions and no payment', () => {
    const withdrawal = {
      isRepeated: false,
      requestedAt: ms('2026-04-20T09:00:00Z'),
      refund: { amountMinor: 1999, currency: 'USD' },
      refundedAt: null,
      isConfirmed: true,
    };
    expect(seen({ withdrawn: true, withdrawal })).toMatchObject({
      may: [],
      next_payment_at: null,
      withdraw_until: null,
      withdrawal: {
        requested_at: '2026-04-20T09:00:00.000Z',
        refund: { amount_minor: 1999, currency: 'USD' },
        refunded_at: null,
      },
    });
  });

  it('a subscription withdrawn from before a payment shows that nothing comes back', () => {
    const requested = { isRepeated: false, requestedAt: ms('2026-04-20T09:00:00Z'), refund: null, refundedAt: null };
    expect(seen({ withdrawn: true, withdrawal: { ...requested, isConfirmed: true } })).toMatchObject({
      withdrawal: { refund: { amount_minor: 0, currency: 'USD' }, refunded_at: null },
    });
    expect(seen({ withdrawn: true, withdrawal: { ...requested, isConfirmed: false } }), 'not known yet').toMatchObject({
      withdrawal: { refund: null },
    });
  });

  it('after the 14 days no withdrawal is shown', () => {
    expect(seen({}, lastDayToWithdraw)).toMatchObject({ withdraw_until: null });
    expect(seen({}, '2026-04-26T23:59:59.999Z')).toMatchObject({ withdraw_until: lastDayToWithdraw });
  });

  it('an ended subscription shows no payment and only the withdrawal', () => {
    expect(seen({ status: 'canceled', nextBilledAt: null })).toMatchObject({
      may: ['withdraw'],
      next_payment_at: null,
      cancel_at: null,
    });
  });
});

describe('all that is shown of a subscription', () => {
  it('a subscription shows offer, price, interval, actions and dates', () => {
    expect(seen()).toStrictEqual({
      id: 'sub_1',
      status: 'active',
      offer_name: '4-week plan',
      full_price: null,
      price: { amount_minor: 1999, currency: 'USD' },
      interval: { unit: 'week', count: 4 },
      started_at: startedAt,
      paid_until: renewsAt,
      next_payment_at: renewsAt,
      cancel_at: null,
      card: { brand: 'visa', last4: '4242' },
      offer_id: 1,
      may: ['cancel', 'pause', 'change-plan', 'update-card', 'withdraw'],
      planned_change: null,
      trial_ends_at: null,
      pause: null,
      stopped: null,
      withdraw_until: lastDayToWithdraw,
      withdraw_refund: null,
      withdrawal: null,
    });
  });

  it('a subscription to an offer that is gone has the brand as its name', () => {
    expect(seen({ offerName: null }).offer_name).toBe('Everkite');
  });

  it('an ended subscription has no next payment, whatever date Paddle left', () => {
    expect(seen({ status: 'canceled' }).next_payment_at).toBeNull();
  });

  it('a running subscription, or one to be cancelled, has no pause', () => {
    const planned = { scheduledAction: 'cancel', scheduledAt: ms(renewsAt), cancelWanted: true };
    expect(seen(planned).pause).toBeNull();
  });

  it('a withdrawal has the currency of its refund', () => {
    const withdrawal = {
      isRepeated: false,
      requestedAt: ms(startedAt),
      refund: { amountMinor: 1899, currency: 'EUR' },
      refundedAt: null,
      isConfirmed: true,
    };
    expect(seen({ withdrawn: true, withdrawal }).withdrawal?.refund).toEqual({ amount_minor: 1899, currency: 'EUR' });
  });
});

describe('a cancellation takes effect', () => {
  const wanted = { cancelWanted: true, nextBilledAt: ms(renewsAt), paidUntilAt: ms('2026-05-09T10:00:00Z') };

  it.each([
    ['when Paddle has planned it', { scheduledAction: 'cancel', scheduledAt: ms(resumesAt) }, resumesAt],
    ['when the next payment would come, until Paddle has planned it', {}, renewsAt],
    [
      'when the next payment would come, while a pause is planned',
      { scheduledAction: 'pause', scheduledAt: ms(resumesAt) },
      renewsAt,
    ],
    ['when what is paid ends, without a next payment', { nextBilledAt: null }, '2026-05-09T10:00:00.000Z'],
    ['at no time once the subscription has ended', { status: 'canceled' }, null],
    ['at no time without a request', { cancelWanted: false }, null],
  ])('a cancellation takes effect %s', (_name, changes, at) => {
    expect(seen({ ...wanted, ...changes }).cancel_at).toBe(at);
  });
});
