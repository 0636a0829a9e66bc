import { describe, expect, it } from 'vitest';
import { fakeFrames } from '#testing/training/fake-frames.ts';
import { runSetup } from '#testing/training/play-run.ts';
import type { Input, RunState, Task } from '#training/run/task.ts';
import type { Trial } from '#training/run/trial.ts';
import { createRunLoop } from './run-loop.ts';

const trial = { voided: null } as Trial;

interface LightState extends RunState {
  inputs: readonly Input<string>[];
}

/** A light that goes on when it was dark for 100 ms, and stays on until an answer; it ends after two answers. */
const light: Task<LightState, string> = {
  begin: (setup, at) => ({
    setup,
    startedAt: at,
    practiceLeft: 0,
    trials: [],
    phase: 'rest',
    since: at,
    inputs: [],
  }),
  reduce(state, input) {
    const due = light.dueAt(state);
    if (due !== null && input.at >= due) return light.reduce({ ...state, phase: 'on', since: null }, input);
    if (input.type === 'time') return state;
    const next = { ...state, inputs: [...state.inputs, input] };
    if (input.type === 'shown') return { ...next, since: state.since ?? input.at };
    if (input.type === 'away') return { ...next, phase: 'rest' };
    if (input.type === 'go') return state.phase === 'rest' ? { ...next, phase: 'dark', since: input.at } : state;
    if (input.type === 'late frame') return next;
    const trials = [...state.trials, trial];
    return { ...next, trials, phase: trials.length === 2 ? 'ended' : 'dark', since: input.at };
  },
  dueAt: ({ phase, since }) => (phase === 'dark' && since !== null ? since + 100 : null),
  outcomeOf: () => ({ rounds: 0, right: 0, score: null, se: null, noScore: null, facts: {} }),
};

function running({ isMoving = false, frozen = null as { inputs: Input<string>[]; at: number } | null } = {}) {
  const screen = fakeFrames();
  const told: string[] = [];
  const painted: { phase: string; at: number }[] = [];
  const loop = createRunLoop<LightState, string>({
    task: light,
    setup: runSetup,
    frozen,
    frames: screen.frames,
    paint: ({ phase }, at) => painted.push({ phase, at }),
    isMoving: () => isMoving,
    onState: () => {},
    onAway: ({ trials }) => told.push(`away after ${trials.length}`),
    onEnded: ({ trials }, ended) => told.push(`${ended} after ${trials.length}`),
  });
  const end = loop.start();
  const inputs = (type: Input<string>['type']) => loop.state().inputs.filter((input) => input.type === type);
  const answer = () => loop.send({ type: 'answer', at: screen.frames.now(), answer: 'seen', source: 'key' });
  return { ...screen, loop, told, painted, inputs, answer, end };
}

describe('the loop', () => {
  it('a phase is painted in one frame, and the next frame is when it was on the screen', () => {
    const { pass, frameAfter, painted, loop } = running();
    pass(95);
    const { at } = painted.at(-1)!;
    expect(painted.at(-1)).toEqual({ phase: 'on', at });
    expect(loop.state().since).toBe(null);
    frameAfter(17);
    expect(loop.state().since).toBe(at + 17);
  });

  it('a still phase is painted once, a moving one in every frame', () => {
    const still = running();
    still.pass(80);
    expect(still.painted).toHaveLength(1);
    const moving = running({ isMoving: true });
    moving.pass(80);
    expect(moving.painted).toHaveLength(5);
  });

  it('it asks for no frames while it waits for the person', () => {
    const { pass, isAsleep, answer } = running();
    pass(60);
    expect(isAsleep()).toBe(false);
    pass(100);
    expect(isAsleep()).toBe(true);
    answer();
    expect(isAsleep()).toBe(false);
  });

  it('a phase that is over before its next frame is never said to be on the screen', () => {
    const { frameAfter, inputs } = running();
    frameAfter(16);
    frameAfter(200);
    expect(inputs('shown')).toEqual([]);
  });

  it('an answer comes with its own time, after the time that passed until then', () => {
    const { loop } = running();
    loop.send({ type: 'answer', at: 150, answer: 'seen', source: 'key' });
    expect(loop.state().trials).toHaveLength(1);
    expect(loop.state().inputs.at(-1)).toMatchObject({ type: 'answer', at: 150 });
  });

  it('it ends once, and nothing counts after that', () => {
    const { answer, told, loop, isAsleep, frameAfter } = running();
    answer();
    answer();
    answer();
    loop.stop();
    frameAfter(16);
    expect(told).toEqual(['finished after 2']);
    expect(isAsleep()).toBe(true);
  });

  it('it can be stopped once, and keeps what was done', () => {
    const { answer, told, loop } = running();
    answer();
    loop.stop();
    loop.stop();
    answer();
    expect(told).toEqual(['stopped after 1']);
  });
});

