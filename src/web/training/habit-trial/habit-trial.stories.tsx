import { habitDayEntry, itemEntry, settingEntry } from '#testing/training/entries.ts';
import type { Entry, HabitTrial } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { answersOf, drawnOrder } from '#training/habit-trial/trial-weeks.ts';
import { dayAfter } from '#training/training-day.ts';
import { factsOf, saturday, today } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { trainingOf } from '#web/gallery/training-entries.ts';
import { Rows } from '#web/ui/rows.tsx';
import { HabitDayAsk } from '../asks/today-asks.tsx';
import { HabitTrialRow } from '../progress/further-rows.tsx';
import { TrialEnd } from './trial-end.tsx';
import { TrialRunning } from './trial-running.tsx';
import { TrialSetup } from './trial-setup.tsx';

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
    'progress',
    <TrialRunning
      trial={one}
      today={on}
      answers={answersIn(one, entries)}
      mayTrain={mayTrain}
      onAnswer={ignore}
      onStop={ignore}
    />,
  );
const ended = (one: HabitTrial, days: number, effect: number, mayTrain = true) =>
  inShell(
    'progress',
    <TrialEnd
      trial={one}
      answers={[...answersIn(one, answered(one, days, effect)).values()]}
      mayTrain={mayTrain}
      onAgain={ignore}
    />,
  );
const row = (entries: readonly Entry[], on = saturday) => (
  <HabitTrialRow training={trainingOf(entries)} today={on} mayTrain />
);

export const place = 315;
export const stories = storiesOf('Train', {
  'habit-trial-card': {
    title: 'The way to Try it on yourself',
    shows: inShell(
      'progress',
      <Rows>
        {row([itemEntry(1, '2026-11-08')])}
        {row([begun(trial)], '2026-11-08')}
        {row([begun(trial)])}
        {row([begun(trial)], '2027-01-01')}
      </Rows>,
    ),
  },
  'habit-trial-setup': {
    title: 'Try it on yourself, before it begins',
    shows: inShell('progress', <TrialSetup onStart={ignore} />),
  },
  'habit-trial-setup-missing': {
    title: 'Try it on yourself, something is not chosen yet',
    shows: inShell('progress', <TrialSetup onStart={ignore} />),
    act: press('Draw the weeks'),
  },
  'habit-trial-before': { title: 'A try that begins tomorrow', shows: running(trial, '2026-11-08') },
  'habit-trial-first': { title: 'A try about sleep, first day', shows: running(trial, '2026-11-09') },
  'habit-trial-with': {
    title: 'A try, in a week with it',
    shows: running(aboutCalm, saturday, answered(aboutCalm, 10, 1)),
  },
  'habit-trial-kept': {
    title: 'A try, in a week without it, answered',
    shows: running(aboutCalm, '2026-11-09', answered(aboutCalm, 1, 1)),
  },
  'habit-trial-stop': {
    title: 'A try, stopping is asked',
    shows: running(aboutCalm, saturday, answered(aboutCalm, 12, 1)),
    act: press('Stop the try'),
  },
  'habit-trial-last': {
    title: 'A try about sleep, the last morning',
    shows: running(trial, '2026-12-21', answered(trial, 41, 1)),
  },
  'habit-trial-lapsed': {
    title: 'A try without a plan',
    shows: running(trial, saturday, answered(trial, 12, 1), false),
  },
  'habit-trial-more': { title: 'A try that ended: more often than not', shows: ended(aboutCalm, 42, 3) },
  'habit-trial-luck': { title: 'A try that ended: luck', shows: ended(aboutCalm, 42, 0) },
  'habit-trial-lower': { title: 'A try that ended: lower', shows: ended(aboutCalm, 42, -2) },
  'habit-trial-four': { title: 'A try of four weeks that ended', shows: ended({ ...aboutCalm, weeks: 4 }, 28, 3) },
  'habit-trial-few': { title: 'A try that ended: too few answers', shows: ended(aboutCalm, 9, 3, false) },
  'habit-day-ask': {
    title: 'Today asks the question of a try',
    shows: today(factsOf(1), { asks: <HabitDayAsk habit={aboutCalm.habit} /> }),
  },
});
