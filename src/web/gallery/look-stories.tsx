import type { ReactNode } from 'react';
import { lookSets } from '#training/weekly-look/look-items.ts';
import type { LookRun } from '#training/weekly-look/look-run.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { WeeklyLookAsk } from '#web/training/asks/weekly-look-ask.tsx';
import { LookDay } from '#web/training/settings/look-day.tsx';
import { LookQuestion } from '#web/training/weekly-look/look-question.tsx';
import { LookClosed, LookKept } from '#web/training/weekly-look/look-view.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Story } from './story.ts';

const nothing = () => {};
const { adhd, frequency, wellbeing } = lookSets;

const question =
  (items = adhd.items, place = 0, answers: LookRun['answers'] = {}, furthest = place) =>
  () => (
    <LookQuestion
      items={items}
      run={{ place, furthest, answers }}
      onAnswer={nothing}
      onGoOn={nothing}
      onBack={nothing}
    />
  );

const inShell = (current: 'train' | 'progress', inside: ReactNode) => () => (
  <SignedInShell current={current}>{inside}</SignedInShell>
);
const day = { weekday: 5, opens: 'Saturday, 28 November 2026', onWeekday: nothing };
/** Points in the order of the questions. */
const answers = (...points: (number | null)[]) =>
  Object.fromEntries(adhd.items.map(({ id }, place) => [id, points[place]!]));
const kept = (given: LookRun['answers'], looks: number) =>
  inShell('train', <LookKept items={adhd.items} answers={given} looks={looks} {...day} />);

const stories: Omit<Story, 'part'>[] = [
  { id: 'look-first', title: 'Weekly look, the first question', shows: question() },
  { id: 'look-chosen', title: 'Weekly look, a choice on the third', shows: question(adhd.items, 2, { 'put-off': 2 }) },
  {
    id: 'look-returned',
    title: 'Weekly look, back at an answer',
    shows: question(wellbeing.items, 3, { 'lost-in-phone': 1 }, 5),
  },
  {
    id: 'look-skipped',
    title: 'Weekly look, one was skipped',
    shows: question(frequency.items, 1, { tomorrow: null }, 3),
  },
  { id: 'look-last', title: 'Weekly look, the last question', shows: question(wellbeing.items, 5) },
  { id: 'look-kept', title: 'Weekly look, kept', shows: kept(answers(1, 2, 3, 2, 0, 1), 1) },
  {
    id: 'look-kept-skipped',
    title: 'Weekly look, kept with some skipped',
    shows: kept(answers(1, 2, null, 2, null, 1), 9),
  },
  {
    id: 'look-kept-few',
    title: 'Weekly look, kept with few answers',
    shows: kept(answers(1, null, null, null, null, null), 3),
  },
  {
    id: 'look-done',
    title: 'Weekly look, done this week',
    shows: inShell('train', <LookClosed isDone {...day} />),
  },
  {
    id: 'look-closed',
    title: 'Weekly look, not open',
    shows: inShell('train', <LookClosed isDone={false} {...day} weekday={null} opens={null} />),
  },
  {
    id: 'look-day',
    title: 'The day of the weekly look',
    shows: inShell(
      'train',
      <Card title="Your week">
        <LookDay chosen={2} onChange={nothing} />
      </Card>,
    ),
  },
  {
    id: 'look-ask',
    title: 'Today asks for the weekly look',
    shows: inShell('train', <WeeklyLookAsk onNotToday={nothing} />),
  },
];

/** The weekly look, from Today to Progress. */
export const lookStories: Story[] = stories.map((story) => ({ ...story, part: 'Weekly look' }));
