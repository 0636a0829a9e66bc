import { type ComponentType, useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { PublicationRow } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { DataTable, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Pager } from '../kit/pager.tsx';
import { Panel } from '../kit/panel.tsx';
import { useCall } from '../kit/use-call.ts';
import { usePages } from '../kit/use-pages.ts';
import { useMay } from '../session/console-session.ts';
import type { DeskKind } from './desk-kind.ts';
import { type OpenedAct, PublicationDialog } from './publication-acts.tsx';
import { publicationColumns } from './publication-columns.tsx';
import styles from './publishing.module.css';
import { readAllPublications } from './read-all-publications.ts';

interface PublishedPanelProps {
  kind: DeskKind;
  /** Changes when something was published, so that the list is read again. */
  version: string;
  onChanged(): void;
  /** What can be done with a version besides. */
  Further?: ComponentType<{ publication: PublicationRow }>;
}

/** Everything of a kind that was published or asked for, newest first: who, when, what changed. */
export function PublishedPanel({ kind: deskKind, version, onChanged, Further }: PublishedPanelProps) {
  const kind = deskKind.rules.name;
  const pages = usePages(`${kind} ${version}`);
  const { loaded, retry } = useCall(consoleCalls.listPublications, {
    query: { kind, ...(pages.cursor === undefined ? {} : { before: pages.cursor }) },
  });
  const [opened, setOpened] = useState<OpenedAct | null>(null);
  const mayPublish = useMay('publish');
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  const { publications, next } = loaded.data;
  const close = () => setOpened(null);
  const done = () => {
    close();
    retry();
    onChanged();
  };
  const onOpen = (act: OpenedAct['act'], publication: PublicationRow) => setOpened({ act, publication });
  const columns = publicationColumns({ mayPublish, onOpen, Further });
  return (
    <>
      <Panel
        title="Published"
        aside={
          <DownloadCsv
            name={`published-${kind}`}
            csv={async () => tableCsv(columns, await readAllPublications({ kind }))}
          />
        }
        foot="A version is never changed and never deleted: books refer to them."
      >
        <DataTable columns={columns} rows={publications} keyOf={({ id }) => id} className={styles.published} />
        <Pager pages={pages} next={next} count={publications.length} on="Earlier" />
      </Panel>
      {opened !== null && <PublicationDialog opened={opened} kind={deskKind} onClose={close} onDone={done} />}
    </>
  );
}
