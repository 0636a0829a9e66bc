import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { SavingLine } from '#web/training/store/unsaved-line.tsx';
import { TodayView } from '#web/training/today/today-view.tsx';
import type { Story } from './story.ts';
import { factsOf } from './today-stories.tsx';

const nothing = () => {};

const quiet = {
  unsaved: 0,
  unsavedExercises: 0,
  isDelayed: false,
  unstored: null,
  isForAccount: true,
  isErasing: false,
  isOnline: true,
};
const one = { ...quiet, unsaved: 2, unsavedExercises: 1 };

/** Today with one exercise done, below a line about the saving. */
const todayWith = (saving: Parameters<typeof SavingLine>[0]) => () => (
  <SignedInShell current="train">
    <TodayView
      facts={factsOf(1)}
      onMinutes={nothing}
      onStart={nothing}
      onOneMore={nothing}
      onEvidence={nothing}
      onEndPause={nothing}
    >
      <SavingLine {...saving} />
    </TodayView>
  </SignedInShell>
);

const stories: Omit<Story, 'part'>[] = [
  { id: 'today-offline', title: 'Today, offline', shows: todayWith({ ...one, isOnline: false }) },
  { id: 'today-sending', title: 'Today, what was kept is sent', shows: todayWith({ ...one, hasWaited: true }) },
  {
    id: 'today-saving',
    title: 'Offline, late, and without room',
    shows: () => (
      <SignedInShell current="train">
        <div className="stack">
          <SavingLine {...quiet} isOnline={false} />
          <SavingLine {...quiet} unsaved={2} isOnline={false} />
          <SavingLine {...quiet} unsaved={9} unsavedExercises={4} isOnline={false} />
          <SavingLine {...quiet} unsaved={3} unsavedExercises={2} isDelayed />
          <SavingLine {...quiet} unsaved={3} isDelayed unstored="no room" />
          <SavingLine {...quiet} unstored="no room" isForAccount={false} />
          <SavingLine {...quiet} unsaved={3} unstored="no storage" />
          <SavingLine {...quiet} unstored="no storage" isForAccount={false} />
          <SavingLine {...quiet} isDelayed isErasing />
        </div>
      </SignedInShell>
    ),
  },
];

/** What Today says of what is not in the account yet. */
export const offlineStories: Story[] = stories.map((story) => ({ ...story, part: 'Train' }));
