import type { SeriesProgress } from '#training/progress/exercise-progress.ts';
import { unitOf } from '#training/progress/natural-unit.ts';
import { chartName } from '#training/progress/series-copy.ts';
import { Chart } from './chart.tsx';
import { axisAround } from './chart-axis.ts';
import { scoresShown } from './chart-drawing.ts';

/** Two ordinary ups and downs to either side, so that the first sessions do not look far apart. */
const leastNoises = 4;

/** A series of an exercise or a yardstick, in its own unit. */
export function SeriesChart({ series, isLarge = false }: { series: SeriesProgress; isLarge?: boolean }) {
  const { exercise, points, rule, verdict } = series;
  const look = verdict.kind === 'not yet' ? null : verdict.comparison;
  const room = { leastSpan: leastNoises * rule.noise, mostMarks: isLarge ? 6 : 5 };
  return (
    <Chart
      points={points}
      look={look}
      compared={rule.compared}
      fewest={rule.fewest}
      axis={axisAround(scoresShown({ points, look }), unitOf(exercise), room)}
      name={chartName(series)}
      one="session"
      isLarge={isLarge}
    />
  );
}
