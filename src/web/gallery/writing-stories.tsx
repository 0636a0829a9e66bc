import type { ReactNode } from 'react';
import { windowStarts } from '#training/guided/cloud-and-window.ts';
import { type ExerciseId, exerciseOf, type GuidedEngine } from '#training/plan/exercises.ts';
import CloudAndWindow, {
  introPictures as cloudIntro,
} from '#web/training/guided/cloud-and-window/cloud-and-window.tsx';
import EveningPages, { introPictures as eveningIntro } from '#web/training/guided/evening-pages/evening-pages.tsx';
import type { GuidedPast, GuidedProps } from '#web/training/guided/guided-props.ts';
import KindWords, { introPictures as kindIntro } from '#web/training/guided/kind-words/kind-words.tsx';
import OneKnot, { introPictures as knotIntro } from '#web/training/guided/one-knot/one-knot.tsx';
import Wave, { introPictures as waveIntro } from '#web/training/guided/wave/wave.tsx';
import WeatherReport, { introPictures as weatherIntro } from '#web/training/guided/weather-report/weather-report.tsx';
import type { Note } from '#web/training/store/notes.ts';
import type { Story } from './story.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** 20 November 2026, 18:32 by the clock of the place. */
const evening = new Date(2026, 10, 20, 18, 32).getTime();

interface Kept {
  exercise: ExerciseId;
  texts?: readonly [text: string, detail: Note['detail'], daysAgo?: number][];
  past?: readonly Omit<GuidedPast, 'exercise' | 'day'>[];
  hasWindow?: boolean;
}

/** An exercise of an evening in November, with texts and earlier times. */
function propsOf({ exercise: id, texts = [], past = [], hasWindow = false }: Kept): GuidedProps {
  const exercise = exerciseOf(id);
  const list = texts.map(
    ([text, detail, daysAgo = 0], index): Note => ({
      id: String(index),
      engine: exercise.engine as GuidedEngine,
      at: evening - daysAgo * dayMs,
      text,
      detail,
    }),
  );
  const settings: Record<string, unknown> = {
    'worry-window': hasWindow ? { startMin: windowStarts(20 * 60 + 45, 15)[0], lengthMin: 15 } : null,
  };
  return {
    exercise,
    minutes: 4,
    past: past.map((one) => ({ exercise: id, day: '2026-11-19', ...one })),
    notes: { list: async () => list, keep: async () => {}, erase: async () => {} },
    settingOf: ((name: string) => settings[name] ?? null) as GuidedProps['settingOf'],
    saveSetting: () => {},
    now: () => evening,
    onDone: () => {},
    onStop: () => {},
  };
}

const parked = (...worries: string[]): Kept => ({
  exercise: 'worry-window',
  hasWindow: true,
  texts: worries.map((worry) => [worry, { parked: true, from: 0 }] as const),
});
const threeWorries = parked(
  'I have not answered Sam’s letter.',
  'The noise from the boiler.',
  'What I said on Monday.',
);
const tomorrow = { page: 'list' };
const plan = { movement: 'open the letter from the bank', moment: 'I have put down my morning cup', said: 0 };

