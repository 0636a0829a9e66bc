import { Hills } from '#web/training/pictures/hills.tsx';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';
import { Check } from './marks.tsx';
import styles from './tracking.module.css';

interface PlainKiteProps {
  x: number;
  y: number;
  turn: number;
  hasBow?: boolean;
}

function PlainKite({ x, y, turn, hasBow = false }: PlainKiteProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Cord d="M0 17q4 6 -3 12" width={1.2} opacity={1} />
      {hasBow && <Bow x={2} y={24} turn={-16} scale={0.8} colour="#F2512B" />}
      <Kite y={-2} scale={0.42} colours="sky" />
    </g>
  );
}

/** The rules, in three pictures. */
export const introPictures: readonly IntroPicture[] = [
  {
    caption: 'See which ones are yours.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <Hills width={110} height={110} lift={0.2} />
        <Cord d="M40 98C46 80 34 62 32 40" width={1.5} opacity={1} />
        <Cord d="M40 98C52 86 78 76 82 56" width={1.5} opacity={1} />
        <PlainKite x={32} y={36} turn={16} hasBow />
        <PlainKite x={82} y={52} turn={-20} hasBow />
        <PlainKite x={70} y={20} turn={12} />
      </svg>
    ),
  },
  {
    caption: 'Follow them with your eyes.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <path
          d="M20 84C34 58 60 66 80 34M86 88C70 66 48 60 30 32"
          fill="none"
          stroke="var(--il-string)"
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <PlainKite x={80} y={30} turn={24} />
        <PlainKite x={30} y={28} turn={-24} />
        <PlainKite x={90} y={74} turn={14} />
      </svg>
    ),
  },
  {
    caption: 'Tap them at the end.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <PlainKite x={34} y={32} turn={-18} />
        <PlainKite x={82} y={30} turn={16} />
        <PlainKite x={58} y={72} turn={8} />
        <circle className={styles.ring} cx="58" cy="73" r="25" />
        <Check x={77} y={54} />
      </svg>
    ),
  },
];
