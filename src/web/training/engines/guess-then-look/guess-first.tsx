import { useState } from 'react';
import {
  correctedGuess,
  type DoneTask,
  firstGuess,
  guessRatio,
  type TaskKind,
  taskKinds,
} from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './guess-then-look.module.css';
import { MinutesFigure, MinutesStepper } from './minutes-stepper.tsx';
import { RatioNote } from './ratio-note.tsx';
import { Ruler } from './ruler.tsx';

const mostCharacters = 120;
const copy = guessCopy.guess;

interface GuessPageProps {
  tasks: readonly DoneTask[];
  onStart(task: { text: string; guessMin: number; kind: TaskKind | null }): void;
  onDrill(): void;
  onClose(): void;
}

/** The task and the guess. From the eighth task on, the person's own past times are shown beside it. */
export function GuessPage({ tasks, onStart, onDrill, onClose }: GuessPageProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<TaskKind | null>(null);
  const [guessMin, setGuess] = useState(() => firstGuess(tasks));
  const ratio = guessRatio(tasks, kind);
  const past = ratio && correctedGuess(guessMin, ratio);
  const ruler =
    guessCopy.ruler.guessed(guessMin) + (past ? ` ${guessCopy.ruler.pastTimes(past.about, past.from, past.to)}` : '');
  return (
    <GuidedFrame
      progress={guessCopy.task(tasks.length + 1)}
      hasWords
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={() => onStart({ text: text.trim(), guessMin, kind })}>
            <Icon name="play" />
            {copy.start}
          </Button>
          <p className={styles.under}>{copy.note}</p>
        </>
      }
    >
      <Field
        label={guessCopy.what}
        value={text}
        maxLength={mostCharacters}
        placeholder={guessCopy.example}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Picks label={guessCopy.kindTitle}>
        {taskKinds.map((one) => (
          <Pick key={one} isChosen={kind === one} onPress={() => setKind(kind === one ? null : one)}>
            {guessCopy.kinds[one]}
          </Pick>
        ))}
      </Picks>
      <GuidedTitle
        isCentred
        beside={
          <>
            <div className={styles.guess}>
              <MinutesFigure minutes={guessMin} />
              <Ruler minutes={guessMin} past={past} label={ruler} />
            </div>
            {ratio !== null && past !== null && (
              <RatioNote ratio={ratio} isOfKind={tasks.some((task) => task.kind === kind && kind !== null)}>
                {guessCopy.past.corrected(past.about)}
              </RatioNote>
            )}
          </>
        }
      >
        {copy.title}
      </GuidedTitle>
      <MinutesStepper label={copy.change} minutes={guessMin} onChange={setGuess} />
      <Button variant="text" noMargin onClick={onDrill}>
        {copy.drill}
      </Button>
    </GuidedFrame>
  );
}
