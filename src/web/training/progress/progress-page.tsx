import { useEffect, useMemo, useRef, useState } from 'react';
import { progressOf } from '#training/progress/exercise-progress.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { notify } from '#web/platform/notify.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConsentSheet } from '../consent/consent-sheet.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { LazyUnsavedLine } from '../store/lazy-unsaved-line.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import type { ExerciseDetailProps } from './exercise-detail.tsx';
import { openerOf } from './measured-card.tsx';
import { OwnData } from './own-data.tsx';
import { ProgressView, ProgressWaiting } from './progress-view.tsx';

export const prepare = loadTrainingSheet;

const loadFurtherParts = () => import('./further-parts.tsx');

/** /train/progress: the training until now, and the person's data. Open also when the plan has ended. */
export default function ProgressPage() {
  useScreenEvents('progress_open', 'progress_close', {});
  const { training, access } = useTrainingPage();
  const [isChanging, setChanging] = useState(false);
  const [eraseFault, setEraseFault] = useState(false);
  // Loaded while the training is read, and waited for, so that nothing moves that is already seen.
  const { loaded: further } = useLoaded(loadFurtherParts);
  const { opened, open, back } = useSessions(isChanging ? 'where' : access);
  const { folded, state, where } = training;
  const sessions = useMemo(() => opened && progressOf(folded, opened, state?.noise), [folded, opened, state?.noise]);

  if (isChanging) {
    return (
      <ConsentSheet
        where={where}
        hasSample={false}
        onChoose={async (chosen) => {
          await training.chooseWhere(chosen);
          setChanging(false);
        }}
        onBack={() => setChanging(false)}
      />
    );
  }
  if (access === 'opening' || access === 'unreachable' || further === 'loading') {
    return <ProgressWaiting onRetry={access === 'unreachable' ? () => void training.open() : null} />;
  }
  const today = trainingDayHere(Date.now()).day;
  if (sessions?.main) {
    return (
      <LazyDetail
        progress={{ ...sessions, main: sessions.main }}
        today={today}
        onBack={back}
        onDownload={() => void download(training, 'csv', sessions.measured)}
      />
    );
  }
  return (
    <SignedInShell current="progress">
      <LazyUnsavedLine />
      <ProgressView
        cards={{
          training,
          quiz: state?.plan?.quiz ?? null,
          today,
          mayTrain: access === 'open',
          onOpen: open,
        }}
        further={further === 'failed' ? null : further.furtherParts}
        data={
          <OwnData
            savedWhere={where}
            hasFailed={eraseFault}
            onDownload={(as) => void download(training, as)}
            onChangeWhere={() => setChanging(true)}
            onErase={async () => setEraseFault(!(await training.eraseAll()))}
          />
        }
      />
    </SignedInShell>
  );
}

type Download = typeof import('./download-training.ts').downloadTraining;

/** Loaded on demand, because only this needs the code that writes the file. */
async function download(...asked: Parameters<Download>): Promise<void> {
  const loaded = await import('./download-training.ts').catch(() => null);
  if (loaded === null) notify('Your copy could not be made. Try again when you are online.');
  else await loaded.downloadTraining(...asked);
}

/**
 * All sessions of an exercise in the place of the page. The address does not name the exercise, because others see it
 * (training.md § 5.5). Back leads to the page as it was left, with the focus on the button that opened them.
 * @param view the page's usual view
 */
function useSessions(view: string) {
  const [opened, setOpened] = useState<ScoredId | null>(null);
  const left = useRef<{ measured: ScoredId; top: number } | null>(null);
  useHeadingFocus(opened ?? view);
  useEffect(() => {
    if (opened !== null || left.current === null) return;
    const { measured, top } = left.current;
    left.current = null;
    const opener = document.getElementById(openerOf(measured));
    opener?.closest('details')?.setAttribute('open', '');
    window.scrollTo(0, top);
    opener?.focus({ preventScroll: true });
  }, [opened]);
  return {
    opened,
    open(measured: ScoredId) {
      left.current = { measured, top: window.scrollY };
      setOpened(measured);
    },
    back: () => setOpened(null),
  };
}

const loadDetail = () => import('./exercise-detail.tsx');

/** All sessions of an exercise; the code is loaded on request. */
function LazyDetail(props: ExerciseDetailProps) {
  const { loaded, reload } = useLoaded(loadDetail);
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
