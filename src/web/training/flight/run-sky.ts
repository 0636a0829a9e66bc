import { useEffect } from 'react';
import type { TaskEngine } from '#training/exercises/engine.ts';
import { placeAfter, reachedLast } from '#training/picture/places-passed.ts';
import type { Form } from '#training/run/task.ts';
import { roundsPlanned } from '#training/today/blocks.ts';
import type { TodayItem } from '#training/today/today.ts';
import { type RunSky, useFlightSky } from '../play/flight-sky.ts';
import { minuteHere } from '../store/training-day-here.ts';
import type { FlightPort } from './flight-port.ts';

interface SkyFacts {
  item: TodayItem;
  engine: TaskEngine;
  form: Form;
  port: Pick<FlightPort, 'day' | 'items' | 'now'>;
  /** The rounds of the exercise before this run. */
  before: number;
}

/** The sky of a run: its places are those that the picture of the exercise will have. */
export function skyOf({ item, engine, form, port, before }: SkyFacts): RunSky {
  const rounds = roundsPlanned(form === 'still' ? 'still-air' : engine, item.minutes);
  return {
    engine,
    form,
    way: { from: placeAfter(reachedLast(port.items())), rounds },
    before,
    day: port.day,
    minute: minuteHere(port.now()),
  };
}

/** Loads the drawing of the sky while the introduction is read; without it, play has the usual background. */
export function useSkyCode(): void {
  useEffect(() => {
    import('../sky/sky.tsx').then(
      ({ skyCode }) => useFlightSky.setState({ code: skyCode }),
      () => {},
    );
    return () => useFlightSky.setState({ sky: null });
  }, []);
}
