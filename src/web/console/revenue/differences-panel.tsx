import { useState } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import type { Difference, ReconciliationState } from '#contract/console-reconciliation.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { ExplainDialog } from './explain-dialog.tsx';
import { readAllDifferences } from './read-all-differences.ts';
import { kindText, monthlyText, sideText } from './reconciliation-copy.ts';

interface DifferencesPanelProps {
  mrr: ReconciliationState['mrr'];
  onExplained(): void;
}

/** What differs from the provider, with both sides, and why it is all right. */
export function DifferencesPanel({ mrr, onExplained }: DifferencesPanelProps) {
  const pages = usePages('differences');
  const { loaded, isOld, retry } = useCall(consoleCalls.listDifferences, {
    query: pages.cursor === undefined ? {} : { after: pages.cursor },
  });
  const [chosen, setChosen] = useState<Difference | null>(null);
  const page = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <Panel
      title="Differences from Paddle"
      aside={<DownloadCsv name="differences" csv={readAllDifferences} />}
      foot={
        <span>{`Amounts are in the smallest unit of their currency. A difference closes by itself when both sides agree again. An explained one is open again when its figures change. ${mrr !== null ? monthlyText(mrr) : ''}`}</span>
      }
    >
      <LoadingFigures loaded={loaded} retry={retry} />
      {page !== null && (
        <StaleData isOld={isOld}>
          {page.differences.length === 0 ? (
            <EmptyState drawing={firstDrawings.list} title="No difference">
              <p>Every figure that was compared is the same on both sides.</p>
            </EmptyState>
          ) : (
            <Rows differences={page.differences} onChoose={setChosen} />
          )}
          <Pager pages={pages} next={page.after} count={page.differences.length} back="Newer" on="Older" />
        </StaleData>
      )}
      {chosen !== null && (
        <ExplainDialog
          difference={chosen}
          onClose={() => setChosen(null)}
          onExplained={() => {
            setChosen(null);
            retry();
            onExplained();
          }}
        />
      )}
    </Panel>
  );
}

interface RowsProps {
  differences: readonly Difference[];
  onChoose(difference: Difference): void;
}

function Rows({ differences, onChoose }: RowsProps) {
  return (
    <table className={`${table.table} ${table.tableCards}`}>
      <thead>
        <tr>
          <th scope="col">About</th>
          <th scope="col">Figure</th>
          <th scope="col" className={table.right}>
            Ours
          </th>
          <th scope="col" className={table.right}>
            Paddle’s
          </th>
          <th scope="col">Found</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="visually-hidden">Acts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.id} data-row>
            <th scope="row">
              <span>{kindText(one.kind)}</span>
              <small>{one.provider_id}</small>
            </th>
            <td data-l="Figure">{one.field === 'whole' ? 'all of it' : one.field}</td>
            <td className={table.right} data-l="Ours">
              {sideText(one.ours)}
            </td>
            <td className={table.right} data-l="Paddle’s">
              {sideText(one.theirs)}
            </td>
            <td className={table.noWrap} data-l="Found">
              <Time at={one.found_at} as="day" />
            </td>
            <td data-l="State">
              {one.state === 'open' ? (
                <StatusBadge kind="wrong">Open</StatusBadge>
              ) : (
                <>
                  <StatusBadge kind="look">Explained</StatusBadge>
                  <span>{` ${one.explanation} `}</span>
                  <small>{one.explained_by}</small>
                </>
              )}
            </td>
            <td className={table.right}>
              <ConsoleButton look="link" onClick={() => onChoose(one)}>
                Explain…
              </ConsoleButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
