import { brand } from '#contract/brand.ts';
import type { TrainingReminder } from '#contract/training.ts';
import { Card } from '#web/ui/card.tsx';
import { CalendarForm, type CalendarTimes } from './calendar-form.tsx';
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
  return (
    <Card title="Reminders">
      <p className="small muted">
        {`Only if you like. Both say no more than “${brand}”, so nobody learns from them what you do.`}
      </p>
      <CalendarForm onCalendar={onCalendar} />
      <WeeklyEmailForm reminder={reminder} timeZone={timeZone} onEmail={onEmail} />
    </Card>
  );
}
