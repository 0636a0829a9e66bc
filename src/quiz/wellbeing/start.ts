import type { StartCopy } from '#quiz/quiz.ts';

export const start: StartCopy = {
  title: 'How steady do you feel these days?',
  lead: 'Short questions about mood, worry, sleep and focus. You get a score, plain advice and people to turn to.',
  scene: 'meadow',
};
