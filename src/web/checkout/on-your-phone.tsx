import { useId, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './on-your-phone.module.css';
import { say } from './success-copy.ts';

/** § 2, the download: how to use the site on a phone, shown on request. */
export function OnYourPhone() {
  const [isOpen, setOpen] = useState(false);
  const stepsId = useId();
  return (
    <section className="stack-small" aria-label={say('phone')}>
      <Button wide variant="white" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={stepsId}>
        <Icon name="phone" />
        <span>{say('phone-get')}</span>
      </Button>
      <div id={stepsId}>{isOpen && <PhoneSteps />}</div>
    </section>
  );
}

const phones = [
  { name: 'iPhone', browser: 'Safari', steps: ['phone-share', 'phone-add'] },
  { name: 'Android', browser: 'Chrome', steps: ['phone-dots', 'phone-add-android'] },
] as const;

function PhoneSteps() {
  useScreenEvents('screen36_open', 'screen36_close', { type: 'download' });
  return (
    <div className={styles.phones}>
      <p className={styles.honest}>
        <b>{say('phone-not-out')}</b>
        <span>{` ${say('phone-web', { brand })}`}</span>
      </p>
      {phones.map(({ name, browser, steps }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol className={styles.steps}>
            <li>
              <DrawnText
                values={{ page: <b>{location.host + paths.train}</b> }}
                text={(marks) => say('phone-open', { browser, ...marks })}
              />
            </li>
            {steps.map((step) => (
              <li key={step}>{say(step)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
