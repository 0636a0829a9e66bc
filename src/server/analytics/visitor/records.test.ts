import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { FullTouch } from '#contract/attribution.ts';
import { calls } from '#contract/calls.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { type Caller, createCaller } from '#testing/server/caller.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();

beforeEach(async () => {
  browser = createCaller(shop.app);
});

const query = async (sql: string) => (await database.pool.query(sql)).rows;
const ad: FullTouch = {
  arrived_at: '2029-12-24T08:00:00.000Z',
  utm_source: 'meta',
  utm_medium: 'paid',
  utm_campaign: 'winter',
  utm_id: '17',
  utm_content: 'kite',
  utm_term: 'focus',
  click_id: 'IwAR1',
  click_id_name: 'fbclid',
  landing_path: '/quiz',
  referrer_host: 'l.example',
};
const newsletter: FullTouch = {
  ...ad,
  arrived_at: '2029-12-31T08:00:00.000Z',
  utm_source: 'newsletter',
  click_id: '',
  click_id_name: '',
};
const givenTouches = { first_touch: ad, last_touch: newsletter };
const email = 'ada@example.com';
/** A new one for each test. */
let browser: Caller;
const signUp = (body: object) => browser.call(calls.signUp, { email, cohort: 'A', ...body });
const touches = () => query('select which, utm_campaign, utm_source, landing_path, click_id from touches order by id');
const eraseAda = async () => {
  const [{ id }] = await query('select id from users');
  return eraseAccount(database.db, { userId: id, deviceId: null, email: true, now: shop.deps.clock() });
};

describe('how somebody came here', () => {
  it('touches are recorded in full with the account, the same arrival once', async () => {
    expect((await signUp(givenTouches)).statusCode).toBe(201);
    expect((await signUp({ ...givenTouches, last_touch: ad })).statusCode).toBe(201);
    const [row, ...others] = await query('select * from touches order by id');
    const { click_id_name: _named, arrived_at, ...first } = ad;
    expect(row).toMatchObject({ ...first, which: 'first', arrived_at: new Date(arrived_at), click_id_name: 'fbclid' });
    expect(others).toMatchObject([
      { which: 'last', utm_source: 'newsletter' },
      { which: 'last', utm_source: 'meta' },
    ]);
  });

  it('a touch with texts that are too long is cut, and the sign-up succeeds', async () => {
    const long = { ...ad, utm_term: `${'x'.repeat(199)}💥`, click_id: 'y'.repeat(900) };
    expect((await signUp({ first_touch: long })).statusCode).toBe(201);
    expect(await query('select utm_term, length(click_id) as length from touches')).toEqual([
      { utm_term: 'x'.repeat(199), length: 500 },
    ]);
  });

  it('a touch from another browser than the one that signed up is not recorded with the account', async () => {
    await signUp({ first_touch: ad });
    await createCaller(shop.app).call(calls.signUp, { email, cohort: 'B', first_touch: newsletter });
    expect(await touches()).toMatchObject([{ utm_source: 'meta' }]);
  });

  it('touches are recorded with each checkout', async () => {
    await shop.person(email);
    expect((await shop.startCheckout(email, givenTouches)).statusCode).toBe(200);
    expect(await query('select which, utm_source from touches join checkouts on checkouts.id = checkout_id')).toEqual([
      { which: 'first', utm_source: 'meta' },
      { which: 'last', utm_source: 'newsletter' },
    ]);
  });

  it('a sign-up without touches records none, and of a malformed one what can be kept', async () => {
    expect((await signUp({})).statusCode).toBe(201);
    expect(await touches()).toEqual([]);
    expect((await signUp({ first_touch: 'meta' })).statusCode).toBe(201);
    expect(await touches()).toEqual([]);
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

  it('touches are in the copy of one’s data, and are removed by Reject and with the account', async () => {
    const ada = await shop.person(email);
    const { checkout_id } = (await shop.startCheckout(email, givenTouches)).json();
    const copy = (await shop.call(ada, calls.exportAccount)).json();
    expect(copy.touches).toMatchObject([{ utm_campaign: 'winter', checkout_id }, { utm_source: 'newsletter' }]);
    const headers = { cookie: 'warning=false', authorization: ada.authorization };
    await shop.app.inject({ ...callAddress(calls.readCheckout, { params: { id: checkout_id } }), headers });
    expect(await touches()).toEqual([]);

    await shop.startCheckout(email, { ...givenTouches, offer_id: 2 });
    expect(await touches()).toHaveLength(2);
    await eraseAda();
    expect(await touches()).toEqual([]);
  });
});

describe('what was shown', () => {
  const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';
  const cookie = `AMP_everkite=${btoa(encodeURIComponent(JSON.stringify({ deviceId })))}`;
  const requestOffers = (headers: Record<string, string> = { cookie }, currency = 'USD') =>
    shop.app.inject({ ...callAddress(calls.listOffers, { query: { currency } }), headers });

  it('shown offers are recorded once for each measured device, with versions and prices', async () => {
    await requestOffers();
    await requestOffers();
    await requestOffers({ cookie }, 'JPY');
    await publishOffers(shop.deps, offers.slice(0, 1));
    await requestOffers();
    const rows = await query('select device_id, what, detail from shown order by id');
    expect(rows).toMatchObject([
      {
        device_id: deviceId,
        what: 'offers',
        detail: {
          list_version_id: expect.any(Number),
          offers: [
            { offer_id: 1, price: { amount_minor: 1999, currency: 'USD' }, offer_version_id: expect.any(String) },
            { offer_id: 2 },
            { offer_id: 3 },
          ],
        },
      },
      { detail: { offers: [{ price: { currency: 'JPY' } }, {}, {}] } },
      { detail: { offers: [{ offer_id: 1 }] } },
    ]);
  });

  it('shown offers are not recorded for a browser that may not be measured', async () => {
    await requestOffers({});
    await requestOffers({ cookie: 'warning=false' });
    expect(await query('select 1 from shown')).toEqual([]);
  });

  it('shown offers are in the copy of one’s data, and are removed with the account', async () => {
    const ada = await shop.person(email);
    await requestOffers();
    const headers = { authorization: ada.authorization, cookie };
    const copy = (await shop.app.inject({ ...callAddress(calls.exportAccount), headers })).json();
    expect(copy.shown).toMatchObject([{ what: 'offers', device_id: deviceId }]);
    await eraseAccount(database.db, { userId: ada.id, deviceId, email: false, now: shop.deps.clock() });
    expect(await query('select 1 from shown')).toEqual([]);
  });
});

describe('who acted', () => {
  const acts = () => query('select actor, act, user_id is not null as of_somebody, subject_id from acts order by id');

  it('an act is recorded for each step of a contract', async () => {
    await signUp({});
    await query('delete from users');
    const ada = await shop.subscribe(email);
    const { id } = (await shop.seen(ada))!;
    const steps = [
      () => shop.call(ada, calls.pauseSubscription, { months: 1 }),
      () => shop.call(ada, calls.endPause),
      () => shop.cancel(ada, { reason: 'cost' }),
      () => shop.undo(ada),
      () => shop.call(ada, calls.withdraw),
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

  it('an act is recorded in the same transaction as the change that it is about, or not at all', async () => {
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
