import { type ComponentType, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type TrainingPath, trainingPaths } from '#contract/training-paths.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { useLoaded } from './loading/use-loaded.ts';
import { loadTrainingSheet } from './styles/load-training-sheet.ts';

/**
 * One page for the further addresses of training, because each page in the route table costs visitors bytes on the first
 * screen.
 */
const views: Record<TrainingPath, () => Promise<ComponentType>> = {
  [trainingPaths.exercises]: async () => (await import('./exercises/all-exercises.tsx')).AllExercises,
  [trainingPaths.album]: async () => (await import('./album/album.tsx')).Album,
  [trainingPaths.week]: async () => (await import('./week/week-ahead.tsx')).WeekAhead,
  [trainingPaths.settings]: async () => (await import('./settings/settings.tsx')).Settings,
  [trainingPaths.weekInTheAir]: async () => (await import('./air/week-in-the-air.tsx')).WeekInTheAir,
  [trainingPaths.weeklyLook]: async () => (await import('./weekly-look/look.tsx')).Look,
  [trainingPaths.habitTrial]: async () => (await import('./habit-trial/habit-trial.tsx')).HabitTrial,
};

/** Null at an address of another page. */
function viewAt(path: string) {
  const bare = path.replace(/\/$/, '');
  return Object.hasOwn(views, bare) ? views[bare as TrainingPath] : null;
}

/** Loads the view with the page, so that nothing is seen half. */
export async function prepare(): Promise<void> {
  await Promise.all([loadTrainingSheet(), viewAt(location.pathname)?.()]);
}

export default function FurtherPage() {
  const asked = viewAt(usePathname());
  // While another page loads, its address is there already, and this one still shows what it did.
  const shown = useRef(asked);
  if (asked !== null) shown.current = asked;
  return shown.current === null ? null : <LoadedView load={shown.current} />;
}

function LoadedView({ load }: { load: () => Promise<ComponentType> }) {
  const { loaded: View, reload } = useLoaded(load);
  useHeadingFocus(typeof View === 'string' ? View : 'shown');
  if (View === 'loading') return null;
  if (View !== 'failed') return <View />;
  return (
    <SignedInShell current="train">
      <h1 tabIndex={-1}>Not here yet</h1>
      <NotLoaded onRetry={reload} />
    </SignedInShell>
  );
}
