import { GenderScreen } from './gender-screen';
import { useMentalHealth } from './mental-health';
import { QuizFlow } from './quiz-flow';

/** /mental-quiz/screens: the mental-health quiz of cohort C. */
export default function MentalHealthPage() {
  return <QuizFlow useQuiz={useMentalHealth} FirstScreen={GenderScreen} />;
}
