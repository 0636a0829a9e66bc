import { beforeEach, expect, it } from 'vitest';
import { dayMs, dayOf } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { itemEntry, newEntryId, runEntry } from '#testing/server/training.ts';
import { countTraining } from './training-counts.ts';

const minuteMs = 60_000;
const { shop, trainee, send, query } = useTestTrainee();
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' };
/** Five, because counts of fewer people are hidden. */
let people: Person[];
/** The time of the devices' own clocks, which nobody moves. */
let deviceTime: number;

beforeEach(async () => {
  deviceTime = shop.deps.clock();
  shop.deps.wallClock = () => deviceTime;
  await query(`delete from events`);
  people = [];
  for (let i = 0; i < 5; i += 1) people.push(await trainee(`kite${i}@example.com`));
});

/** Each finishes an item, and their browsers report the flight. */
async function train(): Promise<void> {
  const [day, at] = [dayOf(deviceTime), new Date(deviceTime).toISOString()];
  for (const [i, person] of people.entries()) {
    const { refused } = await send([itemEntry({ id: newEntryId(deviceTime), day, at })], person);
    expect(refused).toEqual([]);
    const event = { event_type: 'flight_done', device_id: `kite-${i}`, insert_id: newEntryId(deviceTime) };
    const payload = {
      api_key: 'everkite',
      client_upload_time: at,
      options: { min_id_length: 1 },
      events: [{ ...event, time: deviceTime }],
    };
    const answer = await shop.app.inject({ method: 'POST', url: wirePaths.uploadEvents, headers: browser, payload });
    expect(answer.statusCode).toBe(200);
  }
  deviceTime += minuteMs;
  await shop.advance(minuteMs);
}

async function counts() {
  const counted = await countTraining(shop.deps);
  if (counted === 'too slow') throw new Error(counted);
  return counted;
}

it('training counts today after the product’s clock was moved, as flights do, and on that day later', async () => {
  await train();
  expect((await counts()).today).toEqual({ flights: 5, items: 5 });
  await shop.advance(60 * dayMs);
  expect((await counts()).today).toEqual({ flights: 0, items: 0 });
  await train();
  const { today, total } = await counts();
  expect([today, total]).toEqual([
    { flights: 5, items: 5 },
    { flights: 0, items: 0 },
  ]);
  const on = dayOf(shop.deps.clock());
  await shop.advance(3 * dayMs);
  const later = await counts();
  expect(later.total).toEqual({ flights: 5, items: 5 });
  expect(later.days.find(({ day }) => day === on)).toEqual({ day: on, flights: 5, items: 5 });
});

it('who trains again a week later by the product’s clock has returned', async () => {
  await shop.advance(60 * dayMs);
  await train();
  await shop.advance(8 * dayMs);
  await train();
  await shop.advance(10 * dayMs);
  expect((await counts()).returns[0]).toMatchObject({ after: 7, group: { people: 5, part: 5 } });
});

it('the rounds of a run are kept for their time after the clock was moved further than that', async () => {
  await shop.advance(440 * dayMs);
  const [day, at] = [dayOf(deviceTime), new Date(deviceTime).toISOString()];
  const run = runEntry({ id: newEntryId(deviceTime), day, at });
  expect((await send([run], await trainee('late@example.com'))).refused).toEqual([]);
  await tidyUp(shop.deps);
  expect(await query('select entry_id from training_trials')).toEqual([{ entry_id: run.id }]);
});
