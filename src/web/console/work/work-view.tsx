import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { WorkList, WorkState } from '#contract/console/work.ts';
import { type WorkKind, workKinds, workTable } from '#contract/console/work-kinds.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import form from '../kit/form.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { useConsoleSession } from '../session/console-session.ts';
import styles from './work.module.css';
import { WorkFoot } from './work-foot.tsx';
import { WorkRows } from './work-rows.tsx';

const names: Record<WorkState, string> = { open: 'Open', mine: 'Mine', nobody: 'Nobody’s', solved: 'Solved' };
const states = Object.keys(names) as WorkState[];
const restDrawing = 'M4.5 12.5l5 5 10-11';

/** The work list: rows that the system cannot solve by itself, each with its assignee and the act that solves it. */
export function WorkView() {
  const [state, setState] = useState<WorkState>(stateInAddress);
  const [kind, setKind] = useState<WorkKind | ''>('');
  const pages = usePages(`${state} ${kind}`);
  const query = { state, ...(kind !== '' && { kind }), ...(pages.cursor !== undefined && { after: pages.cursor }) };
  const { loaded, isOld, retry } = useCall(consoleCalls.listWork, { query });
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const data = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <>
      <PageHead title="Needs a person" about={`What we cannot solve alone. Times are in ${timeZone}.`}>
        <div className={styles.filters}>
          <fieldset className={form.choice} aria-label="Which rows">
            {states.map((one) => (
              <button key={one} type="button" aria-pressed={one === state} onClick={() => choose(one)}>
                {`${names[one]} ${data !== null ? countOf(data, one) : ''}`}
              </button>
            ))}
          </fieldset>
          <select
            className={form.input}
            aria-label="Kind"
            value={kind}
            onChange={({ target }) => setKind(target.value as WorkKind | '')}
          >
            <option value="">Any kind</option>
            {workKinds.map((one) => (
              <option key={one} value={one}>
                {workTable[one].name}
              </option>
            ))}
          </select>
        </div>
      </PageHead>
      <LoadingFigures loaded={loaded} retry={retry} />
      {data !== null && (
        <StaleData isOld={isOld}>
          <Panel
            title={names[state]}
            aside={
              data.rows.length > 0 && (
                <DownloadCsv
                  name="needs-a-person"
                  csv={async () => (await import('./work-csv.ts')).workCsv(data.rows)}
                />
              )
            }
            foot={<WorkFoot list={data} />}
          >
            {data.rows.length === 0 ? <NoWork state={state} /> : <WorkRows rows={data.rows} onChange={retry} />}
          </Panel>
          <Pager pages={pages} next={data.next} count={data.rows.length} />
        </StaleData>
      )}
    </>
  );

  function choose(next: WorkState) {
    setState(next);
    history.replaceState(history.state, '', next === 'open' ? location.pathname : `${location.pathname}?state=${next}`);
  }
}

function stateInAddress(): WorkState {
  const given = new URLSearchParams(location.search).get('state');
  return states.find((state) => state === given) ?? 'open';
}

const countOf = ({ counts }: WorkList, state: WorkState): number => counts[state];

function NoWork({ state }: { state: WorkState }) {
  if (state === 'solved') return <EmptyState drawing={restDrawing} title="Nothing was solved so far." />;
  const title = state === 'mine' ? 'Nothing is yours.' : 'Nothing needs a person.';
  return (
    <EmptyState drawing={restDrawing} title={title}>
      <p>Refunds, chargebacks, bounced emails and jobs come here when we cannot settle them.</p>
    </EmptyState>
  );
}
