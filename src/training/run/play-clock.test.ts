import { describe, expect, it } from 'vitest';
import { endOf, givenBack, newClock, playedBy, started, stopped } from './play-clock.ts';

const lastsMs = 60_000;

describe('the clock of a run', () => {
  it('stands until it is started, and says then when the run is over', () => {
    expect(playedBy(newClock, 5000)).toBe(0);
    expect(endOf(newClock, lastsMs)).toBeNull();
    expect(endOf(started(newClock, 1000), lastsMs)).toBe(61_000);
  });

  it('does not count the time away', () => {
    const back = started(stopped(started(newClock, 1000), 11_000), 500_000);
    expect(playedBy(back, 500_000)).toBe(10_000);
    expect(endOf(back, lastsMs)).toBe(550_000);
  });

  it('goes on when it is started again while it runs', () => {
    expect(playedBy(started(started(newClock, 1000), 4000), 5000)).toBe(4000);
  });

  it('gives the time of void rounds back, at most a fifth of the run', () => {
    const once = givenBack(started(newClock, 0), 9000, lastsMs);
    expect(playedBy(once, 10_000)).toBe(1000);
    expect(endOf(once, lastsMs)).toBe(69_000);
    expect(endOf(givenBack(once, 9000, lastsMs), lastsMs)).toBe(72_000);
  });
});
