import type { TrainingAccess } from '../store/use-training-page.ts';

/**
 * What a press on an exercise's card does: it starts the exercise, waits while the training is being read, and opens
 * the exercise's page where nothing can be started.
 */
export function cardPress(access: TrainingAccess): 'play' | 'wait' | 'show' {
  if (access === 'open') return 'play';
  return access === 'opening' ? 'wait' : 'show';
}
