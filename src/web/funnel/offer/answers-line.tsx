import type { Offer } from '#contract/offer.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { answersCopy } from '#training/plan/answers-copy.ts';
import styles from './answers-line.module.css';

interface AnswersLineProps {
  plan: Plan;
  /** Null while they load. */
  offers: readonly Pick<Offer, 'interval'>[] | null;
}

/** On how many exercises each length has an answer, by the rule of the visitor's own plan. */
export function AnswersLine({ plan, offers }: AnswersLineProps) {
  return (
    <p className={`${styles.answers} small muted`}>
      {answersCopy(
        plan,
        (offers ?? []).map(({ interval }) => interval),
      )}
    </p>
  );
}
