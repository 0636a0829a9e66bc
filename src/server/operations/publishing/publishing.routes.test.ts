import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationPage } from '#contract/console/publishing.ts';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { dayMs } from '#contract/day.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { switchMs } from '#server/billing/offer/shown-list.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { publishingDesk } from '#testing/server/publishing-desk.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
const email = 'ada@example.com';
let owner: ReturnType<typeof publishingDesk>;

beforeEach(async () => {
  owner = publishingDesk(await signedInOperator(shop, 'owner'));
});

/** The seeds with these prices in dollars, by offer id. */
const priced = (prices: Record<number, number>): ListedOffer[] =>
  offers.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: prices[offer.id] ?? offer.prices.USD } }));
const dearer = priced({ 1: 2049 });
const shown = async (headers: Record<string, string> = {}, query: { cohort?: string } = {}) =>
  (
    await shop.app.inject({ ...callAddress(calls.listOffers, { query: { currency: 'USD', ...query } }), headers })
  ).json<OffersAnswer>();
const firstPrice = async () => (await shown()).offers[0]!.price.amount_minor;
const audit = async () =>
  (await database.pool.query('select act, outcome, record::json from audit order by position')).rows.map(
    ({ act, outcome, record }) => ({ act, outcome, ...record }),
  );

describe('a draft', () => {
  it('begins with a version, and every save is a revision of its own', async () => {
    const id = await owner.begin();
    expect((await owner.save(id, 1, dearer)).json()).toEqual({ revision: 2 });
    const { draft, base, revisions, live } = await owner.draft(id, 1);
    expect(draft).toMatchObject({ revision: 2, edited_by: 'R. Okafor', body: { offers: dearer } });
    expect(base).toEqual({ offers });
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(live).toMatchObject({ number: 1, body: { offers } });
    expect(await firstPrice()).toBe(1999);
  });

  it.each(['offers', 'copy', 'quiz'])(
    'of %s can be saved whole, with each of its texts twice as long',
    async (kind) => {
      await syncSeeds(shop.deps);
      const desk = publishingDesk(await signedInOperator(shop, 'owner'), kind);
      const id = await desk.begin();
      const { draft } = await desk.draft(id);
      const saved = await desk.saveBody(id, 1, draft.body);
      expect([saved.statusCode, saved.json()]).toEqual([200, { revision: 2 }]);
      const twice = `"${'x'.repeat(JSON.stringify(draft.body).length)}"`;
      const larger = await desk.saveBody(id, 2, [draft.body, twice]);
      expect(larger.json().error).not.toContain('larger than allowed');
    },
  );

  it('a save of an old revision gets 409, loses nothing and changes nothing', async () => {
    const growth = publishingDesk(await signedInOperator(shop, 'growth', 'L. Fontaine'));
    const id = await owner.begin();
    await growth.save(id, 1, dearer);
    const stale = await owner.save(id, 1, priced({ 1: 2099 }));
    expect([stale.statusCode, stale.json().error]).toEqual([
      409,
      'L. Fontaine saved revision 2 while you were writing. Nothing is lost: join the two.',
    ]);
    const { draft, base } = await owner.draft(id, 1);
    expect([draft.body, base]).toEqual([{ offers: dearer }, { offers }]);
  });

  it('all texts of the site are saved, which are more than other calls may send', async () => {
    await syncSeeds(shop.deps);
    const desk = publishingDesk(await signedInOperator(shop, 'growth'), 'copy');
    const saved = await desk.saveBody(await desk.begin(), 1, seedBody);
    expect([saved.statusCode, saved.json()]).toEqual([200, { revision: 2 }]);
  });

  it('of two saves at the same moment one wins and the other is told', async () => {
    const id = await owner.begin();
    const answers = await Promise.all([owner.save(id, 1, dearer), owner.save(id, 1, priced({ 2: 3699 }))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await owner.draft(id)).draft.revision).toBe(2);
  });

  it.each<[string, unknown]>([
    ['a price that is no number', { offers: [{ ...offers[0]!, prices: { ...offers[0]!.prices, USD: '19.99' } }] }],
    ['a field that no offer has', { offers: [{ ...offers[0]!, chosen: true }] }],
    ['no list', { offers: 'all' }],
  ])('%s is not saved, and the answer says where it is', async (_, body) => {
    const operator = await signedInOperator(shop, 'owner');
    const id = await owner.begin();
    const answer = await operator.act(consoleCalls.saveDraft, String(id), { revision: 1, body });
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      expect.stringContaining('It cannot be saved: /offers'),
    ]);
  });
});

