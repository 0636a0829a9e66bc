import type { StartCopy } from '#quiz/quiz.ts';

export const start: StartCopy = {
  title: 'How windy is your mind today?',
  lead: 'Short questions about focus, time and worry: how often does each thing happen? You get a score and plain advice at the end.',
  scene: 'windsocks',
};
