import { createContext, type MouseEvent, type PointerEvent, useContext, useEffect, useRef, useState } from 'react';
import { mainSource } from '#training/run/series.ts';
import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';
import { columnsOf, type Source } from '#training/run/trial.ts';
import type { RunResult } from './play-props.ts';
import { createRunLoop, type RunLoop } from './run-loop.ts';

/** Stops a run at a moment, so that it can be pictured: the inputs until then, and the time that is painted. */
export interface FrozenRun {
  inputs: readonly Input<never>[];
  at: number;
}

export const FrozenRunContext = createContext<FrozenRun | null>(null);

interface RunView<State extends RunState, Answer> {
  task: Task<State, Answer>;
  setup: RunSetup;
  /**
   * Writes the picture of a moment to elements that are mounted already, by opacity and transform only. Called within a
   * frame: once for each phase, and in every frame while something moves.
   */
  paint(state: State, at: number): void;
  /** Whether every frame is painted. */
  isMoving?(state: State): boolean;
  /** React draws anew when this changes. It must not change within a timed part of a round. */
  sceneOf(state: State): string;
  /** What a key means now: an answer, `go`, or nothing. Esc is the pause. */
  onKey?(key: string, state: State): { answer: Answer } | 'go' | null;
  onResult(result: RunResult): void;
}

/** What a button needs so that it answers on the way down, by touch, mouse, key and screen reader. */
export interface PressProps {
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

interface Run<State, Answer> {
  state: State;
  answer(answer: Answer, event: { timeStamp: number }, source: Source): void;
  /** For a button that answers. */
  pressOf(answer: Answer): PressProps;
  go(): void;
  /** Rests; the round starts afresh. */
  pause(): void;
  /** Ends it; what was done is kept. */
  stop(): void;
}

/** A click that follows a press of the same button is that press. */
const clickAfterPressMs = 700;

/** Runs a task against the screen: frames, presses and keys become its inputs (training.md § 6.3). */
export function useRun<State extends RunState, Answer>(view: RunView<State, Answer>): Run<State, Answer> {
  const frozen = useContext(FrozenRunContext);
  const latest = useRef(view);
  latest.current = view;
  const [, drawAnew] = useState('');
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  // A run begins once; another setup is another component, by its key.
  const [loop] = useState<RunLoop<State, Answer>>(() =>
    createRunLoop({
      task: view.task,
      setup: view.setup,
      frozen: frozen as never,
      paint: (state, at) => latest.current.paint(state, at),
      isMoving: (state) => latest.current.isMoving?.(state) ?? false,
      onState: (state) => drawAnew(latest.current.sceneOf(state)),
      onAway: (state) => latest.current.onResult(resultOf(view.task, state, 'away')),
      onEnded: (state, ended) => latest.current.onResult(resultOf(view.task, state, ended)),
    }),
  );

  useEffect(() => loop.start(), [loop]);
  useEffect(() => {
    if (frozen !== null) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const meant = latest.current.onKey?.(event.key, loop.state()) ?? null;
      if (meant === null) return;
      event.preventDefault();
      if (meant === 'go') loop.send({ type: 'go', at: event.timeStamp });
      else loop.send({ type: 'answer', at: event.timeStamp, answer: meant.answer, source: 'key' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [loop, frozen]);

  return {
    state: loop.state(),
    answer: (answer, event, source) => loop.send({ type: 'answer', at: event.timeStamp, answer, source }),
    pressOf: (answer) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        pressedAt.current = event.timeStamp;
        loop.send({ type: 'answer', at: event.timeStamp, answer, source: sourceOf(event) });
      },
      // Without a press: by Enter or Space on the button, or by a screen reader.
      onClick(event) {
        if (event.timeStamp - pressedAt.current < clickAfterPressMs) return;
        loop.send({ type: 'answer', at: event.timeStamp, answer, source: 'key' });
      },
    }),
    go: () => loop.send({ type: 'go', at: performance.now() }),
    pause: () => loop.send({ type: 'away', at: performance.now(), because: 'away' }),
    stop: () => loop.stop(),
  };
}

const sourceOf = ({ pointerType }: PointerEvent): Source => (pointerType === 'mouse' ? 'mouse' : 'touch');

function resultOf<State extends RunState, Answer>(
  task: Task<State, Answer>,
  state: State,
  ended: RunResult['ended'],
): RunResult {
  return { outcome: task.outcomeOf(state), trials: columnsOf(state.trials), source: mainSource(state.trials), ended };
}
