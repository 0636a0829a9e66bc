import type { QuizOutline } from '#quiz/quiz.ts';

const every = 8;

/** Whether so many questions about areas come before this screen that the sketch has grown: eight, sixteen, and so on. */
export function isSketchDue({ screens }: QuizOutline, screenNumber: number): boolean {
  const asked = screens.slice(0, screenNumber - 1).filter(({ area }) => area !== undefined).length;
  return asked > 0 && asked % every === 0;
}
