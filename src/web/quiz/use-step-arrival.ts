import { useLayoutEffect, useRef, useState } from 'react';
import { brand } from '../../contract/brand';

/**
 * After each step: scrolls to the top, sets the title and gives the words to announce. The first screen shown is the
 * router's arrival, not a step.
 * @param position where the visitor is: "Question 20 of 29"
 * @returns what a polite live region says
 */
export function useStepArrival(position: string, isReady: boolean): string {
  const last = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (!isReady || last.current === position) return;
    const isStep = last.current !== undefined;
    last.current = position;
    if (!isStep) return;
    window.scrollTo(0, 0);
    document.title = `${position} · ${brand}`;
    setAnnouncement(position);
  }, [position, isReady]);
  return announcement;
}
