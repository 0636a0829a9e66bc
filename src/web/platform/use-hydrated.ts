import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in prerendered HTML and true once the page's code runs, because before that the browser itself would send a
 * form.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
