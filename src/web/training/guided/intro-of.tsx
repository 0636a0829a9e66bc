import type { ReactNode } from 'react';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';

/** The pictures of an introduction: the caption of each, and its drawing on a grid of 96. */
export const introOf = (captions: readonly string[], drawings: readonly ReactNode[]): readonly IntroPicture[] =>
  captions.map((caption, index) => ({
    caption,
    picture: (
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {drawings[index]}
      </svg>
    ),
  }));
