import { useEffect } from 'react';
import type { Exercise } from '#training/exercises/exercises.ts';
import { isLessonDue } from '#training/lessons/lesson-due.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { FlightPage } from './flight-page-frame.tsx';
import type { FlightPort } from './flight-port.ts';

/** Loaded only when a lesson is due, which is once for each engine. */
const loadLesson = () => import('../lessons/lesson-view.tsx');

/** Whether a lesson comes before an exercise. Not in a sample, whose exercises come as often as one likes. */
export function hasLessonFirst(port: FlightPort, { engine }: Exercise): boolean {
  const done = port.items().map(({ exercise }) => exercise);
  return port.adapts && isLessonDue(engine, { done, heard: port.lessons(), dayNumber: port.dayNumber });
}

/** Stores that a lesson was heard, the first time. */
function lessonHeard(port: FlightPort, { engine }: Exercise): void {
  if (port.lessons().includes(engine)) return;
  port.saveSetting({ name: 'lesson', value: { engine, day: port.day } });
}

interface LessonFirstProps {
  exercise: Exercise;
  port: FlightPort;
  /** Above its title. */
  label: string;
  /** It was heard or skipped, or its code cannot be loaded: no exercise waits for a lesson. */
  onDone(): void;
  onLeave(): void;
}

/** The lesson of an exercise's engine. */
export function LessonFirst({ exercise, port, label, onDone, onLeave }: LessonFirstProps) {
  const { loaded } = useLoaded(loadLesson);
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'lesson');
  useEffect(() => {
    if (loaded === 'failed') onDone();
  }, [loaded, onDone]);
  if (typeof loaded === 'string') return <FlightPage onClose={onLeave}>{null}</FlightPage>;
  return (
    <loaded.LessonView
      exercise={exercise}
      label={label}
      onHeard={() => {
        lessonHeard(port, exercise);
        onDone();
      }}
      onSkip={onDone}
    />
  );
}
