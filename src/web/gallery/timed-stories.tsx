import type { ComponentType, ReactNode } from 'react';
import type { Input, RunSetup } from '#training/run/task.ts';
import type { Side } from '#training/tasks/change-course/course-rounds.ts';
import type { WindAnswer } from '#training/tasks/wait-for-the-gust/wait-for-the-gust.ts';
import { quietIntro as countingIntro } from '#web/training/guided/breath/breath.tsx';
import { quietIntro as wordsIntro } from '#web/training/guided/clocks/clocks.tsx';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import type { PlayProps } from '#web/training/play/play-props.ts';
import ChangeCourse, { introPictures as courseIntro } from '#web/training/tasks/change-course/change-course.tsx';
import { quietIntro as cardsIntro } from '#web/training/tasks/count-the-bows/count-the-bows.tsx';
import { quietIntro as stillIntro } from '#web/training/tasks/hold-the-line/hold-the-line.tsx';
import WaitForTheGust, {
  introPictures as gustIntro,
  quietIntro as sortingIntro,
} from '#web/training/tasks/wait-for-the-gust/wait-for-the-gust.tsx';
import { Frozen } from './frozen.tsx';
import type { Story } from './story.ts';

const setup: RunSetup = {
  seed: 'a plan/in the gallery/1/1',
  rounds: 90,
  practice: 0,
  form: 'timed',
  variant: '',
  aim: 'usual',
  lastScore: null,
};
const untimed: RunSetup = { ...setup, form: 'untimed', rounds: 30 };

type Step<Answer> = Input<Answer>;
const go: Step<never> = { type: 'go', at: 0 };
const time = (at: number): Step<never> => ({ type: 'time', at });
const shown = (at: number): Step<never> => ({ type: 'shown', at });
const pressed = <Answer,>(at: number, answer: Answer): Step<Answer> => ({
  type: 'answer',
  at,
  answer,
  source: 'touch',
});
const away = (at: number): Step<never> => ({ type: 'away', at, because: 'away' });

const sign = [go, time(1000), shown(1020)];
const kite = [...sign, time(1320), shown(1340)];
const wind = [go, time(1000), shown(1020)];
/** The second wind is on the screen since 2200. */
const second = [...wind, pressed<WindAnswer>(1400, 'tap'), time(2150), shown(2200)];
const unclocked = [go, time(1000), shown(1020)];

function frozen(Play: ComponentType<PlayProps>, run: RunSetup, inputs: readonly Step<unknown>[], at: number) {
  return (): ReactNode => (
    <Frozen run={{ inputs: inputs as Step<never>[], at }}>
      <Play name="Change course" setup={run} onResult={() => {}} />
    </Frozen>
  );
}

const course = (run: RunSetup, inputs: readonly Step<Side>[], at: number) => frozen(ChangeCourse, run, inputs, at);
const gust = (run: RunSetup, inputs: readonly Step<WindAnswer>[], at: number) =>
  frozen(WaitForTheGust, run, inputs, at);

/** The pictures of an introduction as they stand there: three in a row. */
function Intro({ pictures }: { pictures: readonly IntroPicture[] }) {
  return (
    <ol style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 110px)', gap: 10, padding: 20 }}>
      {pictures.map(({ picture, caption }) => (
        <li key={caption}>
          <figure style={{ background: 'linear-gradient(var(--il-sky-1), var(--il-sky-3))' }}>{picture}</figure>
          {caption}
        </li>
      ))}
    </ol>
  );
}

const switching: Omit<Story, 'part'>[] = [
  {
    id: 'timed-intros',
    title: 'Change course and Wait for the gust, explained',
    shows: () => [courseIntro, gustIntro].map((pictures) => <Intro key={pictures[0]!.caption} pictures={pictures} />),
  },
  {
    id: 'quiet-intros',
    title: 'Quiet forms that are introduced otherwise',
    shows: () =>
      [stillIntro, sortingIntro, cardsIntro, countingIntro, wordsIntro].map(({ pictures }) => (
        <Intro key={pictures[0]!.caption} pictures={pictures} />
      )),
  },
  { id: 'change-course-sign', title: 'Change course, the sign', shows: course(setup, sign, 1100) },
  { id: 'change-course-kite', title: 'Change course, the kite', shows: course(setup, kite, 1400) },
  {
    id: 'change-course-right',
    title: 'Change course, as the sign said',
    shows: course(setup, [...kite, pressed(1800, 'left')], 1900),
  },
  {
    id: 'change-course-other',
    title: 'Change course, the other answer',
    shows: course(setup, [...kite, pressed(1800, 'right')], 1900),
  },
  {
    id: 'change-course-paused',
    title: 'Change course, paused',
    shows: course(setup, [...kite, away(1500)], 1600),
  },
  {
    id: 'change-course-untimed',
    title: 'Change course without the clock, the other answer',
    shows: course(untimed, [...unclocked, pressed(9000, 'right')], 9100),
  },
];

const pausing: Omit<Story, 'part'>[] = [
  {
    id: 'wait-for-the-gust-tapped',
    title: 'Wait for the gust, a fair wind that is tapped',
    shows: gust(setup, [...wind, pressed(1250, 'tap')], 1300),
  },
  { id: 'wait-for-the-gust-gust', title: 'Wait for the gust, a gust', shows: gust(setup, second, 2300) },
  {
    id: 'wait-for-the-gust-passed',
    title: 'Wait for the gust, it passed',
    shows: gust(setup, [...second, time(2900)], 3040),
  },
  {
    id: 'wait-for-the-gust-too-soon',
    title: 'Wait for the gust, a gust that is tapped',
    shows: gust(setup, [...second, pressed(2500, 'tap')], 2700),
  },
  {
    id: 'wait-for-the-gust-sorting',
    title: 'Wait for the gust without the clock',
    shows: gust(untimed, [...unclocked, pressed(9000, 'tap'), time(9300), shown(9320)], 9400),
  },
  {
    id: 'wait-for-the-gust-sorted',
    title: 'Wait for the gust without the clock, all sorted',
    shows: gust({ ...untimed, rounds: 1 }, [...unclocked, pressed(9000, 'tap'), time(9300)], 9400),
  },
];

/** The two exercises with deadlines, each stopped at a moment. */
export const timedStories: Story[] = [...switching, ...pausing].map((story) => ({ ...story, part: 'Train' }));
