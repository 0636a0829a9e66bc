import type { FlightPort } from '../flight/flight-port.ts';
import { flightPortOf } from '../flight/flight-port-of.ts';

/** A help is no part of a day: what it would keep is dropped, only settings and own texts stay. */
export function helpPort(day: string): FlightPort {
  return { ...flightPortOf('help', day), adapts: false, add: () => '' };
}
