import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pressedWeekday } from './pressed-weekday.ts';
import { Weekdays } from './weekdays.tsx';

export interface CalendarTimes {
  /** 0 is Monday; at least one. */
  weekdays: readonly number[];
  /** `HH:MM`, in the person's local time. */
  time: string;
}

/** Weekdays and a time for the device's calendar. The choice is stored only there. */
export function CalendarForm({ onCalendar }: { onCalendar(times: CalendarTimes): void }) {
  const titleId = useId();
  const noteId = useId();
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [time, setTime] = useState('');
  const [step, setStep] = useState<'choosing' | 'incomplete' | 'made'>('choosing');

  function make(event: FormEvent) {
    event.preventDefault();
    const isComplete = weekdays.length > 0 && time !== '';
    if (isComplete) onCalendar({ weekdays, time });
    setStep(isComplete ? 'made' : 'incomplete');
  }

  return (
    <form className="stack-small" aria-labelledby={titleId} onSubmit={make} noValidate>
      <h3 id={titleId} className="visually-hidden">
        In your calendar
      </h3>
      <Weekdays
        legend="On which days?"
        kind="checkbox"
        chosen={weekdays}
        onPress={(day) => setWeekdays(pressedWeekday(weekdays, day))}
      >
        A new reminder takes the place of the old one. To end it, delete it in your calendar.
      </Weekdays>
      <Field
        label="At what time?"
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
        aria-describedby={noteId}
      />
      <p id={noteId} className="small muted">
        By the clock, in summer and in winter, wherever you are.
      </p>
      {step === 'incomplete' && (
        <p className="small" role="alert">
          Choose a day and a time first.
        </p>
      )}
      <Button variant="white" type="submit">
        <Icon name="download" size={20} />
        Put it into my calendar
      </Button>
      <p className="small muted" role="status">
        {step === 'made' && 'The file is saved. Open it, and your calendar takes it in.'}
      </p>
    </form>
  );
}
