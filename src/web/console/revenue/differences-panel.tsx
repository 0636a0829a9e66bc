import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Difference, ReconciliationState } from '#contract/console/reconciliation.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DataTable, type SavedColumn, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
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

/** The differences from the provider with both figures, and the reason why an explained one is all right. */
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
      aside={
        <DownloadCsv name="differences" csv={async () => tableCsv(columns(setChosen), await readAllDifferences())} />
      }
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
            <DataTable columns={columns(setChosen)} rows={page.differences} keyOf={({ id }) => id} />
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

const columns = (onChoose: (difference: Difference) => void): readonly SavedColumn<Difference>[] => [
  {
    head: 'About',
    isName: true,
    cell: ({ kind, provider_id }) => (
      <>
        <span>{kindText(kind)}</span>
        <small>{provider_id}</small>
      </>
    ),
    csv: { kind: ({ kind }) => kind, provider_id: (one) => one.provider_id },
  },
  {
    head: 'Figure',
    cell: ({ field }) => (field === 'whole' ? 'all of it' : field),
    csv: { field: ({ field }) => field },
  },
  { head: 'Ours', align: 'right', cell: ({ ours }) => sideText(ours), csv: { ours: ({ ours }) => ours } },
  { head: 'Paddle’s', align: 'right', cell: ({ theirs }) => sideText(theirs), csv: { theirs: ({ theirs }) => theirs } },
  {
    head: 'Found',
    isUnbroken: true,
    cell: (one) => <Time at={one.found_at} as="day" />,
    csv: { found_at: (one) => one.found_at },
  },
  {
    head: 'State',
    cell: ({ state, explanation, explained_by }) =>
      state === 'open' ? (
        <StatusBadge kind="wrong">Open</StatusBadge>
      ) : (
        <>
          <StatusBadge kind="look">Explained</StatusBadge>
          <span>{` ${explanation} `}</span>
          <small>{explained_by}</small>
        </>
      ),
    csv: {
      state: ({ state }) => state,
      explained_by: (one) => one.explained_by,
      explanation: ({ explanation }) => explanation,
      closed_at: (one) => one.closed_at,
    },
  },
  {
    head: 'Acts',
    isOfActs: true,
    align: 'right',
    cell: (one) => (
      <ConsoleButton look="link" onClick={() => onChoose(one)}>
        Explain…
      </ConsoleButton>
    ),
    csv: {},
  },
];
