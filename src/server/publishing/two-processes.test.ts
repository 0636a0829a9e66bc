import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offers } from '#server/billing/offer/offers.ts';
import { connectForLong } from '#server/platform/database/connect.ts';
import { silentLog } from '#testing/server/deps.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { followPublished } from './follow-published.ts';
import { createPublished, type Published } from './published.ts';

const database = useTestDatabase();
const clock = () => Date.parse('2030-01-01T12:00:00Z');
const stops: (() => Promise<void>)[] = [];
beforeEach(() => database.empty());
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A process with its own memory of what is published. */
function startProcess(choice: Parameters<typeof followPublished>[1] = {}): Published {
  const published = createPublished({ db: database.db, clock });
  stops.push(followPublished({ pool: database.pool, log: silentLog, published }, choice).stop);
  return published;
}

const priceIn = async (published: Published) => {
  const newest = (await published.of('offers')).at(-1)!;
  return (newest.body as { offers: typeof offers }).offers[0]!.prices.USD;
};
const dearer = offers.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: 5000 } }));
const listening = () =>
  vi.waitUntil(async () => {
    const { rowCount } = await database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and query = 'listen published'",
    );
    return rowCount! > 0;
  });

describe('two processes on one database', () => {
  it('the other one switches as soon as it hears of it', async () => {
    const other = startProcess({ askEveryMs: 3_600_000 });
    expect(await priceIn(other)).toBe(1999);
    await listening();
    await publishOffers({ db: database.db, clock }, dearer);
    await expect.poll(() => priceIn(other), { timeout: 5000 }).toBe(5000);
  });

  it('one that cannot listen asks, and switches with the next question', async () => {
    const other = startProcess({ askEveryMs: 20, connect: () => Promise.reject(new Error('no connection left')) });
    expect(await priceIn(other)).toBe(1999);
    await publishOffers({ db: database.db, clock }, dearer);
    await expect.poll(() => priceIn(other), { timeout: 5000 }).toBe(5000);
  });

  it('one whose connection is lost listens again', async () => {
    const connects = vi.fn(() => connectForLong(database.pool));
    const other = startProcess({ askEveryMs: 20, connect: connects });
    await listening();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen published'",
    );
    await vi.waitUntil(() => connects.mock.calls.length > 1);
    await publishOffers({ db: database.db, clock }, dearer);
    await expect.poll(() => priceIn(other), { timeout: 5000 }).toBe(5000);
  });

  it('asks every five seconds, and a visitor’s request asks nothing', async () => {
    const before = database.uses();
    const published = createPublished({ db: database.db, clock });
    await published.of('offers');
    const once = database.uses();
    for (let i = 0; i < 50; i += 1) await published.of('offers');
    expect([database.uses(), once > before]).toEqual([once, true]);
  });
});
