import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls as c } from '#contract/console/calls.ts';
import type { PaidPricesAnswer, PriceChangePreview, PriceChangesAnswer } from '#contract/console/price-change.ts';
import { dayMs } from '#contract/day.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
let owner: TestOperator;

const reason = 'costs of Paddle rose';
/** The tests begin on 1 January 2030; the plan of 4 weeks costs $19.99. */
const change = { offer_id: 1, currency: 'USD', amount_minor: 2499, on: '2030-02-15', again_minor: null, reason };

const announce = (changes: object = {}, by = owner) =>
  by.act(c.announcePriceChange, '1', { ...change, ...changes, key: undefined });
const withdraw = (id: string, by = owner) => by.act(c.withdrawPriceChange, id, { reason, key: undefined });
const listed = async (after?: string): Promise<PriceChangesAnswer> =>
  (await owner.look(callAddress(c.listPriceChanges, { query: after === undefined ? {} : { after } }))).json();
async function preview(changes: object = {}): Promise<PriceChangePreview> {
  const { offer_id, currency, amount_minor, on } = { ...change, ...changes };
  const query = { offer_id: String(offer_id), currency, amount_minor: String(amount_minor), on };
  return (await owner.look(callAddress(c.previewPriceChange, { query }))).json();
}
const priceEmails = () => shop.deps.sent.filter(({ subject }) => /price/i.test(subject));
const audit = async () =>
  (await database.pool.query(`select record from audit where act like '%price change' order by position`)).rows.map(
    ({ record }) => JSON.parse(record),
  );
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await shop.advance(dayMs);
    await shop.deliver();
    await shop.work();
  }
}

beforeEach(async () => {
  await shop.subscribe('ada@example.com');
  owner = await signedInOperator(shop, 'owner');
});

