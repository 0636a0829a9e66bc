import { type FormEvent, useId, useRef, useState } from 'react';
import type { TrainingReminder } from '#contract/training.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './reminder-card.module.css';
import { weekdayNames } from './weekday-names.ts';

interface WeeklyEmailFormProps {
  reminder: TrainingReminder | null;
  /** The device's time zone (IANA name); null when the browser cannot name it, so that the person is asked. */
  timeZone: string | null;
  /** Null stops the email. Resolves to a text when the call failed. */
  onEmail(reminder: TrainingReminder | null): Promise<string | null>;
}

const notYet = 'Choose';
const timeZones = () => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The weekly email: off until the person chooses a day and an hour, neither of which is suggested. */
export function WeeklyEmailForm({ reminder, timeZone, onEmail }: WeeklyEmailFormProps) {
  const titleId = useId();
  const [fault, setFault] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  async function save(wanted: TrainingReminder | null) {
    const reason = await onEmail(wanted);
    setFault(reason);
    // The pressed button disappears, so the focus moves to the heading.
    if (reason === null) heading.current?.focus();
  }

  return (
    <section className="stack-small" aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className="visually-hidden">
        One email a week
      </h3>
      {reminder === null ? (
        <Choosing
          timeZone={timeZone}
          onChoose={save}
          onIncomplete={() => setFault('Choose a day and an hour first.')}
        />
      ) : (
        <>
          <p className="small muted" role="status">
            {`It comes each ${weekdayNames[reminder.weekday]} at ${hours[reminder.hour]}${reminder.time_zone === timeZone ? '' : ` by the clocks of ${placeOf(reminder.time_zone)}`}. It rests while you pause, and one press in each email stops it.`}
          </p>
          <Button variant="white" onClick={() => void save(null)}>
            Stop this email
          </Button>
        </>
      )}
      {fault !== null && (
        <p className="small" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

interface ChoosingProps {
  timeZone: string | null;
  onChoose(reminder: TrainingReminder): Promise<void>;
  onIncomplete(): void;
}

function Choosing({ timeZone, onChoose, onIncomplete }: ChoosingProps) {
  const [day, setDay] = useState<string>(notYet);
  const [hour, setHour] = useState<string>(notYet);
  const [place, setPlace] = useState(timeZone ?? 'UTC');

  function send(event: FormEvent) {
    event.preventDefault();
    const chosen = { weekday: weekdayNames.indexOf(day), hour: hours.indexOf(hour) };
    if (chosen.weekday < 0 || chosen.hour < 0) onIncomplete();
    else void onChoose({ ...chosen, time_zone: place });
  }

  return (
    <form className="stack-small" onSubmit={send} noValidate>
      <p className="small muted">
        It asks for nothing. One press in the email stops it. In your first week two may come.
      </p>
      <div className={styles.choices}>
        <Select label="Day" value={day} options={[notYet, ...weekdayNames]} onChoose={setDay} />
        <Select label="Hour" value={hour} options={[notYet, ...hours]} onChoose={setHour} />
        {timeZone === null && <Select label="Clocks of" value={place} options={timeZones()} onChoose={setPlace} />}
      </div>
      <Button variant="white" type="submit">
        Send me one email a week
      </Button>
    </form>
  );
}

/** The name of the place, such as `New York` of `America/New_York`. */
function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)!.replaceAll('_', ' ');
}
