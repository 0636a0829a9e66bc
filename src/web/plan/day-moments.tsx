import type { ReactNode } from 'react';
import type { Plan } from '../../quiz/plan';
import type { Area } from '../../quiz/quiz';
import { Icon, type IconName } from '../ui/icon';
import { areaWords } from './area-words';
import styles from './day-moments.module.css';
import { ExerciseList } from './exercise-list';
import { helpForArea } from './exercises';
import type { PersonalDay } from './personal-plan';
import type { PlannedExercise } from './training-plan';

interface DayMomentsProps {
  day: PersonalDay;
  plan: Plan;
  /** Those with the most signs, strongest first. */
  areas: readonly Area[];
}

/** One day as it goes: morning, the moment when it gets windy, evening, and of each why it is there. */
export function DayMoments({ day, plan, areas }: DayMomentsProps) {
  return (
    <section aria-labelledby="first-day" className="stack">
      <h2 id="first-day">Your first day</h2>
      <ol className={styles.moments}>
        <Moment icon="sun" name="Morning" exercises={day.morning} why={whyMorning(plan)} />
        <Moment icon="wave" name="When it gets windy" exercises={[inTheMoment(areas)]} why={whyWindy(areas)} />
        <Moment icon="moon" name="Evening" exercises={[day.evening]} why={whyEvening(day)} />
      </ol>
    </section>
  );
}

interface MomentProps {
  icon: IconName;
  name: string;
  exercises: readonly PlannedExercise[];
  why: ReactNode;
}

function Moment({ icon, name, exercises, why }: MomentProps) {
  return (
    <li className={styles.moment}>
      <div className={styles.name}>
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
        <h3>{name}</h3>
      </div>
      <ExerciseList exercises={exercises} />
      <p className={`${styles.why} small muted`}>{why}</p>
    </li>
  );
}

/** One minute, on top of the daily time: it is needed when it is needed. */
function inTheMoment(areas: readonly Area[]): PlannedExercise {
  return { ...helpForArea(areas[0]), minutes: 1, serves: null };
}

function whyMorning({ skills }: Plan) {
  const [first, ...others] = skills;
  if (first === undefined) return 'Attention comes first, because you chose no skill.';
  return (
    <>
      You picked <b>{first.label}</b>
      {others.length > 0 && ` and ${others.length} more. They take turns`}.
    </>
  );
}

function whyWindy([first, second]: readonly Area[]) {
  if (first === undefined) return 'Nothing we asked about came up in your answers. This one suits everybody.';
  return (
    <>
      Of all we asked about, <b>{areaWords[first]}</b> came up most in your answers
      {second !== undefined && `, then ${areaWords[second]}`}.
    </>
  );
}

function whyEvening({ evening }: PersonalDay) {
  if (evening.serves === null) return 'You chose no goal, so the evening simply looks back.';
  return (
    <>
      You chose the goal <b>{evening.serves}</b>.
    </>
  );
}
