import { useEffect } from 'react';
import { mayTrain } from './may-train.ts';
import type { Training } from './training.ts';
import { useTraining } from './training-store.ts';

/** How much of training a signed-in page can show. */
export type TrainingAccess = 'opening' | 'unreachable' | 'no plan' | 'lapsed' | 'open';

/** Opens the signed-in user's training for a page. */
export function useTrainingPage(): { training: Training; access: TrainingAccess } {
  const training = useTraining();
  useEffect(() => void useTraining.getState().open(), []);
  return { training, access: accessOf(training) };
}

function accessOf({ status, state, isFresh }: Training): TrainingAccess {
  if (status === 'closed' || status === 'opening') return 'opening';
  if (status === 'unreachable' || state === null) return 'unreachable';
  if (!mayTrain(state.writable_until, isFresh, Date.now())) return 'lapsed';
  return state.plan === null ? 'no plan' : 'open';
}
