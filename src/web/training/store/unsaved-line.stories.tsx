import { factsOf, today } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { SavingLine } from './unsaved-line.tsx';

type Saving = Parameters<typeof SavingLine>[0];
const quiet: Saving = {
  unsaved: 0,
  unsavedExercises: 0,
  isDelayed: false,
  unstored: null,
  isForAccount: true,
  isErasing: false,
  isOnline: true,
};

/** Today with one exercise done, below the line about saving. */
const todayWith = (saving: Partial<Saving>) =>
  today(factsOf(1), { children: <SavingLine {...quiet} unsaved={2} unsavedExercises={1} {...saving} /> });

export const place = 312;
export const stories = storiesOf('Train', {
  'today-offline': { title: 'Today, offline', shows: todayWith({ isOnline: false }) },
  'today-sending': { title: 'Today, what was kept is sent', shows: todayWith({ hasWaited: true }) },
  'today-saving': {
    title: 'Offline, late, and without room',
    shows: inShell(
      'train',
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
      </div>,
    ),
  },
});
