import { Webhooks } from '@paddle/paddle-node-sdk';
import { expect, it } from 'vitest';
import { countMrr } from '#statistics/mrr.ts';
import { movementsOf } from '#statistics/mrr-movements.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type Life, liveAt, seededRandom } from '#testing/server/emulator-lives.ts';
import { countStops } from '#testing/server/emulator-stops.ts';
import { entriesOf, type HeardMoney } from '../ledger/entries-of.ts';
import { recordOfEvent } from '../paddle/event-record.ts';
import { type HeardOfSubscription, historyOf } from './history-of.ts';
import { type MovedMoney, stopsOf } from './stops-of.ts';

const { numRuns } = propertyRuns({ commit: 120, full: 2000 });

/** All events of a life, in the order of the provider's time. */
function factsHeardOf({ events }: Life) {
  const told = events.flatMap((event) => {
    const read = Webhooks.fromJson(event as unknown as Parameters<typeof Webhooks.fromJson>[0]);
    const record = recordOfEvent(read, 'webhook');
    return record.told === null ? [] : [{ ...record, told: record.told, seq: Number(record.occurredAtUs) }];
  });
  return told.sort((a, b) => a.seq - b.seq);
}

function stopsInBooks(life: Life) {
  const told = factsHeardOf(life);
  const heard = told.flatMap(({ key, seq, told: one }): HeardOfSubscription[] =>
    one.kind === 'return' ? [] : [{ eventId: key, seq, heardAt: 0, told: one }],
  );
  const transactions = [...new Set(told.flatMap(({ transactionId }) => transactionId ?? []))];
  const money = transactions.flatMap((id) => {
    const own = told.flatMap(({ key, subjectId, transactionId, told: one }): HeardMoney[] =>
      one.kind === 'subscription' || transactionId !== id ? [] : [{ providerId: subjectId!, eventId: key, told: one }],
    );
    return entriesOf(own).map(
      ({ kind, occurredAt, amounts }): MovedMoney => ({
        transactionId: id,
        kind,
        at: occurredAt,
        grossMinor: amounts.gross,
      }),
    );
  });
  const states = countMrr(historyOf(heard).map((row) => ({ ...row, subscriptionId: 'sub', at: row.seq })));
  const spans = stopsOf(
    money.toSorted((a, b) => a.at - b.at),
    { givenBack: new Set(), liftedAt: [] },
  );
  return movementsOf(states, new Map([['sub', spans]]))
    .filter(({ movement }) => movement === 'renewal stop')
    .map(({ at, amountMicro }) => ({ at: Math.floor(at / 1000), minor: Number(amountMicro) / 1_000_000 }));
}

it('What a renewal stop takes from MRR, and gives back, is what the provider’s events say, life by life.', () => {
  let taken = 0;
  for (let i = 0; i < numRuns; i += 1) {
    const life = liveAt(String(i), seededRandom(41 + i));
    const expected = countStops(life);
    const counted = stopsInBooks(life);
    expect(
      counted.map(({ at }) => at),
      `life ${i}`,
    ).toEqual(expected.map(({ at }) => at));
    for (const [k, { minor }] of expected.entries()) expect(counted[k]!.minor, `life ${i}`).toBeCloseTo(minor, 4);
    taken += expected.length;
  }
  expect(taken).toBeGreaterThan(numRuns / 20);
});
