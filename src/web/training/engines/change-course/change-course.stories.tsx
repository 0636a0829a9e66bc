import type { Side } from '#training/engines/change-course/course-rounds.ts';
import type { RunSetup } from '#training/run/task.ts';
import { away, frozen, go, pressed, type Step, setupOf, shown, time } from '#web/gallery/frozen-run.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import ChangeCourse from './change-course.tsx';

const setup = setupOf('a plan/in the gallery/1/1', { rounds: 90 });
const untimed: RunSetup = { ...setup, form: 'untimed', rounds: 30 };
const sign = [go, time(1000), shown(1020)];
const kite = [...sign, time(1320), shown(1340)];
const course = (inputs: readonly Step<Side>[], at: number, run = setup) =>
  frozen(ChangeCourse, run, inputs, at, 'Change course');

export const place = 325;
export const stories = storiesOf('Train', {
  'change-course-sign': { title: 'Change course, the sign', shows: course(sign, 1100) },
  'change-course-kite': { title: 'Change course, the kite', shows: course(kite, 1400) },
  'change-course-right': {
    title: 'Change course, as the sign said',
    shows: course([...kite, pressed(1800, 'left')], 1900),
  },
  'change-course-other': {
    title: 'Change course, the other answer',
    shows: course([...kite, pressed(1800, 'right')], 1900),
  },
  'change-course-paused': { title: 'Change course, paused', shows: course([...kite, away(1500)], 1600) },
  'change-course-untimed': {
    title: 'Change course without the clock, the other answer',
    shows: course([...sign, pressed(9000, 'right')], 9100, untimed),
  },
});
