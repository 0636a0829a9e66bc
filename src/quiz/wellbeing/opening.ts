import type { QuizOpening } from '#quiz/quiz.ts';

export const opening: QuizOpening = {
  asks: 'Mood, worry, sleep and focus: your health.',
  screens: [
    {
      id: 'gender',
      type: 'gender',
      title: 'How do you describe yourself?',
      desc: 'This never changes your score.',
      options: [
        { id: 'woman', label: 'Woman', value: 0 },
        { id: 'man', label: 'Man', value: 0 },
        { id: 'another-way', label: 'Another way', value: 0 },
        { id: 'rather-not-say', label: 'I’d rather not say', value: 0 },
      ],
    },
  ],
};
