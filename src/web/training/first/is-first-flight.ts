import type { Training } from '../store/training.ts';

/** In memory: a page that is opened anew begins anew, because nothing is kept. */
let isPassed = false;

/** The first flight has begun, or was put off; from now on Today comes as usual. */
export function passFirstFlight(): void {
  isPassed = true;
}

/** Whether nothing was trained yet, and the person has not been asked where to keep it. */
export const isFirstFlight = ({
  where,
  isDeclined,
  folded,
}: Pick<Training, 'where' | 'isDeclined' | 'folded'>): boolean =>
  where === null && !isDeclined && !isPassed && folded.items.length === 0;
