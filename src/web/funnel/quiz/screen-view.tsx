import { type ComponentType, lazy, useLayoutEffect } from 'react';
import type { Screen } from '#quiz/quiz.ts';
import { loadWithRetries } from '../progress/load-with-retries.ts';
import type { ScreenProps } from '../screen-parts/screen-props.ts';

const loadQuestions = () => import('./question-screen.tsx');
const loadOthers = [
  () => import('./info-screen.tsx'),
  () => import('./results/results-screen.tsx'),
  () => import('./final-screen.tsx'),
] as const;
const QuestionScreen = lazy(() => loadWithRetries(loadQuestions));
const InfoScreen = lazy(() => loadWithRetries(loadOthers[0]));
const ResultsScreen = lazy(() => loadWithRetries(loadOthers[1]));
const FinalScreen = lazy(() => loadWithRetries(loadOthers[2]));

/** Whether a screen is shown on the questions' shared stage; the others have a stage of their own. */
export function isStaged({ type }: Screen): boolean {
  return ['gender', 'input-age', 'select-options', 'agree', 'create-profile'].includes(type);
}

interface ScreenViewProps extends ScreenProps {
  FirstScreen: ComponentType<ScreenProps>;
}

/** One screen by its type. The code of all but the first is loaded later. */
export function ScreenView({ FirstScreen, ...props }: ScreenViewProps) {
  const { quiz, number, isReady, actions } = props;
  if (number === 1) {
    return (
      <>
        <FirstScreen {...props} />
        <EarlyTaps isReady={isReady} onReplay={actions.replayEarlyTaps} />
      </>
    );
  }
  switch (quiz.screens[number - 1]!.type) {
    case 'gender':
    case 'input-age':
    case 'select-options':
    case 'agree':
    case 'create-profile':
      return <QuestionScreen {...props} />;
    case 'info':
      return <InfoScreen {...props} />;
    case 'results':
    case 'results-quiz-2':
    case 'results-mental-health':
      return 'results' in quiz ? <ResultsScreen {...props} quiz={quiz} /> : null;
    case 'final':
      return <FinalScreen {...props} />;
  }
}

/** Replays early taps. Rendered beside the first screen, so that it waits until that has hydrated, which is last. */
function EarlyTaps({ isReady, onReplay }: { isReady: boolean; onReplay: () => void }) {
  useLayoutEffect(() => {
    if (isReady) onReplay();
  }, [isReady, onReplay]);
  return null;
}

/**
 * Loads the code of the questions at once and the rest when the browser is idle. A part that fails is loaded again when
 * needed.
 */
export function prefetchScreens(): () => void {
  const ignore = () => {};
  loadQuestions().catch(ignore);
  const loadRest = () => {
    // The second screen's header has the resume button.
    for (const load of [...loadOthers, () => import('../screen-parts/resume-button.tsx')]) load().catch(ignore);
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(loadRest, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(loadRest, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}
