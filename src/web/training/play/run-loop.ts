import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';
import type { Frames } from './frames.ts';

interface LoopParts<State extends RunState, Answer> {
  task: Task<State, Answer>;
  setup: RunSetup;
  /** Inputs until a moment to be pictured; null in use. */
  frozen: { inputs: readonly Input<Answer>[]; at: number } | null;
  frames: Frames;
  paint(state: State, at: number): void;
  isMoving(state: State): boolean;
  onState(state: State): void;
  /** The page was hidden, and some rounds have not been reported yet. */
  onAway(state: State): void;
  onEnded(state: State, ended: 'finished' | 'stopped'): void;
}

export interface RunLoop<State, Answer> {
  state(): State;
  /** Whether the run rests because it was left; never before its first round. */
  isPaused(): boolean;
  send(input: Input<Answer>): void;
  /** Paints the last picture again, on elements that have been mounted since. */
  repaint(): void;
  /** Returns a function that ends it. */
  start(): () => void;
  stop(): void;
}

/** A frame is late when it took longer than this many refresh intervals (training.md § 2.5). */
const lateIntervals = 1.5;
/**
 * A refresh interval in ms at 60 Hz. Shorter ones count as this, because phones switch between 60 and 120 Hz while they
 * are touched, which makes no frame late.
 */
const usualIntervalMs = 1000 / 60;
const framesToLearnFrom = 21;

/**
 * Synchronizes a task with the screen. A phase is painted in one frame, and the next frame's timestamp is the time when
 * it was on the screen; answers have their own timestamps. All are on the clock of `performance.now` (training.md §
 * 6.3).
 */
export function createRunLoop<State extends RunState, Answer>(parts: LoopParts<State, Answer>): RunLoop<State, Answer> {
  const { task, setup, frozen, frames, paint, isMoving, onState, onAway, onEnded } = parts;
  let state = task.begin(setup, frozen ? 0 : frames.now());
  if (frozen !== null) state = frozen.inputs.reduce((reduced, input) => task.reduce(reduced, input), state);
  let picture: 'to paint' | 'painted' | 'shown' = 'shown';
  let painted: { state: State; at: number } | null = null;
  let frame = 0;
  let lastFrameAt: number | null = null;
  let hasBegun = frozen !== null;
  let hasEnded = false;
  let toldTrials = 0;
  const isLate = lateFrames();

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
    if (frame === 0 && !hasEnded && isRunning()) frame = frames.request(draw);
  }

  function draw(at: number): void {
    frame = 0;
    const tookMs = lastFrameAt === null ? 0 : at - lastFrameAt;
    if (lastFrameAt !== null && isLate(tookMs)) take(task.reduce(state, { type: 'late frame', at, tookMs }));
    lastFrameAt = at;
    // Before `shown`, so that a phase that is over by now is not mistaken for the next one.
    take(task.reduce(state, { type: 'time', at }));
    if (picture === 'painted') {
      picture = 'shown';
      take(task.reduce(state, { type: 'shown', at }));
    }
    const isNew = picture === 'to paint';
    if (isNew || isMoving(state)) show(at);
    if (isNew) picture = 'painted';
    ask();
    if (frame === 0) lastFrameAt = null;
  }

  function show(at: number): void {
    painted = { state, at };
    paint(state, at);
  }

  function leave(because: 'hidden' | 'blurred' | 'turned'): void {
    send({ type: 'away', at: frames.now(), because: because === 'turned' ? 'turned' : 'away' });
    if (because !== 'hidden' || hasEnded || state.trials.length === toldTrials) return;
    toldTrials = state.trials.length;
    onAway(state);
  }

  return {
    state: () => state,
    isPaused: () => hasBegun && state.phase === 'rest',
    send,
    repaint() {
      if (painted !== null) paint(painted.state, painted.at);
    },
    start() {
      if (frozen !== null) {
        show(frozen.at);
        return () => {};
      }
      const unwatch = frames.watch(leave);
      hasBegun = true;
      send({ type: 'go', at: frames.now() });
      ask();
      return () => {
        frames.cancel(frame);
        frame = 0;
        unwatch();
      };
    },
    stop() {
      if (hasEnded) return;
      hasEnded = true;
      frames.cancel(frame);
      onEnded(state, 'stopped');
    },
  };
}

/** Learns the screen's refresh interval, the median of the last frames, and reports which frames took too long. */
function lateFrames(): (durationMs: number) => boolean {
  const durations: number[] = [];
  return (durationMs) => {
    durations.push(durationMs);
    if (durations.length > framesToLearnFrom) durations.shift();
    const median = [...durations].sort((a, b) => a - b)[durations.length >> 1]!;
    const isLearnt = durations.length === framesToLearnFrom;
    return durationMs > lateIntervals * Math.max(usualIntervalMs, isLearnt ? median : 0);
  };
}