describe('a late frame', () => {
  const isLate = (intervals: number[]) => {
    const { frameAfter, inputs } = running({ isMoving: true });
    for (const ms of intervals) frameAfter(ms);
    return inputs('late frame').length;
  };
  const steady = (ms: number, count = 30) => Array.from({ length: count }, () => ms);

  it('is one that took longer than one and a half intervals', () => {
    expect(isLate([...steady(16.7), 24.9])).toBe(0);
    expect(isLate([...steady(16.7), 25.1])).toBe(1);
  });

  it('is measured by the interval of a slower screen, once it is known', () => {
    expect(isLate([...steady(33.3, 60)])).toBeLessThanOrEqual(20);
    const { frameAfter, inputs } = running({ isMoving: true });
    for (const ms of steady(33.3, 60)) frameAfter(ms);
    const before = inputs('late frame').length;
    frameAfter(49);
    expect(inputs('late frame')).toHaveLength(before);
    frameAfter(51);
    expect(inputs('late frame')).toHaveLength(before + 1);
  });

  it('is not one of 60 Hz on a phone that was at 120 Hz while it was touched', () => {
    expect(isLate([...steady(8.3), ...steady(16.7)])).toBe(0);
  });

  it('is not the first frame after the loop slept', () => {
    const { pass, inputs, answer } = running();
    pass(200);
    pass(2000);
    answer();
    pass(40);
    expect(inputs('late frame')).toEqual([]);
  });
});

describe('leaving', () => {
  it.each([
    ['hidden', 'away'],
    ['blurred', 'away'],
    ['turned', 'turned'],
  ] as const)('a page that was %s rests', (because, expected) => {
    const { leave, inputs, loop, isWatched } = running();
    expect(loop.isPaused()).toBe(false);
    leave(because);
    expect(inputs('away')).toEqual([{ type: 'away', at: 0, because: expected }]);
    expect(loop.isPaused()).toBe(true);
    expect(isWatched()).toBe(true);
  });

  it('a hidden page tells what was done, once', () => {
    const { leave, told, answer, loop } = running();
    leave('hidden');
    expect(told).toEqual([]);
    loop.send({ type: 'go', at: 0 });
    answer();
    leave('blurred');
    leave('hidden');
    leave('hidden');
    expect(told).toEqual(['away after 1']);
  });

  it('a loop that was ended watches nothing and asks for no frame', () => {
    const { end, isAsleep, isWatched } = running();
    end();
    expect(isAsleep()).toBe(true);
    expect(isWatched()).toBe(false);
  });

  it('a loop that was ended can be started again where it was', () => {
    const { end, loop, pass, painted } = running();
    pass(40);
    end();
    loop.start();
    pass(105);
    expect(painted.at(-1)!.phase).toBe('on');
  });
});

describe('a frozen run', () => {
  it('paints the moment after its inputs, and stays there', () => {
    const { painted, loop, isAsleep, answer } = running({
      frozen: {
        inputs: [
          { type: 'go', at: 0 },
          { type: 'time', at: 100 },
        ],
        at: 120,
      },
    });
    answer();
    expect(painted).toEqual([{ phase: 'on', at: 120 }]);
    expect(loop.state().trials).toEqual([]);
    expect(isAsleep()).toBe(true);
  });

  it('paints once more on elements that were mounted since', () => {
    const { loop, painted } = running({ frozen: { inputs: [{ type: 'go', at: 0 }], at: 50 } });
    loop.repaint();
    expect(painted).toEqual([
      { phase: 'dark', at: 50 },
      { phase: 'dark', at: 50 },
    ]);
  });
});
