import { useId } from 'react';
import { brand } from '#contract/brand.ts';
import type { TrainingReminder } from '#contract/training.ts';
import { RowFold, Rows } from '#web/ui/rows.tsx';
import { CalendarForm, type CalendarTimes } from './calendar-form.tsx';
import styles from './reminder-card.module.css';
import { WeeklyEmailForm } from './weekly-email-form.tsx';

interface ReminderCardProps {
  /** Null while there is no weekly email. */
  reminder: TrainingReminder | null;
  /** The device's time zone (IANA name); null when the browser cannot name it. */
  timeZone: string | null;
  onCalendar(times: CalendarTimes): void;
  /** Null stops the email. Resolves to a text when the call failed. */
  onEmail(reminder: TrainingReminder | null): Promise<string | null>;
}

/** Two kinds of reminders, both off until the person asks for one. Neither mentions the content of the training. */
export function ReminderCard({ reminder, timeZone, onCalendar, onEmail }: ReminderCardProps) {
  const titleId = useId();
  return (
    <section className="stack-small" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Reminders
      </h2>
      <p className="small muted">
        {`Only if you like. Both say no more than “${brand}”, so nobody learns from them what you do.`}
      </p>
      <Rows>
        <RowFold icon="calendar" label="In your calendar">
          <CalendarForm onCalendar={onCalendar} />
        </RowFold>
        <RowFold icon="mail" label="One email a week" detail={reminder === null ? 'Off' : 'On'}>
          <WeeklyEmailForm reminder={reminder} timeZone={timeZone} onEmail={onEmail} />
        </RowFold>
      </Rows>
    </section>
  );
}
