import { useEffect, useRef, useState } from 'react';
import {
  type ClockRun,
  clockIn,
  detailOfClock,
  endOf,
  goOnWithClock,
  isEnded,
  restClock,
} from '#training/engines/clocks/clocks.ts';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import type { Note } from '#web/training/store/notes.ts';

const tickMs = 1000;

interface Clock {
  /** Null before it is begun. */
  run: ClockRun | null;
  /** Epoch ms, at most a second old. */
  at: number;
  isOver: boolean;
  begin(run: ClockRun): void;
  change(run: ClockRun): void;
  rest(): void;
  goOn(): void;
  /** Erases the clock from the device. */
  forget(): void;
}

/**
 * A clock by the time of day, which continues while the device sleeps and after a reload. It reports here when it is
 * over.
 * @param kept the notes of this device; null until they are read
 */
export function useClock(
  { exercise, notes, now }: GuidedProps,
  kept: readonly Note[] | null,
  onOver: () => void,
): Clock {
  const id = `clock-${exercise.id}`;
  const [own, setOwn] = useState<ClockRun | 'none' | null>(null);
  const [at, setAt] = useState(now);
  const latest = useRef({ now, onOver });
  latest.current = { now, onOver };

  const found = kept?.find((note) => note.id === id);
  const run = own === 'none' ? null : (own ?? (found ? clockIn(found.detail, exercise.id, at) : null));
  const isOver = run !== null && isEnded(run, at);
  const isRunning = run !== null && run.since !== null && !isOver;
  const end = run === null ? null : endOf(run);

  useEffect(() => {
    if (!isRunning || end === null) return;
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      const moment = latest.current.now();
      setAt(moment);
      if (moment >= end) latest.current.onOver();
      else timer = window.setTimeout(look, Math.min(tickMs, end - moment));
    };
    look();
    // A sleeping page has no timers.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning, end]);

  function change(next: ClockRun): void {
    setOwn(next);
    setAt(now());
    // When storing fails, the clock continues until the page is left.
    notes.keep({ id, engine: 'clocks', at: now(), text: '', detail: detailOfClock(next, exercise.id) }).catch(() => {});
  }

  return {
    run,
    at,
    isOver,
    begin: change,
    change,
    rest: () => run !== null && change(restClock(run, now())),
    goOn: () => run !== null && change(goOnWithClock(run, now())),
    forget() {
      setOwn('none');
      notes.erase(id).catch(() => {});
    },
  };
}
