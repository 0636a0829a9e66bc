import { beforeEach, describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;
const password = 'seven kites over the bay';

const { shop, database } = useTestShop();

const sdk = () => shop.paddle;
const withdraw = (person: Person) => shop.call(person, calls.withdraw);

async function buyAgain(email: string, card?: string): Promise<string> {
  const { transaction_id } = await shop.checkOut(email);
  await shop.pay(transaction_id, card);
  await shop.deliver();
  return transaction_id;
}

async function settle(): Promise<void> {
  await shop.work();
  await shop.advance(11 * minuteMs);
  await shop.deliver();
  await shop.work();
}

async function erase(person: Person): Promise<void> {
  const password_hash = await shop.deps.passwords.hash(password);
  await database.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  const { authorization } = person;
  await shop.app.inject({ ...callAddress(calls.eraseAccount), headers: { authorization }, payload: { password } });
  await shop.work();
}

const refundsOf = async (transactionId: string) => {
  const refunds = await sdk()
    .adjustments.list({ transactionId: [transactionId] })
    .next();
  return refunds.map(({ type, totals }) => [type, totals.total]);
};
const repeated = () => database.db.selectFrom('withdrawals').select('is_repeated').orderBy('requested_at').execute();

describe('withdrawing again within a year', () => {
  test('a second withdrawal gives back what was paid less the days used, as announced before', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(13 * dayMs);
    expect((await shop.seen(person))!.withdraw_refund).toBeNull();
    await withdraw(person);
    await settle();
    expect(await refundsOf((person as unknown as { transaction_id: string }).transaction_id)).toEqual([
      ['full', '1999'],
    ]);

    const second = await buyAgain('ada@example.com');
    await shop.advance(6.5 * dayMs);
    const left = 1999 - Math.floor((1999 * 7) / 28);
    expect(await shop.seen(person)).toMatchObject({ withdraw_refund: { amount_minor: left, currency: 'USD' } });
    expect((await withdraw(person)).json().subscription.withdrawal.refund.amount_minor).toBe(left);
    await settle();
    expect(await refundsOf(second)).toEqual([['partial', String(left)]]);
    expect(await shop.seen(person)).toMatchObject({
      status: 'canceled',
      withdrawal: { refunded_at: expect.any(String) },
    });
    expect(await repeated()).toEqual([{ is_repeated: false }, { is_repeated: true }]);
    const emails = shop.deps.sent.filter(({ subject }) => subject.startsWith('You have withdrawn'));
    expect(emails.map(({ text }) => /the days you used/.test(text))).toEqual([false, true]);
    const payments = (await shop.call(person, calls.listPayments)).json().payments;
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['partly refunded', 'refunded']);
  });

  test('a second withdrawal after an erasure is recognised by the mailbox, however it is written', {
    tags: 'long',
  }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdraw(person);
    await settle();
    await erase(person);
    const again = await shop.subscribe('ada+new@example.com');
    expect((await shop.seen(again))!.withdraw_refund).not.toBeNull();
  });

  test('a second withdrawal more than a year later gives everything back', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdraw(person);
    await settle();
    await shop.advance(367 * dayMs);
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(shop.deps.clock()) })
      .execute();
    await buyAgain('ada@example.com');
    expect((await shop.seen(person))!.withdraw_refund).toBeNull();
    await tidyUp(shop.deps);
    expect(await database.db.selectFrom('purchase_marks').select('kind').execute()).toEqual([]);
  });

  test('a withdrawal from a purchase before the first withdrawal gives everything back', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = (await shop.seen(person))!;
    await database.db
      .insertInto('purchase_marks')
      .columns(['kind', 'key_hash', 'subscription_id', 'happened_at'])
      .expression((eb) =>
        eb
          .selectFrom('transactions')
          .select((row) => [
            row.val<'withdrawal'>('withdrawal').as('kind'),
            row.ref('card_key').$notNull().as('key_hash'),
            row.val('sub_other').as('subscription_id'),
            row.val(new Date(shop.deps.clock() + minuteMs)).as('happened_at'),
          ])
          .where('subscription_id', '=', id),
      )
      .execute();
    await shop.advance(2 * minuteMs);
    expect((await shop.seen(person))!.withdraw_refund).toBeNull();
  });

  test('a second withdrawal is settled once even if the answer to the refund is lost', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdraw(person);
    await settle();
    const second = await buyAgain('ada@example.com');
    await shop.advance(dayMs);
    const { adjustments } = sdk();
    const create = adjustments.create.bind(adjustments);
    adjustments.create = async (body) => {
      adjustments.create = create;
      await create(body);
      throw new SyntaxError('a page of a proxy');
    };
    await withdraw(person);
    await settle();
    await settle();
    expect(await refundsOf(second)).toHaveLength(1);
    const open = database.db.selectFrom('refunds').select('transaction_id').where('adjustment_id', 'is', null);
    expect(await open.execute()).toEqual([]);
  });
});

