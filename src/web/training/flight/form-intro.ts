import type { Exercise } from '#training/exercises/exercises.ts';
import type { IntroPicture, QuietIntro } from '../play/intro-picture.ts';

interface Introduced {
  introPictures: readonly IntroPicture[];
  quietIntro?: QuietIntro;
}

/** Name, sentence and pictures of the form that is played. */
export function formIntro(
  { introPictures, quietIntro }: Introduced,
  { id, name, what }: Pick<Exercise, 'id' | 'name' | 'what'>,
  isQuiet: boolean,
): { name: string; what: string; pictures: readonly IntroPicture[] } {
  if (!isQuiet || quietIntro === undefined) return { name, what, pictures: introPictures };
  return { name: quietIntro.name ?? name, what: quietIntro.whats?.[id] ?? what, pictures: quietIntro.pictures };
}
