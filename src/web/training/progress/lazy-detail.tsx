import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import type { ExerciseDetailProps } from './exercise-detail.tsx';

const load = () => import('./exercise-detail.tsx');

/** All sessions of an exercise; its code is loaded when somebody asks for them. */
export function LazyDetail(props: ExerciseDetailProps) {
  const { loaded, reload } = useLoaded(load);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'sessions');
  if (loaded === 'loading') return null;
  if (loaded !== 'failed') return <loaded.ExerciseDetail {...props} />;
  return (
    <SignedInShell current="progress">
      <div className="stack">
        <h1 tabIndex={-1}>Progress</h1>
        <NotLoaded onRetry={reload} />
        <Button wide variant="text" onClick={props.onBack}>
          Back
        </Button>
      </div>
    </SignedInShell>
  );
}