describe('the preview of a price change', () => {
  it('a preview says who pays what, when they come to the new price, and stores and sends nothing', async () => {
    await shop.subscribe('bob@example.com');
    const stored = async () =>
      (await database.pool.query('select (select count(*) from jobs) jobs, (select count(*) from audit) audit')).rows;
    const before = await stored();
    const { refused, effect } = await preview();
    expect(refused).toBeNull();
    expect(effect).toMatchObject({ offer_name: '4-week plan', subscribers: 2, is_unusual: false });
    expect(effect!.before).toMatchObject([{ price: { amount_minor: 1999, currency: 'USD' }, subscribers: 2 }]);
    // Renewals come on 29 January and 26 February.
    expect(effect!.planned).toMatchObject({
      first_at: expect.stringContaining('2030-02-26'),
      last_at: expect.stringContaining('2030-02-26'),
      moves_from: '2030-02-15T00:00:00.000Z',
      months: [{ month: '2030-02', subscribers: 2 }],
      ends: 0,
      waits: 0,
    });
    expect(await stored()).toEqual(before);
    await shop.work();
    expect(priceEmails()).toEqual([]);
    expect((await listed()).changes).toEqual([]);
  });

  it('a preview has the email word for word as subscribers get it', async () => {
    const { effect } = await preview();
    const { subject, heading, paragraphs, button } = effect!.before[0]!.email;
    await announce();
    await shop.work();
    const [sent] = priceEmails();
    expect(sent!.subject).toBe(subject);
    for (const part of [heading, ...paragraphs, button]) expect(sent!.text).toContain(part);
    expect(paragraphs.join(' ')).toContain('Until then it stays at $19.99.');
  });

  it('a preview counts apart who has cancelled and who pauses', async () => {
    const bob = await shop.subscribe('bob@example.com');
    await shop.cancel(bob);
    await shop.deliver();
    const grace = await shop.subscribe('grace@example.com');
    await shop.paddle.subscriptions.pause((await shop.seen(grace))!.id, { effectiveFrom: 'next_billing_period' });
    await shop.deliver();
    expect((await preview()).effect).toMatchObject({ subscribers: 3, planned: { ends: 1, waits: 1 } });
    expect((await preview()).effect!.planned.months).toEqual([{ month: '2030-02', subscribers: 1 }]);
    await announce();
    await shop.work();
    expect(
      priceEmails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ada@example.com', 'grace@example.com']);
  });

  it.each([
    [{ on: '2030-01-31' }, 'Subscribers are told 30 days ahead: the first day can be 1 February 2030 or later.'],
    [{ amount_minor: 1999 }, 'Nobody pays this offer in USD at another price than $19.99.'],
    [{ currency: 'EUR' }, 'Nobody pays this offer in EUR at another price than €24.99.'],
    [{ offer_id: 99 }, 'There is no such offer.'],
  ])('a preview of %j says why it is refused, as announcing it does', async (changes, error) => {
    expect(await preview(changes)).toEqual({ refused: error, effect: null });
    expect((await announce(changes)).json()).toEqual({ error });
    expect(await database.db.selectFrom('price_changes').select('id').execute()).toEqual([]);
  });

  it('a day that there is not is refused', async () => {
    expect(await preview({ on: '2030-02-30' })).toEqual({ error: 'There is no such day.' });
    expect((await announce({ on: '2030-02-30' })).statusCode).toBe(400);
  });

  it('what present subscribers pay is listed, with the first day for a new price', async () => {
    const { paid, earliest_on } = (await owner.look(callAddress(c.listPaidPrices))).json<PaidPricesAnswer>();
    expect(paid).toEqual([
      {
        offer_id: 1,
        offer_name: '4-week plan',
        interval: { unit: 'week', count: 4 },
        price: { amount_minor: 1999, currency: 'USD' },
        subscribers: 1,
      },
    ]);
    expect((await preview({ on: earliest_on })).refused).toBeNull();
  });
});

describe('announcing a price change in the console', () => {
  it('an announcement emails each subscriber, is in the list, and in the audit with the reason', async () => {
    const answer = await announce();
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), subscribers: 1 }]);
    await shop.work();
    expect(priceEmails().map(({ to }) => to)).toEqual(['ada@example.com']);
    const { id } = answer.json();
    expect((await listed()).changes).toMatchObject([
      {
        id,
        offer_name: '4-week plan',
        price: { amount_minor: 2499, currency: 'USD' },
        before: [{ amount_minor: 1999, currency: 'USD' }],
        announced_by: 'R. Okafor',
        moved: 0,
        staying: 0,
        to_move: 1,
        planned: { first_at: expect.stringContaining('2030-02-26') },
        withdrawn_at: null,
        is_withdrawable: true,
      },
    ]);
    expect(await audit()).toMatchObject([
      {
        act: 'announced a price change',
        operator_id: owner.id,
        operator_name: 'R. Okafor',
        subject: `price change ${id}`,
        before: '$19.99',
        after: '4-week plan: $24.99 from 2030-02-15',
        reason,
        outcome: 'done',
      },
    ]);
  });

  it('an unusual amount is announced only when it was typed again', async () => {
    const far = { amount_minor: 249900 };
    expect((await preview(far)).effect).toMatchObject({ is_unusual: true });
    const error =
      '$2,499.00 is less than half or more than twice of what somebody pays now. If it is meant, type it again.';
    for (const again_minor of [null, 24990]) {
      expect((await announce({ ...far, again_minor })).json()).toEqual({ error });
    }
    expect((await announce({ ...far, again_minor: 249900 })).statusCode).toBe(201);
    expect((await audit()).map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done']);
  });

  it('a second price change is refused while one is pending', async () => {
    const { id } = (await announce()).json();
    const error = `Price change ${id} of this offer in USD is not settled for everybody. Withdraw it first, or wait until it is.`;
    expect(await preview({ amount_minor: 2999 })).toEqual({ refused: error, effect: null });
    const answer = await announce({ amount_minor: 2999 });
    expect([answer.statusCode, answer.json()]).toEqual([409, { error }]);
  });

  it('of two operators who announce at the same moment, one does, and everybody gets one email', async () => {
    const other = await signedInOperator(shop, 'owner', 'A. Brandt');
    const answers = await Promise.all([announce(), announce({ amount_minor: 2999 }, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    await shop.work();
    expect(priceEmails()).toHaveLength(1);
    expect((await listed()).changes).toHaveLength(1);
  });

  it.each(['money', 'growth'] as const)('%s sees price changes, and may not announce or withdraw', async (role) => {
    const { id } = (await announce()).json();
    const other = await signedInOperator(shop, role);
    expect((await other.look(callAddress(c.listPriceChanges, { query: {} }))).statusCode).toBe(200);
    expect((await announce({}, other)).statusCode).toBe(403);
    expect((await withdraw(id, other)).statusCode).toBe(403);
  });

  it('support does not see price changes', async () => {
    const other = await signedInOperator(shop, 'support');
    expect((await other.look(callAddress(c.listPriceChanges, { query: {} }))).statusCode).toBe(403);
    expect((await other.look(callAddress(c.listPaidPrices))).statusCode).toBe(403);
  });
});

describe('withdrawing a price change in the console', () => {
  it('a price change is withdrawn before anybody has moved, with an email, and once', async () => {
    const { id } = (await announce()).json();
    await shop.work();
    const other = await signedInOperator(shop, 'owner', 'A. Brandt');
    const answers = await Promise.all([withdraw(id), withdraw(id, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 200)!.json()).toEqual({ staying: 1 });
    await shop.work();
    expect(priceEmails().map(({ subject }) => subject)).toEqual([
      'The price of your Everkite subscription changes',
      'The price of your Everkite subscription stays as it is',
    ]);
    expect((await listed()).changes).toMatchObject([
      { moved: 0, staying: 1, to_move: 0, withdrawn_at: expect.any(String), is_withdrawable: false },
    ]);
    expect((await audit()).slice(1)).toMatchObject([
      { act: 'withdrew a price change', subject: `price change ${id}`, reason, outcome: 'done' },
      { act: 'withdrew a price change', outcome: 'refused' },
    ]);
    expect((await announce({ amount_minor: 2999 })).statusCode).toBe(201);
  });

  it('nobody who had no email about a price hears that it is withdrawn', async () => {
    const { id } = (await announce()).json();
    await withdraw(id);
    await shop.work();
    expect(priceEmails()).toEqual([]);
  });

  it('a price change that somebody has moved to is not withdrawn, and the list says how many', async () => {
    const { id } = (await announce({ on: '2030-02-01' })).json();
    await pass(31);
    const answer = await withdraw(id);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'One subscriber has the new price already. Announce the old price as a new one instead.' },
    ]);
    expect((await listed()).changes).toMatchObject([{ moved: 1, to_move: 0, is_withdrawable: false }]);
  });

  it('one that there is not is refused', async () => {
    expect((await withdraw('99')).json()).toEqual({ error: 'There is no such price change.' });
  });

  it('the list is paged by key, the latest first', async () => {
    await database.pool.query(`insert into price_changes
      (offer_id, currency, amount_minor, effective_at, announced_by, announced_at)
      select 1, 'USD', 2000 + n, now(), 'maya', now() from generate_series(1, 30) n`);
    const first = await listed();
    const second = await listed(first.next!);
    expect([first.changes.length, second.changes.length, second.next]).toEqual([25, 5, null]);
    expect(first.changes[0]!.price.amount_minor).toBe(2030);
  });
});
