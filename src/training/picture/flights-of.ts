import type { ItemEntry } from '#training/entries/entry.ts';
import type { Folded } from '#training/entries/fold.ts';
import type { Flight } from './flight.ts';
import { minutesOfDay } from './light.ts';
import { placesPassed, reachedPlaces, secondsOf } from './places-passed.ts';
import { levelTrace } from './trace.ts';

/** The flight whose picture a training day has. */
export interface DayFlight extends Flight {
  /** `YYYY-MM-DD`. */
  day: string;
}

const fewestBows = 3;
const mostBows = 10;
/** One bow more for each. */
const roundsForBow = 22;

/**
 * The flight of each day with a finished exercise, oldest first: that of its longest exercise, the first of equal ones
 * (delight.md § 6). A day without one is not in the list.
 */
export function flightsOf({ items }: Pick<Folded, 'items'>): DayFlight[] {
  const longest = new Map<string, ItemEntry>();
  for (const item of items) {
    const other = longest.get(item.day);
    if (other === undefined || secondsOf(item.body) > secondsOf(other.body)) longest.set(item.day, item);
  }
  const reached = reachedPlaces(items);
  const flights = [...longest.values()].map((item) => flightOf(item, reached.get(item)!));
  return flights.sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Entries from before there were pictures have a level rhythm. */
function flightOf({ id, day, at, tz_min: offsetMin, body }: ItemEntry, place: number): DayFlight {
  const minute = Math.floor(Date.parse(at) / 60_000) + offsetMin;
  return {
    id,
    day,
    minute: ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay,
    place,
    passed: placesPassed(body),
    trace: body.trace ?? levelTrace,
    bows: bowsOf(body),
  };
}

/** Three, and one more for each 22 rounds, or for each whole minute of a guided exercise; never by right answers. */
function bowsOf(body: ItemEntry['body']): number {
  const more = body.rounds > 0 ? body.rounds / roundsForBow : secondsOf(body) / 60;
  return Math.min(mostBows, fewestBows + Math.floor(more));
}

/** The flights of a month. */
export interface AlbumMonth {
  /** `YYYY-MM`. */
  month: string;
  /** Newest first. */
  flights: readonly DayFlight[];
}

/** The album: months with a flight, newest first. */
export function monthsOf(flights: readonly DayFlight[]): AlbumMonth[] {
  const months = new Map<string, DayFlight[]>();
  for (const flight of [...flights].reverse()) {
    const month = flight.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), flight]);
  }
  return [...months].map(([month, own]) => ({ month, flights: own }));
}
