import type { ComponentType } from 'react';
import type { GuidedProps } from '../guided/guided-props.ts';
import type { IntroPicture, QuietIntro, QuietSwitch } from '../play/intro-picture.ts';
import type { PlayProps } from '../play/play-props.ts';

/** The code of an exercise with rounds. */
export interface TaskModule {
  default: ComponentType<PlayProps>;
  introPictures: readonly IntroPicture[];
  /** The label of the switch to its quiet form; absent when it has no clock to leave out. */
  quietSwitch?: QuietSwitch;
  quietIntro?: QuietIntro;
}

/** The code of a guided exercise. */
export interface GuidedModule {
  default: ComponentType<GuidedProps>;
  introPictures: readonly IntroPicture[];
  /** Absent for exercises without sound. */
  hasSound?: true;
  /** Absent for exercises in which nothing moves. */
  quietIntro?: QuietIntro;
}
