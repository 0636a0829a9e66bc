import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { goalForArea } from '#quiz/engine/plan-proposal.ts';
import type { Area, LevelContent } from '#quiz/quiz.ts';
import { habitForGoal } from '#training/exercises/exercises.ts';
import { IconTile } from '#web/ui/icon-tile.tsx';
import { areaLabels } from '../plan/area-labels.ts';
import { PaceChip } from '../plan/pace-chip.tsx';
import { ScenePicture } from '../screen-parts/scene-picture.tsx';
import { say } from './paywall-copy.ts';
import styles from './plan-proposal.module.css';

interface PlanProposalProps {
  plan: Plan;
  /** The areas with signs, strongest first. */
  areas: readonly Area[];
  content: LevelContent;
}

/** The proposed plan with the reason for each goal. It says that the quiz did not ask for goals. */
export function PlanProposal({ plan, areas, content }: PlanProposalProps) {
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <div className={styles.picture}>
        <ScenePicture name={content.imgForPaywall} shape="banner" />
      </div>
      <div className={styles.text}>
        <h2 id="proposal">{say('proposal')}</h2>
        <PaceChip minutes={plan.dailyMinutes} />
        <p className="muted">{say('proposal-more', { minutes: plan.dailyMinutes, result: content.word })}</p>
        {areas.length === 0 ? (
          <p>{say('proposal-none')}</p>
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
      <IconTile name={habitForGoal(goal).icon} />
      <span>
        <b>{goal.label}</b>
        <span className="small muted">
          {say(isFirst ? 'proposal-most' : 'proposal-next', { area: startOfSentence(areaLabels[area]) })}
        </span>
      </span>
    </li>
  );
}

function startOfSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
