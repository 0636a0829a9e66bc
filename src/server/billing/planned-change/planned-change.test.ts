import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { changePlan } from '#testing/server/change-plan.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { consent as purchaseConsent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { findConsent, listConsents } from '../consent/consent-ledger.sql.ts';
import { offers } from '../offer/offers.ts';

const { shop, database } = useTestShop();

const hourMs = 60 * 60_000;
const consent = { ...purchaseConsent, version: planTermsVersion };
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const iso = (at: number) => new Date(at).toISOString();
const rows = () => database.db.selectFrom('planned_changes').selectAll().orderBy('id').execute();

/** A subscriber of twelve weeks, two weeks after the purchase; their renewal is on `renewsAt`. */
async function twoWeeksIn(): Promise<{ person: Person; renewsAt: number }> {
  const person = await shop.person('ada@example.com');
  const renewsAt = shop.deps.clock() + 84 * dayMs;
  const checkout = await shop.checkOut('ada@example.com', 2);
  await shop.pay(checkout.transaction_id);
  await shop.deliver();
  await shop.advance(14 * dayMs);
  return { person, renewsAt };
}

const preview = async ({ authorization }: Person, offer_id: number) =>
  shop.app.inject({ ...callAddress(calls.previewPlan), headers: { authorization }, body: { offer_id } });

async function bodyFor(person: Person, offer_id: number) {
  const { due_now, next_payment } = (await preview(person, offer_id)).json<PlanPreview>();
  return { offer_id, due_now, next_payment, consent };
}

/** Advances the time in steps, and delivers Paddle's notifications and runs the jobs after each. */
async function pass(ms: number, stepMs = dayMs): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await shop.advance(Math.min(left, stepMs));
    await shop.deliver();
    await shop.work();
  }
}

const until = (at: number, stepMs?: number) => pass(at - shop.deps.clock(), stepMs);

async function charged(person: Person): Promise<[string, number][]> {
  const { id } = (await shop.seen(person))!;
  const all = await shop.paddle.transactions.list({ subscriptionId: [id], perPage: 100 }).next();
  return all
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map(({ billedAt, details }) => [iso(Date.parse(billedAt!)), Number(details?.totals?.grandTotal)]);
}

const amounts = async (person: Person) => (await charged(person)).map(([, amount]) => amount);

describe('a change to a smaller plan', () => {
  test('a change to a smaller plan costs nothing today and is planned for the renewal', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    expect((await preview(person, 1)).json()).toEqual({
      offer: expect.objectContaining({ id: 1, price: usd(1999) }),
      when: 'renewal',
      due_now: usd(0),
      credit: usd(0),
      next_payment: { price: usd(1999), at: iso(renewsAt) },
    });
    const answer = await shop.call(person, calls.changePlan, await bodyFor(person, 1));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      offer_id: 2,
      offer_name: '12-week plan',
      price: usd(3599),
      paid_until: iso(renewsAt),
      next_payment_at: iso(renewsAt),
      planned_change: { offer_id: 1, price: usd(1999), interval: { unit: 'week', count: 4 }, at: iso(renewsAt) },
      may: ['cancel', 'change-plan', 'undo-change', 'update-card', 'withdraw'],
    });
    expect(await amounts(person)).toEqual([3599]);
    const [bought] = await shop.paddle.subscriptions.list({}).next();
    expect(bought!.items[0]!.price!.billingCycle).toEqual({ interval: 'week', frequency: 12 });
  });

  test('a planned change is charged exactly at the renewal with the agreed amount, once, and from then on', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - hourMs, 12 * hourMs);
    expect(await shop.seen(person)).toMatchObject({ offer_id: 2, price: usd(3599), paid_until: iso(renewsAt) });
    await until(renewsAt + 2 * hourMs, hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
    expect(await shop.seen(person)).toMatchObject({
      offer_id: 1,
      price: usd(1999),
      planned_change: null,
      paid_until: iso(renewsAt + 28 * dayMs),
      next_payment_at: iso(renewsAt + 28 * dayMs),
      may: ['cancel', 'pause', 'change-plan', 'update-card'],
    });
    await until(renewsAt + 29 * dayMs);
    expect(await amounts(person)).toEqual([3599, 1999, 1999]);
    expect(await rows()).toMatchObject([{ made_at: expect.any(Date), ended_at: null }]);
  });

  test('access goes on without a gap over the renewal of a planned change', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    for (const at of [renewsAt - dayMs, renewsAt - 60_000, renewsAt + 60_000, renewsAt + 27 * dayMs]) {
      await until(at, dayMs);
      expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
    }
    expect(await database.db.selectFrom('access_grants').select('id').execute()).toEqual([]);
  });

  test('the consent to a planned change names the future amount and its day', async () => {
    const { person } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    expect((await listConsents(database.db, { userId: person.id })).at(-1)).toMatchObject({
      kind: 'plan-change',
      offer_id: 1,
      amount_minor: 1999,
      text: expect.stringMatching(/^You pay nothing today\. Your plan stays as it is until .* you pay \$19\.99 then, /),
    });
  });

  test('a planned change is refused for another amount, for another day, and without the box ticked', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    const body = await bodyFor(person, 1);
    const statusOf = async (other: object) =>
      (await shop.call(person, calls.changePlan, { ...body, ...other })).statusCode;
    expect(await statusOf({ next_payment: { ...body.next_payment, price: usd(1998) } })).toBe(409);
    expect(await statusOf({ next_payment: { ...body.next_payment, at: iso(renewsAt + 1000) } })).toBe(409);
    expect(await statusOf({ next_payment: undefined })).toBe(409);
    expect(await statusOf({ consent: { ...consent, accepted: false } })).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('of two requests at once for a planned change one is stored', async () => {
    const { person } = await twoWeeksIn();
    const body = await bodyFor(person, 1);
    const press = () => shop.call(person, calls.changePlan, body);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await press()).json().error).toBe('This change is planned already.');
    expect(await rows()).toHaveLength(1);
  });

  test('another planned change takes the place of the first', { tags: 'long' }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await publishOffers(shop.deps, offers, { planChanges: { up: 'renewal', down: 'renewal' } });
    await changePlan(shop, person, 1);
    await changePlan(shop, person, 3);
    await until(renewsAt + 2 * hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 5999]]);
    expect(await rows()).toMatchObject([{ ended_because: 'replaced' }, { ended_at: null }]);
  });
});

