import { useMemo } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentList, DocumentRow } from '#contract/console/publishing.ts';
import type { CopyKey } from '#contract/copy/catalogue.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { shortDate } from '#contract/short-date.ts';
import { go } from '#web/platform/navigate.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { ContentTabs } from '../publishing/content-tabs.tsx';
import { DraftList } from '../publishing/draft-list.tsx';
import { draftPath } from '../publishing/draft-path.ts';
import { LanesPanel } from '../publishing/lanes-panel.tsx';
import { PublishedPanel } from '../publishing/published-panel.tsx';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { copyDesk } from './copy-desk.ts';
import { FindTextsPanel } from './find-texts-panel.tsx';
import { listTexts } from './listed-texts.ts';
import { textPath } from './text-path.ts';
import styles from './texts.module.css';
import { useDraftBodies } from './use-draft-bodies.ts';

/** The texts of the pages: found by what one sees, and changed in a draft. */
export function TextsView() {
  const { loaded, isOld, retry } = useCall(consoleCalls.listDocuments, { query: { kind: copyDesk.rules.name } });
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  const document = answer?.documents[0];
  const mayDraft = useMay('draft');
  return (
    <>
      <PageHead
        title="Texts"
        about="The words of the pages from saving the plan to the account, and of emails. Prices, terms and what is agreed to are no texts. All times UTC."
      >
        {mayDraft && document && (
          <ConsoleButton onClick={() => begin(document, answer!.now, null)}>
            <Icon name="plus" size={18} />
            New draft
          </ConsoleButton>
        )}
      </PageHead>
      <ContentTabs current={consolePaths.texts} />
      <LoadingFigures loaded={loaded} retry={retry} />
      {document && (
        <StaleData isOld={isOld}>
          <Texts document={document} now={answer!.now} mayDraft={mayDraft} onChanged={retry} />
        </StaleData>
      )}
    </>
  );
}

interface TextsProps {
  document: DocumentRow;
  now: DocumentList['now'];
  mayDraft: boolean;
  onChanged(): void;
}

function Texts({ document, now, mayDraft, onChanged }: TextsProps) {
  const bodies = useDraftBodies(document.drafts);
  const live = liveOf(document);
  const texts = useMemo(() => listTexts((live?.body ?? null) as CopyBody | null, bodies), [live, bodies]);
  return (
    <div className={kit.col}>
      <FindTextsPanel texts={texts} onEdit={mayDraft ? (key) => edit(document, now, key) : null} />
      <div className={`${kit.grid} ${styles.halves}`}>
        <Panel title="Drafts" foot="A draft has all texts, so several are changed and published together.">
          <div className={kit.panelBody}>
            {document.drafts.length === 0 ? (
              <p>{mayDraft ? 'None. Editing a text begins one.' : 'None.'}</p>
            ) : (
              <DraftList drafts={document.drafts} path={consolePaths.texts} onChanged={onChanged} />
            )}
          </div>
        </Panel>
        <LanesPanel
          key={live?.id}
          kind={copyDesk.rules.name}
          now={Date.parse(now)}
          textOf={({ number }) => `v${number}`}
        />
      </div>
      <PublishedPanel kind={copyDesk} version={String(live?.id ?? 0)} onChanged={onChanged} />
    </div>
  );
}

const liveOf = ({ open }: DocumentRow) => open.find(({ state }) => state === 'live');

/** Opens the text in the newest draft; without one a draft is begun. */
function edit(document: DocumentRow, now: string, key: CopyKey) {
  const [newest] = document.drafts;
  return newest === undefined ? begin(document, now, key) : go(textPath(newest.id, key));
}

/** Begins a draft of what is live, with the day as its name. */
async function begin(document: DocumentRow, now: string, key: CopyKey | null): Promise<void> {
  const from = liveOf(document) ?? document.open[0];
  if (from === undefined) return notify('refused', 'No draft is begun.', { more: 'Nothing was ever published.' });
  const result = await callAsOperator(consoleCalls.beginDraft, {
    params: { id: String(document.id) },
    body: { name: shortDate(now, 'UTC'), version_id: from.version_id },
  });
  if (result.data === null) return notify('refused', 'No draft is begun.', { more: faultMessage(result) });
  const { id } = result.data;
  go(key === null ? draftPath(consolePaths.texts, id) : textPath(id, key));
}
