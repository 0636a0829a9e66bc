import { useEffect, useState } from 'react';
import { dueToSay } from '#training/guided/one-knot.ts';
import type { Notes } from '../store/note.ts';

/** Whether a plan is to be said again. Plans are notes on this device, so no entry tells of them. */
export function useIsPlanDue(notes: () => Notes, day: string): boolean {
  const [isDue, setDue] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a day; the function is another one each time
  useEffect(() => {
    let isWanted = true;
    const now = Date.now();
    const look = async () => dueToSay(await notes().list('one-knot'), now, -new Date(now).getTimezoneOffset());
    look().then(
      (due) => isWanted && setDue(due.length > 0),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  return isDue;
}
