import { dailyTimeName } from '#quiz/engine/daily-time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { say } from './plan-copy.ts';

/** § 3: the daily time with its name, such as "Serious · 10 min a day". */
export function PaceChip({ minutes }: { minutes: number }) {
  return (
    <p>
      <Chip tone="level-2">{say('pace', { pace: dailyTimeName(minutes), minutes })}</Chip>
    </p>
  );
}
