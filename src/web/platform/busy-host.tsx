import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BusyOverlay } from '#web/ui/busy-overlay.tsx';
import { useLoading } from './loading.ts';

/** Time in which a press that began before the overlay appeared can reach its target; longer while it is held. */
const reactionMs = 300;

/** § 4: covers every page while calls are under way. */
export function BusyHost() {
  return useLoading((state) => state.visible) ? <SettlingOverlay /> : null;
}

/** Lets presses through at first, so that one that has already begun reaches its target. */
function SettlingOverlay() {
  const [isNew, setNew] = useState(true);
  const [place] = useState(topmost);
  useEffect(() => {
    if (!isNew) return;
    const timer = setInterval(() => setNew(document.documentElement.matches(':active')), reactionMs);
    return () => clearInterval(timer);
  }, [isNew]);
  return createPortal(<BusyOverlay letsPressesThrough={isNew} />, place);
}

/** The topmost element. An open dialog is above everything outside it, so its own calls need an overlay inside it. */
function topmost(): Element {
  return document.querySelector('dialog[open]') ?? document.body;
}
