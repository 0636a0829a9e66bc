import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from '../offer/offers.ts';
import { switchMs } from '../offer/shown-list.ts';

const { shop, database } = useTestShop({ ownDatabase: true });

/** Our offers for ten dollars more, half the interval and another name. */
const raisedOffers = offers.map((offer) => ({
  ...offer,
  name: `New ${offer.name}`,
  interval: { ...offer.interval, count: offer.interval.count / 2 },
  prices: { ...offer.prices, USD: offer.prices.USD + 1000 },
}));

describe('what was bought, after the price list has changed', () => {
  it('a purchase reads as it was bought on every page and in every email', async () => {
    const ada = await shop.subscribe('ada@example.com');
    await publishOffers(shop.deps, raisedOffers);
    await shop.deliver(await shop.notifications());
    const { state } = await shop.stateOf(ada.checkout_id);
    const price = { amount_minor: 1999, currency: 'USD' };
    expect(state).toMatchObject({
      offer: { id: 1, name: '4-week plan', price, interval: { unit: 'week', count: 4 } },
      total: price,
    });
    expect(await shop.seen(ada)).toMatchObject({
      offer_name: '4-week plan',
      price,
      interval: { unit: 'week', count: 4 },
    });
    await shop.work();
    const receipt = shop.deps.sent.find(({ text }) => text.includes('19.99'))!;
    expect(receipt.text).toContain('4-week plan');
    for (const { text } of shop.deps.sent) expect(text).not.toMatch(/29\.99|New 4-week plan/);
    const copy = (await shop.call(ada, calls.exportAccount)).json();
    expect(copy.checkouts).toMatchObject([
      { amount_minor: 1999, currency: 'USD', offer: { name: '4-week plan', price } },
    ]);
    expect(copy.consents).toMatchObject([{ amount_minor: 1999, currency: 'USD' }]);
  });

  it('an open checkout keeps the old price until another one is started at the new price', async () => {
    await shop.person('ada@example.com');
    const before = await shop.checkOut('ada@example.com');
    await publishOffers(shop.deps, raisedOffers);
    expect((await shop.stateOf(before.checkout_id)).state).toMatchObject({ total: { amount_minor: 1999 } });
    await shop.advance(switchMs);
    expect((await shop.startCheckout('ada@example.com')).statusCode).toBe(412);
    const price = { amount_minor: 2999, currency: 'USD' };
    const after = (await shop.startCheckout('ada@example.com', { price })).json();
    expect(after.checkout_id).not.toBe(before.checkout_id);
    expect((await shop.stateOf(after.checkout_id)).state).toMatchObject({ total: price, offer: { price } });
  });

  it('a purchase names the version of the price list that it was made from', async () => {
    await shop.person('ada@example.com');
    const { checkout_id } = await shop.checkOut('ada@example.com');
    await publishOffers(shop.deps, raisedOffers);
    await publishOffers(shop.deps, raisedOffers);
    const { rows: versions } = await database.pool.query(
      `select number, offer->>'name' as name from offer_versions where offer_id = 1 order by number`,
    );
    expect(versions).toEqual([
      { number: 1, name: '4-week plan' },
      { number: 2, name: 'New 4-week plan' },
    ]);
    const { rows } = await database.pool.query(
      `select number from checkouts c join offer_versions v on v.id = c.offer_version_id where c.id = '${checkout_id}'`,
    );
    expect(rows).toEqual([{ number: 1 }]);
  });
});
