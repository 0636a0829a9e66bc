import type { ReactNode } from 'react';
import { habitDayEntry, itemEntry, settingEntry } from '#testing/training/entries.ts';
import type { Entry, HabitTrial } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { answersOf, drawnOrder } from '#training/habit-trial/trial-weeks.ts';
import type { ExerciseId } from '#training/plan/exercises.ts';
import { dayAfter } from '#training/training-day.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { HabitDayAsk } from '#web/training/asks/today-asks.tsx';
import { TrialEnd } from '#web/training/habit-trial/trial-end.tsx';
import { TrialRunning } from '#web/training/habit-trial/trial-running.tsx';
import { TrialSetup } from '#web/training/habit-trial/trial-setup.tsx';
import { HabitTrialCard } from '#web/training/progress/lazy-cards.tsx';
import { OwnLifeCard } from '#web/training/progress/own-life-card.tsx';
import { useTraining } from '#web/training/store/training-store.ts';
import type { Story } from './story.ts';

const nothing = () => {};
const inShell = (inside: ReactNode) => () => <SignedInShell current="progress">{inside}</SignedInShell>;
const trainingWith = (entries: readonly Entry[]) => ({
  ...useTraining.getState(),
  entries,
  folded: foldEntries(entries),
});

type Numbers = Readonly<Record<string, number>>;
let made = 0;
const done = (exercise: ExerciseId, ...times: readonly Numbers[]): Entry[] =>
  times.map((numbers, i) =>
    itemEntry(made++, dayAfter('2026-10-01', i), { exercise, body: { minutes: 3, rounds: 0, numbers, words: [] } }),
  );

const ratios = [1, 1.3, 1.5, 1.2, 2, 1.6, 1.7, 1.8, 1.4, 3.5, 2.1, 1.6, 1.9, 1.3];
const guesses = (count: number) =>
  ratios.slice(0, count).map((ratio) => ({ guess_min: 10, actual_min: Math.round(10 * ratio) }));
const plans = (begun: number, planned: number) =>
  Array.from({ length: planned }, (_, i) => ({ planned: 1, begun: i < begun ? 1 : 0 }));
const windows = [3, 1, 2, 3, 2].map((letGo) => ({ atWindow: 1, steps: 1, parked: letGo === 1 ? 2 : 0, letGo }));
const parked = [1, 2, 3].map((count) => ({ atWindow: 0, steps: 0, parked: count, letGo: 0 }));
const calmer = [2, 3, 1, 2, 0, 4, 2, 1, 3].map((by) => ({ before: 6, after: 6 - by }));
const kinder = [1, 0, -1, 2, 0, 1, -1, 1].map((by) => ({ before: 5, after: 5 + by }));

const whole = [
  ...done('guess-then-look', ...guesses(14)),
  ...done('one-knot-at-a-time', ...plans(7, 10)),
  ...done('worry-window', ...parked, ...windows),
  ...done('settle', ...calmer),
  ...done('a-kind-word', ...kinder),
];
const few = [
  ...done('guess-then-look', ...guesses(3)),
  ...done('one-knot-at-a-time', ...plans(1, 2)),
  ...done('let-the-cloud-pass', ...parked),
  ...done('settle', ...calmer.slice(0, 1)),
];
const ends = [
  ...done('guess-then-look', ...guesses(8).map(({ guess_min }) => ({ guess_min, actual_min: 5 * guess_min }))),
  ...done('one-knot-at-a-time', ...plans(30, 30)),
  ...done('settle', ...Array.from({ length: 9 }, () => ({ before: 9, after: 3 }))),
];

const today = '2026-11-21';
const trial: HabitTrial = { habit: 'phone-away', fromDay: '2026-11-09', weeks: 6, seed: 'kite', question: 'sleep' };
const aboutCalm: HabitTrial = { ...trial, habit: 'daylight-walk', question: 'calm' };
const begun = (one: HabitTrial): Entry => settingEntry(9000, one.fromDay, { name: 'habit-trial', value: one });

/** Answers of the first days of a trial, higher by `effect` in weeks with the habit; every fourth day is left out. */
function answered(one: HabitTrial, days: number, effect: number): Entry[] {
  const order = drawnOrder(one);
  return Array.from({ length: days }, (_, i) => i)
    .filter((i) => i % 4 !== 3)
    .map((i) => {
      const isWith = order[Math.min(order.length - 1, Math.floor(i / 7))]!;
      const answer = 4 + ((i * 5) % 4) + (isWith ? effect : 0);
      const day = dayAfter(one.fromDay, i);
      return habitDayEntry(8000 + i, day, { trial: one.fromDay, answer, kept: isWith ? i % 5 > 0 : i % 9 === 0 });
    });
}
const answersIn = (one: HabitTrial, entries: readonly Entry[]) => answersOf(one, foldEntries(entries).habitDays);

