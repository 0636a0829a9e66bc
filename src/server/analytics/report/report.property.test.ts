import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { eraseDevice } from '#testing/server/erase-device.ts';
import { robot, upload } from '#testing/server/measured.ts';
import { measurableOf, referenceReport } from '#testing/server/reference-report.ts';
import type { Bought, Sending } from '#testing/server/reference-visitors.ts';
import { firstDay, hourMs, type Purchase, reportInputs } from '#testing/server/report-arbitraries.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestApp } from '#testing/server/use.ts';
import { readReport } from './read-report.ts';
import { markBuyer } from './refresh-journeys.sql.ts';
import { refreshJourneys } from './refresh-journeys.ts';

const { database, deps, app } = useTestApp({ env: { EVENT_LIMITS: 'off' } });

/** Sends the events of each arrival time in one upload and those of bots in another, in the order of arrival. */
async function sendAll(sent: readonly Sending[], refreshed: readonly number[]): Promise<Sending[]> {
  const moments = [...new Set(sent.map(({ receivedAt }) => receivedAt))].sort((a, b) => a - b);
  const uploads = moments.flatMap((receivedAt) =>
    [false, true].map((byRobot) =>
      sent.filter((event) => event.receivedAt === receivedAt && event.byRobot === byRobot),
    ),
  );
  for (const [i, events] of uploads.entries()) {
    if (events.length === 0) continue;
    deps.advance(events[0]!.receivedAt - deps.clock());
    await upload(app, events, events[0]!.byRobot ? robot : undefined);
    await refreshJourneys(database.db, refreshed[i % refreshed.length]!);
  }
  return uploads.flat();
}

const boughtBy = ({ device: from, at, state }: Purchase): Bought => ({
  device: from,
  at,
  isConfirmed: state === 'confirmed',
});

/** Stores the purchases as checkouts of one buyer. */
async function buyAll(bought: readonly Purchase[]): Promise<void> {
  const { db } = database;
  await sql`truncate users cascade`.execute(db);
  const buyer = { email: 'buyer', email_key: 'buyer' };
  const { id: user_id } = await db.insertInto('users').values(buyer).returning('id').executeTakeFirstOrThrow();
  for (const [i, { device: device_id, at, state }] of bought.entries()) {
    const transaction_id = `txn_${i}`;
    const status = state === 'not confirmed' ? 'open' : 'completed';
    const checkout = {
      id: `checkout-${i}`,
      user_id,
      ...soldOffer(),
      transaction_id,
      device_id,
      status,
    } as const;
    await db.insertInto('checkouts').values(checkout).execute();
    const paid = {
      status: state === 'confirmed' ? 'completed' : 'billed',
      paid_at: new Date(at),
      total_minor: 1999,
      currency: 'USD',
    };
    await db
      .insertInto('transactions')
      .values({ id: transaction_id, user_id, checkout_id: checkout.id, occurred_at_us: 0, ...paid })
      .execute();
    await db.transaction().execute((tx) => markBuyer(tx, checkout.id));
  }
}

test('a report counts events sent in any order as the slow reference report does', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(...reportInputs, async ({ arrivals, repeated }, bought, queries, refreshed, gone) => {
      await database.emptyMeasured();
      const sent = await sendAll(arrivals, refreshed);
      await buyAll(bought);
      await refreshJourneys(database.db, refreshed[0]!);
      const later = firstDay + 4 * dayMs + hourMs;
      sent.push(
        ...(await sendAll(
          repeated.map((event) => ({ ...event, receivedAt: later })),
          refreshed,
        )),
      );
      if (gone !== null) await eraseDevice(database, gone);
      await refreshJourneys(database.db, refreshed[3]!);
      const left = sent.filter((event) => event.device !== gone);
      for (const query of queries) {
        const outcome = await readReport(database.db, query, Date.parse('2031-01-01'));
        if ('refused' in outcome) throw new Error(String(outcome.refused));
        expect(measurableOf(outcome.report)).toEqual(
          referenceReport({ sent: left, bought: bought.map(boughtBy) }, query),
        );
      }
    }),
    propertyRuns({ commit: 5, full: 60 }),
  );
});
