import { useMemo, useState } from 'react';
import { consolePaths } from '#contract/console/paths.ts';
import { type CopyKey, seedTexts } from '#contract/copy/catalogue.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, placeOf, textsOf } from '#contract/copy/copy-kind.ts';
import type { Finding } from '#publishing/kind.ts';
import { go, queryValue } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import { ConflictPanel } from '../publishing/conflict-panel.tsx';
import { publishPath } from '../publishing/draft-path.ts';
import { useDraft } from '../publishing/use-draft.ts';
import { useMay } from '../session/console-session.ts';
import { ChangedPanel } from './changed-panel.tsx';
import { FindTextsPanel } from './find-texts-panel.tsx';
import { listTexts, textIn, withText } from './listed-texts.ts';
import { PromisePanel } from './promise-panel.tsx';
import { SeenPanel } from './seen-panel.tsx';
import { TextPanel } from './text-panel.tsx';
import styles from './texts.module.css';

/** Changes texts safely: one of them in its field, beside it how it reads, and all that the draft changes. */
export function CopyDraftView({ id }: { id: number }) {
  const draft = useDraft<CopyBody>(id);
  const [asked, setAsked] = useState<CopyKey | null>(() => queryValue('text'));
  const mayDraft = useMay('draft');
  const chosen = asked !== null && seedTexts.has(asked) ? asked : null;
  useHeadingFocus(chosen ?? '');
  const { answer, body } = draft;
  const live = (answer?.live?.body ?? null) as CopyBody | null;
  const name = answer?.draft.name ?? '';
  const texts = useMemo(() => (body === null ? [] : listTexts(live, [{ name, body }])), [live, body, name]);
  if (answer === null || body === null) return <LoadingFigures loaded={draft.loaded} retry={draft.retry} />;
  const findings = copyKind.check(body, null);
  const text = chosen === null ? '' : textIn(body, chosen);
  return (
    <>
      <Head draft={draft} chosen={chosen} findings={findings} mayDraft={mayDraft} />
      {draft.stale !== null && (
        <ConflictPanel
          stale={draft.stale}
          say={([, key = ''], value) => ({ what: placeOf(key), text: value === undefined ? 'none' : sayText(value) })}
          onSave={draft.save}
        />
      )}
      {chosen === null ? (
        <div className={kit.col}>
          <ChangedPanel live={live} body={body} chosen={chosen} findings={findings} onChoose={setAsked} />
          <FindTextsPanel texts={texts} onEdit={mayDraft ? setAsked : null} />
        </div>
      ) : (
        <div className={`${kit.grid} ${styles.editor}`}>
          <div className={kit.col}>
            <TextPanel
              key={chosen}
              textKey={chosen}
              text={text}
              shipped={seedTexts.get(chosen)!}
              live={textsOf(live).get(chosen) ?? seedTexts.get(chosen)!}
              findings={findings.filter(({ path }) => path[1] === chosen)}
              onChange={(next) => draft.change(withText(body, chosen, next))}
            />
            <PromisePanel textKey={chosen} />
            <ChangedPanel live={live} body={body} chosen={chosen} findings={findings} onChoose={setAsked} />
          </div>
          <SeenPanel textKey={chosen} text={text} />
        </div>
      )}
    </>
  );
}

/** A part of two drafts that differ: a text, or one with its key. */
const sayText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : String(value);

interface HeadProps {
  draft: ReturnType<typeof useDraft<CopyBody>>;
  chosen: CopyKey | null;
  findings: readonly Finding[];
  mayDraft: boolean;
}

function Head({ draft, chosen, findings, mayDraft }: HeadProps) {
  const { draft: saved, document } = draft.answer!;
  const refuses = findings.some(({ effect }) => effect === 'refuses');
  const because = draft.isChanged ? 'Save the draft first.' : refuses ? 'A check refuses.' : null;
  return (
    <div className={kit.head}>
      <div className={kit.headTitle}>
        <a className={kit.crumb} href={consolePaths.texts}>
          Texts
        </a>
        <div className={kit.rowH}>
          <h1 tabIndex={-1}>{chosen === null ? `${document.name}: ${saved.name}` : placeOf(chosen)}</h1>
          <StatusBadge kind="ends">{draft.isChanged ? 'Not saved' : `Draft, revision ${draft.revision}`}</StatusBadge>
        </div>
        {chosen !== null && <p>{`${document.name}: ${saved.name}`}</p>}
      </div>
      {mayDraft && (
        <div className={kit.acts}>
          <ConsoleButton notBecause={draft.isChanged ? null : 'Nothing has changed.'} onClick={() => draft.save()}>
            Save draft
          </ConsoleButton>
          <ConsoleButton look="main" notBecause={because} onClick={() => go(publishPath(consolePaths.texts, saved.id))}>
            Publish…
          </ConsoleButton>
        </div>
      )}
    </div>
  );
}
