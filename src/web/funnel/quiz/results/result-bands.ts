import type { LevelName, Quiz } from '#quiz/quiz.ts';
import type { DialBand } from '#web/ui/dial.tsx';

export const levelNumber: Record<LevelName, 1 | 2 | 3> = { low: 1, middle: 2, high: 3 };

/** Colours follow the meaning of a level instead of its score, because on an inverted scale a high score is good. */
const signsTones = { low: 'level-1', middle: 'level-2', high: 'level-3' } as const;
const invertedTones = { low: 'level-3', middle: 'level-1', high: 'thrive' } as const;

export interface ScoreBand extends DialBand {
  name: LevelName;
}

/** The dial's bands, from the real thresholds of the quiz (§ 9). */
export function scoreBands({ scale, results }: Pick<Quiz, 'scale' | 'results'>): readonly ScoreBand[] {
  const { lowUpTo, highFrom } = scale;
  const tones = scale.inverted ? invertedTones : signsTones;
  const band = (name: LevelName, from: number, to: number): ScoreBand => ({
    name,
    word: results[name].word,
    from,
    to,
    tone: tones[name],
  });
  return [band('low', 0, lowUpTo), band('middle', lowUpTo, highFrom), band('high', highFrom, 100)];
}
