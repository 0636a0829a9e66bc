import { useEffect, useState } from 'react';

/** What is typed counts once it has not changed for this long, in ms. */
const restMs = 300;

/** The latest of some values that has not changed for a moment, such as of a field that somebody types into. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
