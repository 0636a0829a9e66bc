import { useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { ContentAnswer, LaneRow, PublicationPage, PublicationRow } from '#contract/console/publishing.ts';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DataTable, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import filter from '../kit/filter.module.css';
import { FilterSelect } from '../kit/filter-select.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { type Pages, usePages } from '../kit/use-pages.ts';
import { ContentTabs } from '../publishing/content-tabs.tsx';
import { Lanes } from '../publishing/lanes.tsx';
import { laneSigns } from '../publishing/lanes-panel.tsx';
import { type OpenedAct, PublicationDialog } from '../publishing/publication-acts.tsx';
import { readAllPublications } from '../publishing/read-all-publications.ts';
import { useConsoleSession, useMay } from '../session/console-session.ts';
import { Chosen, LoadedChosen } from './chosen-panel.tsx';
import styles from './content.module.css';
import { deskOf, namedOf } from './desk-kinds.ts';
import { historyColumns, savedColumns } from './history-columns.tsx';
import { type HistoryQuery, historyPath, readHistoryQuery } from './history-query.ts';

/** Every publication of every kind: when, what, who, and the way back. The address holds the filters. */
export function HistoryView() {
  const { chosen, ...filters } = readHistoryQuery(useSearch());
  const pages = usePages(historyPath(filters));
  const content = useCall(consoleCalls.readContent, {});
  const history = useCall(consoleCalls.listPublications, {
    query: { ...filters, ...(pages.cursor !== undefined && { before: pages.cursor }) },
  });
  const [opened, setOpened] = useState<OpenedAct | null>(null);
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const answer = content.loaded !== null && 'data' in content.loaded ? content.loaded.data : null;
  const page = history.loaded !== null && 'data' in history.loaded ? history.loaded.data : null;
  const kind = opened && deskOf(opened.publication.kind);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead
        title="History"
        about={`Everything that was published or asked for, newest first. Times are in ${timeZone}.`}
      >
        <Filters filters={filters} content={answer} />
      </PageHead>
      <ContentTabs current={consolePaths.history} />
      <LoadingFigures loaded={content.loaded} retry={content.retry} />
      {answer !== null && answer.latest.length > 0 && (
        <Panel title="When" foot={`${laneSigns} At most the last year.`}>
          <Lanes
            publications={laneRows(answer, filters.document)}
            now={Date.parse(answer.now)}
            textOf={({ number }) => `v${number}`}
            nameOf={namedOf}
          />
        </Panel>
      )}
      <LoadingFigures loaded={history.loaded} retry={history.retry} />
      {page !== null && (
        <StaleData isOld={history.isOld}>
          <History
            page={page}
            pages={pages}
            query={{ ...filters, ...(chosen !== undefined && { chosen }) }}
            onOpen={(act, publication) => setOpened({ act, publication })}
          />
        </StaleData>
      )}
      {opened !== null && kind && (
        <PublicationDialog
          opened={opened}
          kind={kind}
          onClose={close}
          onDone={() => {
            close();
            content.retry();
            history.retry();
          }}
        />
      )}
    </>
  );
}

/** What is open and the latest, each once; of one document, if that is asked for. */
function laneRows({ documents, latest }: ContentAnswer, document: string | undefined): LaneRow[] {
  const rows = [...latest, ...documents.flatMap(({ open }) => open)];
  const each = [...new Map(rows.map((row) => [row.id, row])).values()];
  return document === undefined ? each : each.filter(({ document_id }) => String(document_id) === document);
}

interface FiltersProps {
  filters: HistoryQuery;
  content: ContentAnswer | null;
}

function Filters({ filters, content }: FiltersProps) {
  const { document = '', who = '' } = filters;
  const documents = (content?.documents ?? []).map(({ id, kind, name }) => ({
    value: String(id),
    text: namedOf({ kind, document: name }),
  }));
  const people = (content?.people ?? []).map((name) => ({ value: name, text: name }));
  const show = (change: HistoryQuery) => navigate(historyPath({ ...filters, ...change }));
  return (
    <div className={filter.filters}>
      <FilterSelect
        label="Document"
        any="Any"
        value={document}
        options={withOwn(documents, document, `Document ${document}`)}
        onChange={(next) => show({ document: next })}
      />
      <FilterSelect
        label="Who"
        any="Anybody"
        value={who}
        options={withOwn(people, who, who)}
        onChange={(next) => show({ who: next })}
      />
      <DownloadCsv name="history" csv={async () => tableCsv(savedColumns, await readAllPublications(filters))} />
    </div>
  );
}

/** The options with the chosen one, which may not be among them. */
function withOwn(options: readonly { value: string; text: string }[], value: string, text: string) {
  return value === '' || options.some((one) => one.value === value) ? options : [{ value, text }, ...options];
}

interface HistoryProps {
  page: PublicationPage;
  pages: Pages;
  query: HistoryQuery;
  onOpen(act: OpenedAct['act'], publication: PublicationRow): void;
}

const chosenPlace = 'chosen';

function History({ page: { publications, next }, pages, query, onOpen }: HistoryProps) {
  const mayPublish = useMay('publish');
  const { chosen: asked, ...filters } = query;
  const chosen = asked === undefined ? publications[0] : publications.find(({ id }) => String(id) === asked);
  const rollBack = (to: PublicationRow) => onOpen('roll back', to);
  const choose = (id: number) => {
    navigate(historyPath({ ...query, chosen: String(id) }));
    bringIntoView();
  };
  if (publications.length === 0 && asked === undefined) return <Nothing isFiltered={Object.keys(filters).length > 0} />;
  return (
    <div className={`${kit.grid} ${kit.gridSide}`}>
      <div className={kit.col}>
        <Panel title="Publications" foot="A version is never changed and never deleted: books refer to them.">
          <DataTable
            columns={historyColumns({
              mayPublish,
              onOpen,
              pathOf: ({ id }) => historyPath({ ...query, chosen: String(id) }),
              onChoose: ({ id }) => choose(id),
            })}
            rows={publications}
            keyOf={({ id }) => id}
            isChosen={({ id }) => id === chosen?.id}
          />
          <Pager pages={pages} next={next} count={publications.length} back="Later" on="Earlier" />
        </Panel>
      </div>
      <div className={styles.side} id={chosenPlace}>
        {chosen !== undefined && <Chosen publication={chosen} onRollBack={rollBack} />}
        {chosen === undefined && asked !== undefined && <LoadedChosen id={asked} onRollBack={rollBack} />}
      </div>
    </div>
  );
}

/** Scrolls to the chosen publication where it is out of sight, as on phones, where it stands below the list. */
function bringIntoView() {
  const place = document.getElementById(chosenPlace);
  const top = place?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) place?.scrollIntoView({ block: 'start' });
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Panel title="Publications">
      <EmptyState
        drawing={firstDrawings.list}
        title="No publication"
        acts={isFiltered && <ConsoleButton onClick={() => navigate(historyPath({}))}>Clear the filters</ConsoleButton>}
      >
        <p>{isFiltered ? 'None is of this document and by this person.' : 'Nothing was published so far.'}</p>
      </EmptyState>
    </Panel>
  );
}
