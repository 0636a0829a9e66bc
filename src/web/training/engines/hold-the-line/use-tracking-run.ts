import { type RefObject, useEffect, useRef } from 'react';
import { type Flight, type KiteAt, kiteAt } from '#training/engines/hold-the-line/flight.ts';
import {
  allFound,
  flightOfRound,
  type HoldTheLineState,
  type Round,
} from '#training/engines/hold-the-line/hold-the-line.ts';
import type { RunSetup, Task } from '#training/run/task.ts';
import { feel } from '#web/training/play/feel.ts';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { type Run, useRun } from '#web/training/play/use-run.ts';
import type { KitePlaces } from './flying-kites.tsx';
import { readingOrder } from './kite-places.ts';

type State = HoldTheLineState;

export interface TrackingRun {
  run: Run<State, number>;
  kites: RefObject<KitePlaces | null>;
  /** Null while the run rests. */
  round: Round | null;
  /** Where the round's kites are while they do not move. */
  places: readonly KiteAt[];
  flightOf(round: Round): Flight;
}

interface TrackingSetup extends Pick<PlayProps, 'setup' | 'onResult'> {
  task: Task<State, number>;
}

/** Runs rounds of kites on the screen: paints them, and takes keys for them. */
export function useTrackingRun({ task, setup, onResult }: TrackingSetup): TrackingRun {
  const kites = useRef<KitePlaces>(null);
  const flightOf = useFlights(setup);
  const run = useRun<State, number>({
    task,
    setup,
    paint({ phase, round, since }, at) {
      if (phase === 'rest' || round === null) return;
      const flight = flightOf(round);
      const ms = phase === 'follow' ? at - since! : phase === 'look' ? 0 : round.followMs;
      kites.current?.place((kite) => kiteAt(flight, ms, kite));
    },
    isMoving: ({ phase }) => phase === 'follow',
    sceneOf: ({ phase, round, chosen }) => `${phase} ${round?.number} ${chosen}`,
    onKey(key, { phase, round }) {
      if (phase === 'feedback') return key === 'Enter' || key === ' ' ? 'go' : null;
      if (phase !== 'tap' || round === null || !/^[0-9]$/.test(key)) return null;
      const kite = readingOrder(placesAt(flightOf(round), round.followMs))[(Number(key) + 9) % 10];
      return kite === undefined ? null : { answer: kite };
    },
    onResult,
  });
  const { state } = run;
  useFeedback(state);
  const round = state.phase === 'rest' ? null : state.round;
  const places = round === null ? [] : placesAt(flightOf(round), state.phase === 'look' ? 0 : round.followMs);
  return { run, kites, round, places, flightOf };
}

const placesAt = (flight: Flight, ms: number): KiteAt[] =>
  Array.from({ length: flight.kites }, (_, kite) => kiteAt(flight, ms, kite));

/**
 * Calculates the flight of a round once; caches the last ones, because the old round is painted until the new one is.
 */
function useFlights(setup: RunSetup): (round: Round) => Flight {
  const flights = useRef(new Map<number, Flight>());
  return (round) => {
    const known = flights.current.get(round.number);
    if (known !== undefined) return known;
    const flight = flightOfRound(setup, round);
    flights.current.set(round.number, flight);
    flights.current.delete(round.number - 2);
    return flight;
  };
}

/** A short pulse for every chosen kite, and a tone when all were found. */
function useFeedback({ phase, round, chosen }: State): void {
  useEffect(() => {
    if (chosen.length > 0) feel.pulse();
  }, [chosen]);
  const hasFound = phase === 'feedback' && round !== null && allFound(round, chosen);
  useEffect(() => {
    if (hasFound) feel.tone(523);
  }, [hasFound]);
}