describe('one trial a person', () => {
  beforeEach(() => publishOffers(shop.deps, withTrials({ 1: 7 })));

  const offersFor = async (person: Person) =>
    (await shop.call(person, calls.listOffers)).json<OffersAnswer>().offers.find(({ id }) => id === 1)!;
  const otherCard = '4000 0566 5566 5556';

  /** Buys without signing in, in a browser that we have never seen. */
  async function buyUnknown(email: string, card?: string): Promise<string> {
    const started = await shop.startCheckout(email, {}, `a browser of ${email}`);
    const { transaction_id } = started.json();
    await shop.pay(transaction_id, card);
    return transaction_id;
  }
  const boughtBy = async (transactionId: string) => {
    const { subscriptionId } = await sdk().transactions.get(transactionId);
    return (await sdk().subscriptions.get(subscriptionId!)).status;
  };

  test('a user who had a trial sees the plans without one and pays from the first day', async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdraw(person);
    await settle();
    expect((await offersFor(person)).trial).toBeNull();
    const { authorization } = person;
    const price = { amount_minor: 1999, currency: 'USD' };
    const start = (with_trial: boolean) =>
      shop.app.inject({
        ...callAddress(calls.startCheckout),
        headers: { authorization },
        body: {
          offer_id: 1,
          price,
          with_trial,
          email: 'ada@example.com',
          consent,
        },
      });
    expect((await start(true)).statusCode).toBe(412);
    const started = await start(false);
    expect(started.statusCode).toBe(200);
    await shop.pay(started.json().transaction_id);
    await shop.deliver();
    expect((await shop.profile(person)).sub_status).toBe('active');
    expect((await sdk().transactions.get(started.json().transaction_id)).details?.totals?.grandTotal).toBe('1999');
  });

  test('nobody else learns that an address had a trial', async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdraw(person);
    await settle();
    const stranger = await shop.person('eve@example.com');
    expect((await offersFor(stranger)).trial).not.toBeNull();
    const known = await shop.startCheckout('ada@example.com', {}, 'a browser of Eve');
    const unknown = await shop.startCheckout('nobody@example.com', {}, 'another one');
    expect([known.statusCode, Object.keys(known.json())]).toEqual([unknown.statusCode, Object.keys(unknown.json())]);
  });

  test('a second trial ends at once, with an email and without a charge', async () => {
    const first = await shop.subscribe('ada@example.com');
    await shop.cancel(first);
    await shop.advance(8 * dayMs);
    await shop.deliver();
    await erase(first);
    const again = await buyUnknown('ada+again@example.com', otherCard);
    await shop.deliver();
    await settle();
    expect(await boughtBy(again)).toBe('canceled');
    expect(shop.deps.sent.map(({ subject }) => subject)).toContain('You have already had your Everkite trial');
    const charged = database.db.selectFrom('transactions').select('id').where('total_minor', '>', 0);
    expect(await charged.execute()).toEqual([]);
  });

  test('a trial with the same card and another address is a second trial too', async () => {
    await shop.subscribe('ada@example.com');
    await shop.advance(minuteMs);
    const other = await buyUnknown('somebody.else@example.com');
    await shop.deliver();
    await settle();
    expect(await boughtBy(other)).toBe('canceled');
  });

  test('a trial with another card and another address is somebody else’s first', { tags: 'long' }, async () => {
    const ada = await buyUnknown('ada@example.com');
    await shop.advance(minuteMs);
    const bob = await buyUnknown('bob@example.com', otherCard);
    await shop.deliver();
    await settle();
    expect([await boughtBy(ada), await boughtBy(bob)]).toEqual(['trialing', 'trialing']);
  });

  test('the earlier of two trials stays even if its event arrives later', async () => {
    const ada = await buyUnknown('ada@example.com');
    const early = await shop.notifications();
    await shop.advance(minuteMs);
    const bob = await buyUnknown('bob@example.com');
    const late = (await shop.notifications()).filter(({ id }) => !early.some((one) => one.id === id));
    await shop.deliver(late);
    await shop.deliver(early);
    await settle();
    expect([await boughtBy(ada), await boughtBy(bob)]).toEqual(['trialing', 'canceled']);
  });
});
