import { useLayoutEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand.ts';

/**
 * After each step: scrolls to the top, sets the title and gives the words to announce. The first screen shown is the
 * router's arrival, not a step.
 * @param position where the visitor is: "Question 20 of 29"; each screen's own, or a live region would not say it
 * @returns what a polite live region says
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