describe('publishing', () => {
  it('sells at the new price at once, and says who did what in words', async () => {
    const answer = await owner.sell(dearer);
    expect([answer.statusCode, answer.json().state]).toEqual([201, 'live']);
    expect(await firstPrice()).toBe(2049);
    expect((await audit()).at(-1)).toMatchObject({
      act: 'published',
      operator_name: 'R. Okafor',
      subject: 'Standard, version 2',
      before: '4-week plan, price in USD: $19.99',
      after: 'from 2030-01-01T12:00:00.000Z; 4-week plan, price in USD: $20.49',
      reason: 'agreed on Monday',
    });
    expect(await owner.documents()).toMatchObject([{ drafts: [], open: [{ number: 2, state: 'live' }] }]);
  });

  it('a checkout from before the change pays the old price, and one that begins after it gets 412', async () => {
    await shop.person(email);
    const before = await shop.checkOut(email);
    await owner.sell(dearer);
    await shop.advance(switchMs + 1);
    expect((await shop.startCheckout(email)).statusCode).toBe(412);
    expect(await shop.pay(before.transaction_id)).toBe('completed');
    await shop.deliver();
    expect((await shop.stateOf(before.checkout_id)).state).toMatchObject({ total: { amount_minor: 1999 } });
  });

  it('a checkout from 61 minutes before gets 412', async () => {
    await shop.person(email);
    await shop.checkOut(email);
    await owner.sell(dearer);
    await shop.advance(61 * 60_000);
    expect((await shop.startCheckout(email)).statusCode).toBe(412);
    expect((await shop.startCheckout(email, { price: { amount_minor: 2049, currency: 'USD' } })).statusCode).toBe(200);
  });

  it('a page that another process showed a moment ago is still sold from, by the version that it names', async () => {
    await shop.person(email);
    const { version } = await shown();
    await owner.sell(dearer);
    await shop.advance(switchMs - 1);
    expect((await shop.startCheckout(email, { version })).statusCode).toBe(200);
    const { rows } = await database.pool.query(
      'select amount_minor, document_version_id::text as version from checkouts',
    );
    expect(rows).toEqual([{ amount_minor: 1999, version }]);
  });

  it('begins and ends at the planned times, on the server', async () => {
    const [from, to] = [shop.deps.clock() + dayMs, shop.deps.clock() + 3 * dayMs];
    const planned = await owner.sell(dearer, {
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(to).toISOString(),
    });
    expect(planned.json().state).toBe('planned');
    const prices: number[] = [];
    for (const at of [from - 1, from, to - 1, to]) {
      await shop.advance(at - shop.deps.clock());
      prices.push(await firstPrice());
    }
    expect(prices).toEqual([1999, 2049, 2049, 1999]);
  });

  it('a price list of a country and a quiz is shown to its visitors alone', async () => {
    await owner.sell(priced({ 1: 2090 }), { audience: { quizzes: null, countries: ['DE'] } });
    await owner.sell(priced({ 1: 2080 }), { audience: { quizzes: ['B'], countries: null } });
    const priceFor = async (language: string, cohort = '') =>
      (await shown({ 'accept-language': language }, cohort === '' ? {} : { cohort })).offers[0]!.price.amount_minor;
    expect([
      await priceFor('en-US'),
      await priceFor('de-DE'),
      await priceFor('de-DE', 'B'),
      await priceFor('en-US', 'B'),
    ]).toEqual([1999, 2090, 2090, 2080]);
  });

  it('what refuses cannot be published by anybody', async () => {
    const answer = await owner.sell([{ ...offers[0]!, prices: { ...offers[0]!.prices, JPY: 0 } }]);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      '4-week plan has no price in JPY that can be charged.',
    ]);
    expect((await audit()).at(-1)).toMatchObject({ act: 'asked to publish', outcome: 'refused', after: 'findings' });
    expect(await firstPrice()).toBe(1999);
  });

  it('a slip of the finger has to be typed again', async () => {
    const id = await owner.begin();
    await owner.save(id, 1, priced({ 1: 19_990 }));
    expect((await owner.publish(id, 2)).json().error).toBe('4-week plan: $199.90 is 10 times $19.99.');
    const { findings, approval } = await owner.check(id);
    const asks = findings.filter(({ effect }) => effect === 'asks');
    expect([asks.map(({ confirm_by }) => confirm_by), approval]).toEqual([['$199.90'], 'by name']);
    const typed = { [asks[0]!.id]: '$199.90' };
    expect((await owner.publish(id, 2, { typed, name: 'Standard' })).statusCode).toBe(201);
    expect(await firstPrice()).toBe(19_990);
  });

  it('a total of the provider that is not ours refuses, and so does its silence', async () => {
    shop.deps.provider = {
      ...shop.deps.provider,
      prices: { ...shop.deps.provider.prices, totalOf: async () => ({ ok: 2438 }) },
    };
    expect((await owner.sell(dearer)).json().error).toContain(
      'Paddle would charge $24.38 for 4-week plan, not $20.49.',
    );
    shop.bringPaddleBack();
    shop.takePaddleDown();
    expect((await owner.sell(dearer)).json().error).toContain('Paddle does not answer');
    shop.bringPaddleBack();
    expect((await owner.sell(dearer)).statusCode).toBe(201);
  });

  it('a price by country is compared with Paddle’s own preview for that country, and is told of in words', async () => {
    const own = { id: 1, countries: ['PL', 'CZ'], price: { amount_minor: 3_999, currency: 'PLN' } };
    const placed = offers.map((offer) => ({ ...offer, countryPrices: [own] }));
    const { prices } = shop.deps.provider;
    const asked: unknown[] = [];
    shop.deps.provider = {
      ...shop.deps.provider,
      prices: {
        ...prices,
        totalOf: async (id, currency, more) => {
          asked.push(more?.country);
          return more?.country === 'PL' ? { ok: 4_000 } : prices.totalOf(id, currency, more);
        },
      },
    };
    expect((await owner.sell(placed)).json().error.replaceAll('\u00a0', ' ')).toContain(
      'Paddle would charge PLN 40.00 for 4-week plan in Poland and Czechia, not PLN 39.99.',
    );
    expect(asked).toContain('PL');
    shop.bringPaddleBack();
    const id = await owner.begin();
    await owner.save(id, 1, placed);
    const { changes } = await owner.check(id);
    expect(changes[0]).toMatchObject({ what: '4-week plan, in Poland and Czechia', before: 'as elsewhere' });
  });

  it('the same as what is live, an end before the start and an old revision are refused', async () => {
    const id = await owner.begin();
    expect((await owner.publish(id, 1)).json().error).toBe('This is what is shown already.');
    await owner.save(id, 1, dearer);
    expect((await owner.publish(id, 1)).statusCode).toBe(409);
    expect((await owner.publish(id, 2, { ends_at: '2029-01-01T00:00:00Z' })).statusCode).toBe(400);
    expect((await owner.publish(id, 2, { starts_at: 'soon' })).statusCode).toBe(400);
  });

  it('of two that publish one draft at the same moment one succeeds', async () => {
    const id = await owner.begin();
    await owner.save(id, 1, dearer);
    const answers = await Promise.all([owner.publish(id, 2), owner.publish(id, 2)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, expect.any(Number)]);
    expect((await database.pool.query('select 1 from publications')).rowCount).toBe(2);
  });

  it('no version is ever changed, and of a publication only its end and its approval, once', async () => {
    const change = (text: string) => database.pool.query(text);
    await expect(change(`update document_versions set note = 'x'`)).rejects.toThrow('never changed');
    await expect(change('delete from document_versions')).rejects.toThrow('never changed');
    await expect(change(`update publications set why = 'x'`)).rejects.toThrow('never changed');
    await expect(change('delete from publications')).rejects.toThrow('never changed');
    await change('update publications set ends_at = now()');
    await expect(change(`update publications set ends_at = now() + interval '1 day'`)).rejects.toThrow('never changed');
    await expect(change(`update publications set approved_by = 'me'`)).rejects.toThrow('never changed');
  });
});

