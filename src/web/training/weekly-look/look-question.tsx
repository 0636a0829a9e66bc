import type { KeyboardEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { lookCopy } from '#training/weekly-look/look-copy.ts';
import type { LookItem } from '#training/weekly-look/look-items.ts';
import { hasReturned, type LookRun } from '#training/weekly-look/look-run.ts';
import { questionHints } from '#web/funnel/quiz/key-hints.ts';
import { keyAction, keyPressOf } from '#web/funnel/quiz/question-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { OptionCard } from '#web/ui/option-card.tsx';
import { KeyHints, Step, StepChoices, StepHead } from '#web/ui/step.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { HelpNow } from '../guided/help-now.tsx';
import styles from './look-question.module.css';

interface LookQuestionProps {
  items: readonly LookItem[];
  /** A run that is not over yet. */
  run: LookRun;
  /** Null skips. */
  onAnswer(points: number | null): void;
  onGoOn(): void;
  /** From the first question it leads out of the look. */
  onBack(): void;
}

const headingId = 'look-question';

/** One of the six questions. It can be skipped, and the look can be left, which discards it. */
export function LookQuestion({ items, run, onAnswer, onGoOn, onBack }: LookQuestionProps) {
  const { id, asks, options } = items[run.place]!;
  const number = run.place + 1;
  const given = run.answers[id];
  const canGoOn = hasReturned(run) && given !== undefined;

  function press(event: KeyboardEvent) {
    // A key held down must not answer the questions that follow too; an open dialog has the keys.
    if (event.repeat || (event.target as Element).closest('main') === null) return;
    const action = keyAction(keyPressOf(event.nativeEvent), options.length);
    if (action === null) return;
    event.preventDefault();
    if (action === 'back') onBack();
    else if (action !== 'continue') onAnswer(options[action.choose]!.value);
    else if (canGoOn) onGoOn();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way to press the buttons inside
    <div className={styles.page} onKeyDown={press}>
      <StepBar
        backLabel={run.place === 0 ? 'Back to today' : 'Back to the question before'}
        onBack={onBack}
        end={`${number} / ${items.length}`}
      >
        <Thread
          current={number}
          total={items.length}
          share={run.place / items.length}
          label={lookCopy.place(number, items.length)}
        />
      </StepBar>
      <Step>
        <StepHead id={headingId} above={lookCopy.hint} title={lookCopy.question(asks)} />
        <StepChoices labelledBy={headingId}>
          {options.map((option, index) => (
            <OptionCard
              key={`${id} ${option.id}`}
              kind="one"
              label={option.label}
              keyCap={String(index + 1)}
              chosen={given === option.value}
              onChoose={() => onAnswer(option.value)}
              index={index}
            />
          ))}
        </StepChoices>
        <KeyHints hints={questionHints(options.length, canGoOn)} />
      </Step>
      <Dock label="Skip or leave">
        {canGoOn && (
          <Button wide onClick={onGoOn}>
            Continue
          </Button>
        )}
        <Button wide variant="white" onClick={() => onAnswer(null)}>
          {given === null ? lookCopy.skipped : lookCopy.skip}
        </Button>
        <p className={styles.ways}>
          <span>
            {lookCopy.notToday} <a href={paths.train}>{lookCopy.leave}</a>
          </span>
          <HelpNow back={lookCopy.backFromHelp} />
        </p>
      </Dock>
    </div>
  );
}
