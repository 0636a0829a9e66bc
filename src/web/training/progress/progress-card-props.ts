import type { QuizName } from '#quiz/catalogue.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import type { Training } from '../store/training.ts';

/** The props of the page's cards. Each is a section of its own, or shows nothing. */
export interface ProgressCardProps {
  training: Training;
  /** The quiz of the plan; null without a plan. */
  quiz: QuizName | null;
  /** The training day, `YYYY-MM-DD`. */
  today: string;
  /** Whether a plan runs; without one everything can be read and nothing added. */
  mayTrain: boolean;
  /** Shows all sessions of an exercise or a yardstick. */
  onOpen(measured: ScoredId): void;
}
