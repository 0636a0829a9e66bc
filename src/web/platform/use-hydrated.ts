import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in prerendered HTML and true once the page's code runs. Forms wait for it, because before that the browser
 * itself would submit them.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
