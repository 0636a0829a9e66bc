import { useState } from 'react';
import type { PauseBody, SubscriptionDetails } from '#contract/subscription.ts';
import { RadioOption } from '#web/ui/radio-option.tsx';
import styles from './confirm-card.module.css';
import { ConfirmCard } from './confirm-card.tsx';
import { pauseLengths, pausePlanCopy } from './pause-copy.ts';
import { pauseSubscription } from './subscription-changes.ts';
import { say } from './subscription-copy.ts';

interface PauseFormProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
  onClose(): void;
}

/** Pauses for one to three months. No length is preselected. */
export function PauseForm({ subscription, onChanged, onClose }: PauseFormProps) {
  const [months, setMonths] = useState<PauseBody['months'] | null>(null);

  async function pause() {
    const changed = months === null ? null : await pauseSubscription(months);
    if (changed !== null) onChanged(changed.subscription);
  }

  return (
    <ConfirmCard
      title={say('take-pause')}
      confirm={months === null ? say('pause') : say('pause-for', { months })}
      notNow={say('not-now')}
      disabledReason={months === null ? say('pause-choose') : undefined}
      onConfirm={pause}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{say('pause-length')}</legend>
        {pauseLengths.map((length) => (
          <RadioOption
            key={length}
            group="months"
            value={String(length)}
            label={say('months', { months: length })}
            chosen={length === months}
            onChoose={() => setMonths(length)}
          />
        ))}
      </fieldset>
      <p className="muted" aria-live="polite">
        {months === null ? say('pause-begins') : pausePlanCopy(subscription, months)}
      </p>
    </ConfirmCard>
  );
}
