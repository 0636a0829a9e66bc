import { useState } from 'react';
import type { PauseBody, SubscriptionDetails } from '#contract/subscription.ts';
import { RadioOption } from '#web/ui/radio-option.tsx';
import styles from './confirm-card.module.css';
import { ConfirmCard } from './confirm-card.tsx';
import { monthsLabel, pauseLengths, pausePlanCopy } from './pause-copy.ts';
import { pauseSubscription } from './subscription-changes.ts';

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
      title="Take a pause"
      confirm={months === null ? 'Pause' : `Pause for ${monthsLabel(months)}`}
      disabledReason={months === null ? 'Choose how long first.' : undefined}
      onConfirm={pause}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">How long</legend>
        {pauseLengths.map((length) => (
          <RadioOption
            key={length}
            group="months"
            value={String(length)}
            label={monthsLabel(length)}
            chosen={length === months}
            onChoose={() => setMonths(length)}
          />
        ))}
      </fieldset>
      <p className="muted" aria-live="polite">
        {months === null
          ? 'A pause begins at the end of what is paid for. You can take it back until then.'
          : pausePlanCopy(subscription, months)}
      </p>
    </ConfirmCard>
  );
}
