import { type ReactNode, useEffect, useState } from 'react';
import { inWords } from '#training/number-words.ts';
import { TrainIcon } from '../pictures/train-icon.tsx';
import { useTraining } from './training-store.ts';
import styles from './unsaved-line.module.css';

/** One quiet line about what is kept on this device only for now; nothing when all is where it should be. */
export function UnsavedLine() {
  const { unsaved, isDelayed, isStorageFull, where, isTold } = useTraining();
  const saving = { unsaved, isDelayed, isStorageFull, isErasing: where === 'device' && !isTold };
  return <SavingLine {...saving} isOnline={useOnline()} />;
}

/** The same from what is known of the saving. */
export function SavingLine(saving: Saving) {
  const text = lineOf(saving);
  if (text === null) return null;
  return (
    <p className={styles.line} role="status">
      <TrainIcon name="offline" />
      <span>{text}</span>
    </p>
  );
}

interface Saving {
  unsaved: number;
  isDelayed: boolean;
  isStorageFull: boolean;
  /** The account has not heard yet that its copy is to be erased. */
  isErasing: boolean;
  isOnline: boolean;
}

function lineOf({ unsaved, isDelayed, isStorageFull, isErasing, isOnline }: Saving): ReactNode {
  if (isStorageFull) {
    return (
      <>
        <b>This device has no room left.</b> Keep this page open until it is sent, or make some room.
      </>
    );
  }
  if (isErasing && (isDelayed || !isOnline)) {
    return (
      <>
        <b>Your account does not know of your choice yet.</b> Its copy is erased when we reach it.
      </>
    );
  }
  const waits =
    unsaved === 0
      ? ''
      : ` ${start(inWords(unsaved))} ${unsaved === 1 ? 'entry is' : 'entries are'} kept on this device and ${unsaved === 1 ? 'goes' : 'go'} to your account later.`;
  if (!isOnline) {
    return (
      <>
        <b>You are offline.</b> Today’s flight works as always.{waits}
      </>
    );
  }
  if (!isDelayed || unsaved === 0) return null;
  return (
    <>
      <b>{unsaved} not yet saved in your account.</b> They are kept on this device, and we try again.
    </>
  );
}

const start = (text: string) => text[0]!.toUpperCase() + text.slice(1);

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
