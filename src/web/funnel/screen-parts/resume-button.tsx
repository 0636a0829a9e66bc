import { lazy, Suspense, useState } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { loadWithRetries } from '../progress/load-with-retries.ts';

const loadSheet = () => import('../resume/resume-sheet.tsx');
const ResumeSheet = lazy(() => loadWithRetries(loadSheet));

/** SVG path of a screen with a phone beside it. */
const devices =
  'M4.5 15.5v-8A1.5 1.5 0 0 1 6 6h11a1.5 1.5 0 0 1 1.5 1.5M3 18.5h8.5M15.5 10.5h4a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';

/** Opens the sheet that makes a resume link. */
export default function ResumeButton({ quiz }: { quiz: QuizName }) {
  // Counted, because a sheet reports its closing only after the button has the focus and may have been pressed again.
  const [opened, setOpened] = useState(0);
  const [closed, setClosed] = useState(0);
  const prefetch = () => void loadSheet().catch(() => {});
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Continue on another device"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpened(opened + 1)}
      >
        <Drawing path={devices} />
      </button>
      {opened > closed && (
        <Suspense>
          <ResumeSheet key={opened} quiz={quiz} onClose={() => setClosed(opened)} />
        </Suspense>
      )}
    </>
  );
}
