import { type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { exercisesProgress, type MeasuredProgress } from '#training/progress/exercise-progress.ts';
import { type ProgressSection, sectionsFor } from '#training/progress/sections.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { RestScene } from '../pictures/today-scenes.tsx';
import { ChartKey } from './chart-key.tsx';
import { MeasuredCard } from './measured-card.tsx';
import { OwnLifeCard } from './own-life-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import styles from './progress-view.module.css';
import { yardstickCards } from './yardstick-cards.tsx';

interface ProgressViewProps {
  cards: ProgressCardProps;
  /** The card about the person's data. */
  data: ReactNode;
}

/** The number of exercises side by side on a wide screen. */
const inARow = 3;

/** The Progress page. It mentions no change before that can be distinguished from ordinary ups and downs. */
export function ProgressView({ cards, data }: ProgressViewProps) {
  const { folded, state } = cards.training;
  const exercises = useMemo(() => exercisesProgress(folded, state?.noise), [folded, state?.noise]);
  const hasWord = exercises.some(speaks);
  const cardsIn = useProgressCards();
  const sections = sectionsFor(cards.quiz);
  const isEmpty = [folded.runs, folded.items, folded.looks, folded.habitDays].every((some) => some.length === 0);
  const { rows, rest } = sections[0] === 'exercises' ? rowsOf(exercises) : { rows: [], rest: exercises };
  const cardOf = (progress: MeasuredProgress) => (
    <MeasuredCard
      key={progress.measured}
      progress={progress}
      isBrief={hasWord}
      today={cards.today}
      onOpen={cards.onOpen}
    />
  );
  const cardsOf = (section: ProgressSection): ReactElement[] => {
    if (section !== 'exercises') return cardsIn(section).map(([name, Part]) => <Part key={name} {...cards} />);
    const hasWarmUps = exercises.length > 0 && !hasWord;
    return hasWarmUps ? [...rest.map(cardOf), <WarmUps key="warm-ups" />] : rest.map(cardOf);
  };
  return (
    <ErrorBoundaries>
      <div className={styles.page}>
        <div>
          <h1 tabIndex={-1}>Progress</h1>
          <p className="muted">
            {`You beside you, and nobody else.${hasWord ? ' Getting better at an exercise is what practice does.' : ''}`}
          </p>
        </div>
        {exercises.some(({ main }) => main !== null) && <ChartKey hasLooks={hasWord} />}
        {rows.length > 0 && <div className={styles.rows}>{rows.map(cardOf)}</div>}
        <div className={styles.columns}>
          {isEmpty && (
            <div className={styles.cell}>
              <EmptyState />
            </div>
          )}
          {sections.flatMap(cardsOf).map((card) => (
            <div key={card.key} className={styles.cell}>
              {card}
            </div>
          ))}
          <div className={styles.cell}>{data}</div>
        </div>
      </div>
    </ErrorBoundaries>
  );
}

const speaks = ({ main }: MeasuredProgress): boolean => main !== null && main.verdict.kind !== 'not yet';

/** Exercises with a verdict fill whole rows; the others follow in columns, which leave no gaps. */
function rowsOf(exercises: readonly MeasuredProgress[]) {
  const [said, early] = [exercises.filter(speaks), exercises.filter((each) => !speaks(each))];
  const inRows = said.length - (said.length % inARow);
  return { rows: said.slice(0, inRows), rest: [...said.slice(inRows), ...early] };
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

function WarmUps() {
  return (
    <Card title="The first four are warm-up">
      <p className="small muted">
        They are drawn hollow and not counted. Everybody gets quicker while they learn the rules; that would look like
        progress and is not.
      </p>
    </Card>
  );
}

type Cards = Partial<Record<ProgressSection, Readonly<Record<string, ComponentType<ProgressCardProps>>>>>;

/** The cards that are shown at once; the page itself renders those of the exercises. */
const firstCards: Cards = { 'own life': { OwnLifeCard }, yardsticks: yardstickCards };

export const loadLazyCards = () => import('./lazy-cards.tsx');

/** Gives the loaded cards of a section with their names, in order. */
function useProgressCards() {
  const { loaded } = useLoaded(loadLazyCards);
  const lazyCards: Cards = typeof loaded === 'string' ? {} : loaded.lazyCards;
  return (section: ProgressSection) => Object.entries({ ...firstCards[section], ...lazyCards[section] });
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
