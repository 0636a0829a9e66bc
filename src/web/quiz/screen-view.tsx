import { lazy } from 'react';
import type { Screen } from '../../quiz/quiz';
import { AgeScreen } from './age-screen';
import { AgreeScreen } from './agree-screen';
import { GenderScreen } from './gender-screen';
import type { ScreenProps } from './screen-props';
import { SelectScreen } from './select-screen';

const loadInfo = () => import('./info-screen');
const loadResults = () => import('./results/results-screen');
const loadFinal = () => import('./final-screen');
const InfoScreen = lazy(loadInfo);
const ResultsScreen = lazy(loadResults);
const FinalScreen = lazy(loadFinal);

/** Whether a screen is a question on the common stage; the others bring their own, and come with later code. */
export function isStaged(screen: Screen | undefined): boolean {
  return screen !== undefined && ['gender', 'input-age', 'select-options', 'agree'].includes(screen.type);
}

/** One screen by its type. */
export function ScreenView(props: ScreenProps) {
  switch (props.quiz.screens[props.number - 1]!.type) {
    case 'gender':
      return <GenderScreen {...props} />;
    case 'input-age':
      return <AgeScreen {...props} />;
    case 'select-options':
      return <SelectScreen {...props} />;
    case 'agree':
      return <AgreeScreen {...props} />;
    case 'info':
      return <InfoScreen {...props} />;
    case 'results':
      return <ResultsScreen {...props} />;
    case 'final':
      return <FinalScreen {...props} />;
    case 'create-profile':
    case 'results-quiz-2':
    case 'results-mental-health':
      throw new Error('No quiz with such a screen is offered yet');
  }
}

/** Fetches the later screens' code while nothing else is happening. A failed fetch is tried again when it is needed. */
export function prefetchScreens(): () => void {
  const load = () => {
    for (const loadScreen of [loadInfo, loadResults, loadFinal]) loadScreen().catch(() => {});
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}
