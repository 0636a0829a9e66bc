import { useAnalyticsStore } from '../analytics/analytics-store';
import { measuringAllowed } from '../analytics/measuring-allowed';
import { type Attribution, firstTouch, readAttribution } from './attribution';
import { useVisitor } from './visitor';

/** What the landing address said; in memory only, so that a later Accept can still keep it. */
let arriving: Attribution | null = null;

/** § 4, the boot's last step: keeps how the visitor came here, if measuring is allowed. */
export function captureAttribution(): void {
  arriving ??= readAttribution(location.search);
  if (!measuringAllowed()) return;
  const { source, click_id } = useAnalyticsStore.getState();
  const kept = firstTouch({ source, clickId: click_id }, arriving);
  useVisitor.setState(kept);
  useAnalyticsStore.setState({ source: kept.source, click_id: kept.clickId });
}

/** After Reject: nobody is told any more how the visitor came here. */
export function forgetAttribution(): void {
  useVisitor.setState({ source: '', clickId: '' });
}
