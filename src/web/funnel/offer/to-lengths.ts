import type { NextStep } from '#web/site/play-request.ts';

/** Leads back to the offers on their own page. */
export const toLengths: NextStep = {
  label: 'Choose how long',
  onPress() {
    const heading = document.getElementById('lengths');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  },
};