const stories: (Omit<Story, 'part' | 'shows'> & { shows: () => ReactNode })[] = [
  {
    id: 'worry-window',
    title: 'The worry window, 1 of 3',
    shows: () => <CloudAndWindow {...propsOf(threeWorries)} />,
  },
  {
    id: 'worry-window-closed',
    title: 'The worry window after its last worry',
    shows: () => (
      <CloudAndWindow
        {...propsOf(parked('What I said on Monday.'))}
        past={[{ exercise: 'worry-window', day: '', at: 0, words: [], numbers: { atWindow: 1, parked: 3, letGo: 6 } }]}
      />
    ),
    act: ({ press }) => press('No. Let it go'),
  },
  {
    id: 'worry-window-empty',
    title: 'The worry window, nothing parked',
    shows: () => <CloudAndWindow {...propsOf(parked())} />,
  },
  {
    id: 'worry-window-time',
    title: 'A time for the worry window',
    shows: () => <CloudAndWindow {...propsOf({ exercise: 'worry-window' })} />,
    async act({ type, press }) {
      await type('I go to bed at about', '22:30');
      await press('15 min');
      await press('19:00');
    },
  },
  {
    id: 'cloud-passes',
    title: 'Let the cloud pass',
    shows: () => <CloudAndWindow {...propsOf({ exercise: 'let-the-cloud-pass' })} />,
    async act({ type, press }) {
      await type('The worry', 'They have not called me back.');
      await press('Put it on a cloud');
    },
  },
  {
    id: 'one-knot',
    title: 'One knot at a time, the moment',
    shows: () => <OneKnot {...propsOf({ exercise: 'one-knot-at-a-time' })} />,
    async act({ type, press }) {
      await type('The task', 'The letter from the bank');
      await press('Next');
      await type('I …', 'Open the letter from the bank.');
      await press('Next');
      await press('My morning cup');
    },
  },
  {
    id: 'one-knot-again',
    title: 'One knot at a time, said again',
    shows: () => (
      <OneKnot {...propsOf({ exercise: 'one-knot-at-a-time', texts: [['The letter from the bank', plan, 3]] })} />
    ),
  },
  {
    id: 'first-two-minutes',
    title: 'First two minutes, the clock',
    shows: () => <OneKnot {...propsOf({ exercise: 'first-two-minutes' })} />,
    async act({ type, press }) {
      await type('What will you begin?', 'Write the first line of the report');
      await press('Begin');
    },
  },
  {
    id: 'just-the-knot-after',
    title: 'Just the knot, begun',
    shows: () => <OneKnot {...propsOf({ exercise: 'just-the-knot' })} />,
    async act({ press }) {
      await press('Begin');
      await press('That is enough');
      await press('Yes, I have begun');
      await press('7');
    },
  },
  {
    id: 'park-the-day',
    title: 'Park the day',
    shows: () => (
      <EveningPages
        {...propsOf({
          exercise: 'park-the-day',
          texts: [
            ['Call the dentist, after 9', tomorrow],
            ['Put the bike in the shed before the rain', tomorrow],
            ['Ask Ana for the key', tomorrow],
          ],
        })}
      />
    ),
  },
  {
    id: 'park-the-day-closed',
    title: 'The day is closed',
    shows: () => <EveningPages {...propsOf({ exercise: 'park-the-day' })} />,
    act: ({ press }) => press('Close the day'),
  },
  {
    id: 'evening-horizon',
    title: 'Evening horizon, the second step',
    shows: () => <EveningPages {...propsOf({ exercise: 'evening-horizon' })} />,
    act: ({ press }) => press('Next'),
  },
  {
    id: 'weather-report',
    title: 'Weather report, words',
    shows: () => <WeatherReport {...propsOf({ exercise: 'weather-report' })} />,
    async act({ press }) {
      await press('Clear sky');
      await press('Rested');
      await press('Strong wind');
      await press('Tense');
    },
  },
  {
    id: 'weather-report-strong',
    title: 'Weather report, how strong',
    shows: () => <WeatherReport {...propsOf({ exercise: 'weather-report' })} />,
    async act({ press }) {
      await press('Rain');
      await press('Lonely');
      await press('Next');
      await press('A little');
    },
  },
  {
    id: 'a-kind-word',
    title: 'A kind word, before',
    shows: () => <KindWords {...propsOf({ exercise: 'a-kind-word' })} />,
  },
  {
    id: 'a-kind-word-self',
    title: 'A kind word, turned to oneself',
    shows: () => <KindWords {...propsOf({ exercise: 'a-kind-word' })} />,
    async act({ type, press }) {
      await press('Begin');
      await type('To my friend', 'You were tired, and you still went there. That counts.');
      await press('Turn it to yourself');
    },
  },
  {
    id: 'wave-whom',
    title: 'Wave across the hill, whom',
    shows: () => (
      <Wave
        {...propsOf({
          exercise: 'wave-across-the-hill',
          texts: [
            ['JB', {}, 12],
            ['S', {}, 5],
          ],
        })}
      />
    ),
  },
  {
    id: 'wave-send',
    title: 'One real question, on its way',
    shows: () => <Wave {...propsOf({ exercise: 'one-real-question' })} />,
    async act({ press }) {
      await press('Skip');
      await press('What made you laugh last?');
      await press('Next');
    },
  },
  {
    id: 'writing-intros',
    title: 'What introduces the exercises of own words',
    shows: () => <Intros />,
  },
];

/** The guided exercises in which something is written. */
export const writingStories: Story[] = stories.map((story) => ({ ...story, part: 'Exercises of own words' }));

function Intros() {
  const all = [weatherIntro, cloudIntro, knotIntro, eveningIntro, kindIntro, waveIntro].flat();
  return (
    <ul className="wrap row" style={{ flexWrap: 'wrap' }}>
      {all.map(({ picture, caption }) => (
        <li key={caption} style={{ width: 100 }}>
          <div style={{ background: 'linear-gradient(var(--il-sky-1), var(--il-sky-3))' }}>{picture}</div>
          {caption}
        </li>
      ))}
    </ul>
  );
}
