import { catchUps } from './persisted.ts';

/**
 * Reads what other tabs write, as they write it, and what they wrote while this page was in the browser's memory.
 * @returns stops following
 */
export function followOtherTabs(): () => void {
  const page = window;
  const catchUp = () => {
    for (const take of catchUps) take();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Otherwise this tab's copy would bring back what was erased.
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
    // Without such a storage there is no copy.
  }
}