describe('a planned change that is not made', () => {
  test('a planned change that is taken back charges the present plan', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    const answer = await shop.call(person, planChangeCalls.takeBackPlanChange);
    expect([answer.statusCode, answer.json().subscription.planned_change]).toEqual([200, null]);
    expect((await shop.call(person, planChangeCalls.takeBackPlanChange)).json().error).toBe(
      'There is no planned change to take back.',
    );
    await until(renewsAt + 2 * hourMs);
    expect(await amounts(person)).toEqual([3599, 3599]);
  });

  test('a receipt does not quote a planned change that was taken back', { tags: 'long' }, async () => {
    const { person } = await twoWeeksIn();
    const { id } = (await shop.seen(person))!;
    await changePlan(shop, person, 1);
    expect(await findConsent(database.db, { subscriptionId: id })).not.toBeNull();
    await shop.call(person, planChangeCalls.takeBackPlanChange);
    expect(await findConsent(database.db, { subscriptionId: id })).toBeNull();
  });

  test('a planned change of a cancelled subscription charges nothing', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await shop.cancel(person);
    expect((await shop.seen(person))!.planned_change).toBeNull();
    await until(renewsAt + 2 * dayMs);
    expect(await amounts(person)).toEqual([3599]);
    expect(await rows()).toMatchObject([{ made_at: null, ended_because: 'ended' }]);
  });

  test('a planned change is made when a cancellation was undone on the last day', { tags: 'long' }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 2 * dayMs);
    await shop.cancel(person);
    await until(renewsAt - 2 * hourMs, 6 * hourMs);
    await shop.undo(person);
    await until(renewsAt + 2 * hourMs, hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
  });

  test('a planned change ends with an upgrade now', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await changePlan(shop, person, 3);
    expect(await shop.seen(person)).toMatchObject({ offer_id: 3, planned_change: null });
    await until(renewsAt + dayMs);
    expect(await amounts(person)).toHaveLength(2);
    expect(await shop.seen(person)).toMatchObject({ offer_id: 3, price: usd(5999) });
    expect(await rows()).toMatchObject([{ made_at: null, ended_because: 'replaced' }]);
  });

  test('no pause is planned beside a planned change, and no second change while it is being made', {
    tags: 'long',
  }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    const pause = () => shop.call(person, calls.pauseSubscription, { months: 1 });
    expect((await pause()).json().error).toBe('A change of plan is planned. Please take it back first.');
    await until(renewsAt - 12 * hourMs);
    expect((await shop.seen(person))!.may).toEqual(['cancel', 'update-card']);
    expect((await preview(person, 3)).statusCode).toBe(409);
    expect((await shop.call(person, planChangeCalls.takeBackPlanChange)).statusCode).toBe(409);
    await shop.cancel(person);
    await until(renewsAt + dayMs);
    expect(await amounts(person)).toEqual([3599]);
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled' });
  });
});

