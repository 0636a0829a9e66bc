import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';

/** The page until the training is read; with a way to try again when this device has no copy of it and no answer. */
export function ProgressWaiting({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <SignedInShell current="progress">
      <div className="stack">
        <h1 tabIndex={-1}>Progress</h1>
        {onRetry !== null && <NotLoaded onRetry={onRetry} />}
      </div>
    </SignedInShell>
  );
}
