import type { Attribution, FullTouch } from '#contract/attribution.ts';
import { useAnalyticsStore } from './analytics-store.ts';
import { noAttribution } from './attribution.ts';
import { measuringAllowed } from './measuring-allowed.ts';

interface KnownAttribution extends Attribution {
  first_touch?: FullTouch;
  last_touch?: FullTouch;
}

/** The attribution for sign-up and checkout; empty while measuring is not allowed. */
export function knownAttribution(): KnownAttribution {
  if (!measuringAllowed()) return noAttribution;
  const { source, click_id, click_id_name, last_source, last_click_id, last_click_id_name, ...rest } =
    useAnalyticsStore.getState();
  return {
    source,
    click_id,
    click_id_name,
    last_source,
    last_click_id,
    last_click_id_name,
    ...(rest.first_touch && { first_touch: rest.first_touch }),
    ...(rest.last_touch && { last_touch: rest.last_touch }),
  };
}
