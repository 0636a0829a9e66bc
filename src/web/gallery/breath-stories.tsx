import type { ComponentType } from 'react';
import type { Setting } from '#training/entries/entry.ts';
import { type ExerciseId, exerciseOf } from '#training/plan/exercises.ts';
import Breath from '#web/training/guided/breath/breath.tsx';
import Clocks from '#web/training/guided/clocks/clocks.tsx';
import GuessThenLook from '#web/training/guided/guess-then-look/guess-then-look.tsx';
import type { GuidedPast, GuidedProps } from '#web/training/guided/guided-props.ts';
import type { Note } from '#web/training/store/notes.ts';
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
      settingOf={(name) => (settings.filter((one) => one.name === name).at(-1)?.value ?? null) as never}
      saveSetting={() => {}}
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

const oneThing = () => <Guided of={Clocks} exercise="one-thing" minutes={5} />;
const minuteMs = 60_000;

const clocks: Omit<Story, 'part'>[] = [
  {
    id: 'clock-ready',
    title: 'Keep a little back, before it: two things wait, and one minute more',
    shows: () => (
      <Guided
        of={Clocks}
        exercise="keep-a-little-back"
        past={[earlier('keep-a-little-back', { minutes: 5, planned_min: 5, drifts: 2 })]}
        notes={[
          {
            id: 'words-keep-a-little-back',
            engine: 'clocks',
            at: Date.now() - 30 * minuteMs,
            text: 'The ironing\nA reply to the caretaker',
            detail: {},
          },
        ]}
      />
    ),
  },
  {
    id: 'clock-running',
    title: 'One thing, the sun on its way, drifted twice, and what is left was asked',
    shows: oneThing,
    async act({ press, type, wait }) {
      await type('What is the one thing?', 'Read the contract');
      await press('Begin');
      await press('Pause');
      await press('Words instead of movement');
      await press('Carry on');
      await press('I drifted');
      await press('I drifted');
      await wait(2 * minuteMs);
      await press('How much is left?');
    },
  },
  {
    id: 'clock-words',
    title: 'Feet on the hill, in words',
    shows: () => <Guided of={Clocks} exercise="feet-on-the-hill" />,
    act: ({ wait }) => wait(40_000),
  },
  {
    id: 'clock-dark',
    title: 'Slack string, dark',
    shows: () => <Guided of={Clocks} exercise="slack-string" />,
    act: ({ press }) => press('Begin'),
  },
  {
    id: 'clock-ended',
    title: 'One thing, for somebody who comes back ten minutes after its end',
    shows: () => (
      <Guided
        of={Clocks}
        exercise="one-thing"
        notes={[
          {
            id: 'clock-one-thing',
            engine: 'clocks',
            at: Date.now() - 15 * minuteMs,
            text: '',
            detail: { exercise: 'one-thing', minutes: 5, doneMs: 0, drifts: 3, since: Date.now() - 15 * minuteMs },
          },
        ]}
      />
    ),
  },
];

/** Fourteen tasks that take 1.6 times the guess. */
const tasks = [1.2, 1.5, 2.2, 1.1, 1.9, 1.4, 2.5, 1.3, 1.7, 1.6, 1, 2, 1.8, 1.5].map((ratio) =>
  earlier('guess-then-look', { guess_min: 15, actual_min: 15 * ratio }),
);
const underWay: Note = {
  id: 'task-under-way',
  engine: 'guess-then-look',
  at: Date.now() - 24 * minuteMs,
  text: 'Empty the dishwasher',
  detail: { guess_min: 15, kind: 'home' },
};

const guesses: Omit<Story, 'part'>[] = [
  {
    id: 'guess-first',
    title: 'Guess, then look: the first task',
    shows: () => <Guided of={GuessThenLook} exercise="guess-then-look" />,
  },
  {
    id: 'guess-past',
    title: 'Guess, then look: with past times',
    shows: () => <Guided of={GuessThenLook} exercise="guess-then-look" past={tasks} />,
    act: ({ type }) => type('What will you do?', 'Empty the dishwasher'),
  },
  {
    id: 'guess-running',
    title: 'Guess, then look: the task is under way',
    shows: () => <Guided of={GuessThenLook} exercise="guess-then-look" past={tasks} notes={[underWay]} />,
  },
  {
    id: 'guess-look',
    title: 'Guess, then look: how long it took',
    shows: () => <Guided of={GuessThenLook} exercise="guess-then-look" past={tasks} notes={[underWay]} />,
    act: ({ press }) => press('It is done'),
  },
  {
    id: 'guess-drill',
    title: 'Guess, then look: seconds that were made',
    shows: () => <Guided of={GuessThenLook} exercise="guess-then-look" past={tasks} />,
    async act({ press, wait }) {
      await press('No task now?');
      await press('Start');
      await wait(17_000);
      await press('Now');
    },
  },
];

/** Breath, quiet clocks, and Guess, then look. */
export const breathStories: Story[] = [...breath, ...clocks, ...guesses].map((story) => ({
  ...story,
  part: 'Guided exercises',
}));
