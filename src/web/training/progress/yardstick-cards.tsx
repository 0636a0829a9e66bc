import { runsOf } from '#training/entries/fold.ts';
import { ruleFor } from '#training/progress/noise-table.ts';
import { type Series, seriesOfMeasured } from '#training/progress/series-points.ts';
import { verdictOf } from '#training/progress/verdict.ts';
import { verdictWords } from '#training/progress/verdict-words.ts';
import { type YardstickId, yardstickIds, yardstickOf } from '#training/run/yardstick.ts';
import { progressNote } from '#training/yardsticks/yardstick-words.ts';
import { Card } from '#web/ui/card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';

/** A card for each yardstick that was measured, with what can be said of it. */
export function YardstickCards({ training: { folded, state } }: Pick<ProgressCardProps, 'training'>) {
  return yardstickIds
    .filter((id) => runsOf(folded, id).length > 0)
    .map((id) => (
      <YardstickCard key={id} id={id} series={seriesOfMeasured(folded, id)[0] ?? null} refitted={state?.noise} />
    ));
}

interface YardstickCardProps {
  id: YardstickId;
  /** The one with the newest session; null when no session has a score. */
  series: Series | null;
  /** Ordinary ups and downs, where the account has them. */
  refitted?: Readonly<Record<string, number>>;
}

function YardstickCard({ id, series, refitted }: YardstickCardProps) {
  const points = series?.points ?? [];
  const { title, text } = verdictWords(verdictOf(points, ruleFor(id, '', refitted)), { exercise: id, points });
  return (
    <Card title={yardstickOf(id).name}>
      <p className="caption quiet">
        Measured, not trained · {points.length} {points.length === 1 ? 'session' : 'sessions'}
      </p>
      <h3>{title}</h3>
      <p className="small muted">{text}</p>
      <p className="small muted">{progressNote[id]}</p>
    </Card>
  );
}
