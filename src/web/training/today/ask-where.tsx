import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import type { Training } from '../store/training.ts';
import { JustToday } from './just-today.tsx';

const loadConsent = () => import('../consent/consent-sheet.tsx');

/** Asks where to store training, when there is something to keep. Its code is loaded on demand: it is asked only once. */
export function AskWhere({ training, onDone }: { training: Training; onDone(): void }) {
  const { loaded, reload } = useLoaded(loadConsent);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'asks');
  if (typeof loaded === 'string') {
    return (
      <SignedInShell current="train">
        <JustToday>{loaded === 'failed' && <NotLoaded onRetry={reload} />}</JustToday>
      </SignedInShell>
    );
  }
  return (
    <loaded.ConsentSheet
      where={null}
      hasSample={training.hasSample}
      onChoose={async (where, takesSample) => {
        await training.chooseWhere(where);
        if (takesSample) await training.takeOverSample();
        onDone();
      }}
      onDecline={() => {
        training.decline();
        onDone();
      }}
    />
  );
}
