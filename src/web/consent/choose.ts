import { create } from 'zustand';
import { type CookieChoice, choiceCookie, cookieChoice } from '../../contract/cookie-choice';
import { setOptOut } from '../analytics/analytics';
import { track } from '../analytics/track';

/** On the document's root while no question is open: hides the banner by CSS, also before the page's code runs. */
const settledClass = 'consent-given';

interface Banner {
  isOpen: boolean;
  /** From the footer, maybe before the banner's own code is there. */
  isAskedAgain: boolean;
}

export const useBanner = create<Banner>(() => ({ isOpen: true, isAskedAgain: false }));

/** Keeps the choice and acts on it, once. After Reject the tracker is opted out first, so that not even this click is sent. */
export function choose(choice: CookieChoice) {
  // A tap that brought the banner to life has been taken up already when it arrives at the button.
  if (!useBanner.getState().isOpen) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the in-app browsers many visitors come from
  document.cookie = choiceCookie(choice);
  setOptOut(choice === 'rejected');
  track('popup_click', { popup: 'privacy', choice: choice === 'accepted' ? 'accept' : 'reject' });
  closeBanner();
}

function closeBanner() {
  document.documentElement.classList.add(settledClass);
  useBanner.setState({ isOpen: false, isAskedAgain: false });
}

/** When the banner's own code has come: an earlier choice closes it, unless it was asked for meanwhile. */
export function closeIfChosen(cookies: string) {
  if (!useBanner.getState().isAskedAgain && cookieChoice(cookies) !== null) closeBanner();
}

/** Asks again, from the footer. */
export function openBanner() {
  document.documentElement.classList.remove(settledClass);
  useBanner.setState({ isOpen: true, isAskedAgain: true });
}
