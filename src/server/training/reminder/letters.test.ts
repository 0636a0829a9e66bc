import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { itemEntry } from '#testing/server/training.ts';
import { due, tuesday, useWeeklyEmails } from '#testing/server/weekly-emails.ts';

const { shop, ada, call, choose, send, pauseFor, keep, later } = useWeeklyEmails();

const dayHere = () => new Date(shop.deps.clock()).toISOString().slice(0, 10);

/** A flight now, and the plan that it follows. */
async function fly(): Promise<void> {
  await send([itemEntry({ day: dayHere(), at: new Date(shop.deps.clock()).toISOString() })]);
}

async function askAfterFirstFlight(): Promise<void> {
  const plan = { cohort: 'A', goals: ['hold-focus'], skills: ['memory', 'attention'], daily_minutes: 10 };
  await call(calls.savePlan, {}, plan);
  await call(calls.readTraining);
  await fly();
  await keep(tuesday);
}

const letters = () => shop.deps.sent.map(({ subject }) => subject);

describe('letters after a first flight', () => {
  it('the second day has one, the seventh has one, and weekly ones come from the tenth day on', async () => {
    await askAfterFirstFlight();
    await later(due);
    expect(letters()).toEqual([]);
    await later(dayMs);
    expect(letters()).toEqual(['Your second flight']);
    await later(4 * dayMs);
    expect(letters()).toHaveLength(1);
    await later(dayMs);
    expect(letters()).toEqual(['Your second flight', 'Your week in the air']);
    await later(2 * dayMs);
    expect(letters()).toHaveLength(2);
    await later(6 * dayMs);
    expect(letters()).toEqual(['Your second flight', 'Your week in the air', 'Everkite']);
  });

  it('says what is new, why the letter comes and how it stops, with a picture in the message', async () => {
    await askAfterFirstFlight();
    await later(due + dayMs);
    const { text, html, png, stopPostUrl } = shop.deps.sent[0]!;
    expect(text).toContain('New today: ');
    expect(text).toContain('You asked for letters. This one comes once.');
    expect(text).toMatch(/Stop these emails:\nhttps:\/\/everkite\.test\/stop-emails#[\w-]{43}/);
    expect(html).toContain('src="cid:picture"');
    expect(png!.length).toBeGreaterThan(1000);
    expect(stopPostUrl).toBeDefined();
  });

  it.each([
    ['second', 1],
    ['seventh', 6],
  ])('none comes on the %s day to who flew today already', async (_, days) => {
    await askAfterFirstFlight();
    shop.deps.advance(due + days * dayMs - 60_000);
    await fly();
    await later(60_000);
    expect(letters()).toEqual([]);
  });

  it('none comes in a pause', async () => {
    await askAfterFirstFlight();
    await pauseFor({ from_day: dayHere(), until_day: null });
    await later(due + dayMs);
    expect(letters()).toEqual([]);
  });

  it('one stop ends all of them', async () => {
    await askAfterFirstFlight();
    await keep(null);
    await later(due + 8 * dayMs);
    expect(letters()).toEqual([]);
  });

  it('who keeps training on the device gets the weekly ones only, which say nothing of it', async () => {
    await choose('device');
    await call(calls.savePlan, {}, { cohort: 'A', goals: ['hold-focus'], skills: ['memory'], daily_minutes: 10 });
    await keep(tuesday, ada);
    await later(due);
    await later(7 * dayMs);
    expect(letters()).toEqual(['Everkite', 'Everkite']);
  });
});
