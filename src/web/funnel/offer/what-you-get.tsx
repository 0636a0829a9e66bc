import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { Card } from '#web/ui/card.tsx';
import { Included } from './included.tsx';
import { say } from './paywall-copy.ts';
import { TodayPicture } from './today-picture.tsx';
import styles from './what-you-get.module.css';

interface WhatYouGetProps {
  plan: Plan;
  form: PlanForm;
  /** The purpose of the exercises. */
  practice: string;
  /** Epoch ms, of the server. */
  now: number;
}

/** What is bought: a picture of Today with the visitor's own first day, and what else a subscription includes. */
export function WhatYouGet({ plan, form, practice, now }: WhatYouGetProps) {
  return (
    <Card title={say('what-you-get')}>
      <div className={styles.get}>
        <div className={styles.stand}>
          <TodayPicture plan={plan} form={form} now={now} />
        </div>
        <Included plan={plan} practice={practice} />
      </div>
    </Card>
  );
}
