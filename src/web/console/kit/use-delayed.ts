import { useEffect, useState } from 'react';

/** An answer within this time shows no sign of loading, in ms. */
const soonMs = 200;

/** Whether something has lasted longer than `soonMs`. */
export function useDelayed(isLasting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLasting) return setLate(false);
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => clearTimeout(timer);
  }, [isLasting]);
  return isLasting && isLate;
}
