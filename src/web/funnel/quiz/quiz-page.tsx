import type { ComponentType } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { openingOf } from '../progress/openings.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { GenderScreen } from './gender-screen.tsx';
import { QuizFlow } from './quiz-flow.tsx';

let SelectScreen: ComponentType<ScreenProps>;

const beginsWithGender = (quiz: QuizName) => openingOf(quiz).screens[0]!.type === 'gender';

/** Loads the code of a quiz's first screen, so that it is shown together with the page. */
export async function prepare(quiz: QuizName): Promise<void> {
  if (!beginsWithGender(quiz)) ({ SelectScreen } = await import('./select-screen.tsx'));
}

/** § 2: the numbered screens of a quiz. */
export default function QuizPage({ quiz }: PageProps) {
  return <QuizFlow useQuiz={quizStore(quiz)} FirstScreen={beginsWithGender(quiz) ? GenderScreen : SelectScreen} />;
}
