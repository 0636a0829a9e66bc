import { mostPassed } from '#training/picture/places-passed.ts';

/** The way of an exercise through its places, over all its blocks (delight.md § 5). */
export interface SkyWay {
  /** The place where it begins: from 0, in the order of the places and round again. */
  from: number;
  /** The planned rounds of the exercise. */
  rounds: number;
}

/** Where a flight is after some rounds. */
export interface SkyAt {
  place: number;
  /** The number of places passed, 0 to 3. */
  passed: number;
  /** The rounds since it came to the place, and how many there are until the next one. */
  since: number;
  lasts: number;
}

const placesOfWay = mostPassed + 1;

/**
 * The rounds after which each place is reached: every fourth part in whole rounds, 22 of 90 and 37 of 150. With fewer
 * rounds than places the last ones are reached at the end.
 */
export function startsOf({ rounds }: Pick<SkyWay, 'rounds'>): number[] {
  const start =
    rounds < placesOfWay
      ? (place: number) => Math.ceil((place * rounds) / mostPassed)
      : (place: number) => place * Math.floor(rounds / placesOfWay);
  return Array.from({ length: placesOfWay }, (_, place) => start(place));
}

/** The place of a flight after so many rounds, by rounds and never by right answers. */
export function placeAt(way: SkyWay, done: number): SkyAt {
  const starts = startsOf(way);
  const passed = starts.filter((start) => start <= done).length - 1;
  const start = starts[passed]!;
  return {
    place: way.from + passed,
    passed,
    since: done - start,
    lasts: (starts[passed + 1] ?? Math.max(way.rounds, start + 1)) - start,
  };
}

/** The sign of a place on the thread of a block. */
export interface PlaceSign {
  place: number;
  /** The share of the thread. */
  at: number;
  is: 'passed' | 'here' | 'ahead';
}

/**
 * The signs on the thread of a block: the place where it begins, then those that it comes to.
 * @param before the rounds of the exercise before this block
 * @param rounds of the block
 * @param done of the block
 */
export function signsOf(way: SkyWay, before: number, rounds: number, done: number): PlaceSign[] {
  const now = placeAt(way, before + done).passed;
  const first = placeAt(way, before).passed;
  return startsOf(way).flatMap((start, passed): PlaceSign[] => {
    // A few long rounds have room for all four signs only where these stand in even steps.
    const at = way.rounds < placesOfWay ? passed / placesOfWay : Math.max(0, start - before) / rounds;
    if (passed < first || at >= 1) return [];
    return [{ place: way.from + passed, at, is: passed < now ? 'passed' : passed === now ? 'here' : 'ahead' }];
  });
}
