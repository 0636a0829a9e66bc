import { Webhooks } from '@paddle/paddle-node-sdk';
import { describe, expect, it } from 'vitest';
import type { PaddleEvent } from '#paddle-emulator/platform/entities.ts';
import { updateLedger } from '#server/billing/history/update-ledger.ts';
import { recordProviderEvent } from '#server/billing/ledger/provider-events.sql.ts';
import { recordOfEvent } from '#server/billing/paddle/event-record.ts';
import { readEvent } from '#server/billing/paddle/read-event.ts';
import { applyEvent } from '#server/billing/projection/apply-event.ts';
import { type CountedState, mrrOf } from '#statistics/mrr.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type BookedPayment, booksOf } from '#testing/server/emulator-books.ts';
import { type Life, liveAt, livesBegin, livesDays, seededRandom } from '#testing/server/emulator-lives.ts';
import { useTestShop } from '#testing/server/use.ts';
import { eraseAccount } from './erase-account.ts';

/** The part `lives` of the long run takes 2,000. */
const customers = Number(process.env.LIVES || 1);
const { seed } = propertyRuns({ commit: 1, full: 1 });
/** Customers whose events are in the database at once. */
const batch = 25;
const endsAt = livesBegin + livesDays * 24 * 60 * 60_000;

const { shop, database } = useTestShop();
const query = async (text: string) => (await database.pool.query(text)).rows;

/** How a list of events changes on its way here; lost events are found by asking the provider. */
const deliveries: Record<string, (events: PaddleEvent[], random: () => number) => PaddleEvent[]> = {
  'in order': (events) => events,
  shuffled: (events, random) => shuffled(events, random),
  doubled: (events, random) => shuffled([...events, ...events], random),
  'in part lost': (events, random) => {
    const lost = events.filter(() => random() < 0.2);
    return [...events.filter((one) => !lost.includes(one)), ...lost];
  },
};

function shuffled<T>(some: readonly T[], random: () => number): T[] {
  return some
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Accounts, and the life of each at the emulator. */
async function begin(count: number, from: number): Promise<Life[]> {
  const rows = await query(
    `insert into users (email, email_key, source) select name, name, 'source ' || i % 3
     from (select i, 'buyer' || i || '@example.com' as name from generate_series(1, ${count}) i) buyers returning id`,
  );
  return rows.map(({ id }, i) => liveAt(id, seededRandom(seed + from + i)));
}

async function hear(events: readonly PaddleEvent[]): Promise<void> {
  for (const one of events) {
    const event = Webhooks.fromJson(one as unknown as Parameters<typeof Webhooks.fromJson>[0]);
    const read = readEvent(event, 'webhook');
    if (read) await applyEvent(database.db, read, endsAt);
    else
      await database.db.transaction().execute((tx) => recordProviderEvent(tx, recordOfEvent(event, 'webhook'), endsAt));
  }
  await updateLedger({ ...shop.deps, clock: () => endsAt + 10 * 60_000 });
}

async function ledger(): Promise<Map<string, BookedPayment>> {
  const rows = await query(
    `select transaction_id as id, sum(gross_minor) as gross, sum(tax_minor) as tax, sum(net_minor) as net,
       sum(payout_net_minor) as payout from money_entries group by 1`,
  );
  return new Map(
    rows.map(({ id, gross, tax, net, payout }) => [
      id,
      { gross: Number(gross), tax: Number(tax), net: Number(net), payout: Number(payout) },
    ]),
  );
}

function allBooks(lives: readonly Life[]): Map<string, BookedPayment> {
  return new Map(lives.flatMap(({ state }) => [...booksOf(state)]));
}

/** All figures that do not depend on when we received the events. */
async function everything() {
  return {
    days: await query(
      `select occurred_at::date as day, currency, kind, source, country, renewal_number, interval_unit,
         sum(gross_minor) as gross, sum(net_minor) as net, sum(payout_net_minor) as payout
       from money_entries group by 1, 2, 3, 4, 5, 6, 7 having sum(gross_minor) <> 0 order by 1, 2, 3, 4, 5, 6, 7`,
    ),
    history: await query(
      `select subscription_id, seq, status, amount_net_minor, currency, discount_until, scheduled_action, cause, mrr_micro
       from subscription_history order by 1, 2`,
    ),
    movements: await query('select * from mrr_movements order by subscription_id, seq, movement, currency'),
  };
}

async function forgetEvents(): Promise<void> {
  await database.forget(['money_entries', 'subscription_history', 'mrr_movements', 'sold_subscriptions']);
  const tables = ['jobs', 'provider_events', 'transactions', 'subscriptions', 'adjustments', 'refunds'];
  for (const table of tables) await query(`delete from ${table}`);
}

async function counted(): Promise<CountedState[]> {
  const rows = await query('select subscription_id, seq, status, currency, mrr_micro from subscription_history');
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    at: Number(row.seq),
    status: row.status,
    currency: row.currency,
    mrrMicro: BigInt(row.mrr_micro),
  }));
}

async function moved(from: number, to: number): Promise<Map<string, bigint>> {
  const rows = await query(
    `select currency, sum(amount_micro) as sum from mrr_movements where seq > ${from} and seq <= ${to} group by 1`,
  );
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}

for (let from = 0; from < customers; from += batch) {
  const count = Math.min(batch, customers - from);
  describe(`customers ${from + 1} to ${from + count} over 18 months`, () => {
    const random = seededRandom(seed + from);
    it('the books are the provider’s to the minor unit, however its events arrive, and outlive the person', {
      tags: 'long',
    }, async () => {
      await database.empty();
      const lives = await begin(count, from);
      const books = allBooks(lives);
      // A few customers may all end before their first renewal; twenty-five do not.
      if (count === batch) expect(books.size).toBeGreaterThan(count);
      else expect(lives.flatMap((life) => life.events)).not.toEqual([]);
      const events = lives.flatMap((life) => life.events).sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1));
      let first: Awaited<ReturnType<typeof everything>> | null = null;
      for (const [name, deliver] of Object.entries(deliveries)) {
        await forgetEvents();
        await hear(deliver(events, random));
        expect(await ledger(), name).toEqual(books);
        const now = await everything();
        first ??= now;
        expect(now, name).toEqual(first);
      }

      const states = await counted();
      for (let pair = 0; pair < 200; pair += 1) {
        const [a, b] = [random(), random()]
          .sort()
          .map((share) => Math.floor((livesBegin + share * (endsAt - livesBegin)) * 1000));
        const [start, end, between] = [mrrOf(states, a!), mrrOf(states, b!), await moved(a!, b!)];
        for (const currency of new Set([...start.keys(), ...end.keys(), ...between.keys()])) {
          const sum = (start.get(currency) ?? 0n) + (between.get(currency) ?? 0n);
          expect(sum, `${currency} from ${a} to ${b}`).toBe(end.get(currency) ?? 0n);
        }
      }

      const before = await everything();
      const gone = (await query('select id from users order by id')).filter((_, i) => i % 20 === 0);
      for (const { id } of gone) {
        const erasure = { userId: id, deviceId: null, email: false, now: endsAt };
        expect(await eraseAccount(database.db, erasure)).toBe('erased');
      }
      expect(await everything()).toEqual(before);
      // Repeated notifications about erased people change nothing.
      await hear(shuffled(events, random).slice(0, 200));
      expect(await everything()).toEqual(before);
    });
  });
}
