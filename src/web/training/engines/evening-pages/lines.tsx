import { type FormEvent, useRef } from 'react';
import { eveningCopy } from '#training/engines/evening-pages/evening-copy.ts';
import type { Note } from '#web/training/store/notes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import styles from './lines.module.css';

const mostCharacters = 160;

interface LinesProps {
  /** The text being typed; the page also adds it when it is closed. */
  draft: string;
  onDraft(text: string): void;
  /** The label of the field, such as "One more thing". */
  label: string;
  lines: readonly Note[];
  most: number;
  onAdd(text: string): void;
  onRemove(id: string): void;
}

/** Lines that are added one by one with Enter, and removed with a press. */
export function Lines({ label, lines, most, draft, onDraft, onAdd, onRemove }: LinesProps) {
  const field = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() !== '') onAdd(draft.trim());
    field.current?.focus();
  }

  return (
    <form onSubmit={add}>
      <ul className={styles.lines}>
        {lines.map(({ id, text: line }) => (
          <li key={id}>
            <KiteGlyph width={16} height={24} />
            <span>{line}</span>
            <button type="button" className="icon-button" aria-label={`Remove ${line}`} onClick={() => onRemove(id)}>
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
        {lines.length < most && (
          <li>
            <Icon name="plus" size={22} />
            <input
              ref={field}
              aria-label={label}
              placeholder={label}
              value={draft}
              maxLength={mostCharacters}
              autoComplete="off"
              enterKeyHint="next"
              onChange={(event) => onDraft(event.target.value)}
            />
            {draft.trim() !== '' && (
              <button type="submit" className="icon-button" aria-label="Add this line">
                <Icon name="check" size={22} />
              </button>
            )}
          </li>
        )}
      </ul>
      <p className={styles.full} role="status">
        {lines.length >= most && eveningCopy.full}
      </p>
    </form>
  );
}
