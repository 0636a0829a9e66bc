import { type ReactNode, useState } from 'react';
import { brand } from '../../contract/brand';
import type { CancelReason } from '../../contract/subscription';
import { longDate } from '../platform/format-date';
import { useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { RadioOption } from '../ui/radio-option';
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
  /** What is cancelled, for whoever has not just seen it. */
  plan?: string;
  /** ISO 8601; null when nothing is paid for, undefined while it is not known. */
  until: string | null | undefined;
  onCancel(reason: CancelReason | null): Promise<void>;
  /** Where “Keep it” leads. */
  keepHref: string;
  /** What may be offered instead, below the buttons. */
  instead?: ReactNode;
}

/**
 * What cancelling means, and the two ways on, of equal weight. The reason may be left out. The line of the date is there
 * before the date: coming later, it would move the button away from under a press.
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
                You can use {brand} until {until === undefined ? 'your paid time ends' : <LongDate iso={until} />}.
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
