import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import type { WholeTouch } from '../../contract/attribution';
import { type Caller, createCaller } from '../../testing/caller';
import { eraseAccount } from '../account/erase-account.sql';
import { createTestShop, type TestShop } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { offers } from '../offer/offers';
import { saveOffers } from '../offer/offers.sql';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop(database);
});
beforeEach(async () => {
  await shop.reset();
  browser = createCaller(shop.app);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const query = async (sql: string) => (await database.pool.query(sql)).rows;
const ad: WholeTouch = {
  arrived_at: '2029-12-24T08:00:00.000Z',
  ...{
    utm_source: 'meta',
    utm_medium: 'paid',
    utm_campaign: 'winter',
    utm_id: '17',
    utm_content: 'kite',
    utm_term: 'focus',
  },
  ...{ click_id: 'IwAR1', click_id_name: 'fbclid', landing_path: '/quiz', referrer_host: 'l.example' },
};
const letter: WholeTouch = {
  ...ad,
  arrived_at: '2029-12-31T08:00:00.000Z',
  utm_source: 'letter',
  click_id: '',
  click_id_name: '',
};
const told = { first_touch: ad, last_touch: letter };
const email = 'ada@example.com';
/** In one browser a test. */
let browser: Caller;
const signUp = (body: object) => browser.call('POST', apiPaths.signUp, { email, cohort: 'A', ...body });
const touches = () => query('select which, utm_campaign, utm_source, landing_path, click_id from touches order by id');
const eraseAda = async () => {
  const [{ id }] = await query('select id from users');
  return eraseAccount(database.db, { userId: id, deviceId: null, letter: true, now: shop.deps.clock() });
};

describe('how somebody came here', () => {
  it('is written down whole with the account, the same arrival once', async () => {
    expect((await signUp(told)).statusCode).toBe(201);
    expect((await signUp({ ...told, last_touch: ad })).statusCode).toBe(201);
    const [row, ...others] = await query('select * from touches order by id');
    const { click_id_name: _named, arrived_at, ...first } = ad;
    expect(row).toMatchObject({ ...first, which: 'first', arrived_at: new Date(arrived_at), click_id_name: 'fbclid' });
    expect(others).toMatchObject([
      { which: 'last', utm_source: 'letter' },
      { which: 'last', utm_source: 'meta' },
    ]);
  });

  it('is cut where a link is too long, and hinders nobody', async () => {
    const long = { ...ad, utm_term: `${'x'.repeat(199)}💥`, click_id: 'y'.repeat(900) };
    expect((await signUp({ first_touch: long })).statusCode).toBe(201);
    expect(await query('select utm_term, length(click_id) as length from touches')).toEqual([
      { utm_term: 'x'.repeat(199), length: 500 },
    ]);
  });

  it('is not written to an account by another browser than the one that signed it up', async () => {
    await signUp({ first_touch: ad });
    await createCaller(shop.app).call('POST', apiPaths.signUp, { email, cohort: 'B', first_touch: letter });
    expect(await touches()).toMatchObject([{ utm_source: 'meta' }]);
  });

  it('is written down with each checkout', async () => {
    await shop.person(email);
    expect((await shop.startCheckout(email, told)).statusCode).toBe(200);
    expect(await query('select which, utm_source from touches join checkouts on checkouts.id = checkout_id')).toEqual([
      { which: 'first', utm_source: 'meta' },
      { which: 'last', utm_source: 'letter' },
    ]);
  });

  it('is nothing where nothing was told, and refused where it is no touch', async () => {
    expect((await signUp({})).statusCode).toBe(201);
    expect(await touches()).toEqual([]);
    for (const wrong of [{ ...ad, arrived_at: 7 }, { utm_source: 'meta' }]) {
      expect((await signUp({ first_touch: wrong })).statusCode).toBe(400);
    }
    for (const arrived_at of [
      '2029-02-31T99:00:00Z',
      'yesterday',
      '-200000-01-01T00:00:00Z',
      '+200000-01-01T00:00:00Z',
    ]) {
      expect((await signUp({ first_touch: { ...ad, arrived_at } })).statusCode).toBe(201);
    }
    expect(await query('select utm_source, arrived_at from touches')).toEqual([
      { utm_source: 'meta', arrived_at: null },
    ]);
  });

  it('is in the copy of one’s data, and goes with Reject and with the account', async () => {
    const ada = await shop.person(email);
    const { checkout_id } = (await shop.startCheckout(email, told)).json();
    const copy = (await shop.call(ada, 'GET', apiPaths.exportAccount)).json();
    expect(copy.touches).toMatchObject([{ utm_campaign: 'winter', checkout_id }, { utm_source: 'letter' }]);
    const headers = { cookie: 'warning=false', authorization: ada.authorization };
    await shop.app.inject({ url: `${apiPaths.checkouts}/${checkout_id}`, headers });
    expect(await touches()).toEqual([]);

    await shop.startCheckout(email, { ...told, offer_id: 2 });
    expect(await touches()).toHaveLength(2);
    await eraseAda();
    expect(await touches()).toEqual([]);
  });
});

describe('what was shown', () => {
  const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';
  const cookie = `AMP_everkite=${btoa(encodeURIComponent(JSON.stringify({ deviceId })))}`;
  const askForOffers = (headers: Record<string, string> = { cookie }, currency = 'USD') =>
    shop.app.inject({ url: `${apiPaths.offers}?currency=${currency}`, headers });

  it('is written down once for each measured device: the offers, their versions and prices', async () => {
    await askForOffers();
    await askForOffers();
    await askForOffers({ cookie }, 'JPY');
    await saveOffers(database.db, offers.slice(0, 1));
    await askForOffers();
    const rows = await query('select device_id, what, detail from shown order by id');
    expect(rows).toMatchObject([
      {
        device_id: deviceId,
        what: 'offers',
        detail: [
          { offer_id: 1, price: { amount_minor: 1999, currency: 'USD' }, offer_version_id: expect.any(String) },
          { offer_id: 2 },
          { offer_id: 3 },
        ],
      },
      { detail: [{ price: { currency: 'JPY' } }, {}, {}] },
      { detail: [{ offer_id: 1 }] },
    ]);
  });

  it('is not written down of whom may not be measured', async () => {
    await askForOffers({});
    await askForOffers({ cookie: 'warning=false' });
    expect(await query('select 1 from shown')).toEqual([]);
  });

  it('is in the copy of one’s data, and goes with the account', async () => {
    const ada = await shop.person(email);
    await askForOffers();
    const headers = { authorization: ada.authorization, cookie };
    const copy = (await shop.app.inject({ url: apiPaths.exportAccount, headers })).json();
    expect(copy.shown).toMatchObject([{ what: 'offers', device_id: deviceId }]);
    await eraseAccount(database.db, { userId: ada.id, deviceId, letter: false, now: shop.deps.clock() });
    expect(await query('select 1 from shown')).toEqual([]);
  });
});

describe('who acted', () => {
  const acts = () => query('select actor, act, user_id is not null as of_somebody, subject_id from acts order by id');

  it('is written down with each step of a contract', async () => {
    await signUp({});
    await query('delete from users');
    const ada = await shop.subscribe(email);
    const { id } = (await shop.seen(ada))!;
    const steps = [
      () => shop.call(ada, 'PUT', apiPaths.pauseSubscription, { months: 1 }),
      () => shop.call(ada, 'DELETE', apiPaths.pauseSubscription),
      () => shop.cancel(ada, { reason: 'cost' }),
      () => shop.undo(ada),
      () => shop.call(ada, 'PUT', apiPaths.withdrawal),
    ];
    for (const step of steps) {
      await shop.advance(60_000);
      expect((await step()).statusCode).toBe(200);
    }
    await shop.work();
    expect(await eraseAda()).toBe('erased');
    const ofAda = { of_somebody: false, subject_id: id };
    expect(await acts()).toEqual([
      { actor: 'person', act: 'signed up', of_somebody: false, subject_id: null },
      { actor: 'person', act: 'agreed to buy', of_somebody: false, subject_id: ada.checkout_id },
      { actor: 'person', act: 'asked to pause', ...ofAda },
      { actor: 'person', act: 'asked to undo-pause', ...ofAda },
      { actor: 'person', act: 'asked to cancel', ...ofAda },
      { actor: 'person', act: 'took a cancellation back', ...ofAda },
      { actor: 'person', act: 'withdrew', ...ofAda },
      { actor: 'system', act: 'owes a payment back', of_somebody: false, subject_id: ada.transaction_id },
      { actor: 'person', act: 'erased an account', of_somebody: false, subject_id: null },
    ]);
  });

  it('happens in the transaction of what it is about, or not at all', async () => {
    const ada = await shop.subscribe(email);
    await query("create function fail() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$");
    await query('create trigger power_cut before insert on jobs for each row execute function fail()');
    const before = await acts();
    try {
      expect((await shop.cancel(ada)).statusCode).toBe(500);
      expect(await acts()).toEqual(before);
      expect(await query('select 1 from cancellations')).toEqual([]);
    } finally {
      await query('drop trigger power_cut on jobs; drop function fail()');
    }
  });
});
