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
  it('that runs: until when it is paid and when it charges again', () => {
    expect(seen()).toMatchObject({
      status: 'active',
      started_at: startedAt,
      paid_until: renewsAt,
      next_payment_at: renewsAt,
      trial_ends_at: null,
      pause: null,
      cancel_at: null,
      withdraw_until: lastDayToWithdraw,
      withdrawal: null,
    });
  });

  it('that is to be paused: from when to when, and the payment that comes after the pause', () => {
    const planned = { scheduledAction: 'pause', scheduledAt: ms(renewsAt), resumeAt: ms(resumesAt), endsThen: true };
    expect(seen(planned)).toMatchObject({
      status: 'active',
      paid_until: renewsAt,
      next_payment_at: resumesAt,
      pause: { starts_at: renewsAt, resumes_at: resumesAt },
    });
  });

  it('that is paused: since when, until when, and the payment that comes then', () => {
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

  it('that is paused until it is ended by hand: no payment to come', () => {
    expect(seen({ status: 'paused', pausedAt: ms(renewsAt), nextBilledAt: null })).toMatchObject({
      next_payment_at: null,
      pause: { starts_at: renewsAt, resumes_at: null },
    });
  });

  it('that is paused and to be cancelled: no payment to come', () => {
    const both = { status: 'paused', pausedAt: ms(renewsAt), resumeAt: ms(resumesAt), cancelWanted: true };
    expect(seen(both)).toMatchObject({ next_payment_at: null });
  });

  it('in its trial: when it ends, which is when the first payment comes', () => {
    const trialEndsAt = ms('2026-04-22T10:00:00Z');
    const trial = { status: 'trialing', trialEndsAt, paidUntilAt: null, nextBilledAt: trialEndsAt };
    expect(seen(trial)).toMatchObject({
      status: 'trialing',
      trial_ends_at: '2026-04-22T10:00:00.000Z',
      paid_until: '2026-04-22T10:00:00.000Z',
      next_payment_at: '2026-04-22T10:00:00.000Z',
    });
  });

  it('that was in a trial once: nothing of it', () => {
    expect(seen({ trialEndsAt: ms('2026-04-19T10:00:00Z') })).toMatchObject({ trial_ends_at: null });
  });

  it('that was withdrawn from: what comes back, and nothing that may be done or is to be paid', () => {
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

  it('that was withdrawn from before anything was paid: that nothing comes back', () => {
    const asked = { isRepeated: false, requestedAt: ms('2026-04-20T09:00:00Z'), refund: null, refundedAt: null };
    expect(seen({ withdrawn: true, withdrawal: { ...asked, isConfirmed: true } })).toMatchObject({
      withdrawal: { refund: { amount_minor: 0, currency: 'USD' }, refunded_at: null },
    });
    expect(seen({ withdrawn: true, withdrawal: { ...asked, isConfirmed: false } }), 'not known yet').toMatchObject({
      withdrawal: { refund: null },
    });
  });

  it('whose 14 days are over: no withdrawal any more', () => {
    expect(seen({}, lastDayToWithdraw)).toMatchObject({ withdraw_until: null });
    expect(seen({}, '2026-04-26T23:59:59.999Z')).toMatchObject({ withdraw_until: lastDayToWithdraw });
  });

  it('that has ended: no payment to come and nothing but to withdraw', () => {
    expect(seen({ status: 'canceled', nextBilledAt: null })).toMatchObject({
      may: ['withdraw'],
      next_payment_at: null,
      cancel_at: null,
    });
  });
});

describe('all that is shown of a subscription', () => {
  it('is what was bought, what it costs and how often, what may be done, and its dates', () => {
    expect(seen()).toStrictEqual({
      id: 'sub_1',
      status: 'active',
      offer_name: '4-week plan',
      price: { amount_minor: 1999, currency: 'USD' },
      interval: { unit: 'week', count: 4 },
      started_at: startedAt,
      paid_until: renewsAt,
      next_payment_at: renewsAt,
      cancel_at: null,
      card: { brand: 'visa', last4: '4242' },
      offer_id: 1,
      may: ['cancel', 'pause', 'change-plan', 'update-card', 'withdraw'],
      trial_ends_at: null,
      pause: null,
      withdraw_until: lastDayToWithdraw,
      withdraw_refund: null,
      withdrawal: null,
    });
  });

  it('of an offer that is gone carries the name of the house', () => {
    expect(seen({ offerName: null }).offer_name).toBe('Everkite');
  });

  it('of an ended one has no payment to come, whatever date Paddle left', () => {
    expect(seen({ status: 'canceled' }).next_payment_at).toBeNull();
  });

  it('of one to be cancelled, or one that runs, names no pause', () => {
    const planned = { scheduledAction: 'cancel', scheduledAt: ms(renewsAt), cancelWanted: true };
    expect(seen(planned).pause).toBeNull();
  });

  it('of a withdrawal names the currency that comes back', () => {
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
    ['so too while a pause is planned', { scheduledAction: 'pause', scheduledAt: ms(resumesAt) }, renewsAt],
    ['when what is paid ends, without a next payment', { nextBilledAt: null }, '2026-05-09T10:00:00.000Z'],
    ['no more once it has ended', { status: 'canceled' }, null],
    ['never when nobody asked', { cancelWanted: false }, null],
  ])('%s', (_name, changes, at) => {
    expect(seen({ ...wanted, ...changes }).cancel_at).toBe(at);
  });
});
