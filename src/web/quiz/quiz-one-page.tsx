import { GenderScreen } from './gender-screen';
import { QuizFlow } from './quiz-flow';
import { useQuizOne } from './quiz-one';

/** /quiz/dialogues: the ADHD quiz of cohort A. */
export default function QuizOnePage() {
  return <QuizFlow useQuiz={useQuizOne} FirstScreen={GenderScreen} />;
}
