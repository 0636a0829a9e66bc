import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { CopyKey } from '#contract/copy/catalogue.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { StatusBadge } from '../kit/status-badge.tsx';
import { createFinder, type FoundTexts, markedPieces } from './find-texts.ts';
import { byPage, type ListedText } from './listed-texts.ts';
import { seenText } from './seen-text.ts';
import styles from './texts.module.css';

const searchDrawing = 'M15.3 15.3 19.5 19.5M4.7 10.7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';

interface FindTextsPanelProps {
  texts: readonly ListedText[];
  /** Null for whoever may not draft. */
  onEdit: ((key: CopyKey) => unknown) | null;
}

/** One field, and the texts that have these words, as a visitor sees them. */
export function FindTextsPanel({ texts, onEdit }: FindTextsPanelProps) {
  const [typed, setTyped] = useState(() => queryValue('q') ?? '');
  const find = useMemo(() => createFinder(texts), [texts]);
  const found = useMemo(() => find(typed), [find, typed]);
  return (
    <section className={kit.panel} aria-label="Texts that are found">
      <FindField typed={typed} onType={setTyped} />
      <p className={styles.understood} role="status">
        <Icon name="info" size={18} />
        <span>{foundText(found, typed)}</span>
      </p>
      {byPage(found.texts).map((one) => (
        <PageTexts key={one.page} {...one} marks={found.marks} onEdit={onEdit} />
      ))}
      <p className={`${kit.panelFoot} ${styles.keys}`}>
        <span>
          <kbd>f</kbd> find
        </span>
        <span>
          <kbd>j</kbd> <kbd>k</kbd> move
        </span>
        {onEdit !== null && (
          <span>
            <kbd>Enter</kbd> open
          </span>
        )}
      </p>
    </section>
  );
}

interface PageTextsProps extends Pick<FindTextsPanelProps, 'onEdit' | 'texts'> {
  page: string;
  /** The words that are searched; none while nothing is. */
  marks: readonly string[];
}

/** The texts of a page; folded away until they are opened or found, because all together are too many to look through. */
function PageTexts({ page, texts, marks, onEdit }: PageTextsProps) {
  const [isOpened, setOpened] = useState(false);
  const isSearched = marks.length > 0;
  const isShown = isSearched || isOpened;
  const id = useId();
  return (
    <div className={styles.page}>
      <div className={styles.pageHead} data-row={isShown ? undefined : true}>
        <h2>
          {isSearched ? (
            page
          ) : (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpened}
              aria-controls={id}
              onClick={() => setOpened(!isOpened)}
            >
              {page}
            </button>
          )}
        </h2>
        <span className={list.tag}>{pageCountText(texts)}</span>
      </div>
      <ul id={id}>
        {isShown && texts.map((text) => <TextRow key={text.key} text={text} marks={marks} onEdit={onEdit} />)}
      </ul>
    </div>
  );
}

/** "28 texts, 2 in drafts" */
function pageCountText(texts: readonly ListedText[]): string {
  const inDrafts = texts.filter(({ drafts }) => drafts.length > 0).length;
  return inDrafts === 0 ? countText(texts.length) : `${countText(texts.length)}, ${inDrafts} in drafts`;
}

const countText = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);

function foundText({ texts, areNear }: FoundTexts, typed: string): string {
  if (typed.trim() === '') return 'Type a sentence as you see it, with a name or a number in it too.';
  if (!areNear) return `${countText(texts.length)} with these words.`;
  if (texts.length === 0) return 'No text has these words, and none is near. Try one word of it.';
  return texts.length === 1
    ? 'No text has these words. This one is nearest.'
    : `No text has these words. These ${texts.length} are nearest.`;
}

function FindField({ typed, onType }: { typed: string; onType(text: string): void }) {
  const id = useId();
  // Enter goes on to the first text, where Enter opens it.
  function goToFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('#main [data-row] button')?.focus();
  }
  return (
    <search className={styles.find}>
      <Drawing path={searchDrawing} size={20} />
      <label className="visually-hidden" htmlFor={id}>
        Find a text
      </label>
      <input
        id={id}
        className={form.input}
        data-find
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder="Ada, your plan is ready"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={goToFirst}
      />
      <kbd>f</kbd>
    </search>
  );
}

interface TextRowProps extends Pick<FindTextsPanelProps, 'onEdit'> {
  text: ListedText;
  marks: readonly string[];
}

function TextRow({ text: { key, live, shipped, drafts, isPromise }, marks, onEdit }: TextRowProps) {
  const seen = seenText(live);
  return (
    <li className={styles.row} data-row>
      <div className={styles.said}>
        <p>
          <Marked text={seen} marks={marks} />
        </p>
        {drafts.map(({ name, text }) => (
          <p key={name} className={styles.inDraft}>
            <Marked text={seenText(text)} marks={marks} />
          </p>
        ))}
        <p className={styles.about}>
          <span className={styles.key}>{key}</span>
          {isPromise && <span className={`${list.tag} ${styles.promise}`}>Promise</span>}
          {live !== shipped && <StatusBadge kind="good">Changed since shipped</StatusBadge>}
          {drafts.map(({ name }) => (
            <StatusBadge key={name} kind="ends">{`In draft ${name}`}</StatusBadge>
          ))}
        </p>
      </div>
      {onEdit !== null && (
        <ConsoleButton isSmall aria-label={`Edit “${seen}”`} onClick={() => onEdit(key)}>
          Edit
        </ConsoleButton>
      )}
    </li>
  );
}

function Marked({ text, marks }: { text: string; marks: readonly string[] }): ReactNode {
  if (marks.length === 0) return <span>{text}</span>;
  return markedPieces(text, marks).map(({ text: piece, isMarked }, place) => {
    const key = `${place} ${piece}`;
    return isMarked ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}
