import { useEffect, useRef, useState } from 'react';
import {
  type BreathRun,
  breathAt,
  goOn,
  heightAt,
  isOver,
  restNow,
  type Turn,
  turnAt,
} from '#training/engines/breath/breath.ts';
import type { Pace } from '#training/exercises/exercise-facts.ts';

interface BreathingParts {
  begin: BreathRun;
  now(): number;
  /** Writes the height of the horizon, in every frame. 0 is low, 1 high. */
  paint(height: number): void;
  onTurn(turn: Turn): void;
  onOver(run: BreathRun): void;
}

/** Synchronizes a run of breaths with the screen. React renders only for a turn, a second or a press. */
export function useBreathing(parts: BreathingParts) {
  const latest = useRef(parts);
  latest.current = parts;
  const kept = useRef<BreathRun>(null);
  kept.current ??= goOn(parts.begin, parts.now());
  const [shown, show] = useState({ run: kept.current, turn: turnAt(kept.current, parts.now()) });

  function take(run: BreathRun): void {
    kept.current = run;
    show({ run, turn: turnAt(run, latest.current.now()) });
  }

  const isResting = shown.run.since === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest parts are read from the ref
  useEffect(() => {
    if (isResting) return;
    let frame = requestAnimationFrame(draw);
    let before: Turn | null = null;
    function draw(): void {
      const { now, paint, onTurn, onOver } = latest.current;
      const at = now();
      const run = breathAt(kept.current!, at);
      const turn = turnAt(run, at);
      if (turn === null) {
        take(run);
        if (isOver(run)) onOver(run);
        return;
      }
      if (turn.way !== before?.way) onTurn(turn);
      if (turn.way !== before?.way || turn.count !== before.count) take(run);
      before = turn;
      paint(heightAt(turn));
      frame = requestAnimationFrame(draw);
    }
    const rest = () => {
      if (document.visibilityState === 'hidden') take(restNow(kept.current!, latest.current.now()));
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', rest);
    };
  }, [isResting]);

  return {
    run: shown.run,
    turn: shown.turn,
    rest: () => take(restNow(kept.current!, latest.current.now())),
    goOn: () => take(goOn(kept.current!, latest.current.now())),
    choosePace: (pace: Pace) => take({ ...kept.current!, wanted: pace }),
  };
}
