import { useLayoutEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand.ts';

/**
 * After each step, scrolls to the top, sets the title and announces the position. The first screen shown is left to the
 * router.
 * @param position such as "Question 20 of 29"; different on each screen, because a live region repeats nothing
 * @returns the text for a polite live region
 */
export function useStepArrival(screenNumber: number, position: string, isReady: boolean): string {
  const last = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (!isReady || last.current === screenNumber) return;
    const isStep = last.current !== undefined;
    last.current = screenNumber;
    if (!isStep) return;
    window.scrollTo(0, 0);
    document.title = `${position} · ${brand}`;
    setAnnouncement(position);
  }, [screenNumber, position, isReady]);
  return announcement;
}
