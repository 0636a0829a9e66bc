import { useEffect, useState } from 'react';
import { BusyOverlay } from '#web/ui/busy-overlay.tsx';
import { useLoading } from './loading.ts';

/** How long a press may still be under way that was begun before its target was covered. */
const reactionMs = 300;

/** § 4: covers every page while calls are under way. */
export function BusyHost() {
  return useLoading((state) => state.visible) ? <SettlingOverlay /> : null;
}

/** Lets presses through at first, so that one already under way reaches what it was meant for. */
function SettlingOverlay() {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    if (!isNew) return;
    const timer = setInterval(() => setNew(document.documentElement.matches(':active')), reactionMs);
    return () => clearInterval(timer);
  }, [isNew]);
  return <BusyOverlay letsPressesThrough={isNew} />;
}
