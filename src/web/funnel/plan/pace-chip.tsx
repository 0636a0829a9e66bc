import { dailyTimeName } from '#quiz/engine/daily-time.ts';
import { Chip } from '#web/ui/chip.tsx';

/** § 3: the daily time with its name, such as "Serious · 10 min a day". */
export function PaceChip({ minutes }: { minutes: number }) {
  return (
    <p>
      <Chip tone="level-2">{`${dailyTimeName(minutes)} · ${minutes} min a day`}</Chip>
    </p>
  );
}
