import { cloudIntro } from '#training/guided/cloud-copy.ts';
import { introOf } from '#web/training/pictures/intro-drawings.tsx';
import type { GuidedProps } from '../guided-props.ts';
import { LetCloudPass } from './let-cloud-pass.tsx';
import { WorryWindowPages } from './worry-window.tsx';

export const introPictures = introOf(cloudIntro, ['cloud', 'choice', 'window']);

/** E8: worries get a line, a place and a time (training.md § 3.2). */
export default function CloudAndWindow(props: GuidedProps) {
  return props.exercise.id === 'worry-window' ? <WorryWindowPages {...props} /> : <LetCloudPass {...props} />;
}
