import type { ComponentProps, CSSProperties } from 'react';
import { IntroView } from '#web/training/flight/intro-view.tsx';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { ignore } from './story.ts';

type Introduction = Pick<ComponentProps<typeof IntroView>, 'name' | 'what' | 'pictures'> &
  Partial<ComponentProps<typeof IntroView>>;

/** What is shown before the first exercise of three. */
export const introduced = (introduction: Introduction) => () => (
  <IntroView
    place="1 of 3 · 4 min"
    evidence={null}
    switches={[]}
    goesOn={false}
    onStart={ignore}
    onClose={ignore}
    {...introduction}
  />
);

/** The sky behind the pictures of an introduction. */
export const sky: CSSProperties = { background: 'linear-gradient(var(--il-sky-1), var(--il-sky-3))' };

/** The pictures of an introduction as they stand there: three in a row. */
export function Pictures({ pictures }: { pictures: readonly IntroPicture[] }) {
  return (
    <ol style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 110px)', gap: 10, padding: 20 }}>
      {pictures.map(({ picture, caption }) => (
        <li key={caption}>
          <figure style={sky}>{picture}</figure>
          {caption}
        </li>
      ))}
    </ol>
  );
}
