import { catchUpCallbacks } from './persisted.ts';

/**
 * Applies other tabs' writes to storage, also those made while this page was in the back/forward cache.
 * @returns stops following
 */
export function followOtherTabs(): () => void {
  const page = window;
  const catchUp = () => {
    for (const catchUpStore of catchUpCallbacks) catchUpStore();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Otherwise this tab's copy would restore the erased value.
    if (newValue === null && key !== null) forgetOwnCopy(page, key);
    catchUp();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
}

function forgetOwnCopy(page: Window, key: string): void {
  try {
    page.sessionStorage.removeItem(key);
  } catch {
    // Without session storage there is no copy.
  }
}
