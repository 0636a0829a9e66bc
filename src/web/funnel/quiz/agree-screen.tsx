import { progressOf } from '#quiz/engine/progress.ts';
import { Altitude } from '#web/ui/illustration/altitude.tsx';
import { StatementCard } from '#web/ui/statement-card.tsx';
import { KeyHints, Step, StepChoices } from '#web/ui/step.tsx';
import { Tile } from '#web/ui/tile.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import styles from './agree-screen.module.css';
import { ContinueDock } from './continue-dock.tsx';
import { questionHints } from './key-hints.ts';
import { moveOnHint } from './move-on-hint.ts';

const altitudes = [0, 1, 2] as const;

/** § 2 `agree`: a statement and three tiles; a higher kite means stronger agreement. */
export function AgreeScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, statement, options = [] } = quiz.screens[number - 1]!;
  const { answers, closedAt } = progressOf(state, number);
  const hasReturned = closedAt > 0 && answers.length > 0;
  const [promptId, headingId] = [`ask-${number}`, `question-${number}`];
  return (
    <>
      <Step>
        <p className={styles.ask} id={promptId}>
          <span>{`${title} `}</span>
          <span className={styles.hint}>{moveOnHint(quiz, number)}</span>
        </p>
        <StatementCard id={headingId}>{statement?.text ?? title}</StatementCard>
        <StepChoices labelledBy={`${promptId} ${headingId}`} shape="trio">
          {options.map(({ id, label }, index) => (
            <Tile
              key={id}
              label={label}
              picture={<Altitude level={altitudes[index] ?? 2} />}
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
