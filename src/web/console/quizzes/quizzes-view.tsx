import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { DocumentList, DocumentRow, PublicationRow } from '#contract/console/publishing.ts';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { shortDate } from '#contract/short-date.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { go } from '#web/platform/navigate.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';
import { PageHead } from '../kit/page-head.tsx';
import { Panel } from '../kit/panel.tsx';
import { StaleData } from '../kit/stale-data.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { useCall } from '../kit/use-call.ts';
import { ContentTabs } from '../publishing/content-tabs.tsx';
import { DraftList } from '../publishing/draft-list.tsx';
import { draftPath } from '../publishing/draft-path.ts';
import { PublishedPanel } from '../publishing/published-panel.tsx';
import { writeUnsaved } from '../publishing/use-draft.ts';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { ExportButton, ImportButton } from './exchange-buttons.tsx';
import { quizDesk } from './quiz-desk.ts';
import styles from './quizzes.module.css';

/** The quizzes: which version is live, what is begun, and everything that was published. */
export function QuizzesView() {
  const { loaded, isOld, retry } = useCall(consoleCalls.listDocuments, { query: { kind: quizDesk.rules.name } });
  const answer = loaded !== null && 'data' in loaded ? loaded.data : null;
  return (
    <>
      <PageHead
        title="Quizzes"
        about="Every word of a quiz. Screens, answers and points of these quizzes are those of the specification. All times UTC."
      />
      <ContentTabs current={consolePaths.quizzes} />
      <LoadingFigures loaded={loaded} retry={retry} />
      {answer !== null && (
        <StaleData isOld={isOld}>
          <Quizzes list={answer} onChanged={retry} />
        </StaleData>
      )}
    </>
  );
}

function Quizzes({ list, onChanged }: { list: DocumentList; onChanged(): void }) {
  const mayDraft = useMay('draft');
  const version = list.documents.map((document) => liveOf(document)?.id ?? 0).join(' ');
  return (
    <div className={kit.col}>
      <Panel title="Live" foot="The letter stays with a visitor.">
        <DataTable columns={columnsFor(list.now, mayDraft, onChanged)} rows={list.documents} keyOf={({ id }) => id} />
      </Panel>
      <PublishedPanel kind={quizDesk} version={version} onChanged={onChanged} Further={ExportVersion} />
    </div>
  );
}

function ExportVersion({ publication }: { publication: PublicationRow }) {
  const label = `Export ${publication.document}, version ${publication.number}`;
  return <ExportButton isSmall read={() => readVersion(publication)} label={label} />;
}

/** A version with its body, which lists do not have. */
async function readVersion({ version_id }: PublicationRow) {
  const result = await callAsOperator(consoleCalls.readVersion, { params: { id: String(version_id) } });
  if (result.data === null) {
    notify('refused', 'The version did not load.', { more: faultMessage(result) });
    return null;
  }
  const { slug, number, body } = result.data;
  return { slug, version: `v${number}`, body: body as unknown as QuizBody };
}

const liveOf = ({ open }: DocumentRow) => open.find(({ state }) => state === 'live');
const bodyOf = (document: DocumentRow): QuizBody | null =>
  ((liveOf(document) ?? document.open[0])?.body ?? null) as QuizBody | null;

const columnsFor = (now: string, mayDraft: boolean, onChanged: () => void): readonly Column<DocumentRow>[] => [
  {
    head: 'Quiz and its door',
    isName: true,
    cell: (document) => (
      <span className={styles.quiz}>
        <b className={styles.letter}>{catalogue[document.slug as QuizName].cohort}</b>
        <span>
          <b>{document.name}</b>
          <small>{`“${bodyOf(document)?.door ?? ''}”`}</small>
        </span>
      </span>
    ),
  },
  {
    head: 'Live version',
    cell: (document) => {
      const live = liveOf(document);
      return live === undefined ? (
        'none'
      ) : (
        <>
          <span>{`Version ${live.number}`}</span>
          <small>
            <span>{'since '}</span>
            <Time at={live.starts_at} />
          </small>
        </>
      );
    },
  },
  { head: 'Screens', align: 'right', cell: (document) => bodyOf(document)?.screens.length ?? 0 },
  { head: 'Next', cell: (document) => <Next document={document} onChanged={onChanged} /> },
  {
    head: 'What can be done',
    isOfActs: true,
    align: 'right',
    classOf: () => table.full,
    cell: (document) => <Acts document={document} now={now} mayDraft={mayDraft} />,
  },
];

function Acts({ document, now, mayDraft }: { document: DocumentRow; now: string; mayDraft: boolean }) {
  const live = liveOf(document);
  return (
    <span className={styles.rowActs}>
      {live !== undefined && (
        <ExportButton
          isSmall
          read={() => ({ slug: document.slug, version: `v${live.number}`, body: live.body as unknown as QuizBody })}
          label={`Export ${document.name}`}
        />
      )}
      {mayDraft && live !== undefined && (
        <ImportButton
          isSmall
          base={live.body as unknown as QuizBody}
          isFixed={Object.hasOwn(catalogue, document.slug)}
          into="a new draft"
          label={`Import into ${document.name}`}
          onTake={(body) => takeIntoNewDraft(document, now, body)}
        />
      )}
      {mayDraft && (
        <ConsoleButton isSmall aria-label={`Edit ${document.name}`} onClick={() => edit(document, now)}>
          Edit
        </ConsoleButton>
      )}
    </span>
  );
}

function Next({ document: { drafts, open }, onChanged }: { document: DocumentRow; onChanged(): void }) {
  const waiting = open.find(({ state }) => state === 'waits');
  const planned = open.find(({ state }) => state === 'planned');
  if (waiting !== undefined) {
    return (
      <>
        <StatusBadge kind="look">Waits for approval</StatusBadge>
        <small>{`version ${waiting.number}, asked by ${waiting.asked_by}`}</small>
      </>
    );
  }
  if (planned !== undefined) {
    return (
      <>
        <StatusBadge kind="ends">Planned</StatusBadge>
        <small>
          <span>{`version ${planned.number}, `}</span>
          <Time at={planned.starts_at} />
        </small>
      </>
    );
  }
  if (drafts.length === 0) return <span className={styles.quiet}>nothing begun</span>;
  return <DraftList drafts={drafts} path={consolePaths.quizzes} onChanged={onChanged} />;
}

/** Opens the newest draft; without one a draft of what is live is begun. */
async function edit(document: DocumentRow, now: string): Promise<void> {
  const [newest] = document.drafts;
  const id = newest?.id ?? (await begin(document, now));
  if (id !== null) go(draftPath(consolePaths.quizzes, id));
}

/** Begins a draft of what is live, and opens it with what was read, not saved yet. */
async function takeIntoNewDraft(document: DocumentRow, now: string, body: QuizBody): Promise<void> {
  const id = await begin(document, now);
  if (id === null) return;
  writeUnsaved(id, { revision: 1, body });
  go(draftPath(consolePaths.quizzes, id));
}

/** A draft with the day as its name. @returns its number, or null when it is not begun */
async function begin(document: DocumentRow, now: string): Promise<number | null> {
  const from = liveOf(document) ?? document.open[0];
  if (from === undefined) {
    notify('refused', 'No draft is begun.', { more: 'Nothing was ever published.' });
    return null;
  }
  const result = await callAsOperator(consoleCalls.beginDraft, {
    params: { id: String(document.id) },
    body: { name: shortDate(now, 'UTC'), version_id: from.version_id },
  });
  if (result.data === null) notify('refused', 'No draft is begun.', { more: faultMessage(result) });
  return result.data?.id ?? null;
}
