import type { ReactNode } from 'react';
import type { TodayItem } from '#training/today/today.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';
import type { FlightPort } from './flight-port.ts';

/**
 * The end pages of flights and exercises, with the fact that the last one shows. They load with the code of an exercise,
 * because none is needed earlier.
 */
export type Ends = typeof import('./ends.tsx') &
  Pick<typeof import('#training/facts/fact-of-flight.ts'), 'factOfFlight'>;

export async function loadEnds(): Promise<Ends> {
  const [{ ItemEnd, FlightEnd }, { factOfFlight }] = await Promise.all([
    import('./ends.tsx'),
    import('#training/facts/fact-of-flight.ts'),
  ]);
  return { ItemEnd, FlightEnd, factOfFlight };
}

/** A flight that has ended, with the code of its page. */
export interface EndedFlight {
  ends: Ends;
  one: TrainedDay;
  /** The day after it, by the same plan. */
  next: TrainedDay;
  done: readonly TodayItem[];
  port: FlightPort;
  children: ReactNode;
}
