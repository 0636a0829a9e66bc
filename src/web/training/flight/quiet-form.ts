import type { TaskEngine } from '#training/exercises/engine.ts';
import type { Exercise, ExerciseId } from '#training/exercises/exercises.ts';
import type { Form } from '#training/run/task.ts';
import type { FlightPort } from './flight-port.ts';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether an exercise is played in its quiet form: as chosen, or because the device asks for less motion. */
export function isQuiet(port: Pick<FlightPort, 'settingOf'>, exercise: ExerciseId, engine: TaskEngine): boolean {
  return (port.settingOf('quiet-forms') ?? []).includes(exercise) || (engine === 'hold-the-line' && prefersStill());
}

/** Whether Still air replaces an exercise, with its own evidence. */
export const comesStill = (port: Pick<FlightPort, 'settingOf'>, { id, engine }: Pick<Exercise, 'id' | 'engine'>) =>
  engine === 'hold-the-line' && isQuiet(port, id, engine);

/** The form of an exercise's next run. */
export function formOf(engine: TaskEngine, quiet: boolean): Form {
  if (!quiet) return 'timed';
  return engine === 'hold-the-line' ? 'still' : 'untimed';
}

/** Chooses the quiet form of an exercise, or its usual one. */
export function setQuiet(port: FlightPort, exercise: ExerciseId, quiet: boolean): void {
  const others = (port.settingOf('quiet-forms') ?? []).filter((each) => each !== exercise);
  port.saveSetting({ name: 'quiet-forms', value: quiet ? [...others, exercise] : others });
}
