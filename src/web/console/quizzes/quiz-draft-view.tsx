import { useMemo, useRef, useState } from 'react';
import { consolePaths } from '#contract/console/paths.ts';
import { sayValue } from '#contract/quiz-document/describe-quiz.ts';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { type QuizFacts, quizKind } from '#contract/quiz-document/quiz-kind.ts';
import { placeInWords } from '#contract/quiz-document/quiz-place.ts';
import type { Path } from '#publishing/body.ts';
import type { Finding } from '#publishing/kind.ts';
import type { LevelName } from '#quiz/quiz.ts';
import { go, queryValue } from '#web/platform/navigate.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Choice } from '../kit/fields.tsx';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useSettled } from '../kit/use-settled.ts';
import { ConflictPanel } from '../publishing/conflict-panel.tsx';
import { publishPath } from '../publishing/draft-path.ts';
import { useDraft } from '../publishing/use-draft.ts';
import { useMay } from '../session/console-session.ts';
import { AgainstLivePanel } from './against-live-panel.tsx';
import { editorOf } from './editor.ts';
import { ExportButton, ImportButton } from './exchange-buttons.tsx';
import { FindingsBanner } from './findings-banner.tsx';
import { CopyPanel, LevelPanel, StartPanel } from './further-panels.tsx';
import { PhonePanel } from './phone-panel.tsx';
import styles from './quizzes.module.css';
import { ScreenList } from './screen-list.tsx';
import { ScreenPanel } from './screen-panel.tsx';
import { useMeasured } from './use-measured.ts';

interface QuizDraftViewProps {
  /** The number of the draft. */
  id: number;
  /** The address of the phone. */
  phone?: string;
}

/** What of a quiz is edited. */
type Part = 'screens' | 'results' | 'start' | 'copy';
const parts: readonly (readonly [Part, string])[] = [
  ['screens', 'Screens'],
  ['results', 'Results'],
  ['start', 'Start'],
  ['copy', 'After'],
];

/** Edits a quiz: its screens and all its words in forms, beside them the real quiz on a phone. */
export function QuizDraftView({ id, phone = consolePaths.phone }: QuizDraftViewProps) {
  const draft = useDraft<QuizBody>(id);
  const { answer, body } = draft;
  if (answer === null || body === null) return <LoadingFigures loaded={draft.loaded} retry={draft.retry} />;
  return <QuizEditor draft={draft} body={body} phone={phone} />;
}

interface QuizEditorProps {
  draft: ReturnType<typeof useDraft<QuizBody>>;
  body: QuizBody;
  phone: string;
}

function QuizEditor({ draft, body, phone }: QuizEditorProps) {
  const { live: liveVersion, facts: given } = draft.answer!;
  const facts = given as unknown as QuizFacts;
  const live = (liveVersion?.body ?? null) as QuizBody | null;
  const [part, setPart] = useState<Part>('screens');
  const [asked, setAsked] = useState(() => queryValue('screen') ?? '');
  const [level, setLevel] = useState<LevelName>('low');
  const mayDraft = useMay('draft');
  // The checks read every text of every card; typing does not wait for them.
  const checkedBody = useSettled(body);
  const local = useMemo(() => quizKind.check(checkedBody, { ...facts, live }), [checkedBody, facts, live]);
  const measured = useMeasured(draft.answer!.draft.id, draft.isChanged, local);
  const findings = [...local, ...measured];
  const screen = body.screens.find((one) => one.id === asked) ?? body.screens[0];
  const editor = editorOf({ body, live, findings, isFixed: facts.shipped !== null, mayDraft, change: draft.change });
  const next = useNextFinding(findings, (path) => {
    const [place, within] = path;
    setPart(partOf(path));
    if (place === 'screens' && within !== undefined) setAsked(within);
    if (place === 'results' && within !== undefined) setLevel(within as LevelName);
  });
  function choose(screenId: string) {
    setPart('screens');
    setAsked(screenId);
  }
  const shown = part === 'results' ? body.resultScreen : (screen?.id ?? '');
  return (
    <>
      <Head draft={draft} body={body} facts={facts} findings={findings} mayDraft={mayDraft} />
      {draft.stale !== null && (
        <ConflictPanel
          stale={draft.stale}
          say={(path, value) => ({ what: placeInWords(body, path), text: sayValue(value) })}
          onSave={draft.save}
        />
      )}
      <FindingsBanner findings={findings} onNext={next} />
      <Choice label="What is edited" options={parts} value={part} onChange={setPart} />
      <div className={`${kit.grid} ${styles.editor} ${part === 'screens' ? styles.withList : ''}`}>
        {part === 'screens' && <ScreenList editor={editor} chosen={screen?.id ?? ''} onChoose={choose} />}
        <div className={kit.col}>
          {part === 'screens' && screen !== undefined && (
            <ScreenPanel editor={editor} key={screen.id} screen={screen} onChoose={choose} />
          )}
          {part === 'results' && <LevelPanel editor={editor} key={level} level={level} onChoose={setLevel} />}
          {part === 'start' && <StartPanel editor={editor} />}
          {part === 'copy' && <CopyPanel editor={editor} />}
        </div>
        <div className={`${kit.col} ${styles.beside}`}>
          <PhonePanel
            src={phone}
            quiz={facts.name}
            body={body}
            screen={shown}
            level={part === 'results' ? level : null}
          />
          <AgainstLivePanel live={live} number={liveVersion?.number ?? null} body={checkedBody} />
        </div>
      </div>
    </>
  );
}

