import { catchUps } from './persisted';

/**
 * Lets this page take up what other tabs write, as they write it, and what they wrote while the page was in the browser's
 * memory. Returns what ends it.
 */
export function followOtherTabs(): () => void {
  const page = window;
  const catchUp = () => {
    for (const take of catchUps) take();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Else the tab's own copy would bring back what is erased.
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
    // There is no such storage, and so no copy.
  }
}
