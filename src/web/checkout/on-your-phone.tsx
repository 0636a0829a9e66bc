import { useId, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './on-your-phone.module.css';

/** § 2, the download: how to use the site on a phone, shown on request. */
export function OnYourPhone() {
  const [isOpen, setOpen] = useState(false);
  const stepsId = useId();
  return (
    <section className="stack-small" aria-label="On your phone">
      <Button wide variant="white" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={stepsId}>
        <Icon name="phone" />
        Get it on your phone
      </Button>
      <div id={stepsId}>{isOpen && <PhoneSteps />}</div>
    </section>
  );
}

const phones = [
  { name: 'iPhone', browser: 'Safari', steps: ['Tap Share, the square with the arrow', 'Tap “Add to Home Screen”'] },
  { name: 'Android', browser: 'Chrome', steps: ['Tap the three dots', 'Tap “Add to Home screen”'] },
];

function PhoneSteps() {
  useScreenEvents('screen36_open', 'screen36_close', { type: 'download' });
  return (
    <div className={styles.phones}>
      <p className={styles.honest}>
        <b>The phone app is not out yet.</b>
        <span>{` ${brand} on the web works on your phone. Put it on your home screen, and it opens with one tap.`}</span>
      </p>
      {phones.map(({ name, browser, steps }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol className={styles.steps}>
            <li>
              <span>{`In ${browser}, open `}</span>
              <b>{location.host + paths.train}</b> and sign in
            </li>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
