import type { ReactNode } from 'react';
import type { Engine } from '#training/exercises/engine.ts';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { CloudShape, dashed, line, Sheet } from './lesson-parts.tsx';

const friend = <Person x={160} y={160} scale={1.7} turned shirt="#5AA2E6" skin="#8A5A3C" hand={[12, -34]} />;
const self = <Person x={84} y={160} scale={1.7} shirt="#FFBF3F" hand={[12, -34]} />;
const speech = (x: number, y: number) => (
  <path
    d={`M${x} ${y}h56a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-34l-14 12v-12h-8a10 10 0 0 1-10-10v-16a10 10 0 0 1 10-10z`}
    fill="var(--surface)"
    stroke="var(--line)"
    strokeWidth="1.5"
  />
);
const house = (
  <>
    <path d="M160 100L196 70L232 100Z" fill="var(--il-hill-3)" />
    <rect x="168" y="98" width="56" height="54" fill="var(--surface)" />
    <rect x="188" y="118" width="17" height="34" rx="3" fill="var(--il-sun)" />
  </>
);

/** A moment outside the training for each exercise, on a grid of 240 by 180. */
export const outsideDrawings: Readonly<Record<Engine, ReactNode>> = {
  'hold-the-line': (
    <>
      {self}
      {friend}
      <Person x={214} y={156} scale={1.5} turned shirt="#A794EE" hand={[12, -20]} />
      {speech(96, 30)}
    </>
  ),
  'count-the-bows': (
    <>
      {self}
      <path d="M128 116h64l-8 46h-48z" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
      {['#F2512B', '#FFBF3F', '#5AA2E6', '#2B8A63'].map((colour, place) => (
        <circle key={colour} cx={138 + place * 15} cy={108 - (place % 2) * 8} r="10" fill={colour} />
      ))}
    </>
  ),
  'wait-for-the-gust': (
    <>
      {self}
      <rect
        x="140"
        y="70"
        width="52"
        height="88"
        rx="10"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path d="M152 92H180M152 106H172" {...line} strokeWidth={3.5} opacity={0.55} />
      <circle cx="190" cy="72" r="9" fill="#F2512B" />
    </>
  ),
  'change-course': (
    <>
      <path d="M14 132H74M24 132v28M64 132v28M166 132H226M176 132v28M216 132v28" {...line} />
      <Person x={120} y={160} scale={1.8} hand={[12, -36]} />
      {speech(126, 34)}
    </>
  ),
  'chart-the-wind': (
    <>
      {self}
      <Sheet x={132} y={70} turn={6} scale={1.15} />
      <Bow x={170} y={98} turn={-10} scale={1.2} colour="#FFBF3F" />
    </>
  ),
  breath: (
    <>
      <rect
        x="132"
        y="52"
        width="64"
        height="108"
        rx="6"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <circle cx="184" cy="110" r="5" fill="var(--il-string)" />
      {self}
      <path d="M100 112C112 104 118 116 128 108" {...dashed} />
    </>
  ),
  'weather-report': (
    <>
      {self}
      {friend}
      <CloudShape x={96} y={30} scale={0.9} />
    </>
  ),
  'cloud-and-window': (
    <>
      <Person x={80} y={160} scale={1.8} sitting hand={[14, -18]} />
      <circle cx="170" cy="104" r="36" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="4" />
      <path d="M170 84v20l14 8" {...line} />
      <CloudShape x={150} y={20} scale={0.8} />
    </>
  ),
  'one-knot': (
    <>
      <Person x={72} y={160} scale={1.8} sitting hand={[16, -18]} />
      <path
        d="M164 132c-16-12-34-14-54-14v34c20 0 38 2 54 14 16-12 34-14 54-14v-34c-20 0-38 2-54 14z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path d="M164 132v34" {...line} strokeWidth={2} />
    </>
  ),
  'guess-then-look': (
    <>
      {house}
      <path d="M70 160C96 150 120 166 170 150" {...dashed} />
      <Person x={52} y={160} scale={1.6} hand={[12, -26]} />
    </>
  ),
  'evening-pages': (
    <>
      <path d="M20 160v-44M20 140H150v20M20 140c0-16 20-20 40-20h60c16 0 30 6 30 20" {...line} />
      <path d="M172 160v-34h50v34" {...line} />
      <Sheet x={178} y={84} scale={0.55} turn={-8} />
    </>
  ),
  'kind-words': (
    <>
      {self}
      {friend}
      <Bow x={122} y={92} turn={-10} scale={1.5} colour="#F2512B" />
    </>
  ),
  wave: (
    <>
      <Person x={60} y={160} scale={1.8} hand={[12, -40]} shirt="#F2512B" />
      <Person x={196} y={150} scale={1.2} turned hand={[12, -40]} shirt="#5AA2E6" skin="#8A5A3C" />
      <path d="M84 96C110 74 140 74 172 92" {...dashed} />
    </>
  ),
  clocks: (
    <>
      <Person x={84} y={160} scale={1.8} sitting hand={[16, -22]} />
      <path
        d="M146 124h46v18a18 18 0 0 1-18 18h-10a18 18 0 0 1-18-18z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path d="M192 130h8a8 8 0 0 1 0 16h-8M158 114c-4-8 4-10 0-18M174 114c-4-8 4-10 0-18" {...line} strokeWidth={3} />
    </>
  ),
};