describe('a second pair of eyes', () => {
  const raised = priced({ 1: 2199 });
  const approvalsWanted = () =>
    database.db
      .selectFrom('work_items')
      .select(['subject', 'solution'])
      .where('kind', '=', 'approval wanted')
      .orderBy('id')
      .execute();

  it('in test mode the same person types the name of the list', async () => {
    const id = await owner.begin();
    await owner.save(id, 1, raised);
    expect((await owner.publish(id, 2)).json().error).toBe('Type the name exactly, to confirm it.');
    expect((await owner.publish(id, 2, { name: 'Standard' })).json().state).toBe('live');
  });

  it('with real money another owner approves, and the one who asked cannot', async () => {
    shop.deps.config.paddle = { ...shop.deps.config.paddle, mode: 'production' };
    const other = publishingDesk(await signedInOperator(shop, 'owner', 'L. Fontaine'));
    const asked = await owner.sell(raised, { name: 'Standard' });
    expect(asked.json().state).toBe('waits');
    expect(await firstPrice()).toBe(1999);
    expect((await owner.approve(asked.json().id, 'Standard')).json().error).toBe(
      'Somebody else has to approve what you have asked for.',
    );
    expect((await other.approve(asked.json().id)).json().state).toBe('live');
    expect(await firstPrice()).toBe(2199);
    expect((await other.approve(asked.json().id)).statusCode).toBe(409);
  });

  it('alone among the owners, one types the name with real money too', async () => {
    shop.deps.config.paddle = { ...shop.deps.config.paddle, mode: 'production' };
    expect((await owner.sell(raised, { name: 'Standard' })).json().state).toBe('live');
  });

  it('growth drafts and asks, also for a small change, and an owner approves or declines', async () => {
    const growth = publishingDesk(await signedInOperator(shop, 'growth', 'L. Fontaine'));
    const asked = (await growth.sell(dearer)).json();
    expect(asked.state).toBe('waits');
    expect((await growth.approve(asked.id)).statusCode).toBe(403);
    expect((await owner.end(asked.id)).statusCode).toBe(204);
    expect((await owner.approve(asked.id)).json().error).toBe('This is over, or ends at the time that was announced.');
    const again = (await growth.sell(priced({ 1: 2050 }))).json();
    expect(await approvalsWanted()).toEqual([
      { subject: String(asked.id), solution: 'Declined.' },
      { subject: String(again.id), solution: '' },
    ]);
    expect((await owner.approve(again.id)).json().state).toBe('live');
    expect(await firstPrice()).toBe(2050);
    expect((await approvalsWanted()).at(-1)).toEqual({ subject: String(again.id), solution: 'Approved.' });
  });

  it('money sees and changes nothing; support and analysts do not see it', async () => {
    const money = await signedInOperator(shop, 'money');
    const list = callAddress(consoleCalls.listDocuments, { query: { kind: 'offers' } });
    expect((await money.look(list)).statusCode).toBe(200);
    const begun = await money.act(consoleCalls.beginDraft, '1', { name: 'x', version_id: 1 });
    expect(begun.statusCode).toBe(403);
    for (const role of ['support', 'analyst'] as const) {
      expect((await (await signedInOperator(shop, role)).look(list)).statusCode).toBe(403);
    }
  });

  it('an approval that comes after the planned start begins then', async () => {
    const growth = publishingDesk(await signedInOperator(shop, 'growth', 'L. Fontaine'));
    const startsAt = new Date(shop.deps.clock() + dayMs).toISOString();
    const asked = (await growth.sell(dearer, { starts_at: startsAt })).json();
    await shop.advance(2 * dayMs);
    expect(await firstPrice()).toBe(1999);
    await owner.approve(asked.id);
    expect(await firstPrice()).toBe(2049);
  });
});

