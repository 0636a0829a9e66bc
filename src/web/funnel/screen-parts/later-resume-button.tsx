import { type ComponentType, lazy, Suspense } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';

// Without a network nobody can make a link either.
const ResumeButton = lazy<ComponentType<{ quiz: QuizName }>>(() =>
  import('./resume-button.tsx').catch(() => ({ default: () => null })),
);

/** The way to another device. Its code comes after the first question; its place is kept free until then. */
export function LaterResumeButton({ quiz }: { quiz: QuizName }) {
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <ResumeButton quiz={quiz} />
    </Suspense>
  );
}
