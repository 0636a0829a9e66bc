import type { ReactNode } from 'react';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { areaLabels } from './area-labels.ts';
import styles from './day-moments.module.css';
import { ExerciseList } from './exercise-list.tsx';
import { helpForArea } from './exercises.ts';
import type { PersonalDay } from './personal-plan.ts';
import type { PlannedExercise } from './training-plan.ts';

interface DayMomentsProps {
  day: PersonalDay;
  plan: Plan;
  /** Only those with signs, strongest first. */
  areas: readonly Area[];
}

/** One day from morning to evening, with the reason for each exercise. */
export function DayMoments({ day, plan, areas }: DayMomentsProps) {
  return (
    <section aria-labelledby="first-day" className="stack">
      <h2 id="first-day">Your first day</h2>
      <ol className={styles.moments}>
        <Moment icon="sun" name="Morning" exercises={day.morning} reason={morningReason(plan)} />
        <Moment icon="wave" name="When it gets windy" exercises={[inTheMoment(areas)]} reason={windyReason(areas)} />
        <Moment icon="moon" name="Evening" exercises={[day.evening]} reason={eveningReason(day)} />
      </ol>
    </section>
  );
}

interface MomentProps {
  icon: IconName;
  name: string;
  exercises: readonly PlannedExercise[];
  reason: ReactNode;
}

function Moment({ icon, name, exercises, reason }: MomentProps) {
  return (
    <li className={styles.moment}>
      <div className={styles.name}>
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
        <h3>{name}</h3>
      </div>
      <ExerciseList exercises={exercises} />
      <p className={`${styles.why} small muted`}>{reason}</p>
    </li>
  );
}

/** One minute in addition to the daily time, because nobody can schedule it. */
function inTheMoment(areas: readonly Area[]): PlannedExercise {
  return { ...helpForArea(areas[0]), minutes: 1, serves: null };
}

function morningReason({ skills }: Plan) {
  const [first, ...others] = skills;
  if (first === undefined) return 'Attention comes first, because you chose no skill.';
  return (
    <>
      You picked <b>{first.label}</b>
      {others.length > 0 && ` and ${others.length} more. They take turns`}.
    </>
  );
}

function windyReason([first, second]: readonly Area[]) {
  if (first === undefined) return 'Nothing we asked about came up in your answers. This one suits everybody.';
  return (
    <>
      Of all we asked about, <b>{areaLabels[first]}</b> came up most in your answers
      {second !== undefined && `, then ${areaLabels[second]}`}.
    </>
  );
}

function eveningReason({ evening }: PersonalDay) {
  if (evening.serves === null) return 'You chose no goal, so the evening simply looks back.';
  return (
    <>
      You chose the goal <b>{evening.serves}</b>.
    </>
  );
}
