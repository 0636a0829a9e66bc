import type { Cohort } from '../../contract/cohort';
import { dayOf, latestDays } from '../../contract/day';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import { reportCsv, reportFileName } from '../../contract/report-csv';
import { Icon } from '../ui/icon';
import styles from './funnel-filters.module.css';
import { spanWords } from './report-words';

interface FunnelFiltersProps {
  query: FunnelQuery;
  /** Null until it is there. */
  report: FunnelReport | null;
  onAsk(query: FunnelQuery): void;
}

const cohorts: readonly (Cohort | undefined)[] = [undefined, 'A', 'B', 'C'];

export function FunnelFilters({ query, report, onAsk }: FunnelFiltersProps) {
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser */}
      <div className={styles.segments} role="group" aria-label="Cohort">
        {cohorts.map((cohort) => (
          <button
            key={cohort ?? 'all'}
            type="button"
            aria-pressed={query.cohort === cohort}
            onClick={() => onAsk(withCohort(query, cohort))}
          >
            {cohort ?? 'All'}
          </button>
        ))}
      </div>
      <SpanChoice query={query} onAsk={onAsk} />
      <SourceChoice query={query} report={report} onAsk={onAsk} />
      <CsvLink report={report} />
    </div>
  );
}

function withCohort({ cohort: _before, ...query }: FunnelQuery, cohort: Cohort | undefined): FunnelQuery {
  return { ...query, ...(cohort !== undefined && { cohort }) };
}

function SpanChoice({ query, onAsk }: Pick<FunnelFiltersProps, 'query' | 'onAsk'>) {
  const now = Date.now();
  const today = dayOf(now);
  return (
    <details className={styles.span}>
      <summary className={styles.pill}>
        <Icon name="calendar" size={18} />
        {spanWords(query.from, query.to)}
      </summary>
      <form
        className={styles.spanForm}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onAsk({ ...query, from: String(form.get('from')), to: String(form.get('to')) });
          event.currentTarget.closest('details')?.removeAttribute('open');
        }}
      >
        <div className={styles.presets}>
          {[7, 28, 90].map((days) => (
            <button
              key={days}
              type="button"
              className={styles.pill}
              onClick={(event) => {
                onAsk({ ...query, ...latestDays(now, days) });
                event.currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              {days} days
            </button>
          ))}
        </div>
        <label>
          From
          <input key={query.from} type="date" name="from" defaultValue={query.from} max={today} required />
        </label>
        <label>
          To
          <input key={query.to} type="date" name="to" defaultValue={query.to} max={today} required />
        </label>
        <button type="submit" className={styles.pill}>
          Show
        </button>
      </form>
    </details>
  );
}

const anySource = 'any';
/** What no campaign's name can be taken for. */
const optionOf = (source: string) => `is:${source}`;

function SourceChoice({ query, report, onAsk }: FunnelFiltersProps) {
  const { source, ...others } = query;
  const known = report?.sources ?? [];
  const isListed = source === undefined || known.some((each) => each.source === source);
  const sources = isListed ? known : [{ source, people: 0 }, ...known];
  return (
    <label className={styles.pill}>
      Source
      <select
        value={source === undefined ? anySource : optionOf(source)}
        onChange={({ target: { value } }) =>
          onAsk(value === anySource ? others : { ...others, source: value.slice(optionOf('').length) })
        }
      >
        <option value={anySource}>Any</option>
        {sources.map((each) => (
          <option key={each.source} value={optionOf(each.source)}>
            {each.source === '' ? 'None' : each.source}
          </option>
        ))}
      </select>
    </label>
  );
}

function CsvLink({ report }: Pick<FunnelFiltersProps, 'report'>) {
  const save = () => {
    if (report === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([reportCsv(report)], { type: 'text/csv' }));
    link.download = reportFileName(report.query);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" className={styles.pill} aria-disabled={report === null || undefined} onClick={save}>
      <Icon name="download" size={18} />
      CSV
    </button>
  );
}
