import type { QuizOutline } from '../quiz';

/** The mental-health quiz as far as its first screen: all that a browser needs to show and answer that one before the rest has come. */
export const mentalHealthOpening: QuizOutline = {
  name: 'mental-health',
  screens: [
    {
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
  counterTotal: 29,
  resultScreen: 25,
  chapters: [9, 18, 25],
  minutes: 4,
};
