import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';

const ruler = (
  <>
    <path d="M12 84C40 80 80 88 108 84" fill="none" stroke="var(--il-string)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M18 98v6M46 98v6M74 98v6M102 98v6" stroke="var(--control)" strokeWidth="2.4" strokeLinecap="round" />
  </>
);
const rhombus = (
  <rect
    x="76"
    y="78"
    width="13"
    height="13"
    rx="3.5"
    transform="rotate(45 82.500 84.500)"
    fill="var(--surface)"
    stroke="var(--text)"
    strokeWidth="3"
  />
);

/** A guess on the ruler, the task itself, and the guess beside the time it took; on a square of 120. */
const drawings = [
  <>
    {ruler}
    <path d="M46 84V62" stroke="var(--il-string)" strokeWidth="2" />
    <Kite x={46} y={34} scale={0.66} />
  </>,
  <>
    <path d="M0 92C30 70 74 78 120 92V120H0Z" fill="var(--il-hill-2)" />
    <path d="M0 106C40 92 70 112 120 102V120H0Z" fill="var(--il-hill-3)" />
    <Person x={54} y={90} scale={1.3} hand={[14, -22]} />
  </>,
  <>
    {ruler}
    {rhombus}
    <path d="M46 84V62" stroke="var(--il-string)" strokeWidth="2" />
    <Kite x={46} y={34} scale={0.66} />
  </>,
];

export const guessIntro: readonly IntroPicture[] = drawings.map((drawing, index) => ({
  caption: guessCopy.intro[index]!,
  picture: (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {drawing}
    </svg>
  ),
}));
