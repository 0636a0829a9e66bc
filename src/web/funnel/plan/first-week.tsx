import type { PlanForm } from '#training/plan/plan-form.ts';
import type { PlannedDay } from '#training/plan/planned-week.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { bowColours } from '#web/ui/illustration/palette.ts';
import { Bow } from '#web/ui/illustration/tail.tsx';
import { dayParts } from './day-parts.ts';
import styles from './first-week.module.css';

interface FirstWeekProps {
  /** Seven. */
  days: readonly PlannedDay[];
  form: PlanForm;
  /** Whether it is the flight school, with a lead and something new each day. */
  isSchool: boolean;
}

/** The first seven days as bows on a kite's tail, each with its practice and habit. */
export function FirstWeek({ days, form, isSchool }: FirstWeekProps) {
  return (
    <Card title="Your first week">
      {isSchool && <p className="small muted">One exercise leads, and each day has something new.</p>}
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.number} day={day} form={form} />
        ))}
      </ol>
    </Card>
  );
}

function Day({ day: { number, practice, habit }, form }: { day: PlannedDay; form: PlanForm }) {
  const parts = dayParts[form];
  return (
    <li>
      <svg className={styles.bow} viewBox="-11 -8 22 16" aria-hidden="true">
        <Bow x={0} y={0} turn={0} scale={1} colour={bowColours[(number - 1) % bowColours.length]!} />
      </svg>
      <b className="number">{`Day ${number}`}</b>
      <Part {...parts.practice} text={practice.map(({ name }) => name).join(', ')} />
      {habit !== null && <Part {...parts.habit} text={habit.name} />}
    </li>
  );
}

function Part({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <span className={styles.part}>
      <Icon name={icon} size={18} />
      <span>
        <span className="visually-hidden">{`${name}: `}</span>
        <span>{text}</span>
      </span>
    </span>
  );
}
