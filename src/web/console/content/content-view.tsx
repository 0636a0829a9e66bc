import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { ContentAnswer } from '#contract/console/publishing.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import kit from '../kit/kit.module.css';
import { PageHead } from '../kit/page-head.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { useCall } from '../kit/use-call.ts';
import { ContentTabs } from '../publishing/content-tabs.tsx';
import { useConsoleSession, useMay } from '../session/console-session.ts';
import { deskKinds } from './desk-kinds.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import { LastPublishedPanel } from './last-published-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { waitingRows } from './waiting-rows.ts';

/** What visitors read, answer and pay: what is live, and what waits for somebody. */
export function ContentView() {
  const { loaded, isOld, retry } = useCall(consoleCalls.readContent, {});
  const timeZone = useConsoleSession(({ operator }) => operator?.time_zone ?? 'UTC');
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <>
      <PageHead
        title="Content"
        about={`What visitors read, answer and pay. A version never changes; a change is a new version. Times are in ${timeZone}.`}
      />
      <ContentTabs current={consolePaths.content} />
      <LoadingFigures loaded={loaded} retry={retry} />
      {answer !== null && (
        <StaleData isOld={isOld}>
          <Content answer={answer} onChanged={retry} />
        </StaleData>
      )}
    </>
  );
}

function Content({ answer, onChanged }: { answer: ContentAnswer; onChanged(): void }) {
  const name = useConsoleSession(({ operator }) => operator?.name ?? '');
  const mayPublish = useMay('publish');
  const mayDraft = useMay('draft');
  return (
    <div className={kit.col}>
      <WaitingPanel rows={waitingRows(answer.documents, { name, mayPublish, mayDraft })} onChanged={onChanged} />
      {deskKinds.map((kind) => (
        <DocumentsPanel
          key={kind.group}
          kind={kind}
          mayDraft={mayDraft}
          documents={answer.documents.filter((one) => one.kind === kind.rules.name)}
        />
      ))}
      <LastPublishedPanel />
    </div>
  );
}
