import { useMemo } from 'react';
import { flightsOf } from '#training/picture/flights-of.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { AlbumFrame, AlbumView } from './album-view.tsx';

/** /train/album: the pictures of all days with a flight. Open also when the plan has ended. */
export function Album() {
  const { training, access } = useTrainingPage();
  const { folded } = training;
  const flights = useMemo(() => flightsOf(folded), [folded]);
  useHeadingFocus(access);
  return (
    <SignedInShell current="train">
      <AlbumFrame>
        {access === 'unreachable' && <NotLoaded onRetry={() => void training.open()} />}
        {access !== 'unreachable' && access !== 'opening' && (
          <AlbumView flights={flights} today={trainingDayHere(Date.now()).day} />
        )}
      </AlbumFrame>
    </SignedInShell>
  );
}
