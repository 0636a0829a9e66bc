import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedOnDevice } from '#contract/training-consent.ts';
import { itemEntry, runEntry } from '#testing/training/entries.ts';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import type { Entry } from '#training/entries/entry.ts';
import { openTrainingRows } from '#web/session/training-rows.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { alone, createOutbox, type OutboxParts } from './outbox.ts';
import { type Answer, faultOf } from './training-calls.ts';

beforeEach(useIndexedDB);

const day = '2026-11-20';

/** An outbox whose account gives these answers; sent parcels are in `parcels`. */
async function anOutbox(
  answer: (entries: Entry[]) => Answer<{ accepted: string[]; refused: { id: string; why: string }[] }>,
  { onAdd = async () => {} }: { onAdd?: (copy: DeviceCopy) => Promise<void> } = {},
) {
  const copy: DeviceCopy = deviceCopy(openTrainingRows('test'), '7');
  await copy.choose('account');
  await copy.told('account');
  const parcels: string[][] = [];
  const erasures: string[] = [];
  const timers: { delayMs: number; run: () => void }[] = [];
  const tries: boolean[] = [];
  const parts: OutboxParts = {
    copy,
    calls: {
      async add(entries) {
        parcels.push(entries.map(({ id }) => id));
        await onAdd(copy);
        return answer(entries);
      },
      async erase(id) {
        erasures.push(id);
        return { fault: 'refused' };
      },
      saveWhere: async () => ({ data: null }),
    },
    alone: (work) => work(),
    later(delayMs, run) {
      timers.push({ delayMs, run });
      return () => {};
    },
    random: () => 0,
    onSent: async () => {},
    onTried: (isAllSent) => void tries.push(isAllSent),
  };
  return {
    copy,
    outbox: createOutbox(parts),
    parcels,
    erasures,
    timers,
    tries,
    unsaved: async () => (await copy.summary()).unsaved,
  };
}

const acceptAll = (entries: Entry[]) => ({ data: { accepted: entries.map(({ id }) => id), refused: [] } });
const items = (count: number) => Array.from({ length: count }, (_, number) => itemEntry(number, day));

