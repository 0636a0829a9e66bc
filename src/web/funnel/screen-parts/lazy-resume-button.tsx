import { type ComponentType, lazy, Suspense } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';

// A failure to load shows nothing, because making a link needs the network too.
const ResumeButton = lazy<ComponentType<{ quiz: QuizName }>>(() =>
  import('./resume-button.tsx').catch(() => ({ default: () => null })),
);

/** The resume button. Its code is loaded after the first question; its space is reserved until then. */
export function LazyResumeButton({ quiz }: { quiz: QuizName }) {
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <ResumeButton quiz={quiz} />
    </Suspense>
  );
}
