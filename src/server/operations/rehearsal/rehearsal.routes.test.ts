import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { RehearsalAnswer, RehearsedWeek } from '#contract/console/rehearsal.ts';
import { dayMs } from '#contract/day.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { publishingDesk } from '#testing/server/publishing-desk.ts';
import { fates, liveBusiness, rehearsedOffers } from '#testing/server/rehearsed-business.ts';
import { type SoldLife, soldLife, storeLives } from '#testing/server/rehearsed-lives.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { testUploadWorkerFile } from '#testing/server/worker-files.ts';
import { tidyUp } from '../tidy/tidy.ts';
import { emailsAboutMoney } from './happened.sql.ts';
import { readPastPurchases } from './past-purchases.ts';
import { rehearsalsOver } from './run-rehearsal.ts';
import { weekOf } from './week-of-money.ts';

const { shop, database } = useTestShop();
const sold = withTrials({ 3: 7 });
let growth: TestOperator;

beforeEach(async () => {
  growth = await signedInOperator(shop, 'growth', 'M. Silva');
});

const read = async (draft: number, operator = growth) =>
  (
    await operator.look(callAddress(consoleCalls.readRehearsal, { params: { id: String(draft) } }))
  ).json<RehearsalAnswer>();
const start = (draft: number, operator = growth) => operator.act(consoleCalls.startRehearsal, String(draft), {});
const cancel = (draft: number, operator = growth) => operator.act(consoleCalls.cancelRehearsal, String(draft), {});

async function draftOf(offers: readonly ListedOffer[]): Promise<number> {
  const desk = publishingDesk(await signedInOperator(shop, 'owner'));
  const id = await desk.begin();
  await desk.save(id, 1, offers);
  return id;
}

