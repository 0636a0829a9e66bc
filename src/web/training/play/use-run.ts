import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mainSource } from '#training/run/series.ts';
import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';
import { columnsOf, type Source } from '#training/run/trial.ts';
import { browserFrames } from './frames.ts';
import type { RunResult } from './play-props.ts';
import { createRunLoop, type RunLoop } from './run-loop.ts';

/** Stops a run at a moment for a picture: the inputs until then, and the painted time. */
export interface FrozenRun {
  inputs: readonly Input<never>[];
  at: number;
}

let frozenRun: FrozenRun | null = null;

/** Stops the runs that are mounted from now on. */
export function freezeRuns(at: FrozenRun): void {
  frozenRun = at;
}

export const isFrozen = (): boolean => frozenRun !== null;

interface RunView<State extends RunState, Answer> {
  task: Task<State, Answer>;
  setup: RunSetup;
  /**
   * Paints the picture of a moment onto mounted elements, by opacity and transform only. Called within a frame: once
   * for each phase, and in every frame while something moves. Called again with the same moment after React has
   * rendered, for new elements.
   */
  paint(state: State, at: number): void;
  /** Whether every frame is painted. */
  isMoving?(state: State): boolean;
  /** React renders again when this changes. It must not change within a timed part of a round. */
  sceneOf(state: State): string;
  /**
   * The present meaning of a key: an answer, `go`, or none. Esc is the pause, and keys mean nothing while the run
   * rests.
   */
  onKey?(key: string, state: State): { answer: Answer } | 'go' | null;
  onResult(result: RunResult): void;
}

/** The props by which a button answers on the way down, by touch, mouse, key and screen reader. */
export interface PressProps {
  'data-answer': '';
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

export interface Run<State, Answer> {
  state: State;
  /** Whether it rests because it was left or paused. */
  isPaused: boolean;
  answer(answer: Answer, event: { timeStamp: number }, source: Source): void;
  /** For a button that answers. */
  pressOf(answer: Answer): PressProps;
  go(): void;
  /** Makes it rest; the round starts afresh. */
  pause(): void;
  /** Ends it; the done part is stored. */
  stop(): void;
}

/** Runs a task on the screen: frames, presses and keys become its inputs (training.md § 6.3). */
export function useRun<State extends RunState, Answer>(view: RunView<State, Answer>): Run<State, Answer> {
  const [frozen] = useState(frozenRun);
  const latest = useRef(view);
  latest.current = view;
  const isPressed = useRef(false);
  const scene = useRef('');
  const [, drawAnew] = useState('');

  // A run begins once; another setup needs another component, by its key.
  const [loop] = useState<RunLoop<State, Answer>>(() =>
    createRunLoop({
      task: view.task,
      setup: view.setup,
      frozen: frozen as never,
      frames: browserFrames,
      paint: (state, at) => latest.current.paint(state, at),
      isMoving: (state) => latest.current.isMoving?.(state) ?? false,
      onState(state) {
        const next = `${state.phase === 'rest'} ${latest.current.sceneOf(state)}`;
        if (next !== scene.current) drawAnew(next);
        scene.current = next;
      },
      onAway: (state) => latest.current.onResult(resultOf(view.task, state, 'away')),
      onEnded: (state, ended) => latest.current.onResult(resultOf(view.task, state, ended)),
    }),
  );

  useEffect(() => loop.start(), [loop]);
  useEffect(() => (frozen === null ? listenToKeys(loop, latest) : undefined), [loop, frozen]);
  useLayoutEffect(() => loop.repaint());

  return {
    state: loop.state(),
    isPaused: loop.isPaused(),
    answer: (answer, event, source) => loop.send({ type: 'answer', at: event.timeStamp, answer, source }),
    pressOf: (answer) => ({
      'data-answer': '',
      onPointerDown(event) {
        if (event.button !== 0) return;
        isPressed.current = true;
        loop.send({ type: 'answer', at: event.timeStamp, answer, source: sourceOf(event) });
      },
      // The click at the end of a press has already been answered; a click without a press comes from a screen reader
      // or from Enter.
      onClick(event) {
        if (!isPressed.current) loop.send({ type: 'answer', at: event.timeStamp, answer, source: 'key' });
        isPressed.current = false;
      },
    }),
    go: () => loop.send({ type: 'go', at: browserFrames.now() }),
    pause: () => pause(loop),
    stop: () => loop.stop(),
  };
}

const pause = <State, Answer>(loop: RunLoop<State, Answer>) =>
  loop.send({ type: 'away', at: browserFrames.now(), because: 'away' });

function listenToKeys<State extends RunState, Answer>(
  loop: RunLoop<State, Answer>,
  view: { current: RunView<State, Answer> },
): () => void {
  const taken = new Set<string>();
  const press = (event: KeyboardEvent) => {
    const { key, timeStamp: at } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || loop.isPaused() || belongsToControl(event)) return;
    const meant = key === 'Escape' ? 'pause' : (view.current.onKey?.(key, loop.state()) ?? null);
    if (meant === null) return;
    event.preventDefault();
    taken.add(key);
    if (event.repeat) return;
    if (meant === 'pause') pause(loop);
    else if (meant === 'go') loop.send({ type: 'go', at });
    else loop.send({ type: 'answer', at, answer: meant.answer, source: 'key' });
  };
  // Some browsers press a focused button on the keyup of Space even after its keydown was prevented.
  const release = (event: KeyboardEvent) => {
    if (taken.delete(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', press);
  document.addEventListener('keyup', release);
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', release);
  };
}

/** Space and Enter press a focused control, such as Pause, unless it is one that answers. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (key !== ' ' && key !== 'Enter') return false;
  return target instanceof Element && target.closest('button:not([data-answer]), a, input, summary') !== null;
}

const sourceOf = ({ pointerType }: PointerEvent): Source => (pointerType === 'mouse' ? 'mouse' : 'touch');

function resultOf<State extends RunState, Answer>(
  task: Task<State, Answer>,
  state: State,
  ended: RunResult['ended'],
): RunResult {
  return { outcome: task.outcomeOf(state), trials: columnsOf(state.trials), source: mainSource(state.trials), ended };
}
