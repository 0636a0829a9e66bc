import { type ReactNode, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { CancelReason } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioOption } from '#web/ui/radio-option.tsx';
import styles from './cancel-page.module.css';

const reasonLabels: Record<CancelReason, string> = {
  cost: 'It costs too much',
  time: 'I don’t have the time',
  'no-help': 'It didn’t help me',
  'not-working': 'Something didn’t work',
  'got-what-i-needed': 'I got what I needed',
  other: 'Another reason',
};
const reasons = Object.keys(reasonLabels) as CancelReason[];

interface CancelFormProps {
  /** The plan's name, for users who have not just seen it. */
  plan?: string;
  /** ISO 8601; null without paid time, undefined while unknown. */
  until: string | null | undefined;
  onCancel(reason: CancelReason | null): Promise<void>;
  /** Target of “Keep it”. */
  keepHref: string;
  /** An alternative to offer below the buttons. */
  instead?: ReactNode;
}

/**
 * Explains cancelling and offers both choices with equal weight. The reason is optional. The line with the date keeps
 * its space before the date is known, so that the button does not move during a press.
 */
export function CancelForm({ plan, until, onCancel, keepHref, instead }: CancelFormProps) {
  const [reason, setReason] = useState<CancelReason | null>(null);
  const { onSubmit } = useSubmit(() => onCancel(reason));
  return (
    <div className={styles.columns}>
      <section className={styles.what}>
        <h1 tabIndex={-1}>Cancel your subscription</h1>
        {plan !== undefined && <p className="muted number">{plan}</p>}
        <ul className={styles.facts}>
          {until !== null && (
            <li>
              <Icon name="calendar" />
              <span>
                You can use {brand} until{' '}
                {until === undefined ? <span>your paid time ends</span> : <LongDate iso={until} />}
                <span>.</span>
              </span>
            </li>
          )}
          <li>
            <Icon name="card" />
            <span>No more payments after today.</span>
          </li>
          <li>
            <Icon name="heart" />
            <span>Your results and plan stay if you come back.</span>
          </li>
        </ul>
      </section>
      <section className={styles.why}>
        <form className={styles.form} onSubmit={onSubmit}>
          <fieldset className={styles.reasons}>
            <legend>
              <h2>
                Want to tell us why? <span className={styles.optional}>Optional</span>
              </h2>
            </legend>
            {reasons.map((each) => (
              <RadioOption
                key={each}
                group="reason"
                value={each}
                label={reasonLabels[each]}
                chosen={reason === each}
                onChoose={() => setReason(each)}
              />
            ))}
          </fieldset>
          <div className={styles.actions}>
            <Button type="submit" wide variant="warning">
              Cancel subscription
            </Button>
            <Button wide variant="white" href={keepHref}>
              Keep it
            </Button>
          </div>
        </form>
        {instead}
      </section>
    </div>
  );
}

function LongDate({ iso }: { iso: string }) {
  return <b className="number">{longDate(iso)}</b>;
}
