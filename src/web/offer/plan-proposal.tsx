import type { Plan } from '../../quiz/plan';
import { goalForArea } from '../../quiz/plan-proposal';
import type { Area, LevelContent } from '../../quiz/quiz';
import { areaWords } from '../plan/area-words';
import { habitForGoal } from '../plan/exercises';
import { PaceChip } from '../plan/pace-chip';
import { ScenePicture } from '../quiz/scene-picture';
import { Icon } from '../ui/icon';
import styles from './plan-proposal.module.css';

interface PlanProposalProps {
  plan: Plan;
  /** Those with the most signs, strongest first. */
  areas: readonly Area[];
  content: LevelContent;
}

/** What the answers suggest, and for each goal the reason. It says that nobody was asked. */
export function PlanProposal({ plan, areas, content }: PlanProposalProps) {
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <div className={styles.picture}>
        <ScenePicture name={content.imgForPaywall} shape="banner" />
      </div>
      <div className={styles.words}>
        <h2 id="proposal">Proposed from your answers</h2>
        <PaceChip minutes={plan.dailyMinutes} />
        <p className="muted">
          We did not ask for your goals, so these come from your answers. Four weeks, {plan.dailyMinutes} minutes a day,
          to go with your result “{content.word}”.
        </p>
        {areas.length === 0 ? (
          <p>Your answers point to no area in particular. So this is a light practice for attention.</p>
        ) : (
          <ol className={styles.goals}>
            {areas.map((area, index) => (
              <Goal key={area} area={area} isFirst={index === 0} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Goal({ area, isFirst }: { area: Area; isFirst: boolean }) {
  const goal = goalForArea(area);
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={habitForGoal(goal).icon} size={22} />
      </span>
      <span>
        <b>{goal.label}</b>
        <span className="small muted">
          {startOfSentence(areaWords[area])} came up {isFirst ? 'most' : 'next'} in your answers.
        </span>
      </span>
    </li>
  );
}

function startOfSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
