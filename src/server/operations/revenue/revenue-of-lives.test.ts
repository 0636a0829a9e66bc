import { beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/call-address.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import type { RevenueQuery, RevenueReport } from '#contract/console-revenue.ts';
import { dayMs } from '#contract/day.ts';
import type { RevenueSplitBy } from '#contract/revenue-names.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { keepLedger } from '#server/billing/history/keep-ledger.ts';
import { saveOffers } from '#server/billing/offer/offers.sql.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { renewalRipeDays } from '#statistics/ripeness.ts';
import { booksOf } from '#testing/server/emulator-books.ts';
import { countLife } from '#testing/server/emulator-counts.ts';
import { type Life, liveAt, livesBegin, livesDays, seededRandom } from '#testing/server/emulator-lives.ts';
import { createOperator } from '#testing/server/operators.ts';
import { useTestApp } from '#testing/server/use.ts';
import { signWebhook } from '#testing/server/webhook-signature.ts';

const customers = 10;
const { database, deps, app } = useTestApp({ ownDatabase: true });

/** A customer with what our own records know of them. */
interface Customer extends Life {
  source: string;
  quiz: string;
  country: string;
  currency: string;
  /** What the provider has paid out of their money, in minor units of its currency. */
  paidOut: number;
}

let lives: Customer[];
let owner: string;

beforeAll(async () => {
  await saveOffers(deps.db, offers);
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
    return { ...life, source, quiz: cohort, country, currency, paidOut };
  });
  // The page tells the days that are over.
  deps.advance(livesBegin + (livesDays + 1) * dayMs - deps.clock());
  await hear(lives.flatMap(({ events }) => events));
  owner = (await createOperator(database.db, 'owner', { now: deps.wallClock() })).token;
});

/** Through the signed webhook, as the provider tells them. */
async function hear(events: Life['events']): Promise<void> {
  for (const event of events.toSorted((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1))) {
    const body = JSON.stringify(event);
    const signature = signWebhook(body, deps.config.paddle.webhookSecret, deps.clock());
    const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
    const answer = await app.inject({ method: 'POST', url: wirePaths.paddleWebhook, headers, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  deps.advance(10 * 60_000);
  await keepLedger(deps);
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

/** Sums by name; names that come to nothing are left out. */
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

  it.each<[RevenueSplitBy, (customer: Customer) => string]>([
    ['source', ({ source }) => source],
    ['quiz', ({ quiz }) => quiz],
    ['country', ({ country }) => country],
    ['currency', ({ currency }) => currency],
  ])('tells it by %s as the books do, and the parts of a month add up to it', async (split, nameOf) => {
    const { months } = await ask();
    const told = [];
    for (const { month, net } of months) {
      const { rows } = (await ask({ month, split })).split;
      expect(sum(rows.map((row) => row.net)), month).toBe(net);
      told.push(...rows.map((row) => ({ name: row.name, amount: row.net })));
    }
    expect(sumsBy(told)).toEqual(sumsBy(lives.map((life) => ({ name: nameOf(life), amount: life.paidOut }))));
  });

  it.each<RevenueSplitBy>(['plan', 'version', 'campaign'])(
    'tells it by %s in parts that add up to each month',
    async (split) => {
      for (const { month, net, paid } of (await ask()).months) {
        const { rows } = (await ask({ month, split })).split;
        expect([sum(rows.map((row) => row.net)), sum(rows.map((row) => row.paid))], month).toEqual([net, paid]);
      }
    },
  );

  it('moves MRR from the start of each month to its end by the movements', async () => {
    const { months, mrr } = await ask();
    const ends = new Map<string, { subscriptions: number; minor: number }>();
    for (const { month } of months.toReversed()) {
      for (const { currency, start, movements, end } of (await ask({ month })).bridges) {
        expect(start, `${currency} ${month}`).toEqual(ends.get(currency) ?? { subscriptions: 0, minor: 0 });
        expect(start.minor + sum(movements.map(({ minor }) => minor)), `${currency} ${month}`).toBe(end.minor);
        ends.set(currency, end);
      }
    }
    expect(mrr.map(({ currency, minor }) => [currency, minor])).toEqual(
      mrr.map(({ currency }) => [currency, ends.get(currency)!.minor]),
    );
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
