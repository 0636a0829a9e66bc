import type { RevenueQuery, RevenueReport } from '#contract/console/revenue.ts';
import filter from '../kit/filter.module.css';
import { FilterSelect } from '../kit/filter-select.tsx';
import form from '../kit/form.module.css';
import { longMonthText, monthName } from './format-day.ts';
import { withChoice } from './revenue-query.ts';

interface RevenueFiltersProps {
  query: RevenueQuery;
  report: RevenueReport;
  onQuery(query: RevenueQuery): void;
}

const mostMonths = 2;
const textOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }));

/** The filters of the report: month, plan, country and source. The address holds all of them. */
export function RevenueFilters({ query, report, onQuery }: RevenueFiltersProps) {
  const { options, months } = report;
  const offered = months.slice(0, mostMonths).reverse();
  const known = offered.some(({ month }) => month === report.query.month);
  const choose = <Name extends keyof RevenueQuery>(name: Name, value: RevenueQuery[Name] | undefined) =>
    onQuery(withChoice(query, name, value));
  return (
    <span className={filter.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser */}
      <span className={form.choice} role="group" aria-label="Month">
        {!known && (
          <button type="button" aria-pressed="true">
            {longMonthText(report.query.month)}
          </button>
        )}
        {offered.map(({ month, until }) => (
          <button
            key={month}
            type="button"
            aria-pressed={month === report.query.month}
            onClick={() => choose('month', month)}
          >
            {until === null ? longMonthText(month) : `${monthName(month)} so far`}
          </button>
        ))}
      </span>
      <FilterSelect
        label="Plan"
        value={query.plan ?? ''}
        any="Any"
        options={options.plans.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(value) => choose('plan', value === '' ? undefined : value)}
      />
      <FilterSelect
        label="Country"
        value={query.country ?? ''}
        any="Any"
        options={textOptions(options.countries)}
        onChange={(value) => choose('country', value === '' ? undefined : value)}
      />
      {options.sources !== null && (
        <FilterSelect
          label="Source"
          value={query.source ?? ''}
          any="Any"
          options={textOptions(options.sources)}
          onChange={(value) => choose('source', value === '' ? undefined : value)}
        />
      )}
      {options.campaigns !== null && options.campaigns.length > 0 && (
        <FilterSelect
          label="Campaign"
          value={query.campaign ?? ''}
          any="Any"
          options={textOptions(options.campaigns)}
          onChange={(value) => choose('campaign', value === '' ? undefined : value)}
        />
      )}
      {options.quizzes !== null && (
        <FilterSelect
          label="Quiz"
          value={query.cohort ?? ''}
          any="Any"
          options={textOptions(options.quizzes)}
          onChange={(value) =>
            choose(
              'cohort',
              options.quizzes?.find((quiz) => quiz === value),
            )
          }
        />
      )}
    </span>
  );
}