/** Starts, waits and reads. */
async function rehearse(offers: readonly ListedOffer[]): Promise<RehearsalAnswer> {
  const draft = await draftOf(offers);
  const started = await start(draft);
  expect(started.statusCode, started.body).toBe(201);
  await rehearsalsOver();
  const answer = await read(draft);
  expect(answer.state, answer.fault).toBe('done');
  return answer;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** By week and currency, from the provider's own books of the rehearsed days: what was paid and what went back. */
function booked(
  { transactions, adjustments }: Pick<State, 'transactions' | 'adjustments'>,
  { from, until }: { from: number; until: number },
  own: (subscriptionId: string) => boolean,
) {
  const weeks = new Map<string, { paid: number; returned: number }>();
  const add = (at: string, currency: string, part: 'paid' | 'returned', amount: number) => {
    const ms = Date.parse(at);
    if (ms < from || ms >= until || amount === 0) return;
    const key = `${weekOf(ms)} ${currency}`;
    const row = weeks.get(key) ?? { paid: 0, returned: 0 };
    weeks.set(key, { ...row, [part]: row[part] + amount });
  };
  for (const { status, subscription_id, payments, details, currency_code } of Object.values(transactions)) {
    if (status !== 'completed' || !own(subscription_id!)) continue;
    const captured = payments.find((one) => one.status === 'captured');
    if (captured) add(captured.captured_at!, currency_code, 'paid', Number(details.totals.grand_total));
  }
  for (const { action, status, subscription_id, totals, currency_code, created_at, updated_at } of Object.values(
    adjustments,
  )) {
    if (!own(subscription_id!)) continue;
    if (action === 'refund' && status === 'approved') add(updated_at, currency_code, 'returned', Number(totals.total));
    if (action === 'chargeback') add(created_at, currency_code, 'returned', Number(totals.total));
    if (action === 'chargeback_reverse') add(created_at, currency_code, 'returned', -Number(totals.total));
  }
  return Object.fromEntries([...weeks].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const sideOf = (weeks: readonly RehearsedWeek[], side: 'rehearsed' | 'happened' | 'unchanged') =>
  Object.fromEntries(
    weeks
      .filter((row) => row[side].paid !== 0 || row[side].returned !== 0)
      .map((row) => [`${row.week} ${row.currency}`, row[side]]),
  );

async function emailsTo(people: readonly Person[], { from, until }: { from: number; until: number }) {
  const { rows } = await database.pool.query(
    `select kind, count(*)::integer as count from emails
     where user_id = any($1) and sent_at >= $2 and sent_at < $3 and kind = any($4) group by 1 order by 1`,
    [people.map(({ id }) => id), new Date(from), new Date(until), emailsAboutMoney],
  );
  return rows;
}

async function consentsOf(people: readonly Person[]) {
  const { rows } = await database.pool.query(
    `select case when checkout_id is null then 'plan-change' else 'purchase' end as kind, count(*)::integer as count
     from consent_ledger where user_id = any($1) group by 1 order by 1`,
    [people.map(({ id }) => id)],
  );
  return rows;
}

/** Each fate takes a second or two to live. */
const lived = rowsOf(fates, { commit: 7 });

describe('rehearsing what is live', () => {
  it('gives the books of the last 90 days again, to the minor unit, and sends what was sent', {
    tags: 'long',
  }, async () => {
    const people = await liveBusiness(shop, lived);
    const until = Math.floor(shop.deps.clock() / dayMs) * dayMs;
    const span = { from: until - 90 * dayMs, until };
    const books = shop.books();
    const before = new Set(
      Object.values(books.subscriptions)
        .filter(({ started_at }) => Date.parse(started_at!) < span.from)
        .map(({ id }) => id),
    );
    expect(before.size).toBe(1);
    const { result, purchases } = await rehearse(rehearsedOffers);
    const { weeks, counts, emails, consents } = result!;

    expect(purchases).toBe(lived.length - 1);
    expect(result!.not_sold).toEqual([]);
    expect(result!.not_done).toEqual([]);
    const reference = booked(books, span, (id) => !before.has(id));
    expect(sideOf(weeks, 'happened')).toEqual(reference);
    expect(sideOf(weeks, 'rehearsed')).toEqual(reference);
    expect(sideOf(weeks, 'unchanged')).toEqual(booked(books, span, (id) => before.has(id)));
    for (const [name, { rehearsed, happened }] of Object.entries(counts)) expect(rehearsed, name).toBe(happened);
    expect(counts.renewals.happened).toBeGreaterThan(3);
    const own = people.slice(1);
    expect(emails.map(({ kind, rehearsed }) => ({ kind, count: rehearsed }))).toEqual(await emailsTo(own, span));
    expect(emails.map(({ rehearsed }) => rehearsed)).toEqual(emails.map(({ happened }) => happened));
    expect(
      consents
        .map(({ kind, rehearsed }) => ({ kind, count: rehearsed }))
        .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    ).toEqual(await consentsOf(own));
    expect(result!.already_subscribed).toBe(1);
    expect(sum(weeks.map((row) => row.rehearsed.returned))).toBeGreaterThan(0);
  });
});

describe('rehearsing what is live for hundreds of customers of a year', () => {
  it.each([60, 2000])(
    'gives the provider’s books of %i of them again, to the minor unit',
    { tags: 'long' },
    async (customers) => {
      await publishOffers(shop.deps, sold);
      const until = Math.floor(shop.deps.clock() / dayMs) * dayMs;
      const span = { from: until - 90 * dayMs, until };
      const year = { from: until - 365 * dayMs, until };
      const lives = Array.from({ length: customers }, (_, i) => soldLife(sold, year, i + 1));
      await storeLives(database.pool, lives);
      const { result, purchases } = await rehearse(sold);
      const own = lives.filter(({ boughtAt }) => boughtAt >= span.from);
      const booksOf = (some: readonly SoldLife[]) => {
        const states = some.map(({ state }) => state);
        const all = {
          transactions: Object.assign({}, ...states.map(({ transactions }) => transactions)),
          adjustments: Object.assign({}, ...states.map(({ adjustments }) => adjustments)),
        };
        return booked(all, span, () => true);
      };
      expect(purchases).toBe(own.length);
      expect([result!.not_sold, result!.not_done]).toEqual([[], []]);
      expect(sideOf(result!.weeks, 'rehearsed')).toEqual(booksOf(own));
      expect(sideOf(result!.weeks, 'unchanged')).toEqual(booksOf(lives.filter((life) => !own.includes(life))));
      for (const [name, { rehearsed, happened }] of Object.entries(result!.counts))
        expect(rehearsed, name).toBe(happened);
    },
  );
});

describe('a rehearsal', () => {
  const dearer = offers.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: offer.prices.USD + 500 } }));

  /** Somebody who bought on the first day, and 30 days. */
  async function oneSubscriber(email = 'ada@example.com'): Promise<void> {
    await shop.subscribe(email);
    await shop.advance(30 * dayMs);
    await shop.deliver();
    await shop.work();
    growth = await signedInOperator(shop, 'growth', 'M. Silva');
  }

  it('shows what the draft would have taken beside what was taken', async () => {
    await oneSubscriber();
    const { result, first_day, last_day } = await rehearse(dearer);
    expect([first_day, last_day]).toEqual(['2029-11-02', '2030-01-30']);
    expect(result!.weeks.map(({ week, rehearsed, happened }) => [week, rehearsed.paid, happened.paid])).toEqual([
      ['2029-12-31', 2499, 1999],
      ['2030-01-28', 2499, 1999],
    ]);
    expect(result!.counts.renewals).toEqual({ rehearsed: 1, happened: 1 });
    expect(result!.findings.map(({ id }) => id)).toContain('steps');
  });

  it('somebody from a country with a price of its own in the draft pays that', async () => {
    await oneSubscriber();
    const own = [{ id: 1, countries: ['US'], price: { amount_minor: 2_999, currency: 'USD' } }];
    const { result } = await rehearse(offers.map((offer) => ({ ...offer, countryPrices: own })));
    expect(result!.weeks.map(({ rehearsed }) => rehearsed.paid)).toEqual([2_999, 2_999]);
  });

  it('says which purchases the draft could not have sold, and which checks refuse', { tags: 'long' }, async () => {
    await oneSubscriber();
    const { result } = await rehearse([{ ...offers[1]!, prices: { ...offers[1]!.prices, JPY: 0 } }]);
    expect(result!.not_sold).toEqual([{ offer_id: 1, currency: 'USD', why: 'no such offer', purchases: 1 }]);
    expect(result!.counts.purchases).toEqual({ rehearsed: 0, happened: 1 });
    expect(result!.findings.filter(({ effect }) => effect === 'refuses').map(({ id }) => id)).toEqual(['price 2 JPY']);
  });

  it('without a purchase in the time there is nothing to make again', { tags: 'long' }, async () => {
    const { purchases, result } = await rehearse(offers);
    expect(purchases).toBe(0);
    expect(result!.weeks).toEqual([]);
  });

  it('changes nothing at the provider, sends nothing and stores nothing but its sums and its entry in the audit', async () => {
    await oneSubscriber();
    const draft = await draftOf(dearer);
    const without = ['rehearsals', 'audit', 'audit_ends', 'console_sessions'];
    const stored = async () =>
      (await database.pool.query('select kind, name, content from pristine.saved($1)', [without])).rows;
    const [books, sent, before] = [shop.books(), shop.deps.sent.length, await stored()];
    expect((await start(draft)).statusCode).toBe(201);
    await rehearsalsOver();
    expect((await read(draft)).state).toBe('done');
    expect(shop.books()).toBe(books);
    expect(shop.deps.sent).toHaveLength(sent);
    await shop.work();
    expect(shop.deps.sent).toHaveLength(sent);
    expect(await stored()).toEqual(before);
  });

  it('knows nothing of a person: its input has no other fields than these, and no value that leads to one', async () => {
    const ada = await shop.subscribe('ada@example.com');
    await shop.cancel(ada);
    await shop.work();
    await shop.advance(3 * dayMs);
    const until = shop.deps.clock();
    const { purchases } = await readPastPurchases(shop.deps.db, { from: until - 90 * dayMs, until });
    expect(purchases).toHaveLength(1);
    expect(Object.keys(purchases[0]!).toSorted()).toEqual([
      'acts',
      'at',
      'country',
      'coupon',
      'currency',
      'offerId',
      'trial',
    ]);
    expect(purchases[0]!.acts.flatMap((act) => Object.keys(act)).toSorted()).toEqual(['act', 'at', 'email']);
    const text = JSON.stringify(purchases);
    const { rows } = await database.pool.query('select id, transaction_id from checkouts');
    const ids = [ada.id, ada.email, rows[0].id, rows[0].transaction_id, ...Object.keys(shop.books().subscriptions)];
    for (const id of ids.filter((one) => String(one).length > 3)) expect(text).not.toContain(id);
  });

  it('runs once at a time: a second operator is told who runs it, and sees how far it is', {
    tags: 'long',
  }, async () => {
    await oneSubscriber();
    const [draft, other] = [await draftOf(dearer), await draftOf(offers)];
    const owner = await signedInOperator(shop, 'owner', 'L. Fontaine');
    const [first, second] = await Promise.all([start(draft), start(other, owner)]);
    const statuses = [first.statusCode, second.statusCode];
    expect(statuses.toSorted()).toEqual([201, 409]);
    const refused = first.statusCode === 409 ? first : second;
    expect(refused.json().error).toMatch(/^(M. Silva|L. Fontaine) is rehearsing “Autumn”\. One runs at a time/);
    const running = first.statusCode === 201 ? draft : other;
    expect(await read(running, owner)).toMatchObject({ state: 'running', purchases: 1 });
    await rehearsalsOver();
    expect((await start(running, owner)).statusCode).toBe(201);
    await rehearsalsOver();
  });

  it('is cancelled by anybody who may draft, and leaves no result', { tags: 'long' }, async () => {
    await oneSubscriber();
    const draft = await draftOf(dearer);
    await start(draft);
    expect((await cancel(draft, await signedInOperator(shop, 'owner'))).statusCode).toBe(204);
    await rehearsalsOver();
    expect(await read(draft)).toMatchObject({ state: 'cancelled', result: null });
    expect((await cancel(draft)).statusCode).toBe(409);
    expect((await start(draft)).statusCode).toBe(201);
    await rehearsalsOver();
    expect((await read(draft)).state).toBe('done');
  });

  it('whose process was killed has failed half a minute later, and does not stop the next one', {
    tags: 'long',
  }, async () => {
    await oneSubscriber();
    const draft = await draftOf(dearer);
    await database.pool.query(
      `insert into rehearsals (draft_id, revision, state, first_at, until_at, purchases, asked_by, asked_at, beat_at)
       values ($1, 1, 'running', now(), now(), 1, 'M. Silva', now(), $2)`,
      [draft, new Date(shop.deps.wallClock() - 29_000)],
    );
    expect((await read(draft)).state).toBe('running');
    await database.pool.query(`update rehearsals set beat_at = beat_at - interval '2 seconds'`);
    expect(await read(draft)).toMatchObject({
      state: 'failed',
      fault: 'The server stopped while it ran. Rehearse again.',
    });
    expect((await start(draft)).statusCode).toBe(201);
    await rehearsalsOver();
  });

  it('that fails says so, and stores no result', async () => {
    await oneSubscriber();
    const draft = await draftOf(dearer);
    shop.deps.rehearsalWorkerFile = testUploadWorkerFile.replace('upload-worker', 'no-such-worker');
    await start(draft);
    await rehearsalsOver();
    expect(await read(draft)).toMatchObject({ state: 'failed', result: null });
    expect((await read(draft)).fault).toContain('a fault of ours');
  });

  it('is forgotten once it is a day old, by the next one or by tidying', { tags: 'long' }, async () => {
    const draft = await draftOf(dearer);
    await start(draft);
    await rehearsalsOver();
    await database.pool.query(`update rehearsals set beat_at = beat_at - interval '25 hours'`);
    const other = await draftOf(offers);
    await start(other);
    await rehearsalsOver();
    expect((await read(draft)).state).toBe('none');
    await tidyUp(shop.deps);
    expect((await read(other)).state).toBe('done');
    await database.pool.query(`update rehearsals set beat_at = beat_at - interval '25 hours'`);
    await tidyUp(shop.deps);
    expect((await read(other)).state).toBe('none');
  });

  it('of more purchases than it makes again is refused, with both numbers', async () => {
    const draft = await draftOf(dearer);
    const at = new Date(shop.deps.clock() - 9 * dayMs);
    await database.pool.query(
      `insert into subscriptions (id, status, amount_minor, currency, interval_unit, interval_count, started_at, occurred_at_us)
       select 'sub_' || i, 'active', 1999, 'USD', 'week', 4, $1, 1 from generate_series(1, 5001) i`,
      [at],
    );
    await database.pool.query(
      `insert into transactions (id, subscription_id, status, total_minor, currency, occurred_at_us)
       select 'txn_' || i, 'sub_' || i, 'completed', 1999, 'USD', 1 from generate_series(1, 5001) i`,
    );
    await database.pool.query(
      `insert into checkouts (id, offer_id, offer, amount_minor, currency, status, transaction_id)
       select 'chk_' || i, 1, '{}', 1999, 'USD', 'completed', 'txn_' || i from generate_series(1, 5001) i`,
    );
    const refused = await start(draft);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      '5,001 purchases in 90 days are more than a rehearsal makes again (5,000).',
    ]);
  });

  it('of no draft is refused', async () => {
    expect((await start(999_999)).statusCode).toBe(404);
    expect((await cancel(999_999)).statusCode).toBe(404);
  });
});
