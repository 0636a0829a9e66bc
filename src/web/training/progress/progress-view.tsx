import { type ReactNode, useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { exercisesProgress, type MeasuredProgress } from '#training/progress/exercise-progress.ts';
import { ownLifeOf } from '#training/progress/own-life.ts';
import { type OwnNumber, ownNumbersOf } from '#training/progress/own-life-copy.ts';
import { isOwnLifeFirst } from '#training/progress/own-life-first.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { RowFold, Rows } from '#web/ui/rows.tsx';
import { RestScene } from '../pictures/today-scenes.tsx';
import type { FurtherParts } from './further-parts.tsx';
import { ChartMeanings, OwnLifeMeanings, VerdictMeanings } from './meanings.tsx';
import { MeasuredCard } from './measured-card.tsx';
import { OwnLifeCard } from './own-life-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import styles from './progress-view.module.css';
import { YardstickRows } from './yardstick-rows.tsx';

interface ProgressViewProps {
  cards: ProgressCardProps;
  /** The parts that load beside the training; null where they could not be loaded. */
  further: FurtherParts | null;
  /** The person's data. */
  data: ReactNode;
}

/**
 * The Progress page: facts, verdicts and numbers at a glance, and below them rows to unfold, with all that needs more
 * words. It mentions no change before that can be distinguished from ordinary ups and downs.
 */
export function ProgressView({ cards, further, data }: ProgressViewProps) {
  const { folded, state } = cards.training;
  const exercises = useMemo(() => exercisesProgress(folded, state?.noise), [folded, state?.noise]);
  const numbers = useMemo(() => ownNumbersOf(ownLifeOf(folded)), [folded]);
  const isEmpty = [folded.runs, folded.items, folded.looks, folded.habitDays].every((some) => some.length === 0);
  return (
    <ErrorBoundaries>
      <div className={exercises.length > 0 ? styles.page : styles.withoutVerdicts}>
        <h1 tabIndex={-1}>Progress</h1>
        {isEmpty && <EmptyState />}
        {further !== null && <further.FactsCard {...cards} />}
        <Numbers exercises={exercises} numbers={numbers} {...cards} />
        <div className={styles.rows}>
          <Rows>
            <VerdictMeanings exercises={exercises} />
            <OwnLifeMeanings numbers={numbers} />
            <YardstickRows {...cards} />
            {further !== null && <further.FurtherRows {...cards} />}
            {folded.runs.length + folded.looks.length > 0 && <ChartMeanings />}
            <RowFold icon="download" label="Your data">
              {data}
            </RowFold>
          </Rows>
        </div>
      </div>
    </ErrorBoundaries>
  );
}

const speaks = ({ main }: MeasuredProgress): boolean => main !== null && main.verdict.kind !== 'not yet';

interface NumbersProps extends VerdictsProps {
  numbers: readonly OwnNumber[];
}

/** The verdicts, and the numbers about the person's own life; which of them comes first depends on the quiz. */
function Numbers({ numbers, ...verdicts }: NumbersProps) {
  const parts = [
    verdicts.exercises.length > 0 && <Verdicts key="verdicts" {...verdicts} />,
    numbers.length > 0 && <OwnLifeCard key="own life" numbers={numbers} />,
  ];
  return isOwnLifeFirst(verdicts.quiz) ? parts.reverse() : parts;
}

interface VerdictsProps extends ProgressCardProps {
  exercises: readonly MeasuredProgress[];
}

function Verdicts({ exercises, today, onOpen }: VerdictsProps) {
  const hasWord = exercises.some(speaks);
  return (
    <section className={styles.verdicts} aria-labelledby="verdicts">
      <div>
        <h2 id="verdicts">You beside you</h2>
        <p className="small muted">
          {`And nobody else.${hasWord ? ' Getting better at an exercise is what practice does.' : ''}`}
        </p>
      </div>
      {exercises.map((progress) => (
        <MeasuredCard key={progress.measured} progress={progress} isBrief={hasWord} today={today} onOpen={onOpen} />
      ))}
    </section>
  );
}

function EmptyState() {
  return (
    <section className={styles.nothing}>
      <div className={styles.picture}>
        <RestScene />
      </div>
      <div className={styles.text}>
        <h2>Nothing to show yet</h2>
        <p className="muted">
          After your first flight, each session is one mark here. There is no score of you, no rank and nobody else.
        </p>
        <Button wide href={paths.train}>
          Go to today’s flight
        </Button>
      </div>
    </section>
  );
}

/**
 * The page until the training is read; with a button to try again when this device has no copy and the account does not
 * answer.
 */
export function ProgressWaiting({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <SignedInShell current="progress">
      <div className="stack">
        <h1 tabIndex={-1}>Progress</h1>
        {onRetry !== null && <NotLoaded onRetry={onRetry} />}
      </div>
    </SignedInShell>
  );
}
