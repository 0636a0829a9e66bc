import { useSearch } from 'wouter/use-browser-location';
import { consolePaths } from '#contract/console/paths.ts';
import { PublishView } from '../publishing/publish-view.tsx';
import { OfferView } from './offer-view.tsx';
import { OffersView } from './offers-view.tsx';

/** What is on sale; with `?draft=` the editor of a draft, with `?publish=` the page that publishes it. */
export function OffersViews() {
  const asked = new URLSearchParams(useSearch());
  const [draft, publish] = [numberOf(asked.get('draft')), numberOf(asked.get('publish'))];
  if (publish !== null) return <PublishView key={publish} id={publish} path={consolePaths.offers} />;
  return draft === null ? <OffersView /> : <OfferView key={draft} id={draft} />;
}

function numberOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
