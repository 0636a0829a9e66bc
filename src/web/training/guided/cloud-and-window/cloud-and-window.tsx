import type { ComponentType } from 'react';
import { cloudIntro } from '#training/guided/cloud-copy.ts';
import { type ExerciseIdOf, rowFor } from '#training/plan/exercises.ts';
import type { GuidedProps } from '../guided-props.ts';
import { introOf } from '../intro-of.tsx';
import { introDrawings } from './intro-drawings.tsx';
import { LetCloudPass } from './let-cloud-pass.tsx';
import { WorryWindowPages } from './worry-window.tsx';

export const introPictures = introOf(cloudIntro, introDrawings);

const pages: Record<ExerciseIdOf<'cloud-and-window'>, ComponentType<GuidedProps>> = {
  'let-the-cloud-pass': LetCloudPass,
  'worry-window': WorryWindowPages,
};

/** E8: worries get a line, a place and a time (training.md § 3.2). */
export default function CloudAndWindow(props: GuidedProps) {
  const Pages = rowFor(pages, props.exercise.id);
  return <Pages {...props} />;
}
