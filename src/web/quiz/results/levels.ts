import type { LevelName, QuizName } from '../../../quiz/quiz';
import { scoreTables } from '../../../quiz/score';

/** The plain words of an area's level. */
export const levelWord: Record<LevelName, string> = { low: 'Low', middle: 'Middle', high: 'High' };

export const levelNumber: Record<LevelName, 1 | 2 | 3> = { low: 1, middle: 2, high: 3 };

export const levelTone = { low: 'level-1', middle: 'level-2', high: 'level-3' } as const;

interface ScoreBand {
  name: LevelName;
  word: string;
  from: number;
  to: number;
  tone: (typeof levelTone)[LevelName];
}

/** The dial's bands: the real thresholds of the quiz (§ 9). */
export function scoreBands(quizName: QuizName): ScoreBand[] {
  const { lowUpTo, highFrom } = scoreTables[quizName];
  const band = (name: LevelName, from: number, to: number) => ({
    name,
    word: levelWord[name],
    from,
    to,
    tone: levelTone[name],
  });
  return [band('low', 0, lowUpTo), band('middle', lowUpTo, highFrom), band('high', highFrom, 100)];
}
