import type { ReactNode } from 'react';
import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';
import { type HoldTheLineState, holdTheLine, lookMs } from '#training/tasks/hold-the-line/hold-the-line.ts';
import { type StillAirState, stillAir } from '#training/tasks/still-air/still-air.ts';
import { IntroView } from '#web/training/flight/intro-view.tsx';
import { usePauseSettings } from '#web/training/play/playing.tsx';
import type { FrozenRun } from '#web/training/play/use-run.ts';
import HoldTheLine, { introPictures, quietSwitch } from '#web/training/tasks/hold-the-line/hold-the-line.tsx';
import { StillAir } from '#web/training/tasks/still-air/still-air.tsx';
import { Frozen } from './frozen.tsx';
import type { Story } from './story.ts';

const setup: RunSetup = {
  seed: 'gallery/hold-the-line/185/1',
  rounds: 22,
  practice: 0,
  form: 'timed',
  variant: 'r2',
  aim: 'usual',
  lastScore: -1.2,
};

/** Records a run: what is sent, and the state that comes of it. */
function recording<State extends RunState, Answer>(task: Task<State, Answer>, of: RunSetup) {
  const inputs: Input<Answer>[] = [];
  let state = task.begin(of, 0);
  const send = (input: Input<Answer>) => {
    inputs.push(input);
    state = task.reduce(state, input);
    return state;
  };
  return { send, state: () => state, frozenAt: (at: number) => ({ inputs, at }) as unknown as FrozenRun };
}

/** Six rounds, and the seventh up to a phase. */
function tracked(until: 'look' | 'follow' | 'tap', taps: readonly number[] = []) {
  const run = recording<HoldTheLineState, number>(holdTheLine, setup);
  let at = 0;
  const pass = (ms: number) => {
    at += ms;
    run.send({ type: 'time', at });
  };
  const tap = (kite: number) => run.send({ type: 'answer', at, answer: kite, source: 'touch' });
  const look = () => run.send({ type: 'go', at }) && run.send({ type: 'shown', at });
  const follow = () => pass(lookMs);
  const stop = () => pass(run.state().round!.followMs);
  for (let round = 0; round < 6; round++) {
    for (const step of [look, follow, stop]) step();
    for (const kite of [0, round % 3 === 2 ? 5 : 1]) tap(kite);
  }
  look();
  if (until !== 'look') follow();
  if (until === 'tap') stop();
  for (const kite of taps) tap(kite);
  return { ...run, frozen: () => run.frozenAt(until === 'follow' ? at + 2600 : at) };
}

function paused() {
  const run = tracked('follow');
  run.send({ type: 'away', at: 1e6, because: 'away' });
  return run.frozen();
}

function still(until: 'waiting' | 'changed', isEarly = false) {
  const run = recording<StillAirState, 'press'>(stillAir, { ...setup, form: 'still' });
  run.send({ type: 'go', at: 0 });
  if (isEarly) run.send({ type: 'answer', at: 100, answer: 'press', source: 'touch' });
  run.send({ type: 'shown', at: 120 });
  if (until === 'changed') run.send({ type: 'time', at: 9000 });
  return run.frozenAt(9000);
}

const switches = [
  { label: 'Sound', icon: 'sound', isOn: false, onChange: () => {} },
  { label: 'Vibration', icon: 'buzz', isOn: false, onChange: () => {} },
  { ...quietSwitch, icon: 'clock', isOn: false, onChange: () => {} },
] as const;

const play = (frozen: FrozenRun, form: RunSetup['form'] = 'timed') => {
  usePauseSettings.setState({ switches, isFormChanged: false });
  return (
    <Frozen run={frozen}>
      <HoldTheLine name="Hold the line" setup={{ ...setup, form }} onResult={() => {}} />
    </Frozen>
  );
};

const stillWithNote = () => (
  <Frozen run={still('waiting', true)}>
    <StillAir name="Still air" forLessMotion setup={{ ...setup, form: 'still' }} onResult={() => {}} />
  </Frozen>
);

const intro = () => (
  <IntroView
    name="Hold the line"
    what="Follow your kites while others cross"
    place="1 of 3 · 4 min"
    pictures={introPictures}
    evidence={null}
    switches={switches}
    goesOn={false}
    onStart={() => {}}
    onClose={() => {}}
  />
);

const shown: Record<string, [title: string, shows: () => ReactNode]> = {
  intro: ['Hold the line, before it', intro],
  look: ['Hold the line, look', () => play(tracked('look').frozen())],
  follow: ['Hold the line, follow', () => play(tracked('follow').frozen())],
  tap: ['Hold the line, one kite is chosen', () => play(tracked('tap', [0]).frozen())],
  wrong: ['Hold the line, one of two found', () => play(tracked('tap', [0, 5]).frozen())],
  right: ['Hold the line, both found', () => play(tracked('tap', [1, 0]).frozen())],
  paused: ['Hold the line, paused', () => play(paused())],
  still: ['Still air, waiting after an early press', () => play(still('waiting', true), 'still')],
  'still-note': ['Still air, on a device that asks for less motion', stillWithNote],
  'still-changed': ['Still air, the dot has changed', () => play(still('changed'), 'still')],
};

/** Hold the line and its still form. */
export const trackingStories: Story[] = Object.entries(shown).map(([id, [title, shows]]) => ({
  id: `hold-the-line-${id}`,
  title,
  part: 'Training',
  shows,
}));
