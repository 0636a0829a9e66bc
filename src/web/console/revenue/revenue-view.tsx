import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { RevenueQuery, RevenueReport } from '#contract/console/revenue.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import chart from '../kit/chart.module.css';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { BridgePanel } from './bridge-panel.tsx';
import { ChargebacksPanel } from './chargebacks-chart.tsx';
import { MonthsPanel, OthersPanel, SplitPanel } from './money-table.tsx';
import { MonthSums } from './month-sums.tsx';
import { NetChart } from './net-chart.tsx';
import { ReconciliationBanner } from './reconciliation-banner.tsx';
import { RefundsPanel } from './refunds-table.tsx';
import { RenewalRates } from './renewal-rates.tsx';
import { RenewalsTriangle } from './renewals-triangle.tsx';
import styles from './revenue.module.css';
import { RevenueFigures } from './revenue-figures.tsx';
import { RevenueFilters } from './revenue-filters.tsx';
import { readRevenueQuery, revenueSearch, withChoice } from './revenue-query.ts';
import { TrialsPanel } from './trials-chart.tsx';
import { ValuePanel } from './value-chart.tsx';
import { VisitorsPanel } from './visitors-panel.tsx';

/** Money by the provider's payouts. The address holds the filters, so that Back works and a page can be shared. */
export function RevenueView() {
  const query = readRevenueQuery(useSearch());
  const { loaded, isOld, retry } = useCall(consoleCalls.readRevenue, { query });
  const report = loaded !== null && 'data' in loaded ? loaded.data : null;
  const show = (next: RevenueQuery) => navigate(`${consolePaths.revenue}?${revenueSearch(next)}`);
  return (
    <>
      <PageHead
        title="Revenue"
        about={`Net of tax, fees, refunds and chargebacks.${report === null ? '' : ` ${report.currency}, UTC.`}`}
      >
        {report !== null && <RevenueFilters query={query} report={report} onQuery={show} />}
      </PageHead>
      <ReconciliationBanner />
      {loaded === null ? <Skeleton lines={8} /> : <LoadingFigures loaded={loaded} retry={retry} />}
      {report !== null && (
        <StaleData isOld={isOld}>
          <Report report={report} query={query} onQuery={show} />
        </StaleData>
      )}
    </>
  );
}

interface ReportProps {
  report: RevenueReport;
  query: RevenueQuery;
  onQuery(query: RevenueQuery): void;
}

function Report({ report, query, onQuery }: ReportProps) {
  const [chosen, setCurrency] = useState<string | null>(null);
  const bridge = report.bridges.find(({ currency }) => currency === chosen) ?? report.bridges[0];
  const month = report.months.find((one) => one.month === report.query.month);
  if (report.complete_from === null) {
    return (
      <Panel title="Nothing is sold yet">
        <p className={styles.nobody}>
          The first payment shows here the next day, with what the provider keeps of it and pays out.
        </p>
      </Panel>
    );
  }
  return (
    <ErrorBoundaries>
      <p className={styles.since}>
        Counted until <Time at={report.counted_until} />. Fees, payouts and changes of subscriptions are complete from{' '}
        <Time at={report.complete_from} as="date" /> on; before, as far as they are known.
      </p>
      <RevenueFigures report={report} />
      {bridge !== undefined && <BridgePanel bridges={report.bridges} bridge={bridge} onCurrency={setCurrency} />}
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <Panel title="Net by month" aside={<NetLegend />}>
          <NetChart months={report.months} currency={report.currency} />
        </Panel>
        {month !== undefined && <MonthSums month={month} currency={report.currency} />}
      </div>
      <SplitPanel report={report} onSplit={(by) => onQuery(withChoice(query, 'split', by))} />
      {report.visitors !== null && (
        <VisitorsPanel month={report.query.month} visitors={report.visitors} currency={report.currency} />
      )}
      <Customers report={report} query={query} onQuery={onQuery} />
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <ChargebacksPanel months={report.months} />
        <RefundsPanel returns={report.returns} />
      </div>
      <MonthsPanel report={report} />
      <OthersPanel others={report.others} />
    </ErrorBoundaries>
  );
}

function NetLegend() {
  return (
    <span className={chart.legend}>
      <span>
        <i className={chart.s} />
        net
      </span>
      <span>
        <i className={styles.keyLess} />
        given back
      </span>
    </span>
  );
}

/** Retention and revenue of the customers of one plan, because plans differ in their interval. */
function Customers({ report, query, onQuery }: ReportProps) {
  const { customers, trials, currency } = report;
  return (
    <>
      {customers !== null && (
        <>
          <div className={styles.sectionHead}>
            <h2 className={styles.section}>{`Customers of the ${customers.name}`}</h2>
            {query.plan === undefined && report.options.plans.length > 1 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser
              <span className={form.choice} role="group" aria-label="Plan">
                {report.options.plans.map(({ id, name }) => (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={id === customers.plan}
                    onClick={() => onQuery(withChoice(query, 'customers_of', String(id)))}
                  >
                    {name}
                  </button>
                ))}
              </span>
            )}
          </div>
          <RenewalsTriangle customers={customers} currency={currency} />
        </>
      )}
      <div className={`${kit.grid} ${kit.gridHalf}`}>
        {customers !== null && <ValuePanel customers={customers} currency={currency} />}
        <TrialsPanel trials={trials} />
      </div>
      {customers !== null && <RenewalRates customers={customers} />}
    </>
  );
}
