import type { QuizOpening } from '#quiz/quiz.ts';

export const opening: QuizOpening = {
  asks: 'Focus, time and worry: your health.',
  screens: [
    {
      id: 'story',
      type: 'select-options',
      title: 'How often do you miss half of a story that someone tells you?',
      desc: 'Think of the last six months.',
      area: 'concentration',
      // A copy of `symptomFrequencyOptions`, so that the first screen does not load all scales.
      options: [
        { id: 'most-of-the-time', label: 'Most of the time', value: 3 },
        { id: 'often', label: 'Often', value: 2 },
        { id: 'sometimes', label: 'Sometimes', value: 1 },
        { id: 'never', label: 'Never', value: 0 },
      ],
    },
  ],
};
