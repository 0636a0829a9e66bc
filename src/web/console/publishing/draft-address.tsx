import { consolePaths } from '#contract/console/paths.ts';
import { go, queryValue } from '#web/platform/navigate.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';

/** The number of the draft in the address, `?draft=`; null when there is none. */
export function draftInAddress(): number | null {
  const id = Number(queryValue('draft'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** In the place of a draft that the address does not name. */
export function NoDraft() {
  const fault = 'This address needs a draft. Try again leads to Offers, where the drafts are.';
  return <LoadingFigures loaded={{ fault }} retry={() => go(consolePaths.offers)} />;
}
