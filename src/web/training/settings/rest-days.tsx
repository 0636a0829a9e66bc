import { pressedWeekday } from './pressed-weekday.ts';
import { Weekdays } from './weekdays.tsx';

interface RestDaysProps {
  /** 0 is Monday. */
  chosen: readonly number[];
  onChange(days: readonly number[]): void;
}

/** Chooses the weekdays without training. None by default. */
export function RestDays({ chosen, onChange }: RestDaysProps) {
  return (
    <Weekdays
      legend="Rest days"
      kind="checkbox"
      chosen={chosen}
      onPress={(day) => onChange(pressedWeekday(chosen, day))}
    >
      On these days nothing waits. You can still do one thing.
    </Weekdays>
  );
}
