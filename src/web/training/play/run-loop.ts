import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';

interface LoopParts<State extends RunState, Answer> {
  task: Task<State, Answer>;
  setup: RunSetup;
  /** Inputs until a moment that is pictured; null in use. */
  frozen: { inputs: readonly Input<Answer>[]; at: number } | null;
  paint(state: State, at: number): void;
  isMoving(state: State): boolean;
  onState(state: State): void;
  onAway(state: State): void;
  onEnded(state: State, ended: 'finished' | 'stopped'): void;
}

export interface RunLoop<State, Answer> {
  state(): State;
  send(input: Input<Answer>): void;
  /** Returns what ends it. */
  start(): () => void;
  stop(): void;
}

/** A frame is late when it took longer than this many refresh intervals (training.md § 2.5). */
const lateIntervals = 1.5;
/** A refresh interval in ms at 60 Hz, until frames have been seen; at most that of 30 Hz. */
const usualIntervalMs = 1000 / 60;
const framesToLearnFrom = 20;

/**
 * Brings a task and the screen together. A phase is painted in one frame, and the next frame's timestamp is when it was
 * on the screen; answers bring their own timestamps. All are on the clock of `performance.now` (training.md § 6.3).
 */
export function createRunLoop<State extends RunState, Answer>(parts: LoopParts<State, Answer>): RunLoop<State, Answer> {
  const { task, setup, frozen, paint, isMoving, onState, onAway, onEnded } = parts;
  let state = task.begin(setup, frozen ? 0 : performance.now());
  let picture: 'to paint' | 'painted' | 'shown' = 'shown';
  let frame = 0;
  let lastFrameAt: number | null = null;
  let hasEnded = false;
  const intervals: number[] = [];

  const isRunning = () => task.dueAt(state) !== null || picture !== 'shown' || isMoving(state);

  function take(next: State): void {
    if (next === state) return;
    const before = state;
    state = next;
    if (next.phase !== before.phase || (next.since === null && before.since !== null)) picture = 'to paint';
    onState(state);
    if (state.phase === 'ended' && !hasEnded) {
      hasEnded = true;
      onEnded(state, 'finished');
    }
    ask();
  }

  function send(input: Input<Answer>): void {
    if (hasEnded || frozen !== null) return;
    if (input.type === 'answer' || input.type === 'away') take(task.reduce(state, { type: 'time', at: input.at }));
    take(task.reduce(state, input));
  }

  function ask(): void {
    if (frame === 0 && !hasEnded && isRunning()) frame = requestAnimationFrame(draw);
  }

  function draw(at: number): void {
    frame = 0;
    const tookMs = lastFrameAt === null ? 0 : at - lastFrameAt;
    if (lastFrameAt !== null && isLate(tookMs)) take(task.reduce(state, { type: 'late frame', at, tookMs }));
    lastFrameAt = at;
    if (picture === 'painted') {
      picture = 'shown';
      take(task.reduce(state, { type: 'shown', at }));
    }
    take(task.reduce(state, { type: 'time', at }));
    const isNew = picture === 'to paint';
    if (isNew || isMoving(state)) paint(state, at);
    if (isNew) picture = 'painted';
    if (isRunning()) ask();
    else lastFrameAt = null;
  }

  /** Learns the screen's refresh interval from the shortest of the last frames. */
  function isLate(durationMs: number): boolean {
    intervals.push(durationMs);
    if (intervals.length > framesToLearnFrom) intervals.shift();
    const interval = intervals.length < framesToLearnFrom ? usualIntervalMs : Math.max(4, Math.min(...intervals));
    return durationMs > lateIntervals * interval;
  }

  const leave = (because: 'away' | 'turned') => send({ type: 'away', at: performance.now(), because });
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    leave('away');
    if (!hasEnded) onAway(state);
  };
  const onBlur = () => leave('away');
  const onTurned = () => leave('turned');

  return {
    state: () => state,
    send,
    start() {
      if (frozen !== null) {
        state = frozen.inputs.reduce((reduced, input) => task.reduce(reduced, input), state);
        onState(state);
        frame = requestAnimationFrame(() => paint(state, frozen.at));
        return () => cancelAnimationFrame(frame);
      }
      document.addEventListener('visibilitychange', onHidden);
      window.addEventListener('blur', onBlur);
      screen.orientation?.addEventListener('change', onTurned);
      send({ type: 'go', at: performance.now() });
      ask();
      return () => {
        cancelAnimationFrame(frame);
        frame = 0;
        document.removeEventListener('visibilitychange', onHidden);
        window.removeEventListener('blur', onBlur);
        screen.orientation?.removeEventListener('change', onTurned);
      };
    },
    stop() {
      if (hasEnded) return;
      hasEnded = true;
      cancelAnimationFrame(frame);
      onEnded(state, 'stopped');
    },
  };
}
