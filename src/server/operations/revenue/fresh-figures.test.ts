import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#testing/server/use.ts';
import { countRevenue } from './count-revenue.ts';
import { scheduleRevenueCounts } from './fresh-figures.ts';
import { findCounted } from './recount-lock.sql.ts';

const minuteMs = 60_000;
const { database, deps } = useTestApp();

beforeEach(async () => {
  deps.reset();
  await countRevenue(deps);
});

/** Counts as the server does when it starts, and ends once that is done. */
async function countOnce(): Promise<void> {
  const { stop } = scheduleRevenueCounts(deps);
  await stop();
}
const countedUntil = async () => (await findCounted(database.db))!.countedUntil.getTime();

it('the figures are counted again when the product’s clock was moved, and not when only the machine’s has gone on', async () => {
  const [began, machineTime] = [deps.clock(), deps.wallClock()];
  deps.wallClock = () => machineTime + 60 * minuteMs;
  await countOnce();
  expect(await countedUntil()).toBe(began);
  deps.wallClock = () => machineTime;
  deps.advance(20 * minuteMs);
  await countOnce();
  expect(await countedUntil()).toBe(began + 20 * minuteMs);
});

it('the figures are counted again when the clock is behind the last counting, as after a restore', async () => {
  const began = deps.clock();
  deps.clock = () => began - 60 * minuteMs;
  await countOnce();
  expect(await countedUntil()).toBe(began - 60 * minuteMs);
});

it('the figures of a few minutes ago are kept', async () => {
  const began = deps.clock();
  deps.advance(5 * minuteMs);
  await countOnce();
  expect(await countedUntil()).toBe(began);
});