describe('rolling back', () => {
  it('publishes the earlier version again by one press, without a second person', async () => {
    shop.deps.config.paddle = { ...shop.deps.config.paddle, mode: 'production' };
    const other = publishingDesk(await signedInOperator(shop, 'owner', 'L. Fontaine'));
    const first = await owner.live();
    const asked = (await owner.sell(priced({ 1: 2999 }))).json();
    await other.approve(asked.id);
    expect((await owner.again(first.id)).json().state).toBe('live');
    expect(await firstPrice()).toBe(1999);
    expect((await audit()).at(-1)).toMatchObject({ act: 'rolled back', subject: 'Standard, version 1' });
    expect((await owner.again(first.id)).json().error).toBe('This is what is shown already.');
  });

  it('what is bought stays as it was bought', async () => {
    const ada = await shop.subscribe(email);
    owner = publishingDesk(await signedInOperator(shop, 'owner'));
    const first = await owner.live();
    await owner.sell(priced({ 1: 2099 }), { name: 'Standard' });
    await owner.again(first.id);
    await shop.deliver(await shop.notifications());
    expect(await shop.seen(ada)).toMatchObject({ price: { amount_minor: 1999 } });
  });

  it('what everybody is shown cannot end without another version; a span that was announced is not moved', async () => {
    expect((await owner.end((await owner.live()).id)).json().error).toContain('Nothing would be left for everybody');
    const until = new Date(shop.deps.clock() + dayMs).toISOString();
    const span = (await owner.sell(dearer, { ends_at: until })).json();
    expect((await owner.end(span.id)).statusCode).toBe(409);
  });

  it('a list of a country ends, and its visitors see that for everyone', async () => {
    const german = { 'accept-language': 'de-DE' };
    const { id } = (await owner.sell(priced({ 1: 2090 }), { audience: { quizzes: null, countries: ['DE'] } })).json();
    const priceInGermany = async () => (await shown(german)).offers[0]!.price.amount_minor;
    expect(await priceInGermany()).toBe(2090);
    expect((await owner.end(id)).statusCode).toBe(204);
    expect(await priceInGermany()).toBe(1999);
  });

  it('what is planned is withdrawn, and stands in the history', async () => {
    const later = new Date(shop.deps.clock() + dayMs).toISOString();
    const planned = (await owner.sell(dearer, { starts_at: later })).json();
    await owner.end(planned.id);
    await shop.advance(2 * dayMs);
    expect(await firstPrice()).toBe(1999);
    const operator = await signedInOperator(shop, 'owner');
    const page = await operator.look(callAddress(consoleCalls.listPublications, { query: { kind: 'offers' } }));
    expect(page.json<PublicationPage>().publications.map(({ number, state }) => [number, state])).toEqual([
      [2, 'withdrawn'],
      [1, 'live'],
    ]);
  });
});

