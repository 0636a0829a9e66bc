import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in prerendered HTML, true once the page's code runs: a form must not be sent by the browser itself before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
