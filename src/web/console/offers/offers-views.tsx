import { useSearch } from 'wouter/use-browser-location';
import { consolePaths } from '#contract/console/paths.ts';
import { PublishView } from '../publishing/publish-view.tsx';
import { RehearsalView } from '../rehearsal/rehearsal-view.tsx';
import { OfferView } from './offer-view.tsx';
import { offersDesk } from './offers-desk.ts';
import { OffersView } from './offers-view.tsx';

/**
 * What is on sale; with `?draft=` the editor of a draft, with `?rehearse=` and `?publish=` the pages that rehearse and
 * publish it.
 */
export function OffersViews() {
  const asked = new URLSearchParams(useSearch());
  const [draft, publish] = [numberOf(asked.get('draft')), numberOf(asked.get('publish'))];
  const rehearse = numberOf(asked.get('rehearse'));
  if (rehearse !== null) return <RehearsalView key={rehearse} id={rehearse} path={consolePaths.offers} />;
  if (publish !== null) return <PublishView key={publish} id={publish} kind={offersDesk} />;
  return draft === null ? <OffersView /> : <OfferView key={draft} id={draft} />;
}

function numberOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
