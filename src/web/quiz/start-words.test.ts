import { expect, it } from 'vitest';
import { mentalHealthOpening } from '../../quiz/content/mental-health-opening';
import { quizTwoOpening } from '../../quiz/content/quiz-two-opening';
import { startWords } from './start-words';

it.each([quizTwoOpening, mentalHealthOpening])('the start page of $name promises as many minutes as the quiz', (quiz) =>
  expect(startWords[quiz.name as keyof typeof startWords].minutes).toBe(quiz.minutes),
);
