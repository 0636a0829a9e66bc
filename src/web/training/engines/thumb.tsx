import type { ReactNode } from 'react';
import type { Engine } from '#training/exercises/engine.ts';
import { thumb as breath } from './breath/thumb.tsx';
import { thumb as changeCourse } from './change-course/thumb.tsx';
import { thumb as chartTheWind } from './chart-the-wind/thumb.tsx';
import { thumb as clocks } from './clocks/thumb.tsx';
import { thumb as cloudAndWindow } from './cloud-and-window/thumb.tsx';
import { thumb as countTheBows } from './count-the-bows/thumb.tsx';
import { thumb as eveningPages } from './evening-pages/thumb.tsx';
import { thumb as guessThenLook } from './guess-then-look/thumb.tsx';
import { thumb as holdTheLine } from './hold-the-line/thumb.tsx';
import { thumb as kindWords } from './kind-words/thumb.tsx';
import { thumb as oneKnot } from './one-knot/thumb.tsx';
import styles from './thumb.module.css';
import { thumb as waitForTheGust } from './wait-for-the-gust/thumb.tsx';
import { thumb as wave } from './wave/thumb.tsx';
import { thumb as weatherReport } from './weather-report/thumb.tsx';

/** A small picture for each kind of exercise. */
export const thumbDrawings: Readonly<Record<Engine, ReactNode>> = {
  'hold-the-line': holdTheLine,
  'count-the-bows': countTheBows,
  'chart-the-wind': chartTheWind,
  'change-course': changeCourse,
  'wait-for-the-gust': waitForTheGust,
  breath,
  'weather-report': weatherReport,
  'cloud-and-window': cloudAndWindow,
  'one-knot': oneKnot,
  'guess-then-look': guessThenLook,
  'evening-pages': eveningPages,
  'kind-words': kindWords,
  wave,
  clocks,
};

interface ThumbProps {
  engine: Engine;
  /** CSS pixels; 64 by default. */
  size?: 36 | 44 | 64;
}

export function Thumb({ engine, size = 64 }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        {thumbDrawings[engine]}
      </svg>
    </span>
  );
}
