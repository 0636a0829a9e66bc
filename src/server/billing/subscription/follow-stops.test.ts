import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { nextStep, type Step } from './follow-stops.ts';

const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };
let subscriptionId: string;

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  await shop.work();
  subscriptionId = (await shop.seen(ada))!.id;
  await shop.advance(dayMs);
  shop.deps.sent.length = 0;
});

const atPaddle = () => shop.paddle.subscriptions.get(subscriptionId);
const charges = async () =>
  (await shop.paddle.transactions.list({ subscriptionId: [subscriptionId], status: ['completed'] }).next()).length;
async function press(what: string, transactionId = ada.transaction_id): Promise<void> {
  const { emulatorUrl } = shop.deps.config.paddle;
  const answer = await fetch(`${emulatorUrl}/emulator/transactions/${transactionId}/${what}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
  await shop.deliver();
  await shop.work();
}
/** As somebody does in Paddle's own dashboard. */
async function refundByHand(amount?: string): Promise<void> {
  const { id, details } = await shop.paddle.transactions.get(ada.transaction_id);
  const item = details!.lineItems[0]!.id;
  await shop.paddle.adjustments.create(
    amount === undefined
      ? { action: 'refund', type: 'full', transactionId: id, reason: 'goodwill' }
      : {
          action: 'refund',
          transactionId: id,
          reason: 'goodwill',
          items: [{ itemId: item, type: 'partial', amount }],
        },
  );
  await shop.advance(20 * 60_000);
  await shop.deliver();
  await shop.work();
}
const stateInList = async () =>
  (await database.db.selectFrom('subscriber_states').select('state').where('user_id', '=', ada.id).executeTakeFirst())
    ?.state;
const subjects = () => shop.deps.sent.map(({ subject }) => subject);

describe('a payment that the bank took back', () => {
  it('stops the renewal at Paddle, has a name of its own everywhere, and one email', async () => {
    await press('chargeback');
    expect((await atPaddle()).scheduledChange).toMatchObject({ action: 'pause', resumeAt: null });
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'charged_back' });
    expect(await shop.seen(ada)).toMatchObject({
      status: 'charged_back',
      stopped: 'charged back',
      next_payment_at: null,
      pause: null,
      may: ['cancel'],
      withdraw_until: null,
    });
    expect(await stateInList()).toBe('charged back');
    expect(subjects()).toEqual(['Your bank took a payment to Everkite back']);
    expect(shop.deps.sent[0]!.text).toContain('nothing more is charged');
  });

  it('leaves cancelled what was cancelled before, until the bank gives the money back', async () => {
    await shop.call(ada, calls.cancelSubscription);
    await press('chargeback');
    expect((await shop.undo(ada)).statusCode).toBe(409);
    expect((await atPaddle()).scheduledChange).toMatchObject({ action: 'cancel' });
    await press('chargeback-reverse');
    expect((await shop.undo(ada)).statusCode).toBe(200);
  });

  it('stops it once more when the bank takes the same payment back a second time', async () => {
    await press('chargeback');
    await press('chargeback-reverse');
    await press('chargeback');
    expect((await atPaddle()).scheduledChange).toMatchObject({ action: 'pause', resumeAt: null });
    expect(await shop.seen(ada)).toMatchObject({ stopped: 'charged back', may: ['cancel'] });
    expect(await stateInList()).toBe('charged back');
    expect(subjects()).toHaveLength(2);
  });

  it('is never charged again, and nobody can have it charged', async () => {
    await press('chargeback');
    for (const call of [calls.withdraw, calls.changePlan, calls.pauseSubscription, calls.updateCard]) {
      expect((await shop.call(ada, call, { months: 1 })).statusCode).toBeGreaterThanOrEqual(400);
    }
    await shop.advance(59 * dayMs);
    await shop.deliver();
    await shop.work();
    expect(await charges()).toBe(1);
    expect((await atPaddle()).status).toBe('paused');
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'charged_back' });
  });

  it('renews again by itself when the bank gives the money back within the period', async () => {
    await press('chargeback');
    await press('chargeback-reverse');
    expect((await atPaddle()).scheduledChange).toBeNull();
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active' });
    expect(await stateInList()).toBe('active');
  });

  it('begins again after its end only with a reminder seven days before the charge', async () => {
    await press('chargeback');
    await shop.advance(40 * dayMs);
    await shop.deliver();
    shop.deps.sent.length = 0;
    await press('chargeback-reverse');
    const resumesAt = (await atPaddle()).scheduledChange!.effectiveAt;
    expect(Date.parse(resumesAt) - shop.deps.clock()).toBeGreaterThan(7 * dayMs);
    await shop.advance(2 * dayMs);
    await shop.work();
    expect(subjects()).toEqual([expect.stringContaining('renews')]);
    expect(await charges()).toBe(1);
    await shop.advance(7 * dayMs);
    await shop.deliver();
    expect(await charges()).toBe(2);
  });

  it('a chargeback of an older payment leaves the access that the later one covers', async () => {
    await shop.advance(28 * dayMs);
    await shop.deliver();
    await press('chargeback');
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active' });
    expect(await shop.seen(ada)).toMatchObject({ stopped: 'charged back', next_payment_at: null, may: ['cancel'] });
    await shop.advance(40 * dayMs);
    await shop.deliver();
    expect(await charges()).toBe(2);
  });

  it('an operator lets it renew again', async () => {
    await press('chargeback');
    const owner = await signedInOperator(shop, 'owner');
    const answer = await owner.act(consoleCalls.keepForPerson, ada.id, { reason: 'the bank was wrong' });
    expect(answer.json()).toMatchObject({ said: expect.stringContaining('renews again') });
    await shop.work();
    expect((await atPaddle()).scheduledChange).toBeNull();
  });

  it('a new purchase with the same card asks for an operator’s yes', async () => {
    await press('chargeback');
    await shop.subscribe('grace@example.com', '4000 0566 5566 5556');
    const rows = () =>
      database.db.selectFrom('work_items').select('user_id').where('kind', '=', 'bought after a return').execute();
    expect(await rows()).toEqual([]);
    const mary = await shop.subscribe('mary@example.com');
    expect(await rows()).toEqual([{ user_id: mary.id }]);
  });

  it('Paddle’s refusal is a row that somebody sees, and an outage is tried again', async () => {
    const { subscriptions } = shop.deps.provider;
    const original = shop.deps.provider;
    shop.deps.provider = {
      ...original,
      subscriptions: { ...subscriptions, pause: async () => ({ refused: 'not possible', detail: 'never' }) },
    };
    await press('chargeback');
    const work = await database.db.selectFrom('work_items').select('kind').orderBy('kind').execute();
    expect(work.map(({ kind }) => kind)).toContain('job given up');
  });
});

describe('a payment that was given back at Paddle', () => {
  it('all of it stops the renewal, and the email about the refund says so', async () => {
    await refundByHand();
    expect((await atPaddle()).scheduledChange).toMatchObject({ action: 'pause' });
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'paid_back' });
    expect(await stateInList()).toBe('paid back');
    expect(subjects()).toEqual(['Your Everkite refund is on its way']);
    expect(shop.deps.sent[0]!.text).toContain('does not renew');
  });

  it('a part of it changes nothing', async () => {
    await refundByHand('500');
    expect((await atPaddle()).scheduledChange).toBeNull();
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active' });
  });

  it('what the desk gives back, and lets the access stay, renews as promised', async () => {
    const owner = await signedInOperator(shop, 'owner');
    await owner.act(consoleCalls.refundPayment, ada.id, {
      transaction_id: ada.transaction_id,
      amount_minor: 1999,
      access: 'stays',
      reason: 'trouble',
      note: '',
    });
    await shop.work();
    await shop.advance(20 * 60_000);
    await shop.deliver();
    await shop.work();
    expect((await atPaddle()).scheduledChange).toBeNull();
    expect(await stateInList()).toBe('active');
  });
});

describe('the next step at the provider', () => {
  const active = { status: 'active', scheduled: null, resumeAt: null } as const;
  const planned = { action: 'pause', at: 1 } as const;
  it.each<[what: string, one: Parameters<typeof nextStep>[0], stopped: boolean, isOurs: boolean, step: Step]>([
    ['a running one is paused', active, true, false, 'pause'],
    ['one in its trial is paused', { ...active, status: 'trialing' }, true, false, 'pause'],
    ['an overdue one ends', { ...active, status: 'past_due' }, true, false, 'end at once'],
    ['a planned pause without an end is enough', { ...active, scheduled: planned }, true, true, 'nothing'],
    ['a planned pause with an end is replaced', { ...active, scheduled: planned, resumeAt: 2 }, true, false, 'unplan'],
    ['a planned end is enough', { ...active, scheduled: { action: 'cancel', at: 1 } }, true, false, 'nothing'],
    ['a running pause with an end loses it', { ...active, status: 'paused', resumeAt: 2 }, true, false, 'unplan'],
    ['a running pause without one is enough', { ...active, status: 'paused' }, true, true, 'nothing'],
    ['an ended one stays', { ...active, status: 'canceled' }, true, true, 'nothing'],
    ['a lifted stop takes the planned pause back', { ...active, scheduled: planned }, false, true, 'unplan'],
    ['a lifted stop ends the pause later', { ...active, status: 'paused' }, false, true, 'resume later'],
    ['a pause that the person asked for stays', { ...active, scheduled: planned, resumeAt: 2 }, false, true, 'nothing'],
    ['what was never stopped stays', { ...active, status: 'paused' }, false, false, 'nothing'],
  ])('%s', (_what, one, isStopped, isOurs, step) => {
    expect(nextStep(one, { isStopped, isOurs })).toBe(step);
  });
});