const running = (one: HabitTrial, on: string, entries: readonly Entry[] = [], mayTrain = true) =>
  inShell(
    <TrialRunning
      trial={one}
      today={on}
      answers={answersIn(one, entries)}
      mayTrain={mayTrain}
      onAnswer={nothing}
      onStop={nothing}
    />,
  );
const ended = (one: HabitTrial, days: number, effect: number, mayTrain = true) =>
  inShell(
    <TrialEnd
      trial={one}
      answers={[...answersIn(one, answered(one, days, effect)).values()]}
      mayTrain={mayTrain}
      onAgain={nothing}
    />,
  );
const card = (entries: readonly Entry[], on = today) => (
  <HabitTrialCard training={trainingWith(entries)} today={on} mayTrain />
);

const stories: Omit<Story, 'part'>[] = [
  {
    id: 'own-life',
    title: 'Your own life',
    shows: inShell(<OwnLifeCard training={trainingWith(whole)} />),
  },
  {
    id: 'own-life-few',
    title: 'Your own life, too few to say more',
    shows: inShell(<OwnLifeCard training={trainingWith(few)} />),
  },
  {
    id: 'own-life-ends',
    title: 'Your own life, intervals that leave the drawing',
    shows: inShell(<OwnLifeCard training={trainingWith(ends)} />),
  },
  {
    id: 'habit-trial-card',
    title: 'The way to Try it on yourself',
    shows: inShell(
      <div className="stack">
        {card(few)}
        {card([begun(trial)], '2026-11-08')}
        {card([begun(trial)])}
        {card([begun(trial)], '2027-01-01')}
      </div>,
    ),
  },
  {
    id: 'habit-trial-setup',
    title: 'Try it on yourself, before it begins',
    shows: inShell(<TrialSetup onStart={nothing} />),
  },
  {
    id: 'habit-trial-setup-missing',
    title: 'Try it on yourself, something is not chosen yet',
    shows: inShell(<TrialSetup onStart={nothing} />),
    act: ({ press }) => press('Draw the weeks'),
  },
  { id: 'habit-trial-before', title: 'A try that begins tomorrow', shows: running(trial, '2026-11-08') },
  { id: 'habit-trial-first', title: 'A try about sleep, first day', shows: running(trial, '2026-11-09') },
  {
    id: 'habit-trial-with',
    title: 'A try, in a week with it',
    shows: running(aboutCalm, today, answered(aboutCalm, 10, 1)),
  },
  {
    id: 'habit-trial-kept',
    title: 'A try, in a week without it, answered',
    shows: running(aboutCalm, '2026-11-09', answered(aboutCalm, 1, 1)),
  },
  {
    id: 'habit-trial-stop',
    title: 'A try, stopping is asked',
    shows: running(aboutCalm, today, answered(aboutCalm, 12, 1)),
    act: ({ press }) => press('Stop the try'),
  },
  {
    id: 'habit-trial-last',
    title: 'A try about sleep, the last morning',
    shows: running(trial, '2026-12-21', answered(trial, 41, 1)),
  },
  {
    id: 'habit-trial-lapsed',
    title: 'A try without a plan',
    shows: running(trial, today, answered(trial, 12, 1), false),
  },
  { id: 'habit-trial-more', title: 'A try that ended: more often than not', shows: ended(aboutCalm, 42, 3) },
  { id: 'habit-trial-luck', title: 'A try that ended: luck', shows: ended(aboutCalm, 42, 0) },
  { id: 'habit-trial-lower', title: 'A try that ended: lower', shows: ended(aboutCalm, 42, -2) },
  { id: 'habit-trial-four', title: 'A try of four weeks that ended', shows: ended({ ...aboutCalm, weeks: 4 }, 28, 3) },
  { id: 'habit-trial-few', title: 'A try that ended: too few answers', shows: ended(aboutCalm, 9, 3, false) },
  {
    id: 'habit-day-ask',
    title: 'Today asks the question of a try',
    shows: () => (
      <SignedInShell current="train">
        <HabitDayAsk day={today} training={trainingWith([begun(aboutCalm)])} />
      </SignedInShell>
    ),
  },
];

/** The numbers of somebody's own life, and Try it on yourself. */
export const ownLifeStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
