import { useEffect, useState } from 'react';

/** An answer that comes within this time shows nothing of the waiting. */
const soonMs = 200;

/** Whether something has lasted longer than a moment. */
export function useDelayed(isLasting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLasting) return setLate(false);
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => clearTimeout(timer);
  }, [isLasting]);
  return isLasting && isLate;
}
