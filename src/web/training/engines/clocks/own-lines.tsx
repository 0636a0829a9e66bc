import { useState } from 'react';
import { type ClockCopy, clockCopy } from '#training/engines/clocks/clocks-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './clocks.module.css';

/** Long enough for a task, short enough to be read at a glance. */
const mostCharacters = 120;
const mostLines = 6;

interface OwnLinesProps {
  asks: NonNullable<ClockCopy['asks']>;
  lines: readonly string[];
  onChange(lines: readonly string[]): void;
}

/** The field before a clock: one thing, or a short list. */
export function OwnLines({ asks, lines, onChange }: OwnLinesProps) {
  if (asks.isList) return <LineList label={asks.label} lines={lines} onChange={onChange} />;
  return (
    <Field
      label={asks.label}
      value={lines[0] ?? ''}
      maxLength={mostCharacters}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
    />
  );
}

function LineList({ label, lines, onChange }: Omit<OwnLinesProps, 'asks'> & { label: string }) {
  const [draft, setDraft] = useState('');
  function add() {
    const line = draft.trim();
    if (line === '') return;
    setDraft('');
    if (!lines.includes(line)) onChange([...lines, line]);
  }
  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.waiting}>
          {lines.map((line) => (
            <li key={line}>
              <span>{line}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={clockCopy.remove(line)}
                onClick={() => onChange(lines.filter((one) => one !== line))}
              >
                <Icon name="close" size={20} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lines.length < mostLines && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field
            label={label}
            value={draft}
            maxLength={mostCharacters}
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" variant="white">
            {clockCopy.add}
          </Button>
        </form>
      )}
    </>
  );
}
