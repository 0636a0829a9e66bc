import { describe, expect, it } from 'vitest';
import { seededRandom } from '#statistics/seeded-random.ts';
import { type BusinessSize, liveBusiness } from '#testing/statistics/live-business.ts';
import { alarmAt, usualRange, watchedWith, watchFigure } from './watch-figure.ts';

const steady = (days: number, value = 100) => Array<number>(days).fill(value);

describe('a figure that is watched', () => {
  it('nothing is said before eight weeks are known', () => {
    expect(watchFigure({ before: steady(55), value: 0, share: 1 })).toEqual({ usual: null, change: null });
    expect(watchFigure({ before: [], value: 5, share: 1 })).toEqual({ usual: null, change: null });
    expect(usualRange(steady(55))).toBeNull();
  });

  it('on the day after eight weeks a figure that has come to nothing is below, from today on', () => {
    expect(watchFigure({ before: steady(56), value: 0, share: 1 })).toEqual({
      usual: expect.closeTo(100, 9),
      change: { side: 'below', daysAgo: 0 },
    });
  });

  it('a part of a day is compared with the share of a day that has usually come by then', () => {
    const half = { before: steady(84), share: 0.5 };
    expect(watchFigure({ ...half, value: 50 })).toEqual({ usual: expect.closeTo(50, 9), change: null });
    expect(watchFigure({ ...half, value: 10 }).change).toEqual({ side: 'below', daysAgo: 0 });
    expect(watchFigure({ ...half, value: 120 }).change).toEqual({ side: 'above', daysAgo: 0 });
  });

  it('a small lasting change adds up, and is told with the day on which it began', () => {
    const before = [...steady(80, 20), ...steady(4, 10)];
    expect(watchFigure({ before: before.slice(0, 81), value: 10, share: 1 }).change).toBeNull();
    expect(watchFigure({ before, value: 10, share: 1 }).change).toEqual({ side: 'below', daysAgo: 4 });
  });

  it('the word goes once the figure has come back', () => {
    const before = [...steady(70), 0, 0, ...steady(3)];
    expect(watchFigure({ before, value: 100, share: 1 }).change).toBeNull();
  });

  it('a change that has lasted for eight weeks is what is usual', () => {
    expect(watchFigure({ before: [...steady(28), ...steady(56, 30)], value: 30, share: 1 }).change).toBeNull();
  });

  it('what never happens is usual, and a first few of it are told', () => {
    const before = steady(84, 0);
    expect(watchFigure({ before, value: 1, share: 1 })).toEqual({ usual: 0, change: null });
    expect(watchFigure({ before, value: 20, share: 1 }).change).toEqual({ side: 'above', daysAgo: 0 });
  });
});

it('19 of 20 days lie in the usual range', () => {
  const random = seededRandom(3);
  const { net } = liveBusiness({ visits: 1000, swing: 0.1 }, 84 + 500, random);
  const isWithin = Array.from({ length: 500 }, (_, i) => {
    const { low, high } = usualRange(net.slice(i + 28, i + 84))!;
    return net[i + 84]! >= low && net[i + 84]! <= high;
  });
  expect(isWithin.filter(Boolean).length / 500).toBeGreaterThan(0.92);
});

interface Replay extends BusinessSize {
  businesses: number;
  days: number;
  seed: number;
}

/** How many alarms a month an unchanged business sees, and on how many days, after the end of each day. */
function replay({ businesses, days, seed, ...size }: Replay): { words: number; toldDays: number } {
  const random = seededRandom(seed);
  let [words, toldDays] = [0, 0];
  for (let business = 0; business < businesses; business += 1) {
    const figures = Object.values(liveBusiness(size, watchedWith + days, random));
    let told = new Set<string>();
    for (let day = 0; day < days; day += 1) {
      const now = new Set<string>();
      for (const [i, values] of figures.entries()) {
        const { change } = watchFigure({
          before: values.slice(day, day + watchedWith),
          value: values[day + watchedWith]!,
          share: 1,
        });
        if (change !== null) now.add(`${i} ${change.side}`);
      }
      words += [...now].filter((word) => !told.has(word)).length;
      toldDays += now.size > 0 ? 1 : 0;
      told = now;
    }
  }
  const months = (businesses * days) / 30;
  return { words: words / months, toldDays: toldDays / months };
}

const sizes: readonly BusinessSize[] = [
  { visits: 500, swing: 0.2 },
  { visits: 30, swing: 0.1 },
  { visits: 2000, swing: 0.1 },
  { visits: 10_000, swing: 0.2 },
];

describe('an unchanged business reads at most one wrong word a month of all its figures together', () => {
  it('in a few quarters', () => {
    const { words, toldDays } = replay({ ...sizes[0]!, businesses: 4, days: 90, seed: 17 });
    expect([words, toldDays].every((count) => count <= 1)).toBe(true);
  });

  it.each(sizes)('of $visits visits a day with a swing of $swing', { tags: 'long' }, (size) => {
    const { words, toldDays } = replay({ ...size, businesses: 60, days: 150, seed: 23 });
    expect(words).toBeLessThan(0.6);
    expect(toldDays).toBeLessThan(0.8);
  });
});

describe('a halved business is told of it', () => {
  // The median of the days until the alarm, by the visits of a day.
  it.each([
    [500, 'visits', 3],
    [500, 'net', 5],
    [2000, 'begun', 6],
    [2000, 'net', 2],
  ] as const)('of %d visits a day, by %s within %d days', (visits, name, most) => {
    const random = seededRandom(5);
    const found = Array.from({ length: 21 }, () => {
      const values = liveBusiness({ visits, swing: 0.1 }, watchedWith + 30, random)[name];
      const halved = values.map((value, i) => (i < watchedWith ? value : Math.round(value / 2)));
      const days = Array.from({ length: 30 }, (_, i) => i);
      const told = days.findIndex((day) => {
        const change = watchFigure({
          before: halved.slice(day, day + watchedWith),
          value: halved[day + watchedWith]!,
          share: 1,
        }).change;
        return change?.side === 'below';
      });
      return told === -1 ? 99 : told + 1;
    }).sort((a, b) => a - b);
    expect(found[10]).toBeLessThanOrEqual(most);
  });
});

it('the limit is the one of the table', () => expect(alarmAt).toBe(5));
