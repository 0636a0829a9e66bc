declare global {
  interface Window {
    /** `data-early` keys of taps that came before the page's code, in order; kept by the page's head script. */
    __earlyTaps?: string[];
  }
}

/** The consent button's key. */
export const healthConsentKey = 'health-consent';

/** An option's key. */
export const optionKey = (optionId: string) => `option:${optionId}`;

/** Takes the taps kept so far and ends the keeping; a second call gets none. */
export function takeEarlyTaps(): readonly string[] {
  const taps = window.__earlyTaps ?? [];
  window.__earlyTaps = undefined;
  return taps;
}

/** Does what the taps meant, in order. */
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
 * Ends what the head script did for the first paint, once stored state is shown: returning visitors see their screen,
 * and consent that storage only pretended to have is asked for again.
 */
export function settleHeadMarks(state: { hasHealthConsent: boolean; isOnFirstScreen: boolean }) {
  delete document.documentElement.dataset.resume;
  const isConsentTapped = window.__earlyTaps?.includes(healthConsentKey) ?? false;
  if (!state.isOnFirstScreen) takeEarlyTaps();
  if (!state.hasHealthConsent && !isConsentTapped) forgetHealthConsentMark();
}

/** Lets the consent sheet be seen again. */
export function forgetHealthConsentMark() {
  delete document.documentElement.dataset.healthConsent;
}
