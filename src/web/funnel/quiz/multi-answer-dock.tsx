import { standsAlone } from '#quiz/engine/progress.ts';
import { noneOfThese, type Screen } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { ContinueDock } from './continue-dock.tsx';

export interface MultiAnswerDockProps extends Pick<ScreenProps, 'actions'> {
  screen: Screen;
  answers: readonly string[];
}

/** Under a question with several answers: the main button, which counts them, and the buttons for none and all. */
export function MultiAnswerDock({ screen, answers, actions }: MultiAnswerDockProps) {
  const isAll = answers.length === screen.options?.length;
  return (
    <ContinueDock
      label={continueLabel(screen, answers)}
      disabledReason={answers.length === 0 ? missingAnswerHint(screen) : undefined}
      onContinue={actions.next}
    >
      {screen.canSelectNone && (
        <Button variant="text" aria-pressed={answers.includes(noneOfThese)} onClick={() => actions.choose(noneOfThese)}>
          None of these
        </Button>
      )}
      {screen.canSelectAll && (
        <Button variant="text" aria-pressed={isAll} onClick={actions.chooseAll}>
          {isAll ? 'Clear all' : 'All of these'}
        </Button>
      )}
    </ContinueDock>
  );
}

function continueLabel(screen: Screen, answers: readonly string[]): string {
  if (answers.includes(noneOfThese)) return 'Continue with none';
  const isCounted = answers.length > 0 && !standsAlone(screen, answers[0]!);
  return isCounted ? `Continue with ${answers.length}` : 'Continue';
}

function missingAnswerHint(screen: Screen): string {
  return screen.canSelectNone ? 'Choose at least one, or “None of these”.' : 'Choose at least one.';
}
