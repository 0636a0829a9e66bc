import type { DialBand } from '#web/ui/dial.tsx';

export const sampleBands: DialBand[] = [
  { from: 0, to: 30, tone: 'level-1', word: 'Low' },
  { from: 30, to: 60, tone: 'level-2', word: 'Middle' },
  { from: 60, to: 100, tone: 'level-3', word: 'High' },
];

/** One of the results that the quizzes about signs can show. */
export const sampleResult = { points: 30, word: 'Middle', score: 48 };
