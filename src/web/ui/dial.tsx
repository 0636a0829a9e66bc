import { useId } from 'react';
import styles from './dial.module.css';
import { arcBetween, bandAt, dialCentre, dialSize, leanAtScore, pointAtScore } from './dial-geometry.ts';
import { at, placed } from './illustration/geometry.ts';
import { Hill } from './illustration/hill.tsx';
import { Kite } from './illustration/kite.tsx';
import { Person } from './illustration/person.tsx';
import { Cord } from './illustration/tail.tsx';
import { Sun, Weather } from './illustration/weather.tsx';

export interface DialBand {
  /** Scores from 0 to 100; bands follow one another without gaps. */
  from: number;
  to: number;
  tone: 'level-1' | 'level-2' | 'level-3' | 'thrive';
  /** Written on the arc, because colour must never carry the meaning alone. */
  word: string;
}

interface DialProps {
  score: number;
  bands: readonly DialBand[];
  /** Score and band as text for screen readers. Without it the dial is decoration. */
  label?: string;
}

const bandRadius = 164;

/** The result gauge: the string is the needle, the kite the pointer. */
export function Dial({ score, bands, label }: DialProps) {
  const id = useId();
  const active = bandAt(score, bands);
  return (
    <svg
      className={styles.dial}
      viewBox={`0 0 ${dialSize.width} ${dialSize.height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Landscape id={id} />
      {bands.map((band, index) => (
        <Band
          key={band.word}
          id={`${id}${index}`}
          band={band}
          isActive={index === active}
          gapBefore={index > 0}
          gapAfter={index < bands.length - 1}
        />
      ))}
      <Needle score={score} />
    </svg>
  );
}

function Landscape({ id }: { id: string }) {
  return (
    <>
      <clipPath id={`${id}clip`}>
        <path d="M53 214A147 147 0 0 1 347 214Z" />
      </clipPath>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor="var(--il-sky-1)" />
        <stop offset=".55" stopColor="var(--il-sky-2)" />
        <stop offset="1" stopColor="var(--il-sky-3)" />
      </linearGradient>
      <g clipPath={`url(#${id}clip)`}>
        <rect {...dialSize} fill={`url(#${id}sky)`} />
        <Weather
          clouds={[
            [84, 138, 0.5, 0.85],
            [264, 104, 0.5, 0.8],
            [116, 84, 0.34, 0.7],
          ]}
        />
        <Sun x={286} y={190} radius={20} />
        <Hill shade={1} width={400} height={226} ridge={[30, 0.27, 58, 0.44, 24, 0.6, 42, 50]} />
        <Hill shade={3} width={400} height={226} ridge={[12, 0.3, 40, 0.48, 26, 0.67, 22, 30]} />
      </g>
    </>
  );
}

interface BandProps {
  id: string;
  band: DialBand;
  isActive: boolean;
  gapBefore: boolean;
  gapAfter: boolean;
}

function Band({ id, band, isActive, gapBefore, gapAfter }: BandProps) {
  const { from, to, tone, word } = band;
  const textFrom = Math.max(from - 8, 0);
  const textTo = Math.min(to + 8, 100);
  const textMiddle = (100 * ((from + to) / 2 - textFrom)) / (textTo - textFrom);
  return (
    <>
      <path
        d={arcBetween(from + (gapBefore ? 0.9 : 0), to - (gapAfter ? 0.9 : 0), bandRadius)}
        fill="none"
        stroke={`var(--${tone})`}
        strokeWidth={isActive ? 16 : 10}
        opacity={isActive ? 1 : 0.42}
      />
      <path id={id} d={arcBetween(textFrom, textTo, bandRadius + 15)} fill="none" />
      <text fontSize="14" fontWeight="600" fill={isActive ? 'var(--text)' : 'var(--text-3)'} textAnchor="middle">
        <textPath href={`#${id}`} startOffset={`${at(textMiddle)}%`}>
          {word}
        </textPath>
      </text>
    </>
  );
}

function Needle({ score }: { score: number }) {
  const [x, y] = pointAtScore(score, 103);
  const handX = dialCentre[0] + 5;
  const handY = dialCentre[1] - 46;
  const bend = at((handX + x) / 2 + (x < dialCentre[0] ? -12 : 12), (handY + y) / 2 + 10);
  const [markX, markY] = pointAtScore(score, bandRadius);
  const lean = leanAtScore(score);
  return (
    <>
      <Cord d={`M${handX} ${handY}Q${bend} ${at(x, y)}`} width={1.6} />
      <Kite x={x} y={y} scale={0.82} turn={lean} />
      <Person x={dialCentre[0] - 4} y={dialCentre[1] - 12} scale={0.82} hand={[11, -41]} />
      <path
        transform={placed(markX, markY, 1, lean)}
        d="M-1.47 -9.1Q0 -11 1.47 -9.1L7.03 -1.9Q8.5 0 7.03 1.9L1.47 9.1Q0 11 -1.47 9.1L-7.03 1.9Q-8.5 0 -7.03 -1.9Z"
        fill="var(--surface)"
        stroke="var(--text)"
        strokeWidth="3"
      />
    </>
  );
}
