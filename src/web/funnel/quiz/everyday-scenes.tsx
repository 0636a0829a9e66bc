import type { ReactNode } from 'react';
import type { EverydayScene } from '#quiz/pictures.ts';
import { House } from '#web/ui/illustration/house.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { shirts, skins } from '#web/ui/illustration/palette.ts';
import { handOf, Person } from '#web/ui/illustration/person.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';

const atWork = { x: 132, y: 142, scale: 1.1, hand: [17, -20] } as const;
const atHome = { x: 232, y: 140, scale: 1, hand: [11, -36] } as const;
const [homeX, homeY] = handOf(atHome);

/** Kinds of everyday scenes: a desk with things to do, one's own four walls, and other people. On a grid of 350 by 150. */
export const everydayScenes: Readonly<Record<EverydayScene, ReactNode>> = {
  work: (
    <>
      <Sun x={64} y={112} radius={26} />
      <Weather clouds={[[250, 14, 0.6, 0.8]]} />
      <Land />
      <Person {...atWork} sitting />
      <g strokeLinecap="round" stroke="var(--il-string)" strokeWidth="4">
        <path d="M152 116H250M166 118V144M238 118V144" />
      </g>
      <g fill="var(--surface)" stroke="var(--il-string)" strokeWidth="1.8">
        <rect x="196" y="88" width="34" height="26" rx="3" transform="rotate(-7 213 101)" />
        <rect x="200" y="92" width="34" height="22" rx="3" transform="rotate(3 217 103)" />
      </g>
      <path d="M207 99H227M207 106H221" stroke="var(--il-string)" strokeWidth="1.8" strokeLinecap="round" />
      <Kite x={272} y={104} scale={0.62} turn={38} />
    </>
  ),
  home: (
    <>
      <Weather clouds={[[36, 24, 0.5, 0.7]]} winds={[[270, 44, 34, 0.7, 0.8]]} />
      <Land />
      <House x={130} y={142} scale={0.86} lit />
      <Cord d={`M${homeX} ${homeY}C262 92 282 74 298 56`} width={1.6} />
      <Kite x={300} y={48} scale={0.6} turn={18} />
      <Person {...atHome} shirt={shirts.leaf} skin={skins.tan} />
    </>
  ),
  people: (
    <>
      <Sun x={176} y={110} radius={30} />
      <Land />
      <Person x={120} y={142} scale={1.15} hand={[12, -30]} />
      <Person x={214} y={141} scale={1.15} hand={[-12, -32]} shirt={shirts.rose} skin={skins.brown} />
      <Person x={252} y={143} scale={1.02} hand={[-10, -14]} shirt={shirts.sky} skin={skins.light} />
      <path
        d="M146 72H186a8 8 0 0 1 8 8V90a8 8 0 0 1 -8 8H162L154 106V98H146a8 8 0 0 1 -8 -8V80a8 8 0 0 1 8 -8Z"
        fill="var(--surface)"
        stroke="var(--il-string)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M149 85H183" stroke="var(--il-string)" strokeWidth="3" strokeLinecap="round" strokeDasharray=".1 9" />
    </>
  ),
};

/** Two hills, which go on beyond both sides. */
function Land() {
  return (
    <>
      <path
        d="M-300 116C-220 96 -100 168 -20 128C60 88 120 134 190 116S320 92 370 120S560 128 650 110V152H-300Z"
        fill="var(--il-hill-1)"
      />
      <path
        d="M-300 138C-200 124 -90 158 -20 140C50 122 130 152 200 138S320 128 370 142S560 132 650 138V152H-300Z"
        fill="var(--il-hill-2)"
      />
    </>
  );
}