/** Where a finding is mended. */
function partOf([place]: Path): Part {
  if (place === 'results' || place === 'copy') return place;
  return place === undefined || place === 'screens' || place === 'scale' ? 'screens' : 'start';
}

/** Goes from one finding to the next, those that stop first. */
function useNextFinding(findings: readonly Finding[], onGo: (path: Path) => void) {
  const last = useRef(-1);
  const order = [...findings].sort((one, other) => Number(one.effect === 'asks') - Number(other.effect === 'asks'));
  return () => {
    last.current = (last.current + 1) % Math.max(1, order.length);
    const finding = order[last.current];
    if (finding !== undefined) onGo(finding.path);
  };
}

interface HeadProps extends Pick<QuizEditorProps, 'draft' | 'body'> {
  facts: QuizFacts;
  findings: readonly Finding[];
  mayDraft: boolean;
}

function Head({ draft, body, facts, findings, mayDraft }: HeadProps) {
  const { draft: saved, document } = draft.answer!;
  const exporting = <ExportButton read={() => ({ slug: facts.name, version: `draft-r${draft.revision}`, body })} />;
  const refuses = findings.some(({ effect }) => effect === 'refuses');
  const because = draft.isChanged ? 'Save the draft first.' : refuses ? 'A finding stops it.' : null;
  return (
    <div className={kit.head}>
      <div className={kit.headTitle}>
        <a className={kit.crumb} href={consolePaths.quizzes}>
          Quizzes
        </a>
        <div className={kit.rowH}>
          <h1 tabIndex={-1}>{`${document.name}: ${saved.name}`}</h1>
          <StatusBadge kind="ends">{draft.isChanged ? 'Not saved' : `Draft, revision ${draft.revision}`}</StatusBadge>
        </div>
      </div>
      {!mayDraft && <div className={kit.acts}>{exporting}</div>}
      {mayDraft && (
        <div className={kit.acts}>
          {exporting}
          <ImportButton
            base={body}
            isFixed={facts.shipped !== null}
            into="the draft"
            onTake={(taken) => {
              draft.change(taken);
              notify('done', 'It is taken into the draft.', { more: 'Save it when it is right.' });
            }}
          />
          <ConsoleButton notBecause={draft.isChanged ? null : 'Nothing has changed.'} onClick={() => draft.save()}>
            Save draft
          </ConsoleButton>
          <ConsoleButton
            look="main"
            notBecause={because}
            onClick={() => go(publishPath(consolePaths.quizzes, saved.id))}
          >
            Publish…
          </ConsoleButton>
        </div>
      )}
    </div>
  );
}
