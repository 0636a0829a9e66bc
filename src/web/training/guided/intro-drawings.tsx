import type { ReactNode } from 'react';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';

const string = { fill: 'none', stroke: 'var(--il-string)', strokeLinecap: 'round' } as const;
const card = { fill: 'var(--surface)', stroke: 'var(--line)', strokeWidth: 1.5 } as const;
const cloud = 'M24 62a13 13 0 0 1 1.5-26A22 22 0 0 1 68 39a11.500 11.500 0 0 1 1.500 23z';
const hills = (
  <>
    <path d="M0 74C20 60 38 78 60 68S96 66 96 66V96H0Z" fill="var(--il-hill-2)" />
    <path d="M0 86C24 76 52 92 96 80V96H0Z" fill="var(--il-hill-3)" />
  </>
);
const lineOfText = <path d="M28 44H68M28 54H56" {...string} strokeWidth="3.5" opacity=".55" />;

/** What somebody does in an exercise of own words, on a grid of 96. */
const drawings = {
  weather: (
    <>
      <circle cx="36" cy="36" r="17" fill="var(--il-sun)" />
      <path d={cloud} fill="var(--il-cloud)" transform="translate(8 6)" />
      {hills}
    </>
  ),
  words: [16, 40, 64].map((y, index) => (
    <rect
      key={y}
      x={[18, 34, 22][index]}
      y={y}
      width={[40, 48, 52][index]}
      height="18"
      rx="8"
      {...card}
      stroke={index === 1 ? 'var(--accent)' : 'var(--line)'}
      strokeWidth="2"
    />
  )),
  strength: [0, 1, 2, 3, 4].map((index) => (
    <rect
      key={index}
      x={14 + index * 14.5}
      y={66 - index * 9}
      width="10"
      height={12 + index * 9}
      rx="4"
      fill={index < 3 ? 'var(--accent)' : 'var(--surface)'}
    />
  )),
  cloud: (
    <>
      <path d={cloud} fill="var(--il-cloud)" />
      <path d="M32 50H58" {...string} strokeWidth="3.5" opacity=".55" />
      {hills}
    </>
  ),
  choice: [18, 40, 62].map((y) => (
    <g key={y}>
      <rect x="16" y={y} width="64" height="17" rx="7" {...card} />
      <path
        d={`M71 ${y + 4}l4.500 4.500-4.500 4.500-4.500-4.500z`}
        fill="none"
        stroke="var(--control)"
        strokeWidth="2"
      />
    </g>
  )),
  window: (
    <>
      <rect x="24" y="16" width="48" height="56" rx="8" fill="var(--il-sky-1)" />
      <circle cx="60" cy="52" r="9" fill="var(--il-sun)" />
      <path d="M24 58C38 48 52 64 72 54V72H24Z" fill="var(--il-hill-2)" />
      <rect x="24" y="16" width="48" height="56" rx="8" fill="none" stroke="var(--surface)" strokeWidth="5" />
      <path d="M48 16V72M24 38H72" stroke="var(--surface)" strokeWidth="4" />
      <rect x="16" y="70" width="64" height="9" rx="4" fill="var(--surface)" />
    </>
  ),
  task: (
    <>
      <rect x="16" y="26" width="64" height="44" rx="12" {...card} />
      {lineOfText}
      <Kite x={74} y={26} scale={0.42} turn={20} />
    </>
  ),
  cut: (
    <>
      <path d="M10 62C24 62 24 40 38 40" {...string} strokeWidth="3.5" />
      <path d="M46 40C62 40 60 58 88 52" {...string} strokeWidth="2.5" strokeDasharray="2 7" />
      <path d="M42 28v24" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  knot: <path d="M8 54C26 54 28 30 44 30S66 66 50 66 36 30 58 30 70 54 88 54" {...string} strokeWidth="4" />,
  evening: (
    <>
      <circle cx="48" cy="66" r="19" fill="var(--il-sun)" />
      {hills}
    </>
  ),
  hung: (
    <>
      <path d="M8 26Q48 50 88 26" {...string} strokeWidth="2.5" />
      <path d="M30 35v6M66 35v6" {...string} strokeWidth="2.5" />
      <Kite x={30} y={54} scale={0.44} turn={-5} colours="sky" />
      <Kite x={66} y={54} scale={0.44} turn={5} />
    </>
  ),
  dark: (
    <>
      <rect width="96" height="96" fill="#0b0d1f" />
      <path d="M60 58A23 23 0 0 1 36 26a23 23 0 1 0 24 32z" fill="#f6e3b4" />
    </>
  ),
  friends: (
    <>
      {hills}
      <Person x={34} y={78} scale={1.05} sitting hand={[14, -18]} />
      <Person x={66} y={80} scale={1.05} sitting turned shirt="#A794EE" skin="#8A5A3C" hand={[12, -14]} />
    </>
  ),
  page: (
    <>
      <rect x="20" y="18" width="56" height="60" rx="10" {...card} />
      {lineOfText}
      <Bow x={66} y={68} turn={-14} scale={0.9} colour="#FFBF3F" />
    </>
  ),
  heart: <path d="M48 76C31 63 20 53 20 39A14 14 0 0 1 48 33a14 14 0 0 1 28 6C76 53 65 63 48 76z" fill="#F28AA0" />,
  person: (
    <>
      <circle cx="72" cy="28" r="12" fill="var(--il-sun)" />
      {hills}
      <Person x={42} y={76} scale={1.15} hand={[12, -40]} shirt="#5AA2E6" />
    </>
  ),
  send: (
    <>
      <path d="M14 80C30 76 44 62 56 42" {...string} strokeWidth="2" strokeDasharray="2 6" />
      <Kite x={64} y={32} scale={0.66} turn={28} />
      {hills}
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The pictures of an introduction: what each one says, and its drawing. */
export const introOf = (
  captions: readonly string[],
  names: readonly (keyof typeof drawings)[],
): readonly IntroPicture[] =>
  captions.map((caption, index) => ({
    caption,
    picture: (
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {drawings[names[index]!]}
      </svg>
    ),
  }));
