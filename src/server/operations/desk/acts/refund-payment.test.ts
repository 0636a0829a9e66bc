import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { supportRefundLimits } from '#contract/console/permissions.ts';
import { dayMs } from '#contract/day.ts';
import { retryOperatorRefund } from '#server/billing/refund/retry-operator-refund.ts';
import { auditOf, signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;
const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };
let money: TestOperator;

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  money = await signedInOperator(shop, 'money');
});

const body = (changes: object = {}) => ({
  transaction_id: ada.transaction_id,
  amount_minor: 1999,
  reason: 'forgot to cancel',
  note: '',
  access: 'ends',
  ...changes,
});
const refund = (changes: object = {}, by = money) => by.act(consoleCalls.refundPayment, ada.id, body(changes));
const atPaddle = () => shop.paddle.adjustments.list({ transactionId: [ada.transaction_id] }).next();
const rows = () => database.db.selectFrom('operator_refunds').selectAll().orderBy('id').execute();
const work = () => database.db.selectFrom('work_items').select(['kind', 'user_id']).execute();
/** Lets Paddle approve pending refunds, and sends the emails. */
async function settle() {
  await shop.work();
  await shop.advance(20 * minuteMs);
  await shop.deliver();
  await shop.work();
}
const subjects = () => shop.deps.sent.map(({ subject }) => subject).filter((one) => /refund|cancelled|back/i.test(one));

