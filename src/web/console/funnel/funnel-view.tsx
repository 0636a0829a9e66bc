import { navigate, useSearch } from 'wouter/use-browser-location';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { serverNow } from '#web/platform/server-now.ts';
import styles from '../frame/console.module.css';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { useMay } from '../session/console-session.ts';
import { BesideFigures } from './beside-figures.tsx';
import { DayLines } from './day-lines.tsx';
import { FunnelFigures } from './funnel-figures.tsx';
import { FunnelFilters } from './funnel-filters.tsx';
import { funnelSearch, readFunnelQuery } from './funnel-query.ts';
import { LeavingScreens } from './leaving-screens.tsx';
import { StepTable } from './step-table.tsx';

/** Filters and their report. The address holds the filters, so that Back works and a report can be shared. */
export function FunnelView() {
  const query = readFunnelQuery(useSearch(), serverNow());
  const by = { quiz: useMay('sums by quiz'), source: useMay('see campaigns') };
  const { loaded, isOld, retry } = useCall(consoleCalls.readFunnel, { query });
  const report = loaded !== null && 'data' in loaded ? loaded.data : null;
  const showQuery = (next: FunnelQuery) => navigate(`${consolePaths.funnel}?${funnelSearch(next)}`);
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>Funnels</h1>
        <FunnelFilters query={query} report={report} onQuery={showQuery} by={by} />
      </div>
      <LoadingFigures loaded={loaded} retry={retry} />
      {report !== null && (
        <StaleData isOld={isOld}>
          <Report report={report} />
        </StaleData>
      )}
    </>
  );
}

function Report({ report }: { report: FunnelReport }) {
  const mayQuizzes = useMay('sums by quiz');
  return (
    <ErrorBoundaries>
      <FunnelFigures report={report} />
      {report.figures.visits === 0 ? (
        <section className={styles.panel}>
          <div className={styles.message}>
            <p>Nobody was measured in these days. Choose other days, or take a look at the site yourself.</p>
          </div>
        </section>
      ) : (
        <>
          {mayQuizzes ? (
            <div className={styles.grid}>
              <StepTable steps={report.steps} />
              <LeavingScreens screens={report.screens} />
            </div>
          ) : (
            <StepTable steps={report.steps} />
          )}
          <section className={styles.panel}>
            <div className={styles.panelHead}>
              <h2>Visit to paid, by day</h2>
              <span className={styles.tag}>All times UTC</span>
            </div>
            <DayLines days={report.days} />
          </section>
        </>
      )}
      {report.counted_at !== undefined && (
        <p className={styles.note}>
          Counted until <Time at={report.counted_at} />. So many visits are counted every quarter of an hour.
        </p>
      )}
      <BesideFigures
        drawn={mayQuizzes ? report.drawn : null}
        bots={report.bots}
        subscribers={report.subscribers}
        payments={report.payments}
      />
      <p className={styles.note}>
        Visits and steps are of people whose use may be measured: whoever said Reject is not counted. “Paid” is who
        bought in such a browser and whose payment the provider confirmed. A day is final 48 hours after its end: what
        is sent later is not counted. Revenue and cancellations are of all buyers; refunds and chargebacks count on
        their own day. People who continue without leaving an email skip “Saved profile”; the steps after it count them
        too, from “Saw result” on.
      </p>
    </ErrorBoundaries>
  );
}
