import { brand } from '../../contract/brand';
import type { QuizName } from '../../quiz/quiz';

interface OfferWords {
  /** What the plan is made of, after "10 minutes a day, ". */
  made: string;
  /** What the exercises are for, in the list of what one gets. */
  practice: string;
  /** The answer to "Is this treatment?" */
  treatment: string;
}

/** The offers in each quiz's words. */
export const offerWords: Record<QuizName, OfferWords> = {
  'quiz-one': {
    made: 'made from the goals and skills you chose',
    practice: 'Practice for your skills',
    treatment: `No. ${brand} trains everyday skills. The check is a self-check, not a diagnosis.`,
  },
  'quiz-two': {
    made: 'proposed from your answers',
    practice: 'Practice where it gusts most',
    treatment: `No. ${brand} trains everyday skills. The check counts how often things happen. It is a self-check, not a diagnosis.`,
  },
  'mental-health': {
    made: 'made from what you chose for yourself',
    practice: 'Practice for calmer days',
    treatment: `No. ${brand} offers everyday practice. The check is a self-check, not a diagnosis, and nothing here stands in for a doctor or a therapist.`,
  },
};
