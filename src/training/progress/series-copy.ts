import { rungOf } from '#training/engines/hold-the-line/rung.ts';
import { exerciseOf } from '#training/exercises/exercises.ts';
import { capital, inWords } from '#training/number-words.ts';
import type { DeviceClass } from '#training/run/series.ts';
import { isYardstick, yardstickOf } from '#training/run/yardstick.ts';
import type { SeriesProgress } from './exercise-progress.ts';
import { unitOf } from './natural-unit.ts';
import type { ScoredId } from './scored.ts';
import type { Series } from './series-points.ts';
import type { Comparison } from './verdict.ts';
import { type VerdictCopy, verdictCopy } from './verdict-copy.ts';

export const measuredName = (id: ScoredId): string => (isYardstick(id) ? yardstickOf(id) : exerciseOf(id)).name;

const devices: Record<DeviceClass, string> = { phone: 'phone', tablet: 'tablet', desktop: 'computer' };

/** The conditions of a series: "Forwards, on a phone", "2 of 8 kites, on a computer, with keys". */
export function seriesName({ exercise, variant, device, form, source }: Series): string {
  const parts = [
    exercise === 'hold-the-line' && variant !== '' ? kitesOf(variant) : variant,
    `on a ${devices[device]}`,
    device === 'desktop' && source === 'key' && 'with keys',
    device !== 'desktop' && source !== 'touch' && (source === 'key' ? 'with keys' : 'with a mouse'),
    form === 'untimed' && 'without the clock',
  ];
  return capital(parts.filter(Boolean).join(', '));
}

const kitesOf = (variant: string) => `${rungOf(variant).own} of ${rungOf(variant).kites} kites`;

export const sessionsInWords = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** The note where a series begins on another device than those before it; null elsewhere. */
export function seamNote(main: Series, others: readonly Series[]): string | null {
  const from = main.points[0]!.day;
  const isNewDevice = others.some(({ device, points }) => device !== main.device && points[0]!.day < from);
  return isNewDevice ? `A new ${devices[main.device]}: a new series. Two devices are never compared.` : null;
}

/** The three numbers of a comparison, with their names (training.md § 4.4). */
export function comparisonNumbers(
  { start, now, smallest }: Comparison,
  exercise: ScoredId,
): { label: string; number: string }[] {
  const { tell, tellChange } = unitOf(exercise);
  return [
    { label: 'At the start, six sessions', number: tell(start) },
    { label: 'Your last six', number: tell(now) },
    { label: 'Smallest change to be seen', number: tellChange(smallest, start) },
  ];
}

/** The chart for people who do not see it: its subject, the verdict, and the three numbers. */
export function chartName(series: SeriesProgress): string {
  const { exercise, points, verdict } = series;
  const numbers =
    verdict.kind === 'not yet'
      ? []
      : [
          `${comparisonNumbers(verdict.comparison, exercise)
            .map(({ label, number }) => `${label}: ${number}`)
            .join('. ')}.`,
        ];
  const { title } = verdictCopy(verdict, series);
  return [`${measuredName(exercise)}, ${sessionsInWords(points.length)}. ${title}.`, ...numbers].join(' ');
}

/** With fewer sessions than this the text does not mention a result yet. */
const tooEarly = 8;

/** An exercise that was done without a score: without the clock, or cut short. */
export const unmeasuredCopy: VerdictCopy = {
  title: 'Nothing measured yet',
  text: 'A session is measured when it is done to the end and with the clock. What you did is kept.',
};

/** The copy of a series: of its verdict, or of a time before the first comparison. */
export function seriesCopy(series: SeriesProgress): VerdictCopy {
  const { points, verdict } = series;
  if (verdict.kind !== 'not yet' || points.length >= tooEarly) return verdictCopy(verdict, series);
  return {
    title: 'Too early to say',
    text: `Days go up and down. With ${inWords(points.length)} ${points.length === 1 ? 'session' : 'sessions'} nobody can tell a change from that, and we will not guess. From the sixteenth on we can.`,
  };
}
