import type { MeasuredId } from '#training/yardsticks/yardstick.ts';
import type { RunSetup } from './task.ts';
import type { Source, Trial } from './trial.ts';

/** Answers are slower on a touch screen, so each device class has series of its own (training.md § 2.2). */
export type DeviceClass = 'phone' | 'tablet' | 'desktop';

/** The name of a series: only runs of one series are ever compared (training.md § 4.1). */
export function seriesOf(
  exercise: MeasuredId,
  { variant, form }: Pick<RunSetup, 'variant' | 'form'>,
  device: DeviceClass,
  source: Source,
): string {
  return [exercise, variant || 'plain', form, device, source].join('/');
}

/** What most answers were given with; null without an answer. */
export function mainSource(trials: readonly Pick<Trial, 'src'>[]): Source | null {
  const counts = new Map<Source, number>();
  for (const { src } of trials) if (src !== null) counts.set(src, (counts.get(src) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
