import type { Attribution } from '../../contract/attribution';
import { useAnalyticsStore } from '../analytics/analytics-store';
import { measuringAllowed } from '../analytics/measuring-allowed';
import { noAttribution } from './attribution';

/** How the visitor came here, for sign-up and checkout; nothing while measuring is not allowed. */
export function knownAttribution(): Attribution {
  if (!measuringAllowed()) return noAttribution;
  const { source, click_id, click_id_name, last_source, last_click_id, last_click_id_name } =
    useAnalyticsStore.getState();
  return { source, click_id, click_id_name, last_source, last_click_id, last_click_id_name };
}
