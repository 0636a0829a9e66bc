import { useEffect, useState } from 'react';
import { trainingDayHere } from '../store/training-day-here.ts';

/** The training day; a page that stays open changes to the next one when it is looked at again. */
export function useTrainingDay() {
  const [here, setHere] = useState(() => trainingDayHere(Date.now()));
  useEffect(() => {
    const look = () => setHere(trainingDayHere(Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return here;
}
