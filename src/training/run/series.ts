import type { Form, RunSetup } from './task.ts';
import type { Source, Trial } from './trial.ts';
import type { MeasuredId } from './yardstick.ts';

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

/** The parts of a series' name. */
export interface SeriesParts {
  exercise: string;
  /** Empty for an exercise without variants. */
  variant: string;
  form: Form;
  device: DeviceClass;
  source: Source;
}

const forms: readonly string[] = ['timed', 'untimed', 'still'] satisfies Form[];
const devices: readonly string[] = ['phone', 'tablet', 'desktop'] satisfies DeviceClass[];
const sources: readonly string[] = ['touch', 'mouse', 'key'] satisfies Source[];

/** The parts of a name that `seriesOf` made; null for any other text. */
export function partsOfSeries(name: string): SeriesParts | null {
  const [exercise = '', variant = '', form = '', device = '', source = '', ...more] = name.split('/');
  const isOurs = forms.includes(form) && devices.includes(device) && sources.includes(source) && more.length === 0;
  if (!isOurs || exercise === '' || variant === '') return null;
  return { exercise, variant: variant === 'plain' ? '' : variant, form, device, source } as SeriesParts;
}

/** The source of most answers; null without an answer. */
export function mainSource(trials: readonly Pick<Trial, 'src'>[]): Source | null {
  const counts = new Map<Source, number>();
  for (const { src } of trials) if (src !== null) counts.set(src, (counts.get(src) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
