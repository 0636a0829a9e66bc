import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Currency } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { nextDue } from '#paddle-emulator/subscription/timeline.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { signedInOperator } from './acting-operator.ts';
import { changePlan } from './change-plan.ts';
import { couponsOf } from './coupons.ts';
import { publishOffers, withTrials } from './published-offers.ts';
import type { Person, TestShop } from './shop.ts';

/** What a customer of a test does after the purchase, each some days later. */
export interface Fate {
  name: string;
  /** The day of the business on which they buy. */
  day: number;
  offerId?: number;
  currency?: Currency;
  card?: string;
  hasCoupon?: true;
  acts?: [daysLater: number, act: CustomerAct][];
}

type CustomerAct = (customer: Customer) => Promise<unknown>;

interface Customer {
  shop: TestShop;
  person: Person;
  subscriptionId: string;
  /** Of the subscription, the first one first. */
  payments: () => string[];
}

const declines = '4000 0027 6000 3184';
const debit = '4000 0566 5566 5556';
const disputes = '4000 0000 0000 0259';

const cancels: CustomerAct = ({ shop, person }) => shop.cancel(person);
const keeps: CustomerAct = ({ shop, person }) => shop.undo(person);
const withdraws: CustomerAct = ({ shop, person }) => shop.call(person, calls.withdraw);
const pauses: CustomerAct = ({ shop, person }) => shop.call(person, calls.pauseSubscription, { months: 1 });
const endsPause: CustomerAct = ({ shop, person }) => shop.call(person, calls.endPause);
const takesTwelveWeeks: CustomerAct = ({ shop, person }) => changePlan(shop, person, 2);
const takesFourWeeksLater: CustomerAct = ({ shop, person }) => changePlan(shop, person, 1);
const paysWithAnotherCard: CustomerAct = async ({ shop, subscriptionId }) => {
  const { id } = await shop.paddle.subscriptions.getPaymentMethodChangeTransaction(subscriptionId);
  await shop.pay(id);
};
/** An operator gives a third of the first payment back. */
const isGivenAThird: CustomerAct = async ({ shop, person, payments }) => {
  const operator = await signedInOperator(shop, 'owner');
  const first = payments()[0]!;
  const answer = await operator.act(consoleCalls.refundPayment, person.id, {
    transaction_id: first,
    amount_minor: Math.floor(Number(shop.books().transactions[first]!.details.totals.grand_total) / 3),
    reason: 'other',
    note: 'agreed on the telephone',
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
const isGivenAWeek: CustomerAct = async ({ shop, person }) => {
  const operator = await signedInOperator(shop, 'owner');
  const answer = await operator.act(consoleCalls.giveDays, person.id, { days: 7, reason: 'was ill for a week' });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};

const first = { USD: 999, EUR: 949, GBP: 799, JPY: 1490 };

/** What the business sells: one offer with a trial, and one that costs less at first. */
export const rehearsedOffers: readonly ListedOffer[] = [
  ...withTrials({ 3: 7 }),
  { ...offers[0]!, id: 4, name: '4 weeks, less at first', intro: { payments: 2, prices: first } },
];

/** One customer of each fate, the most telling ones first; the span that is rehearsed begins on day 10. */
export const fates: readonly Fate[] = [
  { name: 'was there before', day: 2 },
  { name: 'cancels', day: 12, acts: [[10, cancels]] },
  { name: 'withdraws', day: 14, offerId: 2, acts: [[5, withdraws]] },
  { name: 'has a card that stops, and another one', day: 16, card: declines, acts: [[30, paysWithAnotherCard]] },
  { name: 'disputes', day: 17, card: disputes },
  { name: 'is given a third', day: 18, currency: 'EUR', acts: [[20, isGivenAThird]] },
  { name: 'changes plan', day: 20, acts: [[8, takesTwelveWeeks]] },
  { name: 'takes a smaller plan with the renewal', day: 12, offerId: 2, acts: [[30, takesFourWeeksLater]] },
  { name: 'pays less at first', day: 13, offerId: 4 },
  { name: 'tries for a week', day: 21, offerId: 3 },
  { name: 'has a code', day: 23, currency: 'GBP', hasCoupon: true },
  { name: 'stays', day: 11 },
  {
    name: 'cancels and stays',
    day: 13,
    acts: [
      [9, cancels],
      [11, keeps],
    ],
  },
  { name: 'has a card that stops', day: 15, card: declines },
  { name: 'pauses', day: 19, acts: [[6, pauses]] },
  { name: 'tries and cancels', day: 22, offerId: 3, card: debit, acts: [[2, cancels]] },
  { name: 'tries with a card that was tried before, which ends it', day: 27, offerId: 3, card: debit },
  { name: 'pays in yen', day: 24, offerId: 2, currency: 'JPY' },
  {
    name: 'pauses and comes back early',
    day: 25,
    acts: [
      [6, pauses],
      [40, endsPause],
    ],
  },
  { name: 'is given a week', day: 26, acts: [[9, isGivenAWeek]] },
];

/** Lives a business to its end: 90 full days after day 10, and some hours of the next. */
export async function liveBusiness(shop: TestShop, some: readonly Fate[]): Promise<Person[]> {
  const begunAt = Math.floor(shop.deps.clock() / dayMs) * dayMs;
  await publishOffers(shop.deps, rehearsedOffers);
  const { code } = await couponsOf(shop).make();
  const people: Person[] = [];
  const plan = some.map((fate) => ({ at: begunAt + fate.day * dayMs + 9 * 3_600_000, act: () => buy(fate) }));
  let bought = 0;

  async function buy(fate: Fate): Promise<void> {
    const { offerId = 1, currency = 'USD', card, hasCoupon, acts = [] } = fate;
    bought += 1;
    const email = `customer${bought}@example.com`;
    const person = await shop.person(email);
    people.push(person);
    const dueMinor = hasCoupon ? await couponsOf(shop).due(code, offerId, currency) : 0;
    const { prices, intro } = rehearsedOffers.find(({ id }) => id === offerId)!;
    const begun = await shop.startCheckout(email, {
      offer_id: offerId,
      currency,
      price: { amount_minor: prices[currency], currency },
      ...(intro && { intro: { payments: intro.payments, price: { amount_minor: intro.prices[currency], currency } } }),
      ...(hasCoupon ? { coupon: { code, due_minor: dueMinor } } : {}),
    });
    if (begun.statusCode !== 200) throw new Error(`${fate.name}: ${begun.body}`);
    const { transaction_id: first } = begun.json();
    if ((await shop.pay(first, card)) !== 'completed') throw new Error(`${fate.name}: not paid`);
    await hear(shop);
    const subscriptionId = shop.books().transactions[first]!.subscription_id!;
    const payments = () =>
      Object.values(shop.books().transactions)
        .filter((one) => one.subscription_id === subscriptionId && one.status === 'completed')
        .map(({ id }) => id);
    const customer: Customer = { shop, person, subscriptionId, payments };
    for (const [daysLater, act] of acts) {
      plan.push({
        at: shop.deps.clock() + daysLater * dayMs,
        act: async () => {
          const answer = (await act(customer)) as { statusCode?: number; body?: string } | undefined;
          if ((answer?.statusCode ?? 200) >= 300) throw new Error(`${fate.name}: ${answer!.body}`);
        },
      });
    }
  }

  const until = begunAt + 100 * dayMs + 3_600_000;
  while (shop.deps.clock() < until) {
    plan.sort((a, b) => a.at - b.at);
    const next = Math.min(plan[0]?.at ?? until, await nextThing(shop), until);
    await shop.advance(Math.max(0, next - shop.deps.clock()));
    await hear(shop);
    while (plan[0] !== undefined && plan[0].at <= shop.deps.clock()) {
      await plan.shift()!.act();
      await hear(shop);
    }
  }
  return people;
}

async function hear(shop: TestShop): Promise<void> {
  await shop.deliver();
  await shop.work();
}

/** When something becomes due at the provider, or a job. */
async function nextThing({ books, deps }: TestShop): Promise<number> {
  const job = await deps.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min('run_at').as('at'))
    .where('done_at', 'is', null)
    .where('run_at', '>', new Date(deps.clock()))
    .executeTakeFirst();
  const due = nextDue(books())?.atMs ?? Number.POSITIVE_INFINITY;
  return Math.max(deps.clock() + 1, Math.min(due, job?.at?.getTime() ?? Number.POSITIVE_INFINITY));
}