describe('a preview', () => {
  it('shows the draft to whoever has the link, for a day, and nothing else', async () => {
    const operator = await signedInOperator(shop, 'growth');
    const id = await owner.begin();
    await owner.save(id, 1, dearer);
    const { url } = (await operator.act(consoleCalls.makePreview, String(id), {})).json();
    const token = new URL(url).hash.slice(1);
    const open = (given: string) =>
      shop.app.inject({ ...callAddress(consoleCalls.readPreview), body: { token: given } });
    expect((await open(token)).json()).toMatchObject({
      kind: 'offers',
      document: 'Standard',
      body: { offers: dearer },
    });
    expect((await open(`${token.slice(0, -2)}AA`)).statusCode).toBe(404);
    await shop.advance(dayMs);
    expect((await open(token)).json().error).toBe('This preview is over. Ask for a new link.');
    expect(await firstPrice()).toBe(1999);
  });
});

it('the figures of the offers are those of the purchases', async () => {
  await shop.subscribe(email);
  owner = publishingDesk(await signedInOperator(shop, 'owner'));
  await owner.sell(dearer);
  await shop.person('grace@example.com');
  await shop.startCheckout('grace@example.com', { price: { amount_minor: 2049, currency: 'USD' } });
  const operator = await signedInOperator(shop, 'money');
  const { versions, open_checkouts } = (await operator.look(callAddress(consoleCalls.readOfferFigures))).json();
  expect(open_checkouts).toBe(1);
  expect(
    versions
      .filter(({ offer_id }: { offer_id: number }) => offer_id === 1)
      .map((one: Record<string, number>) => [one.number, one.sold_28_days, one.subscribers]),
  ).toEqual([
    [1, 1, 1],
    [2, 0, 0],
  ]);
});
