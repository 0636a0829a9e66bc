import { type Folded, settingOf } from '#training/entries/fold.ts';
import { type DayFlight, flightsOf } from '#training/picture/flights-of.ts';
import { dayAfter, weekdayOf } from '#training/training-day.ts';
import type { AirStretch } from './air-due.ts';

/** A strip of the picture: a flight is a kite at its hour, a rest day a ring, any other day is air. */
export interface AirDay {
  day: string;
  flight: DayFlight | null;
  isRest: boolean;
}

/** The days of a stretch, oldest first. */
export function airDays(folded: Folded, { end, days }: AirStretch): AirDay[] {
  const flights = new Map(flightsOf(folded).map((flight) => [flight.day, flight]));
  const restDays = settingOf(folded, 'rest-days') ?? [];
  return Array.from({ length: days }, (_, i) => {
    const day = dayAfter(end, i + 1 - days);
    return { day, flight: flights.get(day) ?? null, isRest: restDays.includes(weekdayOf(day)) };
  });
}
