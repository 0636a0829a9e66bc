import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './included.module.css';

interface IncludedProps {
  plan: Plan;
  /** The purpose of the exercises. */
  practice: string;
}

/** What a subscription includes. */
export function Included({ plan, practice }: IncludedProps) {
  const parts: readonly { icon: IconName; name: string; what: string }[] = [
    { icon: 'target', name: 'Your own plan', what: `Four weeks that fit into ${plan.dailyMinutes} minutes a day` },
    { icon: 'list', name: practice, what: skillSummary(plan.skills) },
    { icon: 'wave', name: 'Short flights', what: 'Small enough to finish on a busy day' },
    { icon: 'shield', name: 'Yours to stop', what: 'Cancel online; access stays until the paid time ends' },
  ];
  return (
    <ul className={styles.included}>
      {parts.map(({ icon, name, what }) => (
        <li key={name}>
          <Icon name={icon} />
          <span>
            <b>{name}</b>
            <span className="small muted">{what}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "Planning ahead", "Planning ahead and 2 more". */
function skillSummary(skills: readonly PlanPart[]): string {
  const [first, ...others] = skills;
  if (first === undefined) return 'Attention first';
  return others.length === 0 ? first.label : `${first.label} and ${others.length} more`;
}
