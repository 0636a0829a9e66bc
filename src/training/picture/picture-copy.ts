import type { Flight } from './flight.ts';
import { lightAt, minutesOfDay } from './light.ts';
import { places } from './places.ts';

const noon = minutesOfDay / 2;
const eveningBegins = 1020;

const placeOf = ({ place }: Pick<Flight, 'place'>): string => places[place % places.length]!.name;

/** "By the old bridge" */
export const placeLine = (flight: Pick<Flight, 'place'>): string => `By the ${placeOf(flight)}`;

/** Says place and light, for people who do not see the picture: "A kite over the river, in the evening". */
export const pictureAlt = (flight: Pick<Flight, 'place' | 'minute'>): string =>
  `A kite over the ${placeOf(flight)}, ${lightLine(flight.minute)}`;

function lightLine(minute: number): string {
  if (lightAt(minute).isNight) return 'at night';
  if (minute < noon) return 'in the morning';
  return minute < eveningBegins ? 'in the afternoon' : 'in the evening';
}
