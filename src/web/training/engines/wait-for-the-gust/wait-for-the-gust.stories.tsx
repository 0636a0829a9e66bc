import type { WindAnswer } from '#training/engines/wait-for-the-gust/wait-for-the-gust.ts';
import type { RunSetup } from '#training/run/task.ts';
import { frozen, go, pressed, type Step, setupOf, shown, time } from '#web/gallery/frozen-run.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import WaitForTheGust from './wait-for-the-gust.tsx';

const setup = setupOf('a plan/in the gallery/1/1', { rounds: 90 });
const untimed: RunSetup = { ...setup, form: 'untimed', rounds: 30 };
const tap = (at: number): Step<WindAnswer> => pressed(at, 'tap');
const wind = [go, time(1000), shown(1020)];
/** The second wind is on the screen since 2200. */
const second = [...wind, tap(1400), time(2150), shown(2200)];
const gust = (inputs: readonly Step<WindAnswer>[], at: number, run = setup) =>
  frozen(WaitForTheGust, run, inputs, at, 'Change course');

export const place = 326;
export const stories = storiesOf('Train', {
  'wait-for-the-gust-tapped': {
    title: 'Wait for the gust, a fair wind that is tapped',
    shows: gust([...wind, tap(1250)], 1300),
  },
  'wait-for-the-gust-gust': { title: 'Wait for the gust, a gust', shows: gust(second, 2300) },
  'wait-for-the-gust-passed': { title: 'Wait for the gust, it passed', shows: gust([...second, time(2900)], 3040) },
  'wait-for-the-gust-too-soon': {
    title: 'Wait for the gust, a gust that is tapped',
    shows: gust([...second, tap(2500)], 2700),
  },
  'wait-for-the-gust-sorting': {
    title: 'Wait for the gust without the clock',
    shows: gust([...wind, tap(9000), time(9300), shown(9320)], 9400, untimed),
  },
  'wait-for-the-gust-sorted': {
    title: 'Wait for the gust without the clock, all sorted',
    shows: gust([...wind, tap(9000), time(9300)], 9400, { ...untimed, rounds: 1 }),
  },
});
