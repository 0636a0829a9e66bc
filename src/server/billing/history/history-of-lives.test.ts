import { Webhooks } from '@paddle/paddle-node-sdk';
import { expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { countMrr } from '#statistics/mrr.ts';
import { countMrr as countBills } from '#testing/server/emulator-counts.ts';
import { type Life, liveAt, livesBegin, livesDays, seededRandom } from '#testing/server/emulator-lives.ts';
import { recordOfEvent } from '../paddle/event-record.ts';
import { type HeardOfSubscription, historyOf } from './history-of.ts';

/** Events of the last act are a few microseconds later. */
const endsAt = livesBegin + livesDays * dayMs + 1000;

function heardOf({ events }: Life): HeardOfSubscription[] {
  const heard = events.flatMap((event): HeardOfSubscription[] => {
    const read = Webhooks.fromJson(event as unknown as Parameters<typeof Webhooks.fromJson>[0]);
    const { key, occurredAtUs, told } = recordOfEvent(read, 'webhook');
    if (told === null || told.kind === 'return') return [];
    return [{ eventId: key, seq: Number(occurredAtUs), heardAt: endsAt, told }];
  });
  return heard.sort((a, b) => a.seq - b.seq);
}

it('After changes of plan, with discounts and taxes, MRR is what the next bill would be, to the minor unit.', () => {
  const lives = Array.from({ length: 60 }, (_, i) => liveAt(String(i), seededRandom(41 + i)));
  const counted = lives.map((life) => {
    const rows = historyOf(heardOf(life)).filter(({ seq }) => seq <= endsAt * 1000);
    const last = countMrr(rows.map((row) => ({ ...row, subscriptionId: 'sub', at: row.seq }))).at(-1);
    return Number(last?.mrrMicro ?? 0n) / 1_000_000;
  });
  const billed = lives.map(({ state }) => countBills(state, endsAt)[0]?.minor ?? 0);
  for (const [i, minor] of billed.entries()) expect(counted[i], `life ${i}`).toBeCloseTo(minor, 4);
  expect(lives.some(({ state }) => Object.values(state.subscriptions).some(({ discount }) => discount !== null))).toBe(
    true,
  );
});
