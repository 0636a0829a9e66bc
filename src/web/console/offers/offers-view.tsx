import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentRow } from '#contract/console/publishing.ts';
import { go } from '#web/platform/navigate.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CouponsPanel } from '../coupons/coupons-panel.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { draftPath } from '../publishing/draft-path.ts';
import { LanesPanel } from '../publishing/lanes-panel.tsx';
import { PublishedPanel } from '../publishing/published-panel.tsx';
import { useMay } from '../session/console-session.ts';
import { ListsPanel } from './lists-panel.tsx';
import { NewDraftDialog } from './new-draft-dialog.tsx';
import styles from './offers.module.css';
import { laneText, type SoldRow } from './offers-copy.ts';
import { offersDesk } from './offers-desk.ts';
import { OnSalePanel } from './on-sale-panel.tsx';

/** What is sold to whom, and since when. */
export function OffersView() {
  const { loaded, isOld, retry } = useCall(consoleCalls.listDocuments, { query: { kind: 'offers' } });
  const figures = useCall(consoleCalls.readOfferFigures, {});
  const mayDraft = useMay('draft');
  const [drafting, setDrafting] = useState<{ of: number | null } | null>(null);
  const [publishedAt, setPublishedAt] = useState(0);
  const list = loaded !== null && 'data' in loaded ? loaded.data : null;
  const sold = figures.loaded !== null && 'data' in figures.loaded ? figures.loaded.data : null;
  const changed = () => {
    retry();
    figures.retry();
    setPublishedAt(publishedAt + 1);
  };
  return (
    <>
      <PageHead
        title="Offers"
        about="Four currencies, and prices by country; tax inside. A version never changes; a new price is a new version. All times UTC."
      >
        {mayDraft && list !== null && (
          <ConsoleButton onClick={() => setDrafting({ of: null })}>
            <Icon name="plus" size={18} />
            New draft…
          </ConsoleButton>
        )}
      </PageHead>
      <LoadingFigures loaded={loaded} retry={retry} />
      {list !== null && (
        <StaleData isOld={isOld}>
          <div className={kit.col}>
            <OnSalePanel
              documents={list.documents}
              figures={sold}
              onEdit={
                mayDraft
                  ? (row) => edit(row, list.documents, () => setDrafting({ of: row.publication.document_id }))
                  : null
              }
            />
            <LanesPanel
              key={publishedAt}
              kind="offers"
              now={Date.parse(list.now)}
              textOf={(publication) => laneText(publication, list.documents)}
            />
            <div className={`${kit.grid} ${styles.halves}`}>
              <ListsPanel documents={list.documents} onChanged={changed} />
              <CouponsPanel />
            </div>
          </div>
        </StaleData>
      )}
      <PublishedPanel kind={offersDesk} version={String(publishedAt)} onChanged={changed} />
      {drafting !== null && list !== null && (
        <NewDraftDialog documents={list.documents} of={drafting.of} onClose={() => setDrafting(null)} />
      )}
    </>
  );
}

/** Opens the newest draft of the offer's list; without one a new draft is begun. */
function edit({ offer, publication }: SoldRow, documents: readonly DocumentRow[], begin: () => void): void {
  const [newest] = documents.find(({ id }) => id === publication.document_id)?.drafts ?? [];
  if (newest === undefined) begin();
  else go(`${draftPath(consolePaths.offers, newest.id)}&offer=${offer.id}`);
}
