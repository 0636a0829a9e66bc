import { QuizFlow } from './quiz-flow';
import { useQuizTwo } from './quiz-two';
import { SelectScreen } from './select-screen';

/** /quiztwo/screens: the symptom-frequency quiz of cohort B. */
export default function QuizTwoPage() {
  return <QuizFlow useQuiz={useQuizTwo} FirstScreen={SelectScreen} />;
}
