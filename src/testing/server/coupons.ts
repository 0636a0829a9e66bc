import { randomUUID } from 'node:crypto';
import { callAddress } from '#contract/api/call-address.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { CouponList, CouponRow, MakeCouponBody } from '#contract/console/coupons.ts';
import type { PriceCouponAnswer } from '#contract/coupon.ts';
import type { Currency } from '#contract/currency.ts';
import { signedInOperator } from './acting-operator.ts';
import type { Person, TestShop } from './shop.ts';

const plain: MakeCouponBody = {
  name: 'Newsletter',
  off: { percents: { '1': 20, '2': 20, '3': 20 } },
  countries: null,
  use_limit: null,
  once_a_person: false,
  starts_at: null,
  ends_at: null,
};

/** Coupons of a test, made by an owner, and people who use them. */
export function couponsOf(shop: TestShop) {
  /** Makes the coupon: 20% off everything, without a limit, unless something else is said. */
  async function make(changes: Partial<MakeCouponBody> = {}): Promise<{ id: string; code: string }> {
    const owner = await signedInOperator(shop, 'owner');
    const made = await owner.act(consoleCalls.makeCoupon, '', { ...plain, ...changes });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json();
  }

  /** As the console lists it. */
  async function row(id: string): Promise<CouponRow> {
    const owner = await signedInOperator(shop, 'owner');
    const { coupons } = (await owner.look(callAddress(consoleCalls.listCoupons))).json<CouponList>();
    return coupons.find((coupon) => coupon.id === id)!;
  }

  /** Asks what a code takes off, from a network of its own unless one is given; as a person, by their session. */
  function ask(code: string, { offerIds = [1], currency = 'USD', ...from }: Asking = {}) {
    return shop.app.inject({
      ...callAddress(checkoutCalls.priceCoupon),
      headers: { ...(from.person && { authorization: from.person.authorization }), ...from.headers },
      remoteAddress: from.ip ?? network(),
      payload: { code, currency, offer_ids: offerIds },
    });
  }

  /** The minor units that are due today for an offer. */
  async function due(code: string, offerId = 1, currency: Currency = 'USD'): Promise<number> {
    const answer = await ask(code, { offerIds: [offerId], currency });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<PriceCouponAnswer>().offers[0]!.due.amount_minor;
  }

  /** Starts a checkout with a code in the person's browser, or in another one, named. */
  async function start(
    email: string,
    code: string,
    { dueMinor = 1599, browser, ...changes }: { dueMinor?: number; browser?: string; [field: string]: unknown } = {},
  ) {
    return shop.startCheckout(email, { coupon: { code, due_minor: dueMinor }, ...changes }, browser);
  }

  /** Buys the first offer with a code, and lets everybody hear of it. */
  async function buy(email: string, code: string): Promise<{ checkout_id: string; transaction_id: string }> {
    const answer = await start(email, code);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await shop.pay(answer.json().transaction_id);
    await shop.deliver();
    return answer.json();
  }

  return { make, row, ask, due, start, buy };
}

interface Asking {
  offerIds?: number[];
  currency?: string;
  person?: Person;
  ip?: string;
  headers?: Record<string, string>;
}

/** An address of another network each time. */
function network(): string {
  const parts = randomUUID().replaceAll('-', '').match(/..../g)!;
  return `2001:${parts.slice(0, 7).join(':')}`;
}
