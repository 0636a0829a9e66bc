import { progressOf } from '#quiz/engine/progress.ts';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import { LazyAiry } from '#web/ui/illustration/lazy-airy.tsx';
import { KeyHints, Step, StepChoices, StepHead } from '#web/ui/step.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { optionKey } from '../progress/early-taps.ts';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { ContinueDock } from './continue-dock.tsx';
import { questionHints } from './key-hints.ts';
import { questionHint } from './move-on-hint.ts';

/** Colours without a meaning, so that none stands for a gender. */
const kites = ['sun', 'leaf', 'lilac', 'plain'] as const;

/** § 2 `gender`: four equal tiles. */
export function GenderScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, options = [] } = quiz.screens[number - 1]!;
  const { answers, closedAt } = progressOf(state, number);
  const hasReturned = closedAt > 0 && answers.length > 0;
  const headingId = `question-${number}`;
  return (
    <>
      <LazyAiry />
      <Step>
        <StepHead id={headingId} title={title} hint={questionHint(quiz, number)} />
        <StepChoices labelledBy={headingId} shape="duo">
          {options.map(({ id, label }, index) => (
            <Tile
              key={id}
              data-early={optionKey(id)}
              label={label}
              picture={<KiteGlyph colours={kites[index % kites.length]} width={42} height={60} />}
              keyCap={String(index + 1)}
              chosen={answers.includes(id)}
              onChoose={() => actions.choose(id)}
              index={index}
            />
          ))}
        </StepChoices>
        <KeyHints hints={questionHints(options.length, hasReturned)} />
      </Step>
      {hasReturned && <ContinueDock onContinue={actions.next} />}
    </>
  );
}
