import { useState } from 'react';
import { exerciseOf } from '#training/exercises/exercises.ts';
import type { MeasuredProgress, SeriesProgress } from '#training/progress/exercise-progress.ts';
import { measuredName, seamNote, seriesName, sessionsInWords } from '#training/progress/series-copy.ts';
import { isYardstick } from '#training/run/yardstick.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { WholeEvidence } from '../evidence/whole-evidence.tsx';
import styles from './exercise-detail.module.css';
import { Fold } from './fold.tsx';
import { SeriesParts, SessionTable } from './series-parts.tsx';
import { trainingDate } from './training-date.ts';

export interface ExerciseDetailProps {
  progress: MeasuredProgress & { main: SeriesProgress };
  /** The training day, `YYYY-MM-DD`. */
  today: string;
  onBack(): void;
  /** Saves every press of the exercise as a file. */
  onDownload(): void;
}

/** All sessions of an exercise or a yardstick, in the place of the Progress page. */
export function ExerciseDetail({
  progress: { measured, main, others },
  today,
  onBack,
  onDownload,
}: ExerciseDetailProps) {
  const [showsEvidence, setShowsEvidence] = useState(false);
  useHeadingFocus(String(showsEvidence));
  const name = measuredName(measured);
  const seam = seamNote(main, others);
  if (showsEvidence && !isYardstick(measured)) {
    return <WholeEvidence exercise={exerciseOf(measured)} onBack={() => setShowsEvidence(false)} />;
  }
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <button type="button" className="icon-button" aria-label="Back to progress" onClick={onBack}>
          <Icon name="back" />
        </button>
        {!isYardstick(measured) && (
          <button
            type="button"
            className="icon-button"
            aria-label={`What is known about ${name}`}
            onClick={() => setShowsEvidence(true)}
          >
            <Icon name="info" />
          </button>
        )}
      </header>
      <main id="main" className={styles.column}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{name}</h1>
          <p className="muted">
            {`${seriesName(main)}. ${sessionsInWords(main.points.length)} since ${trainingDate(main.points[0]!.day, today)}.`}
          </p>
        </div>
        {seam !== null && <Note icon="wave">{seam}</Note>}
        <SeriesParts series={main} today={today} level={2} />
        <Fold title="What this cannot tell">
          <p className="small muted">
            Why it changed. Whether other things got easier too. How you compare with others: we do not know, and we do
            not ask.
          </p>
        </Fold>
        <SessionTable series={main} today={today} />
        <Button wide variant="white" onClick={onDownload}>
          <Icon name="download" />
          Download every press (CSV)
        </Button>
        {others.map((series) => (
          <Other key={series.name} series={series} today={today} />
        ))}
      </main>
    </div>
  );
}

/** Another series, which is not compared with the main one. */
function Other({ series, today }: { series: SeriesProgress; today: string }) {
  const { name, points } = series;
  return (
    <section className={styles.other} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 id={name}>{seriesName(series)}</h2>
        <p className="small muted">
          {`A series of its own. ${sessionsInWords(points.length)}, the last on ${trainingDate(points.at(-1)!.day, today)}.`}
        </p>
      </div>
      <SeriesParts series={series} today={today} level={3} />
      <SessionTable series={series} today={today} />
    </section>
  );
}
