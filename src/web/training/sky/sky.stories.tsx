import type { Side } from '#training/engines/change-course/course-rounds.ts';
import type { TaskEngine } from '#training/exercises/engine.ts';
import type { Form, RunSetup } from '#training/run/task.ts';
import { frozen, go, pressed, type Step, setupOf, shown, time } from '#web/gallery/frozen-run.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import ChangeCourse from '../engines/change-course/change-course.tsx';
import CountTheBows from '../engines/count-the-bows/count-the-bows.tsx';
import HoldTheLine from '../engines/hold-the-line/hold-the-line.tsx';
import WaitForTheGust from '../engines/wait-for-the-gust/wait-for-the-gust.tsx';
import { useFlightSky } from '../play/flight-sky.ts';
import type { PlayProps } from '../play/play-props.ts';
import { skyCode } from './sky.tsx';

const day = '2026-11-20';

interface Flown {
  engine: TaskEngine;
  form?: Form;
  from: number;
  minute: number;
  rounds: number;
  before?: number;
}

/** Puts a sky over the runs that are mounted from now on. */
const under = ({ engine, form = 'timed', from, minute, rounds, before = 0 }: Flown) =>
  useFlightSky.setState({ code: skyCode, sky: { engine, form, way: { from, rounds }, before, day, minute } });

const setup = setupOf('a plan/in the gallery/1/1', { rounds: 90 });

/** Change course after so many rounds, at the sight of the next kite. */
function course(done: number): { inputs: Step<Side>[]; at: number } {
  const inputs: Step<Side>[] = [go];
  let at = 0;
  const pass = (ms: number) => {
    at += ms;
    inputs.push(time(at), shown(at + 10));
  };
  pass(1000);
  for (let round = 0; round < done; round += 1) {
    pass(320);
    at += 400;
    inputs.push(pressed(at, 'left'));
    pass(520);
  }
  pass(320);
  return { inputs, at: at + 20 };
}

function courseUnder(flown: Omit<Flown, 'engine' | 'rounds'>, done: number) {
  const { inputs, at } = course(done);
  return {
    arrange: () => under({ engine: 'change-course', rounds: 90, ...flown }),
    shows: frozen(ChangeCourse, setup, inputs, at, 'Change course'),
  };
}

const other = (
  flown: Flown,
  Play: (props: PlayProps) => React.ReactNode,
  run: RunSetup,
  inputs: readonly Step<never>[],
  at: number,
) => ({
  arrange: () => under(flown),
  shows: frozen(Play, run, inputs, at, 'Exercise'),
});

const begun = [go, time(1000), shown(1020)] as const;

export const place = 338;
export const stories = storiesOf('Train', {
  'sky-sea-side': { title: 'The sky over the sea side', ...courseUnder({ from: 0, minute: 470 }, 5) },
  'sky-village': { title: 'The sky over the village', ...courseUnder({ from: 2, minute: 750 }, 40) },
  'sky-lake': { title: 'The sky over the lake', ...courseUnder({ from: 4, minute: 1130 }, 77) },
  'sky-night': { title: 'The sky over the harbour by night', ...courseUnder({ from: 10, minute: 1380 }, 30) },
  'sky-gust': {
    title: 'The sky of Wait for the gust',
    ...other(
      { engine: 'wait-for-the-gust', from: 8, minute: 600, rounds: 150, before: 40 },
      WaitForTheGust,
      { ...setup, rounds: 110 },
      begun,
      1100,
    ),
  },
  'sky-bows': {
    title: 'The sky of Count the bows',
    ...other(
      { engine: 'count-the-bows', from: 5, minute: 900, rounds: 16 },
      CountTheBows,
      { ...setup, rounds: 16 },
      begun,
      1100,
    ),
  },
  'sky-hold-the-line': {
    title: 'The places of Hold the line, on its own ground',
    ...other(
      { engine: 'hold-the-line', from: 3, minute: 600, rounds: 22 },
      HoldTheLine,
      { ...setup, rounds: 22 },
      begun,
      1100,
    ),
  },
});
