import type { ComponentType } from 'react';
import type { Setting } from '#training/entries/entry.ts';
import { type ExerciseId, exerciseOf } from '#training/plan/exercises.ts';
import Breath from '#web/training/guided/breath/breath.tsx';
import type { GuidedPast, GuidedProps } from '#web/training/guided/guided-props.ts';
import type { Note } from '#web/training/store/note.ts';
import type { Story, VisitorActions } from './story.ts';

interface Situation {
  exercise: ExerciseId;
  minutes?: number;
  past?: readonly GuidedPast[];
  notes?: readonly Note[];
  settings?: readonly Setting[];
}

/** A guided exercise as the flight shows it, with its texts and settings in memory. */
function Guided({
  of: Engine,
  exercise,
  minutes = 4,
  past = [],
  notes = [],
  settings = [],
}: Situation & { of: ComponentType<GuidedProps> }) {
  return (
    <Engine
      exercise={exerciseOf(exercise)}
      minutes={minutes}
      past={past}
      notes={{ list: async () => [...notes], keep: async () => {}, erase: async () => {} }}
      settingOf={(name) => (settings.findLast((one) => one.name === name)?.value ?? null) as never}
      keepSetting={() => {}}
      now={() => Date.now()}
      onDone={() => {}}
      onStop={() => {}}
    />
  );
}

const earlier = (exercise: ExerciseId, numbers: GuidedPast['numbers'], words: readonly string[] = []): GuidedPast => ({
  exercise,
  day: '2026-11-19',
  at: Date.UTC(2026, 10, 19, 18),
  numbers,
  words,
});

const breathed = [earlier('settle', { pace_in: 4, pace_out: 6, breaths: 18, minutes: 3 })];
const settle = () => <Guided of={Breath} exercise="settle" past={breathed} />;

/** Pictures are taken with reduced motion, so movement has to be asked for. */
async function moving({ press }: VisitorActions) {
  await press('Begin');
  await press('Pause');
  await press('A number instead of movement');
  await press('Carry on');
}

const breath: Omit<Story, 'part'>[] = [
  {
    id: 'breath-caution',
    title: 'Settle, before the first time',
    shows: () => <Guided of={Breath} exercise="settle" />,
  },
  {
    id: 'breath-before',
    title: 'Settle, how wound up before',
    shows: settle,
    act: ({ press }) => press('7'),
  },
  {
    id: 'breath-in',
    title: 'Settle, breathing in',
    shows: settle,
    async act(actions) {
      await moving(actions);
      await actions.wait(3000);
    },
  },
  {
    id: 'breath-out',
    title: 'Settle, breathing out, at the slowest pace',
    shows: () => (
      <Guided
        of={Breath}
        exercise="settle"
        past={breathed}
        settings={[{ name: 'breath-pace', value: { in: 5, out: 10 } }]}
      />
    ),
    async act(actions) {
      await moving(actions);
      await actions.wait(72_000);
      await actions.press('Slower');
    },
  },
  {
    id: 'breath-number',
    title: 'Settle with a number instead of movement',
    shows: settle,
    async act({ press, wait }) {
      await press('Begin');
      await wait(6500);
    },
  },
  {
    id: 'breath-paused',
    title: 'Settle, paused',
    shows: settle,
    async act({ press, wait }) {
      await press('Begin');
      await wait(3000);
      await press('Pause');
    },
  },
  {
    id: 'breath-end',
    title: 'Longer out than in, after six breaths',
    shows: () => <Guided of={Breath} exercise="longer-out-than-in" past={breathed} />,
    act: ({ wait }) => wait(61_000),
  },
];

/** Breath, quiet clocks, and Guess, then look. */
export const breathStories: Story[] = breath.map((story) => ({ ...story, part: 'Guided exercises' }));