describe('a refund by an operator', () => {
  it('a refund of all goes back once, ends the access now, and tells the person', async () => {
    const answer = await refund();
    expect([answer.statusCode, answer.json().said]).toEqual([
      200,
      expect.stringContaining('$19.99 is on its way back'),
    ]);
    await settle();
    expect(await atPaddle()).toMatchObject([{ type: 'full', reason: expect.stringMatching(/goodwill \[r_\d+\]$/) }]);
    expect(await rows()).toMatchObject([
      { is_rest: true, access: 'ends', refused: null, adjustment_id: expect.any(String) },
    ]);
    expect((await shop.profile(ada)).sub_status).toBe('canceled');
    expect(subjects()).toHaveLength(2);
    expect(await auditOf(shop, ada.id)).toEqual([{ act: 'refunded', outcome: 'done' }]);
  });

  it('a refund of all can leave the access until the paid day, and the subscription as it is', async () => {
    const before = await shop.profile(ada);
    await refund({ access: 'stays' });
    await settle();
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active', sub_expire_at: before.sub_expire_at });
    expect((await shop.seen(ada))?.cancel_at).toBeNull();
  });

  it('a refund of all asks what becomes of the access', async () => {
    const answer = await refund({ access: undefined });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'Choose whether the access ends now or stays.']);
    expect(await auditOf(shop, ada.id)).toEqual([{ act: 'refunded', outcome: 'refused' }]);
  });

  it('a refund of a part leaves the access, and the rest can follow once it is approved', async () => {
    await refund({ amount_minor: 500, access: undefined });
    await settle();
    expect((await shop.profile(ada)).sub_status).toBe('active');
    const answer = await refund({ amount_minor: 1500 });
    expect(answer.json().error).toBe('Only $14.99 of this payment can still go back. Look at it again.');
    expect((await refund({ amount_minor: 1499 })).statusCode).toBe(200);
    await settle();
    expect((await atPaddle()).map(({ totals }) => totals?.total).sort()).toEqual(['1499', '500']);
  });

  it('two parts at once are both made, the second when the first is approved', async () => {
    await Promise.all([refund({ amount_minor: 500 }), refund({ amount_minor: 600 })]);
    await settle();
    await shop.advance(minuteMs);
    await settle();
    expect((await atPaddle()).map(({ totals }) => totals?.total).sort()).toEqual(['500', '600']);
  });

  it('a press that arrives twice, also at once, is one refund with one entry', async () => {
    const key = randomUUID();
    const answers = await Promise.all([refund({ key }), refund({ key }), refund({ key })]);
    expect(new Set(answers.map((one) => one.body)).size).toBe(1);
    await settle();
    expect(await atPaddle()).toHaveLength(1);
    expect(await auditOf(shop, ada.id)).toHaveLength(1);
  });

  it('a key belongs to one press: with another amount it is refused', async () => {
    const key = randomUUID();
    await refund({ key, amount_minor: 500 });
    expect((await refund({ key, amount_minor: 600 })).statusCode).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  it('of two operators at once one gives it back, and the other learns that it is on its way', async () => {
    const owner = await signedInOperator(shop, 'owner', 'J. Marsh');
    const answers = await Promise.all([refund(), refund({}, owner)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await settle();
    expect(await atPaddle()).toHaveLength(1);
  });

  it('nothing more is promised than an automatic debt leaves', async () => {
    await shop.call(ada, calls.withdraw);
    expect((await refund()).json().error).toBe('All of this payment has gone back, or is on its way.');
    await settle();
    expect(await atPaddle()).toHaveLength(1);
  });

  it('while Paddle hangs or its answer is lost, the refund is made once', async () => {
    await setPaddleFaults(shop.deps, {
      answer: '500',
      method: 'POST',
      path: '/adjustments',
      calls: 1,
      carried_out: true,
    });
    await refund();
    await shop.work();
    expect(await rows()).toMatchObject([{ adjustment_id: null }]);
    await setPaddleFaults(shop.deps);
    await settle();
    expect(await atPaddle()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ adjustment_id: expect.any(String) }]);
  });

  it('a refund whose process ended after the row is made by its job, once, however many run it', async () => {
    await refund();
    const [row] = await rows();
    await Promise.all([retryOperatorRefund(shop.deps, row!.id), retryOperatorRefund(shop.deps, row!.id)]);
    await settle();
    expect(await atPaddle()).toHaveLength(1);
  });

  it('what Paddle refuses is kept in words, is in the work list, and can be asked for again', async () => {
    await database.db.updateTable('transactions').set({ total_minor: 5000 }).execute();
    await refund({ amount_minor: 4000 });
    await shop.work();
    expect(await rows()).toMatchObject([{ adjustment_id: null, refused: expect.stringContaining('left') }]);
    expect(await work()).toEqual([{ kind: 'refund refused', user_id: ada.id }]);
    expect((await refund({ amount_minor: 1000 })).statusCode).toBe(200);
  });

  it('what Paddle rejects when it looks is refused too', async () => {
    await refund({ amount_minor: 500 });
    await shop.work();
    await shop.advance(minuteMs);
    const [made] = await atPaddle();
    await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/adjustments/${made!.id}/reject`, { method: 'POST' });
    await shop.deliver();
    expect(await rows()).toMatchObject([{ refused: 'It was rejected when it was reviewed.' }]);
    expect((await work()).map(({ kind }) => kind)).toContain('refund refused');
  });

  it('a payment of somebody else is not found', async () => {
    const grace = await shop.person('grace@example.com');
    const answer = await money.act(consoleCalls.refundPayment, grace.id, body());
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'This person has no such payment.']);
  });

  it('an account is not erased while a refund is on its way', async () => {
    const owner = await signedInOperator(shop, 'owner');
    await refund({ amount_minor: 500 });
    const erase = () => owner.act(consoleCalls.erasePerson, ada.id, { email: ada.email, reason: 'asked by mail' });
    expect((await erase()).statusCode).toBe(409);
    await settle();
    expect((await erase()).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ user_id: null, amount_minor: 500, note: '' }]);
  });

  it('Support gives back up to a limit a case and a day, and is told what is left', async () => {
    const support = await signedInOperator(shop, 'support');
    await database.db.updateTable('transactions').set({ total_minor: 9000 }).execute();
    expect((await refund({ amount_minor: 5000 }, support)).statusCode).toBe(200);
    const answer = await refund({ amount_minor: 1001 }, support);
    expect(answer.json().error).toContain('$10.00 is left');
    expect(await auditOf(shop, ada.id)).toEqual([
      { act: 'refunded', outcome: 'done' },
      { act: 'refunded', outcome: 'refused' },
    ]);
    shop.deps.advance(2 * dayMs);
    expect((await refund({ amount_minor: 1001 })).statusCode).toBe(200);
  });

  it('Support’s limit of a day holds for presses at the same moment, of different people', async () => {
    const support = await signedInOperator(shop, 'support');
    const buyers = [ada];
    for (const name of ['grace', 'mary', 'joan', 'dora', 'edith', 'hedy']) {
      buyers.push(await shop.subscribe(`${name}@example.com`));
    }
    await database.db.updateTable('transactions').set({ total_minor: 6000 }).execute();
    const answers = await Promise.all(
      buyers.map(({ id, transaction_id }) =>
        support.act(consoleCalls.refundPayment, id, {
          transaction_id,
          reason: 'trouble',
          note: '',
          amount_minor: 6000,
          access: 'ends',
        }),
      ),
    );
    const given = answers.filter(({ statusCode }) => statusCode === 200).length * 6000;
    expect(given).toBe(supportRefundLimits.perDayMinor);
  });
});
