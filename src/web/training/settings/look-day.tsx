import { lookCopy } from '#training/weekly-look/look-copy.ts';
import { Weekdays } from './weekdays.tsx';

interface LookDayProps {
  /** 0 is Monday; null before the first training day, whose weekday counts until another one is chosen. */
  chosen: number | null;
  onChange(day: number): void;
}

/** Chooses the weekday on which the weekly look opens. */
export function LookDay({ chosen, onChange }: LookDayProps) {
  return (
    <Weekdays legend={lookCopy.weekday} kind="radio" chosen={chosen === null ? [] : [chosen]} onPress={onChange}>
      {lookCopy.weekdayHint}
    </Weekdays>
  );
}
