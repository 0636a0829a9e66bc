import { allCohorts, type Cohort } from '#contract/cohort.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { dayOf, latestDays } from '#contract/day.ts';
import { notify } from '#web/platform/notify.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './funnel-filters.module.css';
import { spanLabel } from './report-labels.ts';

interface FunnelFiltersProps {
  query: FunnelQuery;
  /** Null while it loads. */
  report: FunnelReport | null;
  onQuery(query: FunnelQuery): void;
}

interface FiltersProps extends FunnelFiltersProps {
  /** The filters that the operator's role permits. */
  by: { quiz: boolean; source: boolean };
}

const cohorts: readonly (Cohort | undefined)[] = [undefined, ...allCohorts];

export function FunnelFilters({ query, report, onQuery, by }: FiltersProps) {
  return (
    <div className={styles.filters}>
      {by.quiz && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser
        <div className={styles.segments} role="group" aria-label="Cohort">
          {cohorts.map((cohort) => (
            <button
              key={cohort ?? 'all'}
              type="button"
              aria-pressed={query.cohort === cohort}
              onClick={() => onQuery(withCohort(query, cohort))}
            >
              {cohort ?? 'All'}
            </button>
          ))}
        </div>
      )}
      <SpanChoice query={query} onQuery={onQuery} />
      {by.source && <SourceChoice query={query} report={report} onQuery={onQuery} />}
      <CsvLink report={report} />
    </div>
  );
}

function withCohort({ cohort: _before, ...query }: FunnelQuery, cohort: Cohort | undefined): FunnelQuery {
  return { ...query, ...(cohort !== undefined && { cohort }) };
}

function SpanChoice({ query, onQuery }: Pick<FunnelFiltersProps, 'query' | 'onQuery'>) {
  const now = serverNow();
  const today = dayOf(now);
  return (
    <details className={styles.span}>
      <summary className={styles.pill}>
        <Icon name="calendar" size={18} />
        <span>{spanLabel(query.from, query.to)}</span>
      </summary>
      <form
        className={styles.spanForm}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onQuery({ ...query, from: String(form.get('from')), to: String(form.get('to')) });
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
                onQuery({ ...query, ...latestDays(now, days) });
                event.currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              {`${days} days`}
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
/** The prefix prevents a campaign's name from equalling another option. */
const optionOf = (source: string) => `is:${source}`;

function SourceChoice({ query, report, onQuery }: FunnelFiltersProps) {
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
          onQuery(value === anySource ? others : { ...others, source: value.slice(optionOf('').length) })
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

const notifyNotLoaded = () => notify('The file could not be made: its code did not load. Try again.');

function CsvLink({ report }: Pick<FunnelFiltersProps, 'report'>) {
  const save = async () => {
    if (report === null) return;
    // Loaded on demand, because its package is larger than the rest of the view.
    const { reportCsv, reportFileName } = await import('#contract/console/report-csv.ts');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([reportCsv(report)], { type: 'text/csv' }));
    link.download = reportFileName(report.query);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button
      type="button"
      className={styles.pill}
      aria-disabled={report === null || undefined}
      onClick={() => save().catch(notifyNotLoaded)}
    >
      <Icon name="download" size={18} />
      CSV
    </button>
  );
}
