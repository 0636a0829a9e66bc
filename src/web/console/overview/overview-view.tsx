import { useState } from 'react';
import type { Alert } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Overview, OverviewSpan } from '#contract/console/overview.ts';
import { isNewBusiness, overviewSentence } from '#contract/console/overview-copy.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { dayAndMonth } from '#contract/span-days.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AlertsPanel } from '../alerts/alerts-panel.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import form from '../kit/form.module.css';
import { dayText, timeText } from '../kit/format-time.ts';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { useConsoleSession, useMay } from '../session/console-session.ts';
import { DigestChoice } from './digest-choice.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { NetByDay } from './net-by-day.tsx';
import styles from './overview.module.css';
import { OverviewFigures } from './overview-figures.tsx';
import { RenewalsPanel, SystemPanel, TodayPanel } from './side-panels.tsx';

const spans: readonly [OverviewSpan, string][] = [
  ['7 days', '7 days'],
  ['28 days', '28 days'],
  ['month', 'This month'],
];

/** The first page: open work, and unusual figures. */
export function OverviewView() {
  const [span, setSpan] = useState<OverviewSpan>('7 days');
  const { loaded, isOld, retry } = useCall(consoleCalls.readOverview, { query: { span } });
  const data = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <>
      <PageHead
        title="Overview"
        about={
          data === null ? 'All times UTC.' : `${nowText(data.now)} UTC. Full days until ${dayAndMonth(data.days.to)}.`
        }
      >
        <div className={kit.filters}>
          <fieldset className={form.choice} aria-label="Time">
            {spans.map(([value, name]) => (
              <button key={value} type="button" aria-pressed={value === span} onClick={() => setSpan(value)}>
                {name}
              </button>
            ))}
          </fieldset>
          <DigestChoice />
        </div>
      </PageHead>
      <LoadingFigures loaded={loaded} retry={retry} />
      {data !== null && (
        <StaleData isOld={isOld}>
          <Figures overview={data} span={span} />
        </StaleData>
      )}
    </>
  );
}

const nowText = (now: string) => `${dayText(now, 'UTC')}, ${timeText(now, 'UTC')}`;

function Figures({ overview, span }: { overview: Overview; span: OverviewSpan }) {
  const mayWork = useMay('take work');
  const mayRun = useMay('run the site');
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  const { net_by_day, currency, system, renewals, days } = overview;
  const chosen = Math.round((Date.parse(days.to) - Date.parse(days.from)) / 86_400_000) + 1;
  return (
    <ErrorBoundaries>
      <div className={styles.parts}>
        <InOneSentence overview={overview} alerts={alerts} />
        <OverviewFigures overview={overview} span={span} />
        <div className={classNames(styles.split, !mayWork && styles.even)}>
          {mayWork && <NeedsPanel />}
          <div className={kit.col}>
            {mayRun && <AlertsPanel onAlerts={setAlerts} />}
            <TodayPanel overview={overview} />
          </div>
        </div>
        <div className={styles.split}>
          {currency !== null && net_by_day.length > 0 ? (
            <NetByDay days={net_by_day} currency={currency} chosen={chosen} />
          ) : (
            <RenewalsPanel renewals={renewals} />
          )}
          {system !== null && <SystemPanel lines={system} />}
        </div>
        {currency !== null && net_by_day.length > 0 && <RenewalsPanel renewals={renewals} />}
      </div>
    </ErrorBoundaries>
  );
}

const banners = { fine: undefined, look: kit.bannerWarn, wrong: kit.bannerDanger };

function InOneSentence({ overview, alerts }: { overview: Overview; alerts: readonly Alert[] }) {
  const openWork = useConsoleSession(({ operator }) => operator?.open_work ?? 0);
  const mayWork = useMay('take work');
  const { kind, title, text } = overviewSentence(
    { ...overview, isNew: isNewBusiness(overview) },
    alerts,
    mayWork ? openWork : 0,
  );
  return (
    <section className={classNames(kit.banner, banners[kind])} aria-label="In one sentence">
      <Icon name={kind === 'fine' ? 'check' : 'warn'} size={22} />
      <div>
        <p className={kit.bannerTitle}>{title}</p>
        <p>
          <span>{`${text} `}</span>
          {mayWork && openWork > 0 && <a href={consolePaths.work}>Open the list</a>}
        </p>
      </div>
    </section>
  );
}
