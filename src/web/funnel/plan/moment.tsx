import type { Area } from '#quiz/quiz.ts';
import { helpForArea } from '#training/exercises/exercises.ts';
import type { PlannedExercise } from '#training/plan/planned-week.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { IconTile } from '#web/ui/icon-tile.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { helpReason, type Reason } from './exercise-reasons.ts';
import styles from './moment.module.css';
import { say } from './plan-copy.ts';

interface MomentProps {
  icon: IconName;
  name: string;
  exercises: readonly PlannedExercise[];
  /** One for each exercise. */
  reasons: readonly Reason[];
  /** The minutes come on top of the daily time. */
  isExtra?: boolean;
}

/** A part of the day with its exercises. */
export function Moment({ icon, name, ...list }: MomentProps) {
  return (
    <div className={styles.moment}>
      <div className={styles.name}>
        <IconTile name={icon} />
        <h3>{name}</h3>
      </div>
      <ExerciseList {...list} />
    </div>
  );
}

/**
 * One minute in addition to the daily time, because nobody can schedule it.
 * @param areas those with signs, strongest first
 */
export function WindyMoment({ areas }: { areas: readonly Area[] }) {
  const help = { ...helpForArea(areas[0]), minutes: 1, serves: null };
  return <Moment icon="wave" name={say('windy')} exercises={[help]} reasons={[helpReason(areas)]} isExtra />;
}
