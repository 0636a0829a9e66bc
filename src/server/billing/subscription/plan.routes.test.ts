import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { sellChangesNow } from '#testing/server/change-plan.ts';
import type { Person } from '#testing/server/shop.ts';
import { consent as purchaseConsent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { listConsents } from '../consent/consent-ledger.sql.ts';

const renewalsDecline = '4000 0027 6000 3184';

const consent = { ...purchaseConsent, version: planTermsVersion };

const { shop, database } = useTestShop();

const iso = (at: number) => new Date(at).toISOString();
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

/** A subscriber in the middle of their first four weeks. */
async function halfway(card?: string): Promise<Person> {
  const person = await shop.subscribe('ada@example.com', card);
  await shop.advance(14 * dayMs);
  return person;
}
const preview = ({ authorization }: Person, offer_id: number) =>
  shop.app.inject({ ...callAddress(calls.previewPlan), headers: { authorization }, body: { offer_id } });
const change = (person: Person, body: object) => shop.call(person, calls.changePlan, body);
const charges = async () => {
  const all = await shop.paddle.transactions.list({ perPage: 100 }).next();
  return all
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map(({ details }) => Number(details?.totals?.grandTotal));
};
const shownTo = async (person: Person, offerId: number) => (await preview(person, offerId)).json<PlanPreview>();

describe('the preview of another plan', () => {
  test('the preview of another plan has the amount due now, the credit and the next payment', async () => {
    const person = await halfway();
    const now = shop.deps.clock();
    const answer = await preview(person, 2);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      offer: expect.objectContaining({ id: 2, name: '12-week plan', price: usd(3599) }),
      when: 'now',
      due_now: usd(2599),
      credit: usd(1000),
      next_payment: { price: usd(3599), at: iso(now + 84 * dayMs) },
    });
  });

  test('the preview of another plan changes nothing', async () => {
    const person = await halfway();
    const before = await shop.seen(person);
    await preview(person, 3);
    await shop.deliver();
    expect(await shop.seen(person)).toEqual(before);
    expect(await charges()).toEqual([1999]);
  });

  test('the preview of another plan is in the subscription’s currency', async () => {
    const person = await shop.person('ada@example.com');
    const checkout = await shop.checkOut('ada@example.com', 1, 'EUR');
    await shop.pay(checkout.transaction_id);
    await shop.deliver();
    await shop.advance(14 * dayMs);
    const { offer, due_now } = await shownTo(person, 2);
    expect([offer.price.currency, due_now.currency]).toEqual(['EUR', 'EUR']);
  });

  test('a preview of the present plan, or of one that is not sold, is refused', async () => {
    const person = await halfway();
    const [same, unknown] = [await preview(person, 1), await preview(person, 99)];
    expect([same.statusCode, same.json().error]).toEqual([409, 'This is your plan already.']);
    expect(unknown.statusCode).toBe(404);
  });
});

describe('a change of plan', () => {
  test('a change of plan charges the amount shown and begins a new period now', async () => {
    const person = await halfway();
    const now = shop.deps.clock();
    const { due_now } = await shownTo(person, 2);
    const answer = await change(person, { offer_id: 2, due_now, consent });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      offer_id: 2,
      offer_name: '12-week plan',
      price: usd(3599),
      paid_until: iso(now + 84 * dayMs),
      next_payment_at: iso(now + 84 * dayMs),
    });
    expect(await charges()).toEqual([1999, 2599]);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ offer_id: 2, paid_until: iso(now + 84 * dayMs) });
    expect(await shop.profile(person)).toMatchObject({ inapp_id: 2, sub_status: 'active' });
  });

  test('a change of plan renews at the new price', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    await change(person, { offer_id: 2, due_now, consent });
    await shop.advance(84 * dayMs);
    expect(await charges()).toEqual([1999, 2599, 3599]);
  });

  test('a change to a shorter plan now neither takes paid time away nor gives unpaid time', async () => {
    await sellChangesNow(shop);
    const person = await shop.person('ada@example.com');
    const checkout = await shop.checkOut('ada@example.com', 3);
    await shop.pay(checkout.transaction_id);
    await shop.deliver();
    await shop.advance(84 * dayMs);
    const now = shop.deps.clock();
    const { due_now, credit } = await shownTo(person, 1);
    expect([due_now, credit]).toEqual([usd(0), usd(3000)]);
    const answer = await change(person, { offer_id: 1, due_now, consent });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ offer_id: 1, next_payment_at: iso(now + 28 * dayMs) });
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ paid_until: iso(now + 28 * dayMs) });
  });

  test('a change of plan keeps the text on screen with the amount', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    await change(person, { offer_id: 2, due_now, consent });
    const { id } = (await shop.seen(person))!;
    expect((await listConsents(database.db, { userId: person.id })).at(-1)).toMatchObject({
      kind: 'plan-change',
      subscription_id: id,
      text: expect.stringMatching(
        /^You pay \$25\.99 today for 12 weeks of Everkite: \$35\.99, less \$10\.00 .*to the terms\.$/,
      ),
      version: planTermsVersion,
      locale: 'en-US',
      amount_minor: 2599,
      currency: 'USD',
      offer_id: 2,
      accepted_at: iso(shop.deps.clock()),
    });
  });

  test('a change of plan is refused without the box ticked', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    const answer = await change(person, { offer_id: 2, due_now, consent: { ...consent, accepted: false } });
    expect(answer.statusCode).toBe(400);
    expect(await charges()).toEqual([1999]);
  });

  test.each([
    ['a minor unit less', { amount_minor: 2598, currency: 'USD' }],
    ['a minor unit more', { amount_minor: 2600, currency: 'USD' }],
    ['another currency', { amount_minor: 2599, currency: 'EUR' }],
  ])('a change of plan is refused when %s was shown', async (_what, due_now) => {
    const person = await halfway();
    const answer = await change(person, { offer_id: 2, due_now, consent });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'The amount has changed: please look at it again.']);
    expect(await charges()).toEqual([1999]);
    expect(await listConsents(database.db, { userId: person.id })).toHaveLength(1);
  });

  test('a change of plan is refused when the amount has changed meanwhile', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    await shop.advance(dayMs);
    expect((await change(person, { offer_id: 2, due_now, consent })).statusCode).toBe(409);
  });

  test('a change of plan is made once, however often the button is pressed', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    const press = () => change(person, { offer_id: 2, due_now, consent });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await press()).json().error).toBe('This is your plan already.');
    expect(await charges()).toEqual([1999, 2599]);
  });

  test('a change of plan with a declined card changes nothing', async () => {
    const person = await halfway(renewalsDecline);
    const { due_now } = await shownTo(person, 2);
    const answer = await change(person, { offer_id: 2, due_now, consent });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'Your card was declined. Nothing has changed.']);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', offer_id: 1, price: usd(1999) });
  });

  test('a change of plan whose answer is lost counts as made if Paddle has made it', async () => {
    const person = await halfway();
    const { due_now } = await shownTo(person, 2);
    shop.reach({ timeLimitMs: 1000 });
    const { subscriptions } = shop.paddle;
    const update = subscriptions.update.bind(subscriptions);
    subscriptions.update = async (...args) => {
      await update(...args);
      return new Promise(() => undefined);
    };
    const answer = await change(person, { offer_id: 2, due_now, consent });
    expect([answer.statusCode, answer.json().subscription.offer_id]).toEqual([200, 2]);
    expect(await charges()).toEqual([1999, 2599]);
  });
});
