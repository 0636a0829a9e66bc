import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { sizeOf } from '#training/today/today-copy.ts';
import { trainingDayOf, weekdayName } from '#training/training-day.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Flight } from '#web/ui/illustration/flight.tsx';
import { Hill } from '#web/ui/illustration/hill.tsx';
import { handOf, Person } from '#web/ui/illustration/person.tsx';
import { Picture } from '#web/ui/illustration/picture.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import styles from './today-picture.module.css';

interface TodayPictureProps {
  plan: Plan;
  form: PlanForm;
  /** Epoch ms, of the server. */
  now: number;
}

/** Today on a phone, as it will be on the first day of the visitor's own plan: a picture, in which nothing can be pressed. */
export function TodayPicture({ plan, form, now }: TodayPictureProps) {
  const exercises = exercisesOfDay(leadPlan(plan, form)[0]!.days[0]!);
  const listed = exercises.map(({ name, minutes }) => `${name}, ${minutes} minutes`).join('; ');
  return (
    <div className={styles.phone} role="img" aria-label={`Today on a phone, on your first day: ${listed}`}>
      <span className={styles.flight}>
        <span className={styles.scene}>
          <FlyingKite bows={exercises.length} />
        </span>
        <b className={styles.title}>{`${weekdayName(dayHere(now))} flight`}</b>
        <span className={styles.size}>{sizeOf(exercises)}</span>
        <span className={styles.start}>
          <Icon name="play" size={18} />
          <span>Start</span>
        </span>
      </span>
      {exercises.map(({ id, name, minutes }) => (
        <span key={id} className={styles.exercise}>
          <Thumb id={id} size={36} />
          <span>
            <b>{name}</b>
            <span className="number">{`${minutes} min`}</span>
          </span>
        </span>
      ))}
    </div>
  );
}

const dayHere = (now: number) => trainingDayOf(now, -new Date(now).getTimezoneOffset());

const [width, height] = [240, 104];
const person = { x: 44, y: height - 14, scale: 0.8 };

function FlyingKite({ bows }: { bows: number }) {
  return (
    <Picture width={width} height={height}>
      <Weather clouds={[[20, 8, 0.42, 0.9]]} winds={[[112, 40, 34, 0.6, 0.85]]} />
      <Sun x={70} y={height - 44} radius={24} />
      <Hill shade={1} width={width} height={height} ridge={[34, 0.25, 58, 0.5, 26, 0.72, 40, 48]} />
      <Hill shade={2} width={width} height={height} ridge={[22, 0.2, 40, 0.45, 16, 0.7, 28, 32]} />
      <Hill shade={3} width={width} height={height} ridge={[8, 0.15, 26, 0.4, 14, 0.62, 8, 16]} />
      <Flight x={176} y={30} scale={0.56} hand={handOf(person)} sag={4} bows={bows} tail={0.8} />
      <Person {...person} />
    </Picture>
  );
}