describe('a planned change while Paddle is away', () => {
  const late = () => shop.deps.sent.filter(({ subject }) => subject.includes('begins on another day'));

  test('a planned change is made as soon as Paddle answers again before the renewal', { tags: 'long' }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 25 * hourMs);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH' });
    await until(renewsAt - 6 * hourMs, hourMs);
    await setPaddleFaults(shop.deps);
    await until(renewsAt + 2 * hourMs, hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
    expect(late()).toEqual([]);
  });

  test('a planned change whose second half got no answer keeps its day', { tags: 'long' }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 25 * hourMs);
    const original = shop.deps.provider;
    const away = async () => ({ unavailable: 'gone' }) as const;
    shop.deps.provider = { ...original, subscriptions: { ...original.subscriptions, moveNextBilling: away } };
    await until(renewsAt - 20 * hourMs, hourMs);
    expect(await shop.seen(person)).toMatchObject({ price: usd(3599), next_payment_at: iso(renewsAt) });
    shop.deps.provider = original;
    await until(renewsAt + 2 * hourMs, hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
  });

  test('a planned change whose answer is lost is made once', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 25 * hourMs);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH', calls: 1, carried_out: true });
    await until(renewsAt + 2 * hourMs, hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
  });

  test('nobody pays more than agreed when a planned change could not be made in time', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 25 * hourMs);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH' });
    await until(renewsAt + 3 * hourMs, hourMs);
    expect(await amounts(person)).toEqual([3599, 3599]);
    await setPaddleFaults(shop.deps);
    await until(renewsAt + dayMs, hourMs);
    const debts = await database.db.selectFrom('refunds').selectAll().execute();
    expect(debts).toMatchObject([
      { reason: 'plan not changed', amount_minor: 1600, adjustment_id: expect.any(String) },
    ]);
    expect(late()).toHaveLength(1);
    expect(late()[0]!.text).toContain('We are giving you back $16.00');
    const next = renewsAt + 84 * dayMs;
    expect(await shop.seen(person)).toMatchObject({ status: 'active', planned_change: { offer_id: 1, at: iso(next) } });
    await until(next + 2 * hourMs);
    expect((await charged(person)).slice(2)).toEqual([[iso(next), 1999]]);
  });

  test('the new price is charged soon after the agreed day when that could not be set, and access goes on', {
    tags: 'long',
  }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 25 * hourMs);
    const original = shop.deps.provider;
    const away = async () => ({ unavailable: 'gone' }) as const;
    shop.deps.provider = { ...original, subscriptions: { ...original.subscriptions, moveNextBilling: away } };
    await until(renewsAt + 10 * 60_000, hourMs);
    shop.deps.provider = original;
    await until(renewsAt + dayMs, hourMs);
    const [, [at, amount] = []] = await charged(person);
    expect(amount).toBe(1999);
    expect(Date.parse(at!)).toBeGreaterThan(renewsAt);
    expect(Date.parse(at!)).toBeLessThan(renewsAt + 4 * hourMs);
    expect(late()).toHaveLength(1);
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
  });

  test('the reminder before the renewal names the agreed amount', async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await until(renewsAt - 6 * dayMs);
    const [reminder] = shop.deps.sent.filter(({ subject }) => subject.includes('renews on'));
    expect(reminder!.text).toContain('$19.99 every 4 weeks');
    expect(reminder!.text).not.toContain('$35.99');
  });
});

describe('a price list that says when a change takes effect', () => {
  test('a change to a larger plan waits for the renewal when the list says so', async () => {
    const person = await shop.subscribe('ada@example.com');
    await publishOffers(shop.deps, offers, { planChanges: { up: 'renewal', down: 'now' } });
    const renewsAt = shop.deps.clock() + 28 * dayMs;
    await changePlan(shop, person, 2);
    await until(renewsAt + 2 * hourMs);
    expect((await amounts(person)).slice(1)).toEqual([3599]);
    expect(await shop.seen(person)).toMatchObject({ offer_id: 2, paid_until: expect.any(String) });
  });

  test('a change to a smaller plan is made now when the list says so', { tags: 'long' }, async () => {
    const { person } = await twoWeeksIn();
    await publishOffers(shop.deps, offers, { planChanges: { up: 'now', down: 'now' } });
    await changePlan(shop, person, 1);
    expect(await shop.seen(person)).toMatchObject({ offer_id: 1, planned_change: null });
  });

  test('each plan is listed with the time at which a change to it takes effect', async () => {
    const { person } = await twoWeeksIn();
    const { authorization } = person;
    const answer = await shop.app.inject({ ...callAddress(planChangeCalls.listPlans), headers: { authorization } });
    expect(answer.json().plans).toMatchObject([
      { offer: { id: 1, price: usd(1999) }, when: 'renewal' },
      { offer: { id: 3, price: usd(5999) }, when: 'now' },
    ]);
  });

  test('the agreed price is charged although the plan is no longer sold', { tags: 'long' }, async () => {
    const { person, renewsAt } = await twoWeeksIn();
    await changePlan(shop, person, 1);
    await publishOffers(shop.deps, offers.slice(1));
    await until(renewsAt + 2 * hourMs);
    expect((await charged(person)).slice(1)).toEqual([[iso(renewsAt), 1999]]);
  });
});
