import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { inWords } from '#training/number-words.ts';
import { sectionsFor } from '#training/progress/sections.ts';
import { type ExerciseSessions, sessionsOf, sessionsToSpeak, warmUpSessions } from '#training/today/sessions.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RestScene } from '../pictures/today-scenes.tsx';
import { type ProgressCardProps, progressCards } from './progress-cards.tsx';
import styles from './progress-view.module.css';

/** A training day in words; at noon it is the same day in every time zone of the device. */
const dayOf = (day: string) => longDate(`${day}T12:00:00`);

interface ProgressViewProps {
  cards: ProgressCardProps;
  /** The card about one's data. */
  data: ReactNode;
}

/** What was done until now. Nothing is said about a change before it can be told from ordinary ups and downs. */
export function ProgressView({ cards, data }: ProgressViewProps) {
  const { folded } = cards.training;
  const exercises = sessionsOf([...folded.runs, ...folded.items]).filter(({ hasRounds }) => hasRounds);
  const isEmpty = [folded.runs, folded.items, folded.looks, folded.habitDays].every((some) => some.length === 0);
  return (
    <div className="stack">
      <div>
        <h1 tabIndex={-1}>Progress</h1>
        <p className="muted">You beside you, and nobody else.</p>
      </div>
      <div className={styles.cards}>
        {isEmpty && <Nothing />}
        {sectionsFor(cards.quiz).map((section) =>
          section === 'exercises'
            ? exercises.map((each) => <Sessions key={each.exercise.id} {...each} />)
            : progressCards[section].map((Part) => <Part key={Part.name} {...cards} />),
        )}
        {exercises.length > 0 && (
          <Card title="The first four are warm-up">
            <p className="small muted">
              They are drawn dashed and not counted. Everybody gets quicker while they learn the rules; that would look
              like progress and is not.
            </p>
          </Card>
        )}
        {data}
      </div>
    </div>
  );
}

function Nothing() {
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

function Sessions({ exercise, sessions, since }: ExerciseSessions) {
  return (
    <Card title={exercise.name}>
      <p className="caption quiet">
        {sessions} {sessions === 1 ? 'session' : 'sessions'} since {dayOf(since)}
      </p>
      <Till sessions={sessions} />
      <h3>{sessions < sessionsToSpeak ? 'Too early to say' : 'All of it is kept'}</h3>
      <p className="small muted">
        {sessions < sessionsToSpeak
          ? `Days go up and down. With ${inWords(sessions)} ${sessions === 1 ? 'session' : 'sessions'} nobody can tell a change from that, and we will not guess. From the sixteenth on we can.`
          : 'Your sessions with every press are here for you to download.'}
      </p>
    </Card>
  );
}

/** A box for each session until something can be said. */
function Till({ sessions }: { sessions: number }) {
  return (
    <div
      className={styles.till}
      role="img"
      aria-label={`${Math.min(sessions, sessionsToSpeak)} of ${sessionsToSpeak} sessions`}
    >
      {Array.from({ length: sessionsToSpeak }, (_, place) => {
        const kind = place >= sessions ? styles.box : place < warmUpSessions ? styles.warmUp : styles.counted;
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same boxes
        return <i key={place} className={kind} />;
      })}
    </div>
  );
}
