import { describe, expect, it } from 'vitest';
import { itemEntry, runEntry } from '#testing/server/training.ts';
import { bytesOfEntry, mostRoom, takeRoom, type UsedRoom } from './training-room.ts';

const one = itemEntry();
const size = bytesOfEntry(one);
const empty: UsedRoom = { entries: 0, bytes: 0, lateBytes: 0 };
const most: UsedRoom = { entries: 10, bytes: 10 * size, lateBytes: 3 * size };

describe('the room of an account', () => {
  it.each<[what: string, used: UsedRoom, hasEnded: boolean, isTaken: boolean]>([
    ['an empty account has room', empty, false, true],
    ['the last entry that fits is taken', { entries: 9, bytes: 9 * size, lateBytes: 0 }, false, true],
    ['one more than the most is not', { entries: 10, bytes: 0, lateBytes: 0 }, false, false],
    ['a byte more than the most is not', { entries: 0, bytes: 9 * size + 1, lateBytes: 0 }, false, false],
    ['after the end the last that fits is taken', { ...empty, lateBytes: 2 * size }, true, true],
    ['after the end a byte more is not', { ...empty, lateBytes: 2 * size + 1 }, true, false],
    ['with access again what came late counts no more', { ...empty, lateBytes: 3 * size }, false, true],
  ])('%s', (_what, used, hasEnded, isTaken) => {
    expect(takeRoom([one], used, { hasEnded, most }).taken).toEqual(isTaken ? [one] : []);
  });

  it('a large entry that does not fit keeps no small one out', () => {
    const [small, large] = [itemEntry(), runEntry()];
    const tight = { ...most, bytes: bytesOfEntry(small) };
    expect(takeRoom([large, small], empty, { hasEnded: false, most: tight }).taken).toEqual([small]);
  });

  it('what is used grows by what is taken', () => {
    const { used } = takeRoom([one], { entries: 1, bytes: 5, lateBytes: 7 }, { hasEnded: true, most });
    expect(used).toEqual({ entries: 2, bytes: 5 + size, lateBytes: 7 + size });
  });

  it('it holds ten years of daily training, and a year of it that comes late', () => {
    const year = { entries: 1_100, bytes: 3_000_000 };
    expect(mostRoom.entries).toBeGreaterThan(10 * year.entries);
    expect(mostRoom.bytes).toBeGreaterThan(10 * year.bytes);
    expect(mostRoom.lateBytes).toBeGreaterThan(year.bytes);
  });
});
