import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { lessonsHeard } from '#training/entries/fold.ts';
import { yardstickEvidence, yardstickFacts } from '#training/evidence/yardstick-evidence.ts';
import { exerciseGroups } from '#training/exercises/exercise-groups.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { type YardstickId, yardstickIds, yardstickOf } from '#training/run/yardstick.ts';
import { freeItem } from '#training/today/free-choice.ts';
import type { TodayItem } from '#training/today/today.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Facts, ReviewLine, SourceList } from '../evidence/evidence-text.tsx';
import { askForFlight } from '../flight/flight-start.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { Training } from '../store/training.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import styles from './all-exercises.module.css';
import { ExerciseView } from './exercise-view.tsx';

const loadLesson = () => import('../lessons/lesson-view.tsx');

/** /train/exercises: all exercises, to play at any time, including those outside the person's plan. */
export function AllExercises() {
  const { training, access } = useTrainingPage();
  const [shown, show] = useState<Exercise | null>(null);
  const [lesson, setLesson] = useState<Exercise | null>(null);
  const closeLesson = useCallback(() => setLesson(null), []);
  const isOpen = access === 'open';
  useHeadingFocus(lesson === null ? (shown?.id ?? 'all') : 'lesson');
  function play({ id }: Exercise) {
    askForFlight({ begin: 'free', id });
    go(paths.session);
  }
  if (lesson !== null) {
    return <OpenLesson exercise={lesson} training={isOpen ? training : null} onDone={closeLesson} />;
  }
  if (shown !== null) {
    return (
      <SignedInShell current="train">
        <ExerciseView
          exercise={shown}
          item={isOpen ? itemOf(training, shown) : null}
          onPlay={() => play(shown)}
          onLesson={() => setLesson(shown)}
          onBack={() => show(null)}
        />
      </SignedInShell>
    );
  }
  return (
    <SignedInShell current="train">
      <div className={styles.page}>
        <div>
          <BackLink href={paths.train} label="Today" />
          <h1 tabIndex={-1}>All exercises</h1>
        </div>
        {exerciseGroups.map(({ title, exercises }, index) => (
          <section key={title} className={styles.kind} aria-labelledby={`group-${index}`}>
            <h2 id={`group-${index}`}>{title}</h2>
            <ul className={styles.cards}>
              {exercises.map((exercise) => (
                <li key={exercise.id} className={styles.card}>
                  <Thumb id={exercise.id} size={44} />
                  <button type="button" className={styles.open} onClick={() => (isOpen ? play : show)(exercise)}>
                    <b>{exercise.name}</b>
                    {isOpen && (
                      <span className={`${styles.minutes} number`}>{`${itemOf(training, exercise).minutes} min`}</span>
                    )}
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`About ${exercise.name}`}
                    onClick={() => show(exercise)}
                  >
                    <Icon name="info" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.kind} aria-labelledby="yardsticks">
          <h2 id="yardsticks">Measured, not trained</h2>
          <ul className={styles.list}>
            {yardstickIds.map((id) => (
              <li key={id}>
                <YardstickRow id={id} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SignedInShell>
  );
}

interface OpenLessonProps {
  exercise: Exercise;
  /** Null where training is not open, so that nothing is stored. */
  training: Training | null;
  onDone(): void;
}

/** The lesson of an exercise, as often as one likes. */
function OpenLesson({ exercise, training, onDone }: OpenLessonProps) {
  const { name, engine } = exercise;
  const { loaded } = useLoaded(loadLesson);
  useEffect(() => {
    if (loaded === 'failed') onDone();
  }, [loaded, onDone]);
  if (typeof loaded === 'string') return null;
  function hear() {
    const isNew = training !== null && lessonsHeard(training.folded).every((heard) => heard.engine !== engine);
    const { day } = trainingDayHere(Date.now());
    if (isNew) void training.saveSetting({ name: 'lesson', value: { engine, day } });
    onDone();
  }
  return <loaded.LessonView exercise={exercise} label={name} onHeard={hear} onSkip={onDone} />;
}

/** An exercise as it would be flown now. */
function itemOf({ state, folded }: Training, { id }: Exercise): TodayItem {
  const { day, offsetMin } = trainingDayHere(Date.now());
  return freeItem(trainedDay(trainedPlanOf(state!.plan!, offsetMin), folded, day).today, id);
}

function YardstickRow({ id }: { id: YardstickId }) {
  const { name, what } = yardstickOf(id);
  return (
    <details className={styles.row}>
      <summary className={styles.plain}>
        <span>
          <b>{name}</b>
          <span className={styles.what}>{what}</span>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.known}>
        <Facts facts={yardstickFacts(id)} />
        <div>
          <h3>Sources</h3>
          <SourceList sources={yardstickEvidence[id].sources} />
        </div>
        <ReviewLine reviewedOn={yardstickEvidence[id].reviewedOn} />
      </div>
    </details>
  );
}
