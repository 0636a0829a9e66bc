import { useEffect, useState } from 'react';
import type { Alert } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { AlertRows } from './alert-rows.tsx';
import { acknowledgeAll } from './use-alerts.ts';

/** The open alerts, or those that are over. @param onAlerts receives the open alerts */
export function AlertsPanel({ onAlerts }: { onAlerts: (open: readonly Alert[]) => void }) {
  const [state, setState] = useState<'open' | 'closed'>('open');
  const pages = usePages(state);
  const query = { state, ...(pages.cursor !== undefined && { after: pages.cursor }) };
  const { loaded, retry } = useCall(consoleCalls.listAlerts, { query });
  const data = loaded !== null && 'data' in loaded ? loaded.data : null;
  useEffect(() => {
    if (data !== null && state === 'open') onAlerts(data.alerts);
  }, [data, state, onAlerts]);
  const open = data?.counts.open ?? 0;
  const unseen = (data?.alerts ?? []).filter((one) => one.resolved_at === null && one.acknowledged_by === null);
  return (
    <Panel
      title="Alerts"
      aside={
        <div className={kit.acts}>
          {open > 0 && <span className={`${list.tag} ${list.tagWarn}`}>{`${open} open`}</span>}
          {unseen.length > 1 && (
            <ConsoleButton isSmall onClick={() => acknowledgeAll(unseen).then(retry)}>
              Seen all
            </ConsoleButton>
          )}
          {data !== null && data.alerts.length > 0 && (
            <DownloadCsv name="alerts" csv={async () => (await import('./alerts-csv.ts')).alertsCsv(data.alerts)} />
          )}
        </div>
      }
      foot={
        data !== null && (
          <>
            <span>{`Closed this week: ${data.counts.closed_week}. `}</span>
            <ConsoleButton look="link" onClick={() => setState(state === 'open' ? 'closed' : 'open')}>
              {state === 'open' ? 'Show those that are over' : 'Show the open ones'}
            </ConsoleButton>
          </>
        )
      }
    >
      <LoadingFigures loaded={loaded} retry={retry} />
      {data !== null &&
        (data.alerts.length === 0 ? (
          <EmptyState
            drawing="M4.5 12.5l5 5 10-11"
            title={state === 'open' ? 'No alert is open.' : 'None was closed so far.'}
          />
        ) : (
          <AlertRows alerts={data.alerts} onChange={retry} />
        ))}
      {data !== null && state === 'closed' && <Pager pages={pages} next={data.next} count={data.alerts.length} />}
    </Panel>
  );
}
