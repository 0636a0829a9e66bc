import { beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { RevenueQuery, RevenueReport } from '#contract/console/revenue.ts';
import type { RevenueSplitBy } from '#contract/console/revenue-names.ts';
import { dayMs } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { positionOf } from '#server/analytics/report/position.ts';
import { updateLedger } from '#server/billing/history/update-ledger.ts';
import { renewalRipeDays } from '#statistics/ripeness.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { booksOf } from '#testing/server/emulator-books.ts';
import { countLife, countMrr } from '#testing/server/emulator-counts.ts';
import { type Life, liveAt, livesBegin, livesDays, seededRandom } from '#testing/server/emulator-lives.ts';
import { countStops } from '#testing/server/emulator-stops.ts';
import { createOperator } from '#testing/server/operators.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestApp } from '#testing/server/use.ts';
import { signWebhook } from '#testing/server/webhook-signature.ts';

const customers = 10;
const { database, deps, app } = useTestApp({ ownDatabase: true });

/** A customer with our own records about them. */
interface Customer extends Life {
  source: string;
  quiz: string;
  campaign: string;
  country: string;
  currency: string;
  /** The provider's payouts of their money, in minor units of its currency. */
  paidOut: number;
}

/** Somebody's first visit; without a life, they bought nothing. */
interface Visit {
  source: string;
  quiz: string;
  /** `YYYY-MM` */
  month: string;
  life: Customer | null;
}

const onlookers = 20;
let lives: Customer[];
const visits: Visit[] = [];
let owner: string;

beforeAll(async () => {
  const { rows } = await database.pool.query(
    `insert into users (email, email_key, source, cohort)
     select name, name, (array['google', 'facebook', ''])[i % 3 + 1], (array['A', 'B', 'C', ''])[i % 4 + 1]
     from (select i, 'buyer' || i || '@example.com' as name from generate_series(1, ${customers}) i) buyers
     returning id, source, cohort`,
  );
  lives = rows.map(({ id, source, cohort }, i) => {
    const life = liveAt(id, seededRandom(41 + i));
    const paidOut = sum([...booksOf(life.state).values()].map(({ payout }) => payout));
    const country = Object.values(life.state.addresses)[0]!.country_code;
    const currency = Object.values(life.state.transactions)[0]!.currency_code;
    return { ...life, source, quiz: cohort, campaign: ['autumn', 'focus', ''][i % 3]!, country, currency, paidOut };
  });
  for (const [i, life] of lives.entries()) {
    const first = Object.values(life.state.transactions)[0]!;
    visits.push({ ...life, life, month: first.created_at.slice(0, 7) });
    await beginCheckout(i, first.id, Date.parse(first.created_at) - 3_600_000);
  }
  for (let i = 0; i < onlookers; i += 1) {
    const visit = { source: ['google', ''][i % 2]!, quiz: ['A', 'C'][i % 2]!, month: visits[i % customers]!.month };
    visits.push({ ...visit, life: null });
    await visitSite(`onlooker ${i}`, Date.parse(`${visit.month}-20T12:00:00Z`), visit);
  }
  // The page shows the days that are over.
  deps.advance(livesBegin + (livesDays + 1) * dayMs - deps.clock());
  await hear(lives.flatMap(({ events }) => events));
  owner = (await createOperator(database.db, 'owner', { now: deps.wallClock() })).token;
});

/** Every third customer does not want to be measured. */
const isMeasured = (i: number) => i % 3 !== 2;

async function beginCheckout(i: number, transactionId: string, at: number): Promise<void> {
  const deviceId = isMeasured(i) ? `device ${i}` : null;
  if (deviceId !== null) await visitSite(deviceId, at, lives[i]!);
  await deps.db
    .insertInto('checkouts')
    .values({ id: `chk_${i}`, ...soldOffer(), user_id: null, transaction_id: transactionId, device_id: deviceId })
    .execute();
  await database.pool.query(
    `insert into touches (checkout_id, which, recorded_at, utm_source, utm_medium, utm_campaign, utm_id, utm_content,
       utm_term, click_id_name, click_id, landing_path, referrer_host)
     values ($1, 'first', $2, '', '', $3, '', '', '', '', '', '/', '')`,
    [`chk_${i}`, new Date(at), lives[i]!.campaign],
  );
}

async function visitSite(deviceId: string, at: number, { source, quiz }: { source: string; quiz: string }) {
  const { id } = await deps.db
    .insertInto('people')
    .values({ device_id: deviceId, user_properties: '{}', source })
    .returning('id')
    .executeTakeFirstOrThrow();
  const position = String(positionOf({ time: at, eventId: 1 }));
  const places = { first_visit: position, last_visit: position, last_step: position };
  await deps.db
    .insertInto('journeys')
    .values({ person_id: id, cohort: quiz, source, ...places, taken: 1, steps: [position] })
    .execute();
}

/** Delivered through the signed webhook, as the provider does. */
async function hear(events: Life['events']): Promise<void> {
  for (const event of events.toSorted((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1))) {
    const body = JSON.stringify(event);
    const signature = signWebhook(body, deps.config.paddle.webhookSecret, deps.clock());
    const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
    const answer = await app.inject({ method: 'POST', url: wirePaths.paddleWebhook, headers, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  deps.advance(10 * 60_000);
  await updateLedger(deps);
}

async function ask(query: RevenueQuery = {}): Promise<RevenueReport> {
  const headers = { authorization: `Bearer ${owner}` };
  const answer = await app.inject({ ...callAddress(consoleCalls.readRevenue, { query }), headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function worthOf(some: readonly Visit[]) {
  const buyers = some.flatMap(({ life }) => (life !== null && booksOf(life.state).size > 0 ? [life] : []));
  return { visitors: some.length, payers: buyers.length, net: sum(buyers.map(({ paidOut }) => paidOut)) };
}

/** Sums by name; names with a sum of 0 are left out. */
function sumsBy(rows: readonly { name: string; amount: number }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { name, amount } of rows) sums[name] = (sums[name] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

describe('the revenue page of a shop whose customers the emulator has lived', () => {
  it('tells the net money of the provider’s books, to the minor unit', async () => {
    const { all, others, months } = await ask();
    expect(all.net).toBe(sum(lives.map(({ paidOut }) => paidOut)));
    expect(sum(months.map(({ net }) => net))).toBe(all.net);
    expect(others).toEqual([]);
  });

  const splits: [RevenueSplitBy, (customer: Customer) => string][] = [
    ['source', ({ source }) => source],
    ['currency', ({ currency }) => currency],
    ['quiz', ({ quiz }) => quiz],
    ['campaign', ({ campaign }) => campaign],
    ['country', ({ country }) => country],
  ];
  it.each(rowsOf(splits, { commit: 2 }))(
    'tells it by %s as the books do, and the parts of a month add up to it',
    async (split, nameOf) => {
      const { months } = await ask();
      const told = [];
      for (const { month, net } of months) {
        const { rows } = (await ask({ month, split })).split;
        expect(sum(rows.map((row) => row.net)), month).toBe(net);
        told.push(...rows.map((row) => ({ name: row.name, amount: row.net })));
      }
      expect(sumsBy(told)).toEqual(sumsBy(lives.map((life) => ({ name: nameOf(life), amount: life.paidOut }))));
    },
  );

  it('filtered by each campaign or each source in turn, it adds up to all', async () => {
    const { all, options } = await ask();
    for (const property of ['campaign', 'source'] as const) {
      const names = [...new Set(lives.map((life) => life[property]))];
      expect([...options[`${property}s`]!, ''].toSorted()).toEqual(names.toSorted());
      const parts = await Promise.all(names.map((name) => ask({ [property]: name })));
      expect(parts.map((part) => part.all.net)).toEqual(
        names.map((name) => sum(lives.filter((life) => life[property] === name).map(({ paidOut }) => paidOut))),
      );
      expect(sum(parts.map((part) => part.all.net))).toBe(all.net);
    }
  });

  it.each<RevenueSplitBy>(['plan', 'version'])('tells it by %s in parts that add up to each month', async (split) => {
    for (const { month, net, paid } of (await ask()).months) {
      const { rows } = (await ask({ month, split })).split;
      expect([sum(rows.map((row) => row.net)), sum(rows.map((row) => row.paid))], month).toEqual([net, paid]);
    }
  });

  it('moves MRR from the start of each month to its end by the movements, and ends where the next bills say', async () => {
    const { months, mrr } = await ask();
    const ends = new Map<string, object>();
    for (const { month } of months.toReversed()) {
      for (const { currency, start, movements, end } of (await ask({ month })).bridges) {
        expect(start, `${currency} ${month}`).toEqual(ends.get(currency) ?? { subscriptions: 0, minor: 0 });
        expect(start.minor + sum(movements.map(({ minor }) => minor)), `${currency} ${month}`).toBe(end.minor);
        ends.set(currency, end);
      }
    }
    const billed = sumsBy(
      lives.flatMap(({ state }) =>
        countMrr(state, deps.clock()).map(({ currency, minor }) => ({ name: currency, amount: minor })),
      ),
    );
    const told = Object.fromEntries(
      mrr.filter(({ minor }) => minor > 0).map(({ currency, minor }) => [currency, minor]),
    );
    expect(told).toEqual(Object.fromEntries(Object.entries(billed).map(([name, minor]) => [name, Math.round(minor)])));
  });

  it('tells what renewal stops took and gave back, month by month, as the provider’s events do', async () => {
    const stops = lives.flatMap((life) => countStops(life));
    expect(stops.some(({ minor }) => minor < 0)).toBe(true);
    expect(stops.some(({ minor }) => minor > 0)).toBe(true);
    for (const { month } of (await ask()).months) {
      for (const { currency, movements } of (await ask({ month })).bridges) {
        const own = stops.filter(
          (one) => one.currency === currency && new Date(one.at).toISOString().startsWith(month),
        );
        const told = movements.find(({ kind }) => kind === 'renewal stop')!;
        expect(told.subscriptions, `${currency} ${month}`).toBe(own.length);
        expect(Math.abs(told.minor - sum(own.map(({ minor }) => minor))), `${currency} ${month}`).toBeLessThanOrEqual(
          1,
        );
      }
    }
  });

  it.each([
    ['source', 'sources'],
    ['quiz', 'quizzes'],
  ] as const)('values the visitors of a month by %s, and the parts add up', async (property, answer) => {
    const measured = visits.filter((visit, i) => visit.life === null || isMeasured(i));
    for (const month of new Set(measured.map((visit) => visit.month))) {
      const own = measured.filter((visit) => visit.month === month);
      const { total, [answer]: rows } = (await ask({ month })).visitors!;
      expect(Object.fromEntries(rows!.map(({ name, ...sums }) => [name, sums]))).toEqual(
        Object.fromEntries(
          [...new Set(own.map((visit) => visit[property]))].map((name) => [
            name,
            worthOf(own.filter((visit) => visit[property] === name)),
          ]),
        ),
      );
      expect(total).toEqual(worthOf(own));
    }
    expect((await ask({ country: 'DE' })).visitors).toBeNull();
  });

  it('counts renewals and the customers of each month as the transactions do', async () => {
    const { renewals, cohorts } = (await ask({ plan: '1' })).customers!;
    const ripe = { now: deps.clock(), ripeMs: renewalRipeDays * dayMs };
    const counted = lives.flatMap(({ state }) => countLife(state, ripe) ?? []);
    const direct = renewals.map((_, i) => {
      const due = counted.filter((life) => life.due.has(i + 1));
      return { all: due.length, part: due.filter(({ paid }) => [...paid].some((number) => number > i)).length };
    });
    expect(renewals.map(({ all, part }) => ({ all, part }))).toEqual(direct);
    expect(Math.max(...counted.flatMap(({ due }) => [...due]))).toBe(renewals.length);
    for (const { month, payers, cells } of cohorts) {
      const own = counted.filter((life) => life.month === month);
      expect([month, payers]).toEqual([month, own.length]);
      expect(cells.map(({ part }) => part)).toEqual(
        cells.map((_, i) => own.filter(({ paid }) => paid.has(i + 1)).length),
      );
    }
    expect(sum(cohorts.map(({ payers }) => payers))).toBe(counted.length);
  });
});
