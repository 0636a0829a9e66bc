import { type ComponentType, type ReactNode, useRef } from 'react';
import { create } from 'zustand';
import type { TaskEngine } from '#training/exercises/engine.ts';
import type { Form } from '#training/run/task.ts';
import type { SkyWay } from '#training/sky/sky-way.ts';

/** What the sky of a run in play is decided by (delight.md § 5). */
export interface RunSky {
  engine: TaskEngine;
  form: Form;
  way: SkyWay;
  /** The rounds of the exercise before this run. */
  before: number;
  /** The training day. */
  day: string;
  /** Of the local day, when the run began. */
  minute: number;
}

export interface SkyProps {
  sky: RunSky;
  /** The rounds of the run, and how many of them are done. */
  rounds: number;
  done: number;
  /** The exercise's own background, where there is no room for another; the one of all exercises by default. */
  usual?: ReactNode;
}

/** The code that draws the sky. */
export interface SkyCode {
  SkyBackdrop: ComponentType<SkyProps>;
  SkySigns: ComponentType<Omit<SkyProps, 'usual'>>;
}

interface FlightSky {
  /** Null outside the runs of a flight. */
  sky: RunSky | null;
  /** Null until it is loaded; play never waits for it. */
  code: SkyCode | null;
}

export const useFlightSky = create<FlightSky>(() => ({ sky: null, code: null }));

/** The sky as it was when the present round began, so that none appears while something is looked for. */
export function useSkyOfRound(done: number): FlightSky {
  const now = useFlightSky();
  const seen = useRef({ done, now });
  if (seen.current.done !== done) seen.current = { done, now };
  return seen.current.now;
}
