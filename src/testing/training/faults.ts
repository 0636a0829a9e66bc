import type { Entry } from '#training/entries/entry.ts';
import { type Random, wholeBelow } from '#training/run/random.ts';
import type { NewEntry } from '#web/training/store/training.ts';
import type { Answer, TrainingCalls } from '#web/training/store/training-calls.ts';
import { testDevice } from './device.ts';
import { itemEntry, runEntry } from './entries.ts';
import type { Account } from './model-account.ts';

/** How a walk ended. Ids are in order. */
export interface FaultyWalk {
  /** The entries made and not erased. */
  made: string[];
  erased: string[];
  /** The account's entries that are not erased, each as often as the account has it. */
  inAccount: string[];
  /** The entries that each tab shows, and those that its device has stored. */
  shown: string[][];
  stored: string[][];
  unsaved: number[];
}

/** The network between devices and server; while it is faulty, every fault of a request can happen. */
interface Net {
  isFaulty: boolean;
  random: Random;
  /** Requests that arrive once more, later. */
  repeats: (() => Promise<unknown>)[];
}

const dayMs = 24 * 60 * 60_000;
const steps = 40;

/**
 * Two devices, one with two tabs and one with a clock that may be a day wrong, train while everything fails: the server
 * dies before or after it commits, answers are lost, requests arrive twice and out of order, tabs are closed, storages
 * are full. Then no fault happens any more until nothing waits (training.md § 5.3).
 * @param name begins the names of the devices' databases
 */
export async function faultyWalk(account: Account, random: Random, name: string): Promise<FaultyWalk> {
  const net: Net = { isFaulty: true, random, repeats: [] };
  const phone = testDevice(`${name}/phone`);
  const laptop = testDevice(`${name}/laptop`);
  laptop.now += (wholeBelow(random, 3) - 1) * dayMs;
  const places = [phone, phone, laptop].map((device) => {
    const calls = faulty(account.connect(), net);
    return { device, calls, tab: device.openTab(calls) };
  });
  const made: string[] = [];
  const erased = new Set<string>();

  async function step(place: (typeof places)[number]): Promise<void> {
    const { device, calls, tab } = place;
    const training = tab.getState();
    device.now += wholeBelow(random, 90 * 60_000);
    const kind = wholeBelow(random, 12);
    if (kind < 6) made.push((await training.add(someEntry(random))).id);
    else if (kind < 7) await training.refresh();
    else if (kind < 8) device.fire();
    else if (kind < 9) device.isFull = wholeBelow(random, 2) === 0;
    else if (kind < 10) await net.repeats.splice(wholeBelow(random, 1 + net.repeats.length), 1)[0]?.();
    else if (kind < 11) {
      const known = training.entries.filter((entry) => entry.kind !== 'erased');
      const [entry] = known.slice(wholeBelow(random, Math.max(1, known.length)));
      if (entry === undefined || wholeBelow(random, 3) > 0) return;
      erased.add(entry.id);
      await training.eraseEntry(entry.id);
    } else if (training.unstored === null) {
      training.close();
      place.tab = device.openTab(calls);
      await place.tab.getState().open();
    }
  }

  for (const { tab } of places) await tab.getState().open();
  for (let done = 0; done < steps; done++) await step(places[wholeBelow(random, places.length)]!);
  net.isFaulty = false;
  for (const { device } of places) device.isFull = false;
  for (const repeat of net.repeats) await repeat();
  for (let round = 0; round < 3; round++) for (const { tab } of places) await tab.getState().refresh();

  const trainings = places.map(({ tab }) => tab.getState());
  const stored = await Promise.all(trainings.map((training) => training.readAll()));
  for (const training of trainings) training.close();
  return {
    made: made.filter((id) => !erased.has(id)).sort(),
    erased: [...erased].sort(),
    inAccount: idsOf(await account.entries()),
    shown: trainings.map(({ folded: { runs, items } }) => idsOf([...runs, ...items])),
    stored: stored.map(idsOf),
    unsaved: trainings.map(({ unsaved }) => unsaved),
  };
}

const idsOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ kind }) => kind !== 'erased')
    .map(({ id }) => id)
    .sort();

function someEntry(random: Random): NewEntry {
  const entry = wholeBelow(random, 2) === 0 ? itemEntry(0, '2026-11-20') : runEntry(0, '2026-11-20');
  const { id, day, at, tz_min, ...rest } = entry;
  return rest as NewEntry;
}

/** The calls of a device, through the faulty network. */
function faulty(calls: TrainingCalls, net: Net): TrainingCalls {
  const wrapped = Object.entries(calls).map(([name, run]) => [
    name,
    (...given: unknown[]) => through(net, () => (run as (...given: unknown[]) => Promise<Answer<unknown>>)(...given)),
  ]);
  return Object.fromEntries(wrapped) as TrainingCalls;
}

async function through(net: Net, run: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  const fate = net.isFaulty ? wholeBelow(net.random, 10) : 0;
  // Lost, or killed before it commits.
  if (fate === 9 || fate === 8) return { fault: 'no answer' };
  const answer = await run();
  // Comes once more, now or later, as from a proxy that repeats it.
  if (fate === 7) await run();
  if (fate === 6) net.repeats.push(run);
  // Killed after it commits, or the answer is lost.
  return fate === 5 || fate === 4 ? { fault: 'no answer' } : answer;
}
