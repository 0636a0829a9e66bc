import { useEffect, useState } from 'react';
import { TrainIcon } from '../pictures/train-icon.tsx';
import { type Saving, savingText } from './saving-copy.ts';
import { useTraining } from './training-store.ts';
import styles from './unsaved-line.module.css';

/** One quiet line about data that is only on this device for now; shows nothing when all is in its place. */
export function UnsavedLine() {
  const { unsaved, unsavedExercises, isDelayed, unstored, where, isTold } = useTraining();
  const isForAccount = where === 'account';
  const isErasing = where === 'device' && !isTold;
  const isOnline = useOnline();
  return (
    <SavingLine
      unsaved={unsaved}
      unsavedExercises={unsavedExercises}
      isDelayed={isDelayed}
      unstored={unstored}
      isForAccount={isForAccount}
      isErasing={isErasing}
      isOnline={isOnline}
    />
  );
}

/** The line for a state of saving. */
export function SavingLine({
  hasWaited: hasWaitedAtFirst = false,
  ...saving
}: Partial<Saving> & Omit<Saving, 'hasWaited'>) {
  const [hasWaited, setWaited] = useState(hasWaitedAtFirst);
  const waits = saving.unsaved > 0 && (saving.isDelayed || !saving.isOnline);
  if (waits && !hasWaited) setWaited(true);
  if (saving.unsaved === 0 && hasWaited) setWaited(false);
  const text = savingText({ ...saving, hasWaited: hasWaited || waits });
  return <FoldingLine text={text} />;
}

/** In ms; equal to the duration in the style sheet. */
const foldMs = 160;

/** Folds away its last text, so that it does not vanish under a finger. */
function FoldingLine({ text }: { text: ReturnType<typeof savingText> }) {
  const [last, setLast] = useState(text);
  const lead = text?.[0];
  const rest = text?.[1];
  useEffect(() => {
    if (lead !== undefined && rest !== undefined) return setLast([lead, rest]);
    const timer = setTimeout(() => setLast(null), foldMs);
    return () => clearTimeout(timer);
  }, [lead, rest]);
  const shown = text ?? last;
  if (shown === null) return null;
  return (
    <div className={styles.fold} data-gone={text === null || undefined}>
      <div className={styles.room}>
        <p className={styles.line} role="status">
          <TrainIcon name="offline" />
          <span>
            <b>{shown[0]}</b>
            <span>{` ${shown[1]}`}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
