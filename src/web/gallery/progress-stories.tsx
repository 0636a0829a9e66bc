import type { QuizName } from '#quiz/catalogue.ts';
import { itemEntry, runEntry } from '#testing/training/entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/today/training-day.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { DataCard } from '#web/training/progress/data-card.tsx';
import { ProgressView } from '#web/training/progress/progress-view.tsx';
import { useTraining } from '#web/training/store/training-store.ts';
import type { Story } from './story.ts';

const nothing = () => {};
const today = '2026-11-21';
const data = <DataCard keptWhere="account" onDownload={nothing} onChangeWhere={nothing} onErase={nothing} />;

const progress =
  (entries: readonly Entry[], quiz: QuizName = 'adhd') =>
  () => (
    <SignedInShell current="progress">
      <ProgressView
        cards={{
          training: { ...useTraining.getState(), entries, folded: foldEntries(entries) },
          quiz,
          today,
          mayTrain: true,
          onOpen: nothing,
        }}
        data={data}
      />
    </SignedInShell>
  );

const bows = (scores: readonly number[], from: string): Entry[] =>
  scores.map((score, i) => runEntry(i + 1, dayAfter(from, 2 * i), { session: i + 1 }, score));
const settled = [1, 2, 3].map((number) => itemEntry(100 + number, dayAfter('2026-11-13', number)));

const stories: Omit<Story, 'part'>[] = [
  {
    id: 'progress-early',
    title: 'Progress, too early to say',
    shows: progress([...bows([3.4, 4.3, 3.9, 4.6, 4.4], '2026-11-12'), ...settled]),
  },
  { id: 'progress-empty', title: 'Progress, nothing yet', shows: progress([]) },
  {
    id: 'progress-erase',
    title: 'Progress, erasing is asked',
    shows: () => <SignedInShell current="progress">{data}</SignedInShell>,
    act: ({ press }) => press('Erase my training'),
  },
];

/** The Progress page and all sessions of one exercise. */
export const progressStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
