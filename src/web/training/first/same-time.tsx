import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './first.module.css';
import { SameTimeScene } from './opening-scenes.tsx';

interface SameTimeProps {
  /** When today's flight ended, such as "19:10". */
  time: string;
  onCalendar(): void;
  /** Resolves to a text when the call failed. */
  onEmail(): Promise<string | null>;
  /** Asked once, and never again unasked. */
  onDone(): void;
}

/** Tomorrow, same time? Three equal answers, after the first flight alone. */
export function SameTime({ time, onCalendar, onEmail, onDone }: SameTimeProps) {
  const [fault, setFault] = useState<string | null>(null);
  async function email() {
    const reason = await onEmail();
    setFault(reason);
    if (reason === null) onDone();
  }
  return (
    <div className={classNames(styles.page, styles.asks)}>
      <div className={styles.picture}>
        <SameTimeScene />
      </div>
      <main id="main" className={styles.sheet}>
        <div>
          <h1 tabIndex={-1}>Tomorrow, same time?</h1>
          <p className="muted">{`Today you flew at ${time}.`}</p>
        </div>
        <div className={styles.choices}>
          <Choice
            icon="calendar"
            name="Calendar"
            what="Puts it in your own calendar"
            onChoose={() => {
              onCalendar();
              onDone();
            }}
          />
          <Choice
            icon="mail"
            name="Email"
            what="At most two short letters a week, stop at any time"
            onChoose={() => void email()}
          />
          <Choice icon="close" name="No" what="We will not ask again" onChoose={onDone} />
        </div>
        {fault !== null && (
          <p className="small" role="alert">
            {fault}
          </p>
        )}
      </main>
    </div>
  );
}

function Choice({ icon, name, what, onChoose }: { icon: IconName; name: string; what: string; onChoose(): void }) {
  return (
    <button type="button" className={styles.choice} onClick={onChoose}>
      <Icon name={icon} />
      <span>
        <span>{name}</span>
        <small>{what}</small>
      </span>
    </button>
  );
}
