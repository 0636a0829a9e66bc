import { type ReactNode, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { CancelReason } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { useSubmit } from '#web/platform/use-submit.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RadioOption } from '#web/ui/radio-option.tsx';
import styles from './cancel-page.module.css';
import { say } from './leaving-copy.ts';

const reasons: readonly CancelReason[] = ['cost', 'time', 'no-help', 'not-working', 'got-what-i-needed', 'other'];

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
        <h1 tabIndex={-1}>{say('title')}</h1>
        {plan !== undefined && <p className="muted number">{plan}</p>}
        <ul className={styles.facts}>
          {until !== null && (
            <li>
              <Icon name="calendar" />
              <span>
                <OpenUntil until={until} />
              </span>
            </li>
          )}
          <li>
            <Icon name="card" />
            <span>{say('no-more-payments')}</span>
          </li>
          <li>
            <Icon name="heart" />
            <span>{say('stays')}</span>
          </li>
        </ul>
      </section>
      <section className={styles.why}>
        <form className={styles.form} onSubmit={onSubmit}>
          <fieldset className={styles.reasons}>
            <legend>
              <h2>
                <span>{say('why')}</span> <span className={styles.optional}>{say('optional')}</span>
              </h2>
            </legend>
            {reasons.map((each) => (
              <RadioOption
                key={each}
                group="reason"
                value={each}
                label={say(`why-${each}`)}
                chosen={reason === each}
                onChoose={() => setReason(each)}
              />
            ))}
          </fieldset>
          <div className={styles.actions}>
            <Button type="submit" wide variant="warning">
              {say('cancel')}
            </Button>
            <Button wide variant="white" href={keepHref}>
              {say('keep')}
            </Button>
          </div>
        </form>
        {instead}
      </section>
    </div>
  );
}

function OpenUntil({ until }: { until: string | undefined }) {
  if (until === undefined) return <span>{say('until-unknown', { brand })}</span>;
  return (
    <DrawnText
      values={{ date: <b className="number">{longDate(until)}</b> }}
      text={(marks) => say('until', { brand, ...marks })}
    />
  );
}
