import type { ReactNode } from 'react';
import { trainingPaths } from '#contract/training-paths.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { joinWithAnd } from '#training/number-words.ts';
import type { School } from '#training/today/school-days.ts';
import type { DayMinutes, Today } from '#training/today/today.ts';
import { doneSize, waitingLine } from '#training/today/today-copy.ts';
import type { WeekDay } from '#training/today/week.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FlightScene, RestScene } from '../pictures/today-scenes.tsx';
import { ExerciseCards } from './exercise-cards.tsx';
import { MinutesChooser } from './minutes-chooser.tsx';
import { SchoolLine } from './school-line.tsx';
import styles from './today-view.module.css';
import { WeekCard } from './week-card.tsx';

/** The kind of the day: with training, a rest day, or within a pause. */
export type DayKind = 'training' | 'rest' | 'pause';

export interface TodayFacts {
  /** Such as "Saturday". */
  weekday: string;
  kind: DayKind;
  today: Today;
  minutes: DayMinutes;
  /** The seconds that the finished exercises of the plan took; null where that is not known. */
  spentSeconds: number | null;
  week: readonly WeekDay[];
  /** On the first seven days of training; null afterwards. */
  school: School | null;
  /** Whether the plan has more exercises for today besides the day's own. */
  hasMore: boolean;
  saysFreeDay: boolean;
  /** The end of a pause in words; null for a pause without an end, or without a pause. */
  pauseEnd: string | null;
}

interface TodayActions {
  onMinutes(minutes: DayMinutes): void;
  /** Opens the next exercise, or the given one. */
  onStart(exercise: Exercise | null): void;
  onOneMore(): void;
  onEvidence(exercise: Exercise): void;
  onEndPause(): void;
}

interface TodayViewProps extends TodayActions {
  facts: TodayFacts;
  /** Above all other content, such as a line about the connection. */
  children?: ReactNode;
  /** What is asked today, under the exercises. */
  asks?: ReactNode;
}

/** Train: today's flight, its exercises, one ask, the week, and the ways to everything else (delight.md § 9). */
export function TodayView({ facts, children, asks, ...actions }: TodayViewProps) {
  const { kind, today, week } = facts;
  const showsItems = kind === 'training' || today.items.some(({ isDone }) => isDone);
  return (
    <ErrorBoundaries>
      <div className={styles.page}>
        {children}
        <div className={styles.today}>
          <section className={styles.head} aria-labelledby="today">
            <div className={styles.picture}>
              {kind === 'training' ? <FlightScene bows={today.items.map(({ isDone }) => isDone)} /> : <RestScene />}
            </div>
            <div className={styles.text}>{headOf(facts, actions)}</div>
          </section>
          <div className={styles.side}>
            {showsItems && (
              <ExerciseCards items={today.items} onOpen={actions.onStart} onEvidence={actions.onEvidence} />
            )}
            {today.extras.length > 0 && (
              <p className="small muted">{`Done beside it: ${joinWithAnd(today.extras.map(({ name }) => name))}.`}</p>
            )}
            {asks}
            <WeekCard week={week} />
            <nav className={styles.further} aria-label="Training">
              {further.map(({ href, label, icon }) => (
                <a key={href} href={href}>
                  <Icon name={icon} />
                  <span>{label}</span>
                </a>
              ))}
            </nav>
          </div>
        </div>
      </div>
    </ErrorBoundaries>
  );
}

const further = [
  { href: trainingPaths.week, label: 'Your week', icon: 'calendar' },
  { href: trainingPaths.exercises, label: 'All exercises', icon: 'play' },
  { href: trainingPaths.album, label: 'Album', icon: 'heart' },
  { href: trainingPaths.settings, label: 'Settings', icon: 'menu' },
] as const;

function headOf(facts: TodayFacts, actions: TodayActions): ReactNode {
  const { kind, today } = facts;
  if (today.next === null) return <DoneHead facts={facts} onOneMore={actions.onOneMore} />;
  if (kind === 'pause') return <PauseHead facts={facts} {...actions} />;
  if (kind === 'rest') return <RestHead onStart={() => actions.onStart(null)} />;
  return <WaitingHead facts={facts} {...actions} />;
}

function WaitingHead({ facts, onMinutes, onStart }: { facts: TodayFacts } & TodayActions) {
  const { weekday, today, minutes, school, saysFreeDay } = facts;
  const hasBegun = today.items.some(({ isDone }) => isDone);
  return (
    <>
      <h1 id="today" tabIndex={-1}>
        {`${weekday} flight`}
      </h1>
      <p className="muted">{waitingLine(today.items)}</p>
      {school !== null && <SchoolLine school={school} />}
      {saysFreeDay && <p className="small muted">Six days are behind you. A free day does no harm.</p>}
      <MinutesChooser chosen={minutes} onChoose={onMinutes} />
      <Button wide className={styles.main} onClick={() => onStart(null)}>
        <Icon name="play" size={20} />
        <span>{hasBegun ? 'Carry on' : 'Start'}</span>
      </Button>
    </>
  );
}

function DoneHead({ facts: { today, spentSeconds, hasMore }, onOneMore }: { facts: TodayFacts; onOneMore(): void }) {
  return (
    <>
      <h1 id="today" tabIndex={-1}>
        Done for today
      </h1>
      <p className="muted">{`${doneSize(today.items.length, spentSeconds)}. The rest of the day is yours.`}</p>
      {hasMore && (
        <Button wide variant="white" className={styles.main} onClick={onOneMore}>
          One more
        </Button>
      )}
    </>
  );
}

function RestHead({ onStart }: { onStart(): void }) {
  return (
    <>
      <h1 id="today" tabIndex={-1}>
        Rest day
      </h1>
      <p className="muted">Nothing waits and nothing is lost. One thing, if you like.</p>
      <Button wide variant="white" className={styles.main} onClick={onStart}>
        Just one exercise
      </Button>
    </>
  );
}

function PauseHead({ facts: { pauseEnd }, onStart, onEndPause }: { facts: TodayFacts } & TodayActions) {
  return (
    <>
      <h1 id="today" tabIndex={-1}>
        {pauseEnd === null ? 'Training rests' : `Training rests until ${pauseEnd}`}
      </h1>
      <p className="muted">No emails, and nothing waits. It begins again when you are here.</p>
      <Button wide variant="white" className={styles.main} onClick={onEndPause}>
        End the pause
      </Button>
      <Button wide variant="text" onClick={() => onStart(null)}>
        Just one exercise
      </Button>
    </>
  );
}
