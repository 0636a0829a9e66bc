import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './included.module.css';
import { say } from './paywall-copy.ts';

interface IncludedProps {
  plan: Plan;
  /** The purpose of the exercises. */
  practice: string;
}

/** What a subscription includes. */
export function Included({ plan, practice }: IncludedProps) {
  const parts: readonly { icon: IconName; name: string; what: string }[] = [
    { icon: 'target', name: say('get-plan'), what: say('get-plan-more', { minutes: plan.dailyMinutes }) },
    { icon: 'list', name: practice, what: skillSummary(plan.skills) },
    { icon: 'wave', name: say('get-flights'), what: say('get-flights-more') },
    { icon: 'shield', name: say('get-stop'), what: say('get-stop-more') },
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
  if (first === undefined) return say('attention-first');
  return others.length === 0 ? first.label : say('skill-and-more', { skill: first.label, count: others.length });
}
