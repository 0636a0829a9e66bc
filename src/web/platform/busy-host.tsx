import { BusyOverlay } from '../ui/busy-overlay';
import { useLoading } from './loading';

/** § 4: lies over every page while calls are under way. */
export function BusyHost() {
  return useLoading((state) => state.visible) ? <BusyOverlay /> : null;
}
