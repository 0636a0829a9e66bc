import type { LevelName, Quiz, QuizName } from '../../../quiz/quiz';
import { scoreTables } from '../../../quiz/score';
import type { DialBand } from '../../ui/dial';

/** The plain words of an area's level. */
export const levelWord: Record<LevelName, string> = { low: 'Low', middle: 'Middle', high: 'High' };

export const levelNumber: Record<LevelName, 1 | 2 | 3> = { low: 1, middle: 2, high: 3 };

/** Colour follows what a level means, not how high its score is: in the mental-health quiz high is thriving. */
const attentionTones = { low: 'level-1', middle: 'level-2', high: 'level-3' } as const;
const tones: Record<QuizName, Record<LevelName, DialBand['tone']>> = {
  'quiz-one': attentionTones,
  'quiz-two': attentionTones,
  'mental-health': { low: 'level-3', middle: 'level-1', high: 'thrive' },
};

export interface ScoreBand extends DialBand {
  name: LevelName;
}

/** The dial's bands: the real thresholds of the quiz (§ 9), each with its own word. */
export function scoreBands({ name: quizName, results }: Pick<Quiz, 'name' | 'results'>): readonly ScoreBand[] {
  const { lowUpTo, highFrom } = scoreTables[quizName];
  const band = (name: LevelName, from: number, to: number): ScoreBand => ({
    name,
    word: results[name].word,
    from,
    to,
    tone: tones[quizName][name],
  });
  return [band('low', 0, lowUpTo), band('middle', lowUpTo, highFrom), band('high', highFrom, 100)];
}
