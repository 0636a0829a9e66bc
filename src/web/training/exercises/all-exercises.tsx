import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { lessonsHeard } from '#training/entries/fold.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { freeItem } from '#training/today/free-choice.ts';
import type { TodayItem } from '#training/today/today.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { askForFlight } from '../flight/flight-start.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import type { Training } from '../store/training.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { cardPress } from './card-press.ts';
import { ExerciseList } from './exercise-list.tsx';
import { ExerciseView } from './exercise-view.tsx';

const loadLesson = () => import('../lessons/lesson-view.tsx');

/** /train/exercises: all exercises, to play at any time, including those outside the person's plan. */
export function AllExercises() {
  const { training, access } = useTrainingPage();
  const [shown, show] = useState<Exercise | null>(null);
  const [lesson, setLesson] = useState<Exercise | null>(null);
  const closeLesson = useCallback(() => setLesson(null), []);
  /** Pressed before the training was read. */
  const [waiting, setWaiting] = useState<Exercise | null>(null);
  const isOpen = access === 'open';
  const does = cardPress(access);
  useHeadingFocus(lesson === null ? (shown?.id ?? 'all') : 'lesson');
  useEffect(() => {
    if (waiting === null || does === 'wait') return;
    setWaiting(null);
    if (does === 'play') play(waiting);
    else show(waiting);
  }, [waiting, does]);
  if (lesson !== null) {
    return <OpenLesson exercise={lesson} training={isOpen ? training : null} onDone={closeLesson} />;
  }
  if (shown !== null) {
    return (
      <ExerciseView
        exercise={shown}
        item={isOpen ? itemOf(training, shown) : null}
        onPlay={() => play(shown)}
        onLesson={() => setLesson(shown)}
        onBack={() => show(null)}
      />
    );
  }
  return (
    <SignedInShell current="train">
      <ExerciseList
        minutesOf={isOpen ? (exercise) => itemOf(training, exercise).minutes : null}
        waiting={waiting}
        onStart={setWaiting}
        onAbout={show}
      />
    </SignedInShell>
  );
}

function play({ id }: Exercise) {
  askForFlight({ begin: 'free', id });
  go(paths.session);
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
