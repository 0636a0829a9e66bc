import type { PlayPlace } from '#contract/event.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { type NextStep, playProps } from '#web/site/play-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { at, type Point } from '#web/ui/illustration/geometry.ts';
import { Hill } from '#web/ui/illustration/hill.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';
import type { KiteName } from '#web/ui/illustration/kite-colours.ts';
import { handOf, Person } from '#web/ui/illustration/person.tsx';
import { Picture } from '#web/ui/illustration/picture.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import styles from './try-play.module.css';

interface TryPlayProps {
  where: PlayPlace;
  next: NextStep;
  /** The visitor's plan, once it is known. */
  plan?: Plan;
  form?: PlanForm;
}

/** A card with moving kites that lets somebody play before paying. It speaks of the plan only where that begins with it. */
export function TryPlay({ where, next, plan, form = 'training' }: TryPlayProps) {
  const isInPlan = plan !== undefined && beginsWithKites(plan, form);
  return (
    <section className={styles.card} aria-label="Play before paying">
      <div className={styles.picture}>
        <CrossingKites />
      </div>
      <div className={styles.text}>
        <div className={styles.title}>
          <Thumb id="hold-the-line" />
          <h2>{isInPlan ? 'Play one minute of your own plan' : 'Play 40 seconds'}</h2>
        </div>
        <p className="small muted">Hold the line, with two kites of your own. Free, and nothing to fill in.</p>
        <Button wide variant="white" data-early="play" {...playProps(where, { ...next, isInPlan })}>
          <Icon name="play" size={20} />
          Play now
        </Button>
      </div>
    </section>
  );
}

const beginsWithKites = (plan: Plan, form: PlanForm) =>
  exercisesOfDay(leadPlan(plan, form)[0]!.days[0]!).some(({ engine }) => engine === 'hold-the-line');

const [width, height] = [480, 200];
const person = { x: 92, y: height - 30, scale: 1.2 };
const own: readonly Point[] = [
  [236, 82],
  [346, 54],
];
const others: readonly (readonly [...Point, KiteName, number])[] = [
  [178, 96, 'sky', 20],
  [206, 40, 'sky', -24],
  [290, 108, 'leaf', 12],
  [430, 50, 'lilac', -16],
];

/** Two own kites on their strings, among others that cross. */
function CrossingKites() {
  const [handX, handY] = handOf(person);
  return (
    <Picture width={width} height={height}>
      <Weather
        clouds={[
          [40, 36, 0.7, 0.85],
          [240, 18, 0.5, 0.7],
        ]}
        winds={[]}
      />
      <Sun x={392} y={height - 64} radius={40} />
      <Hill shade={1} width={width} height={height} ridge={[58, 0.25, 96, 0.5, 44, 0.72, 66, 84]} />
      <Hill shade={2} width={width} height={height} ridge={[34, 0.2, 64, 0.45, 24, 0.7, 44, 50]} />
      {own.map(([x, y]) => (
        <g key={x} className={styles.fly}>
          <Cord
            d={`M${at(handX, handY)}C${at(handX + 50, handY - 30, x - 60, y + 30, x, y)}`}
            width={1.8}
            opacity={1}
          />
          <Kite x={x} y={y} scale={0.66} turn={14} />
        </g>
      ))}
      {others.map(([x, y, colours, turn]) => (
        <g key={x} className={styles.cross}>
          <Kite x={x} y={y} scale={0.46} turn={turn} colours={colours} />
        </g>
      ))}
      <Hill shade={3} width={width} height={height} ridge={[14, 0.15, 40, 0.4, 22, 0.62, 12, 26]} />
      <Person {...person} />
    </Picture>
  );
}
