import { cloudIntro } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { introDrawings } from './intro-drawings.tsx';
import { LetCloudPass } from './let-cloud-pass.tsx';
import { WorryWindowPages } from './worry-window.tsx';

export const introPictures = introOf(cloudIntro, introDrawings);

/** E8: worries get a line, a place and a time (training.md § 3.2). */
export default function CloudAndWindow(props: GuidedProps) {
  const { atWindow } = exerciseBy('cloud-and-window', props.exercise.id);
  return atWindow ? <WorryWindowPages {...props} /> : <LetCloudPass {...props} />;
}
