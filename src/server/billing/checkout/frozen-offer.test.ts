import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { migrate, migrations } from '#server/platform/database/migrate.ts';
import { createOwnDatabase } from '#testing/server/database.ts';
import { useTestShop } from '#testing/server/use.ts';
import { saveOffers } from '../offer/offers.sql.ts';
import { offers } from '../offer/offers.ts';

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
    await saveOffers(database.db, raisedOffers);
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
    await saveOffers(database.db, raisedOffers);
    expect((await shop.stateOf(before.checkout_id)).state).toMatchObject({ total: { amount_minor: 1999 } });
    expect((await shop.startCheckout('ada@example.com')).statusCode).toBe(412);
    const price = { amount_minor: 2999, currency: 'USD' };
    const after = (await shop.startCheckout('ada@example.com', { price })).json();
    expect(after.checkout_id).not.toBe(before.checkout_id);
    expect((await shop.stateOf(after.checkout_id)).state).toMatchObject({ total: price, offer: { price } });
  });

  it('a purchase names the version of the price list that it was made from', async () => {
    await shop.person('ada@example.com');
    const { checkout_id } = await shop.checkOut('ada@example.com');
    await saveOffers(database.db, raisedOffers);
    await saveOffers(database.db, raisedOffers);
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

describe('checkouts stored without an offer version', () => {
  it('checkouts without an offer version get it from the consent, or else from the price list', {
    tags: 'long',
  }, async () => {
    const old = await createOwnDatabase();
    try {
      await old.pool.query('drop schema public cascade; create schema public');
      const before = migrations.findIndex(({ name }) => name === '0017-recorders');
      await migrate(old.pool, migrations.slice(0, before));
      await old.pool.query(`
        insert into users (email, email_key) values ('a', 'a');
        insert into offers (id, name, interval_unit, interval_count, position, trial_unit, trial_count)
          values (1, '4-week plan', 'week', 4, 0, 'day', 7);
        insert into offer_prices values (1, 'USD', 2999), (1, 'EUR', 1899);
        insert into checkouts (id, user_id, offer_id, currency) values ('agreed', 1, 1, 'USD'), ('left', 1, 1, 'EUR');
        insert into consent_ledger (position, record, hash, user_id, email_hash, checkout_id, accepted_at)
          values (1, '{"amount_minor":1999,"currency":"USD"}', '', 1, '', 'agreed', now());
        insert into transactions (id, user_id, status, total_minor, tax_minor, currency, paid_at, occurred_at_us)
          values ('txn_1', 1, 'completed', 1190, 190, 'EUR', '2030-01-01', 1);
        insert into adjustments (id, transaction_id, action, status, total_minor, currency, created_at, occurred_at_us)
          values ('adj_1', 'txn_1', 'refund', 'approved', 119, 'EUR', '2030-01-02', 1893715200000000),
            ('adj_2', 'txn_1', 'refund', 'rejected', 1190, 'EUR', '2030-01-02', 1)`);
      await migrate(old.pool);
      const { rows } = await old.pool.query('select id, amount_minor, offer from checkouts order by id');
      const sold = {
        id: 1,
        name: '4-week plan',
        interval: { unit: 'week', count: 4 },
        trial: { unit: 'day', count: 7 },
      };
      expect(rows).toEqual([
        { id: 'agreed', amount_minor: 1999, offer: { ...sold, price: { amount_minor: 1999, currency: 'USD' } } },
        { id: 'left', amount_minor: 1899, offer: { ...sold, price: { amount_minor: 1899, currency: 'EUR' } } },
      ]);
      const { rows: entries } = await old.pool.query(
        'select kind, gross_minor, tax_minor, occurred_at from money_entries order by id',
      );
      expect(entries).toEqual([
        { kind: 'payment', gross_minor: '1190', tax_minor: '190', occurred_at: new Date('2030-01-01') },
        { kind: 'refund', gross_minor: '-119', tax_minor: '-19', occurred_at: new Date(1_893_715_200_000) },
      ]);
    } finally {
      await old.drop();
    }
  });
});
