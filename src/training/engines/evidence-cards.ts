import type { EvidenceCard, EvidenceId } from '#training/evidence/evidence-card.ts';
import { evidence as breath } from './breath/evidence.ts';
import { evidence as changeCourse } from './change-course/evidence.ts';
import { evidence as chartTheWind } from './chart-the-wind/evidence.ts';
import { evidence as clocks } from './clocks/evidence.ts';
import { evidence as cloudAndWindow } from './cloud-and-window/evidence.ts';
import { evidence as countTheBows } from './count-the-bows/evidence.ts';
import { evidence as eveningPages } from './evening-pages/evidence.ts';
import { evidence as guessThenLook } from './guess-then-look/evidence.ts';
import { evidence as holdTheLine } from './hold-the-line/evidence.ts';
import { evidence as kindWords } from './kind-words/evidence.ts';
import { evidence as oneKnot } from './one-knot/evidence.ts';
import { evidence as stillAir } from './still-air/evidence.ts';
import { evidence as waitForTheGust } from './wait-for-the-gust/evidence.ts';
import { evidence as wave } from './wave/evidence.ts';
import { evidence as weatherReport } from './weather-report/evidence.ts';

/** What is known about each kind of exercise. The stated precision comes from simulated sessions (training.md § 2.4). */
export const evidenceCards: Readonly<Record<EvidenceId, EvidenceCard>> = {
  'hold-the-line': holdTheLine,
  'count-the-bows': countTheBows,
  'chart-the-wind': chartTheWind,
  'change-course': changeCourse,
  'wait-for-the-gust': waitForTheGust,
  'still-air': stillAir,
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
