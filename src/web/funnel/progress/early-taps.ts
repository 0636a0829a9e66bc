declare global {
  interface Window {
    /** `data-early` keys of the taps before the page's code had loaded, in order; recorded by the head script. */
    __earlyTaps?: string[];
  }
}

export const healthConsentKey = 'health-consent';

export const optionKey = (optionId: string) => `option:${optionId}`;

/** Returns the recorded taps and stops recording; a second call returns none. */
export function takeEarlyTaps(): readonly string[] {
  const taps = window.__earlyTaps ?? [];
  window.__earlyTaps = undefined;
  return taps;
}

/** Performs the actions of the taps, in order. */
export function replayTaps(
  taps: readonly string[],
  actions: { giveHealthConsent: () => void; choose: (optionId: string) => void },
) {
  for (const tap of taps) {
    if (tap === healthConsentKey) actions.giveHealthConsent();
    else if (tap.startsWith(optionKey(''))) actions.choose(tap.slice(optionKey('').length));
  }
}

/**
 * Removes the head script's marks for the first paint once the stored state is shown: a returning visitor sees their
 * screen, and the consent sheet appears if storage turned out to have no valid consent.
 */
export function settleHeadMarks(state: { hasHealthConsent: boolean; isOnFirstScreen: boolean }) {
  delete document.documentElement.dataset.resume;
  const isConsentTapped = window.__earlyTaps?.includes(healthConsentKey) ?? false;
  if (!state.isOnFirstScreen) takeEarlyTaps();
  if (!state.hasHealthConsent && !isConsentTapped) forgetHealthConsentMark();
}

/** Without this mark the styles show the consent sheet. */
export function forgetHealthConsentMark() {
  delete document.documentElement.dataset.healthConsent;
}
