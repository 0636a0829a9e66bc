import type { ComponentType } from 'react';
import { progressOf } from '#quiz/engine/progress.ts';
import type { OptionIcon } from '#quiz/pictures.ts';
import { LazyAiry } from '#web/ui/illustration/lazy-airy.tsx';
import { OptionCard } from '#web/ui/option-card.tsx';
import { KeyHints, Step, StepChoices, StepHead } from '#web/ui/step.tsx';
import { optionKey } from '../progress/early-taps.ts';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { ContinueDock } from './continue-dock.tsx';
import { questionHints } from './key-hints.ts';
import { questionHint } from './move-on-hint.ts';
import type { MultiAnswerDockProps } from './multi-answer-dock.tsx';

/** With more options than this there is no room for empty sky between question and answers. */
const airyUpTo = 5;

/** With more options than this a single column does not fit a laptop's screen. */
const longestColumn = 6;

interface SelectScreenProps extends ScreenProps {
  /** Draws an option's icon. Absent on a first screen, which would otherwise load all icons. */
  Icon?: ComponentType<{ name: OptionIcon }>;
  /** The buttons of a question with several answers. Absent on a first screen, which never has several. */
  MultiAnswerDock?: ComponentType<MultiAnswerDockProps>;
}

/** § 2 `select-options`: with a single answer it moves on by itself, with several it has a button that counts them. */
export function SelectScreen({ quiz, state, number, actions, Icon, MultiAnswerDock }: SelectScreenProps) {
  const screen = quiz.screens[number - 1]!;
  const options = screen.options ?? [];
  const { answers, closedAt } = progressOf(state, number);
  const isMany = screen.multiple === true;
  const hasReturned = closedAt > 0 && answers.length > 0;
  const headingId = `question-${number}`;
  return (
    <>
      {options.length <= airyUpTo && <LazyAiry />}
      <Step>
        <StepHead id={headingId} title={screen.title} hint={questionHint(quiz, number)} />
        <StepChoices labelledBy={headingId} shape={options.length > longestColumn ? 'long' : 'list'}>
          {options.map(({ id, label, description, icon }, index) => (
            <OptionCard
              key={id}
              data-early={optionKey(id)}
              kind={isMany ? 'many' : 'one'}
              label={label}
              description={description}
              picture={icon && Icon && <Icon name={icon} />}
              keyCap={index < 9 ? String(index + 1) : undefined}
              chosen={answers.includes(id)}
              onChoose={() => actions.choose(id)}
              index={index}
            />
          ))}
        </StepChoices>
        <KeyHints hints={questionHints(options.length, isMany || hasReturned)} />
      </Step>
      {isMany && MultiAnswerDock && <MultiAnswerDock screen={screen} answers={answers} actions={actions} />}
      {!isMany && hasReturned && <ContinueDock onContinue={actions.next} />}
    </>
  );
}
