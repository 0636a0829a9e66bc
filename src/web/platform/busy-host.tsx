import { useEffect, useState } from 'react';
import { BusyOverlay } from '../ui/busy-overlay';
import { useLoading } from './loading';

/** Somebody who is about to press sees what came between this much later. */
const reactionMs = 300;

/** § 4: lies over every page while calls are under way. */
export function BusyHost() {
  return useLoading((state) => state.visible) ? <SettlingOverlay /> : null;
}

/** A press that was about to be made, or under way, when the overlay came goes where it was meant to. */
function SettlingOverlay() {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    if (!isNew) return;
    const timer = setInterval(() => setNew(document.documentElement.matches(':active')), reactionMs);
    return () => clearInterval(timer);
  }, [isNew]);
  return <BusyOverlay letsPressesThrough={isNew} />;
}
