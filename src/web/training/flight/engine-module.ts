import type { ComponentType } from 'react';
import type { GuidedProps } from '../guided/guided-props.ts';
import type { IntroPicture, QuietIntro, QuietSwitch } from '../play/intro-picture.ts';
import type { PlayProps } from '../play/play-props.ts';

/** The code of an exercise with rounds. */
export interface TaskModule {
  default: ComponentType<PlayProps>;
  introPictures: readonly IntroPicture[];
  /** What the switch to its quiet form says; absent where there is no clock to leave out. */
  quietSwitch?: QuietSwitch;
  quietIntro?: QuietIntro;
}

/** The code of a guided exercise. */
export interface GuidedModule {
  default: ComponentType<GuidedProps>;
  introPictures: readonly IntroPicture[];
  /** Absent where nothing moves. */
  quietIntro?: QuietIntro;
}
