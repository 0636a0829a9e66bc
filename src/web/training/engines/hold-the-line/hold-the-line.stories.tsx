import { holdTheLine, lookMs } from '#training/engines/hold-the-line/hold-the-line.ts';
import type { RunSetup } from '#training/run/task.ts';
import {
  away,
  frozen,
  go,
  pauseWith,
  player,
  pressed,
  type Step,
  setupOf,
  shown,
  time,
} from '#web/gallery/frozen-run.tsx';
import { introduced } from '#web/gallery/introduced.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { StillAir } from '../still-air/still-air.tsx';
import HoldTheLine, { introPictures, quietSwitch } from './hold-the-line.tsx';

const setup = setupOf('gallery/hold-the-line/185/1', { rounds: 22, variant: 'r2', lastScore: -1.2 });
const still: RunSetup = { ...setup, form: 'still' };

/** Six rounds, and the seventh up to a phase. */
function tracked(until: 'look' | 'follow' | 'tap', taps: readonly number[] = []) {
  const run = player(holdTheLine, setup);
  const look = () => {
    run.go();
    run.shown();
  };
  const follow = () => run.pass(lookMs);
  const stop = () => run.pass(run.state().round!.followMs);
  for (let round = 0; round < 6; round++) {
    for (const step of [look, follow, stop]) step();
    for (const kite of [0, round % 3 === 2 ? 5 : 1]) run.answer(kite);
  }
  look();
  if (until !== 'look') follow();
  if (until === 'tap') stop();
  for (const kite of taps) run.answer(kite);
  return { inputs: run.inputs, at: until === 'follow' ? run.now() + 2600 : run.now() };
}

const switches = [
  { label: 'Sound', icon: 'sound', isOn: false, onChange: ignore },
  { label: 'Vibration', icon: 'buzz', isOn: false, onChange: ignore },
  { ...quietSwitch, icon: 'clock', isOn: false, onChange: ignore },
] as const;

const play =
  (inputs: readonly Step<unknown>[], at: number, run = setup) =>
  () => {
    pauseWith(switches);
    return frozen(HoldTheLine, run, inputs, at, 'Hold the line')();
  };
const playing = ({ inputs, at }: ReturnType<typeof tracked>) => play(inputs, at);
const following = tracked('follow');
const early = [go, pressed(100, 'press'), shown(120)];

export const place = 350;
export const stories = storiesOf('Training', {
  'hold-the-line-intro': {
    title: 'Hold the line, before it',
    shows: introduced({
      name: 'Hold the line',
      what: 'Follow your kites while others cross',
      pictures: introPictures,
      switches,
    }),
  },
  'hold-the-line-look': { title: 'Hold the line, look', shows: playing(tracked('look')) },
  'hold-the-line-follow': { title: 'Hold the line, follow', shows: playing(following) },
  'hold-the-line-tap': { title: 'Hold the line, one kite is chosen', shows: playing(tracked('tap', [0])) },
  'hold-the-line-wrong': { title: 'Hold the line, one of two found', shows: playing(tracked('tap', [0, 5])) },
  'hold-the-line-right': { title: 'Hold the line, both found', shows: playing(tracked('tap', [1, 0])) },
  'hold-the-line-paused': {
    title: 'Hold the line, paused',
    shows: play([...following.inputs, away(1e6)], following.at),
  },
  'hold-the-line-still': { title: 'Still air, waiting after an early press', shows: play(early, 9000, still) },
  'hold-the-line-still-note': {
    title: 'Still air, on a device that asks for less motion',
    shows: frozen((props) => <StillAir {...props} name="Still air" forLessMotion />, still, early, 9000),
  },
  'hold-the-line-still-changed': {
    title: 'Still air, the dot has changed',
    shows: play([go, shown(120), time(9000)], 9000, still),
  },
});
