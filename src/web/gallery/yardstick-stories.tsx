import type { ReactNode } from 'react';
import { runEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import type { Input } from '#training/run/task.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { dayAfter } from '#training/training-day.ts';
import { yardstickRun } from '#training/yardsticks/yardstick-run.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { YardsticksAsk } from '#web/training/asks/today-asks.tsx';
import { usePauseSettings } from '#web/training/play/playing.tsx';
import { yardstickCards } from '#web/training/progress/yardstick-cards.tsx';
import { useTraining } from '#web/training/store/training-store.ts';
import { SameOrNot } from '#web/training/tasks/same-or-not/same-or-not.tsx';
import { StillAir } from '#web/training/tasks/still-air/still-air.tsx';
import { MeasuredEnd } from '#web/training/yardsticks/measured-end.tsx';
import { YardstickIntro } from '#web/training/yardsticks/yardstick-intro.tsx';
import { Frozen } from './frozen.tsx';
import type { Story } from './story.ts';

const nothing = () => {};
const day = '2026-11-21';
const setupOf = (yardstick: YardstickId) =>
  yardstickRun({ yardstick, runs: [], planSeed: 'gallery', day, device: 'phone' }).setup;

const go: Input<never> = { type: 'go', at: 0 };
const time = (at: number): Input<never> => ({ type: 'time', at });
const shown = (at: number): Input<never> => ({ type: 'shown', at });
const answer = (at: number, said: string) =>
  ({ type: 'answer', at, answer: said, source: 'touch' }) as unknown as Input<never>;
const away: Input<never> = { type: 'away', at: 42_100, because: 'away' };

function play(id: YardstickId, inputs: readonly Input<never>[], at: number, practice = setupOf(id).practice) {
  const Play = id === 'still-air' ? StillAir : SameOrNot;
  return (): ReactNode => {
    usePauseSettings.setState({ switches: [], isFormChanged: false });
    return (
      <Frozen run={{ inputs, at }}>
        <Play name={id} setup={{ ...setupOf(id), practice }} onResult={nothing} />
      </Frozen>
    );
  };
}

const strips = [go, time(1000), shown(1020)];
/** Some rounds of 5 s, so that the thread has moved. */
const answers = Array.from({ length: 8 }, (_, i) => [
  answer(6000 + i * 5000, i % 2 === 0 ? 'same' : 'not'),
  time(7000 + i * 5000),
  shown(7020 + i * 5000),
]).flat();

const intro = (id: YardstickId, place: string) => () => (
  <YardstickIntro id={id} place={place} onStart={nothing} onSkip={nothing} onClose={nothing} />
);
const ask = (ids: readonly YardstickId[], exercises: { before: number; after: number }) => () => (
  <SignedInShell current="train">
    <YardsticksAsk ids={ids} exercises={exercises} onBegin={nothing} onNotToday={nothing} />
  </SignedInShell>
);
const run = (rounds: number, no_score: 'too few rounds' | null = null) => [runEntry(1, day, { rounds, no_score })];

/** Weekly sessions with these scores; the two yardsticks are measured on the same days. */
const weekly = (id: YardstickId, scores: readonly number[]) =>
  scores.map((score, week) => ({
    ...runEntry(1000 * (1 + yardstickIds.indexOf(id)) + week, dayAfter('2026-06-06', 7 * week), { variant: '' }, score),
    exercise: id,
    series: `${id}/plain/timed/phone/touch`,
  }));
const cards = (weeks: number) => () => (
  <SignedInShell current="progress">
    <div className="stack">
      {Object.entries(yardstickCards).map(([name, YardstickCard]) => (
        <YardstickCard
          key={name}
          training={{
            ...useTraining.getState(),
            folded: foldEntries([
              ...weekly('still-air', still.slice(0, weeks)),
              ...weekly('same-or-not', same.slice(0, weeks)),
            ]),
          }}
          today={day}
          onOpen={nothing}
        />
      ))}
    </div>
  </SignedInShell>
);
const still = [3.6, 3.8, 3.4, 4, 3.7, 3.75, 3.3, 3.9, 3.7, 3.5, 3.8, 3.6, 3.9, 3.4, 3.7, 3.8, 3.6, 3.7, 3.5, 3.8];
const same = [14, 16, 17, 18, 18, 19, 18, 20, 19, 18, 20, 22, 23, 24, 23, 25, 24, 26, 25, 26];

const stories: Omit<Story, 'part'>[] = [
  { id: 'yardsticks-ask', title: 'Yardsticks are asked for', shows: ask(yardstickIds, { before: 10, after: 5 }) },
  {
    id: 'yardsticks-ask-one',
    title: 'One yardstick is asked for, on a short day',
    shows: ask(['still-air'], { before: 5, after: 2 }),
  },
  {
    id: 'still-air-measured-intro',
    title: 'Still air, before it is measured',
    shows: intro('still-air', '1 of 2 · 3 min'),
  },
  {
    id: 'still-air-measured',
    title: 'Still air, measured, the dot has changed',
    shows: play('still-air', [go, shown(20), time(9000), shown(9020)], 9020),
  },
  {
    id: 'still-air-measured-early',
    title: 'Still air, measured, nothing is said of an early press',
    shows: play('still-air', [go, shown(20), answer(800, 'press'), shown(820)], 900),
  },
  { id: 'same-or-not-intro', title: 'Same or not, before it', shows: intro('same-or-not', '2 of 2 · 2 min') },
  {
    id: 'same-or-not-warm-up',
    title: 'Same or not, a warm-up round is talked over',
    shows: play('same-or-not', [...strips, answer(3000, 'same')], 3100),
  },
  {
    id: 'same-or-not-from-here',
    title: 'Same or not, the warm-up is over',
    shows: play('same-or-not', [...strips, answer(3000, 'same'), time(4800)], 4900, 1),
  },
  {
    id: 'same-or-not',
    title: 'Same or not, two strips',
    shows: play('same-or-not', [...strips, ...answers], 42_100, 0),
  },
  {
    id: 'same-or-not-paused',
    title: 'Same or not, paused',
    shows: play('same-or-not', [...strips, ...answers, away], 42_100, 0),
  },
  {
    id: 'yardsticks-end',
    title: 'Both are measured',
    shows: () => (
      <MeasuredEnd
        measured={[
          { id: 'still-air', runs: run(52) },
          { id: 'same-or-not', runs: run(38) },
        ]}
        onFly={nothing}
      />
    ),
  },
  {
    id: 'yardsticks-end-few',
    title: 'One is measured, too few rounds to count',
    shows: () => <MeasuredEnd measured={[{ id: 'same-or-not', runs: run(8, 'too few rounds') }]} onFly={null} />,
  },
  { id: 'yardstick-cards-early', title: 'Yardsticks on Progress, not enough yet', shows: cards(9) },
  { id: 'yardstick-cards', title: 'Yardsticks on Progress, no change and higher', shows: cards(20) },
];

/** The two yardsticks, from Today to their end. */
export const yardstickStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
