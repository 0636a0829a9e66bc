import { paths } from '../../contract/paths';
import { quizOne } from '../../quiz/content/quiz-one';
import { QuizFlow } from './quiz-flow';
import { useQuizOne } from './quiz-one';

/** /quiz/dialogues: the ADHD quiz of cohort A. */
export default function QuizOnePage() {
  return <QuizFlow quiz={quizOne} useQuiz={useQuizOne} eventQuiz="quiz_one" passedPath={paths.quizOneEmail} />;
}
