import { create } from 'zustand';
import { type CookieChoice, choiceCookie, cookieChoice } from '#contract/cookie-choice.ts';
import { setOptOut } from '../analytics/analytics.ts';
import { track } from '../analytics/track.ts';

/** Hides the banner by CSS after a choice, also before the page's code runs. */
const settledClass = 'consent-given';

interface Banner {
  isOpen: boolean;
  /** Opened from the footer, possibly before the banner's own code had loaded. */
  isReopened: boolean;
}

export const useBanner = create<Banner>(() => ({ isOpen: true, isReopened: false }));

/** Stores and applies the choice, once. Reject opts the tracker out first, so that not even this click is sent. */
export function choose(choice: CookieChoice) {
  // An early tap has already been applied when its replay reaches the button.
  if (!useBanner.getState().isOpen) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the in-app browsers many visitors come from
  document.cookie = choiceCookie(choice);
  setOptOut(choice === 'rejected');
  track('popup_click', { popup: 'privacy', choice: choice === 'accepted' ? 'accept' : 'reject' });
  closeBanner();
}

function closeBanner() {
  document.documentElement.classList.add(settledClass);
  useBanner.setState({ isOpen: false, isReopened: false });
}

/**
 * Called when the banner's own code has loaded: an earlier choice closes it, unless the visitor has opened it since.
 */
export function closeIfChosen(cookies: string) {
  if (!useBanner.getState().isReopened && cookieChoice(cookies) !== null) closeBanner();
}

/** Opens the banner again, from the footer. */
export function openBanner() {
  document.documentElement.classList.remove(settledClass);
  useBanner.setState({ isOpen: true, isReopened: true });
}
