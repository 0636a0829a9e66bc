import { lazy, Suspense, useState } from 'react';
import { yardstickOf } from '#training/run/yardstick.ts';
import type { QuietIntro, QuietSwitch } from '#web/training/play/intro-picture.ts';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { isFrozen } from '#web/training/play/use-run.ts';
import { stillAirPictures } from '../still-air/intro-pictures.tsx';
import { Tracking } from './tracking.tsx';

export { introPictures } from './intro-pictures.tsx';

export const quietSwitch: QuietSwitch = {
  label: 'Without moving things',
  note: 'Still air: one quiet dot, from the next round',
};

/** The still form is another exercise, with its own name. */
const { name, what } = yardstickOf('still-air');
export const quietIntro: QuietIntro = { name, whats: { 'hold-the-line': what }, pictures: stillAirPictures };

const retryMs = 4000;

/** Loads the still form, which most people never see; retries until there is a network. */
async function loadStillAir(): Promise<{ default: typeof import('../still-air/still-air.tsx')['StillAir'] }> {
  try {
    return { default: (await import('../still-air/still-air.tsx')).StillAir };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadStillAir();
  }
}

const StillAir = lazy(loadStillAir);

/** Hold the line, or Still air where nothing may move. */
export default function HoldTheLine(props: PlayProps) {
  const [isReduced] = useState(() => !isFrozen() && matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (props.setup.form !== 'still' && !isReduced) return <Tracking {...props} />;
  return (
    <Suspense>
      <StillAir {...props} forLessMotion={isReduced} />
    </Suspense>
  );
}
