import type { QuizOutline } from '../quiz';

/** Quiz two as far as its first screen: all that a browser needs to show and answer that one before the rest has come. */
export const quizTwoOpening: QuizOutline = {
  name: 'quiz-two',
  screens: [
    {
      type: 'select-options',
      title: 'How often do you miss half of a story that someone tells you?',
      desc: 'Think of the last six months.',
      area: 'concentration',
      // The scale of all its questions, repeated so that the first screen need not bring every scale.
      options: [
        { id: 'most-of-the-time', label: 'Most of the time', value: 3 },
        { id: 'often', label: 'Often', value: 2 },
        { id: 'sometimes', label: 'Sometimes', value: 1 },
        { id: 'never', label: 'Never', value: 0 },
      ],
    },
  ],
  counterTotal: 29,
  resultScreen: 31,
  chapters: [7, 15, 22],
  minutes: 5,
};
