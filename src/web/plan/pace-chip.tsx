import { dailyTimeName } from '../../quiz/daily-time';
import { Chip } from '../ui/chip';

/** § 3: the daily time with what it is called: "Serious · 10 min a day". */
export function PaceChip({ minutes }: { minutes: number }) {
  return (
    <p>
      <Chip tone="level-2">
        {dailyTimeName(minutes)} · {minutes} min a day
      </Chip>
    </p>
  );
}
