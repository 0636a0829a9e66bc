import { useContext, useState } from 'react';
import type { QuietSwitch } from '#web/training/play/intro-picture.ts';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { FrozenRunContext } from '#web/training/play/use-run.ts';
import { StillAir } from './still-air.tsx';
import { Tracking } from './tracking.tsx';

export { introPictures } from './intro-pictures.tsx';

export const quietSwitch: QuietSwitch = {
  label: 'Without moving things',
  note: 'Still air: one quiet dot, from the next round',
};

/** A round of Hold the line takes about 10 s, one of Still air 3 s. */
const stillRounds = 10 / 3;

/** Hold the line, or Still air where nothing may move. */
export default function HoldTheLine(props: PlayProps) {
  const { setup } = props;
  const isFrozen = useContext(FrozenRunContext) !== null;
  const [isReduced] = useState(() => !isFrozen && matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (setup.form === 'still') return <StillAir {...props} />;
  if (!isReduced) return <Tracking {...props} />;
  const still = { ...setup, form: 'still', rounds: Math.round(setup.rounds * stillRounds) } as const;
  return (
    <StillAir {...props} setup={still} note="Your device asks for less motion. So this is Still air: one quiet dot." />
  );
}
