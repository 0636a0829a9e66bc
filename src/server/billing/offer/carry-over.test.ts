import { beforeEach, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { takesLongTests } from '#testing/long-tests.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { seedBusiness } from '#testing/server/seeded-business.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from './offers.ts';

const ofOffers = `where document_id in (select id from documents where kind = 'offers')`;

const { shop, database } = useTestShop({ ownDatabase: true });
const query = (text: string) => database.pool.query(text);
let ada: Person & { checkout_id: string };

/** The tables as the release before the price lists left them: the second offer began with a trial by its setting. */
beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  await query(`update checkouts set document_version_id = null`);
  await database.forget(['publications', 'drafts', 'document_versions', 'documents', 'publish_epoch', 'price_ids']);
  await query(`update offers set active = true, position = id`);
  await query(`update offers set trial_unit = 'day', trial_count = 7 where id = 2`);
  for (const { id, prices } of offers) {
    for (const [currency, amount] of Object.entries(prices)) {
      await query(
        `insert into offer_prices (offer_id, currency, amount_minor) values (${id}, '${currency}', ${amount})`,
      );
    }
  }
  await shop.deps.published.refresh();
});

/** All that is bought, and all that is counted of it. */
async function booked() {
  const operator = await signedInOperator(shop, 'owner');
  const revenue = await operator.look(callAddress(consoleCalls.readRevenue, { query: {} }));
  const tables = ['checkouts', 'subscriptions', 'transactions', 'money_entries', 'consent_ledger', 'emails'];
  const rows = await Promise.all(
    tables.map(
      async (name) => (await query(`select md5(string_agg(t::text, '' order by t::text)) as rows from ${name} t`)).rows,
    ),
  );
  return {
    revenue: revenue.json(),
    rows,
    seen: await shop.seen(ada),
    state: (await shop.stateOf(ada.checkout_id)).state,
  };
}

it('what was for sale is published as it was, and nothing bought or counted changes by a cent', async () => {
  const customers = takesLongTests ? 2000 : 150;
  await seedBusiness(database.pool, { customers, days: 365, now: shop.deps.clock(), seed: 5 });
  const before = await booked();
  await Promise.all([syncSeeds(shop.deps), syncSeeds(shop.deps)]);
  await syncSeeds(shop.deps);
  expect(await booked()).toEqual(before);

  const { rows } = await query(`select number, seed, body from document_versions ${ofOffers} order by id`);
  const trial = { unit: 'day', count: 7 };
  const carried = { offers: offers.map((offer) => (offer.id === 2 ? { ...offer, trial } : offer)) };
  // The release's own list is known, and shown to nobody.
  expect(rows).toEqual([
    { number: 1, seed: false, body: carried },
    { number: 2, seed: true, body: { offers } },
  ]);
  expect((await query(`select asked_by, version_id from publications ${ofOffers}`)).rows).toHaveLength(1);
  const listed = (await shop.app.inject(callAddress(calls.listOffers))).json<OffersAnswer>();
  expect(listed.offers.map(({ price, trial: begun }) => [price.amount_minor, begun])).toEqual([
    [1999, null],
    [3599, trial],
    [5999, null],
  ]);
  // A version of its own only where the trial is new; the others are as they were sold before.
  expect(
    (await query('select offer_id, max(number) as newest from offer_versions group by 1 order by 1')).rows,
  ).toEqual([
    { offer_id: 1, newest: 1 },
    { offer_id: 2, newest: 2 },
    { offer_id: 3, newest: 1 },
  ]);
  expect((await shop.startCheckout('grace@example.com')).statusCode).toBe(200);
});

it('without a trial it is the release’s own list, which the next release may renew', async () => {
  await query('update offers set trial_unit = null, trial_count = null');
  await syncSeeds(shop.deps);
  expect((await query(`select number, seed from document_versions ${ofOffers}`)).rows).toEqual([
    { number: 1, seed: true },
  ]);
});