describe('the outbox', () => {
  it('the oldest go first, at most 50 together', async () => {
    const { copy, outbox, parcels, unsaved } = await anOutbox(acceptAll);
    const entries = items(120);
    await copy.add(entries.toReversed());
    await outbox.flush();
    expect(parcels.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(parcels.flat()).toEqual(entries.map(({ id }) => id));
    expect(await unsaved()).toBe(0);
  });

  it('a parcel has at most 200 kB', async () => {
    const { copy, outbox, parcels } = await anOutbox(acceptAll);
    const stim = Array.from({ length: 600 }, () => 's'.repeat(100));
    const trials = { t0: [], cond: [], x: [], stim, resp: [], rt: [], ok: [], void: [], late: [], src: [] };
    await copy.add([1, 2, 3, 4].map((number) => ({ ...runEntry(number, day), trials })));
    await outbox.flush();
    expect(parcels.map(({ length }) => length)).toEqual([3, 1]);
  });

  it('an entry leaves only when the account names it', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const [first, second, third] = items(3).map(({ id }) => id) as [string, string, string];
    const { copy, outbox, parcels, timers, unsaved } = await anOutbox((entries) => ({
      data:
        entries.length > 1
          ? { accepted: [first], refused: [{ id: second, why: 'no' }] }
          : { accepted: [], refused: [] },
    }));
    await copy.add(items(3));
    await outbox.flush();
    expect(parcels).toEqual([[first, second, third], [third]]);
    expect(await unsaved()).toBe(1);
    expect(timers).toHaveLength(1);
    expect(said).toHaveBeenCalledExactlyOnceWith(`The training entry ${second} was refused: no`);
  });

  it('what the account refuses while it keeps no training goes on waiting', async () => {
    let isKept = false;
    const { copy, outbox, timers, unsaved } = await anOutbox((entries) =>
      isKept
        ? acceptAll(entries)
        : { data: { accepted: [], refused: entries.map(({ id }) => ({ id, why: storedOnDevice })) } },
    );
    await copy.add(items(2));
    await outbox.flush();
    expect(await unsaved()).toBe(2);
    expect(timers).toHaveLength(1);
    isKept = true;
    await outbox.flush();
    expect(await unsaved()).toBe(0);
  });

  it('without an answer it tries again after 1, 2, 4 seconds, and at most every minute', async () => {
    const { copy, outbox, timers, tries, unsaved } = await anOutbox(() => ({ fault: 'no answer' }));
    await copy.add(items(1));
    for (let time = 0; time < 9; time++) await outbox.flush();
    expect(timers.map(({ delayMs }) => delayMs / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(tries).not.toContain(true);
    expect(await unsaved()).toBe(1);
  });

  it('after a success it begins with one second again', async () => {
    let isDown = true;
    const { copy, outbox, timers, tries } = await anOutbox((all) => (isDown ? { fault: 'no answer' } : acceptAll(all)));
    await copy.add(items(1));
    for (let time = 0; time < 3; time++) await outbox.flush();
    isDown = false;
    await outbox.flush();
    isDown = true;
    await copy.add([itemEntry(9, day)]);
    await outbox.flush();
    expect(timers.at(-1)!.delayMs).toBe(1000);
    expect(tries).toEqual([false, false, false, true, false]);
  });

  it('when the session has ended nothing is sent any more', async () => {
    const { copy, outbox, parcels, timers, unsaved } = await anOutbox(() => ({ fault: 'signed out' }));
    await copy.add(items(1));
    await outbox.flush();
    await outbox.flush();
    expect([parcels.length, timers.length, await unsaved()]).toEqual([1, 0, 1]);
  });

  it('without access entries stay on the device and are not sent again before access comes back', async () => {
    const { copy, outbox, parcels, timers, tries, unsaved } = await anOutbox(() => ({ fault: 'no access' }));
    await copy.add(items(2));
    await outbox.flush();
    await outbox.flush();
    expect([parcels.length, timers.length, await unsaved()]).toEqual([1, 0, 2]);
    expect(tries).toEqual([false, false]);
    outbox.release();
    await outbox.flush();
    expect(parcels).toHaveLength(2);
  });

  it('one entry that the account cannot read does not keep the others back', async () => {
    const bad = items(7)[4]!.id;
    const { copy, outbox, parcels, unsaved } = await anOutbox((entries) =>
      entries.some(({ id }) => id === bad) ? { fault: 'refused' } : acceptAll(entries),
    );
    await copy.add(items(7));
    await outbox.flush();
    expect(await unsaved()).toBe(0);
    expect(parcels.length).toBeLessThan(10);
    expect(await copy.entries(day)).toHaveLength(7);
  });

  it('an entry that is erased while it is on its way is erased in the account afterwards', async () => {
    const [entry] = items(1);
    const { copy, outbox, erasures, unsaved } = await anOutbox(acceptAll, {
      onAdd: (on) => on.erase({ ...entry!, kind: 'erased' } as never),
    });
    await copy.add(items(1));
    await outbox.flush();
    expect(erasures).toEqual([entry!.id]);
    expect(await unsaved()).toBe(0);
  });

  it('erasing what the account does not have is done', async () => {
    const { copy, outbox, unsaved } = await anOutbox(acceptAll);
    await copy.add(items(1));
    await copy.erase({ ...items(1)[0]!, kind: 'erased' } as never);
    await outbox.flush();
    expect(await unsaved()).toBe(0);
  });
});

it.each([
  [401, 'signed out'],
  [403, 'no access'],
  [400, 'refused'],
  [404, 'refused'],
  [413, 'refused'],
  [408, 'no answer'],
  [429, 'no answer'],
  [500, 'no answer'],
  [503, 'no answer'],
  [0, 'no answer'],
] as const)('the status %i means: %s', (status, fault) => {
  expect(faultOf(status)).toBe(fault);
});

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;

const withLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } });

function counted() {
  const work = vi.fn(async () => 'sent');
  return { work, runs: () => work.mock.calls.length };
}

describe('what one tab does at a time', () => {
  it.each<[string, Request | undefined]>([
    ['are given', (_name, _options, work) => work()],
    ['are not there', undefined],
    ['are refused', () => Promise.reject(new DOMException('Insecure', 'SecurityError'))],
    [
      'throw',
      () => {
        throw new DOMException('Insecure', 'SecurityError');
      },
    ],
    [
      'are lost after it was done',
      async (_name, _options, work) => {
        await work();
        throw new DOMException('Stolen', 'AbortError');
      },
    ],
  ])('is done once when locks %s', async (_, request) => {
    if (request) withLocks(request);
    else vi.stubGlobal('navigator', {});
    const { work, runs } = counted();
    expect(await alone('training', work)).toBe('sent');
    expect(runs()).toBe(1);
  });

  it('is done without a lock that is not given in ten seconds', async () => {
    vi.useFakeTimers();
    withLocks(
      (_name, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { work, runs } = counted();
    const done = alone('training', work);
    await vi.advanceTimersByTimeAsync(9999);
    expect(runs()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('sent');
    vi.useRealTimers();
  });

  it('tells its own fault, and is not done again because of it', async () => {
    withLocks((_name, _options, work) => work());
    const work = vi.fn(() => Promise.reject(new Error('its own')));
    await expect(alone('training', work)).rejects.toThrow('its own');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
