import { serverNow } from '#web/platform/server-now.ts';
import { useConsoleSession } from '../session/console-session.ts';
import { dayText, nearDayText, timeText } from './format-time.ts';

interface TimeProps {
  /** ISO 8601. */
  at: string;
  /** Default: the day with its time. A date has its year always. */
  as?: 'day' | 'date' | 'time' | 'both' | 'second';
}

/** A time in the operator's own time zone, with UTC on hover. The present year is left out. */
export function Time({ at, as = 'both' }: TimeProps) {
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const day = as === 'date' ? dayText(at, timeZone) : nearDayText(at, timeZone, serverNow());
  const time = timeText(at, timeZone, as === 'second');
  const text = as === 'day' || as === 'date' ? day : as === 'time' ? time : `${day}, ${time}`;
  return (
    <time dateTime={at} title={`${dayText(at, 'UTC')}, ${timeText(at, 'UTC')} UTC`}>
      {text}
    </time>
  );
}
