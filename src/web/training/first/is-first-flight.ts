import type { Training } from '../store/training.ts';

/** Whether nothing was trained yet, and the person has not been asked where to keep it. */
export const isFirstFlight = ({
  where,
  isDeclined,
  folded,
}: Pick<Training, 'where' | 'isDeclined' | 'folded'>): boolean =>
  where === null && !isDeclined && folded.items.length === 0;
