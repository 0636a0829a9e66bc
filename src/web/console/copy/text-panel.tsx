import { useEffect, useId, useRef } from 'react';
import type { CopyKey } from '#contract/copy/catalogue.ts';
import { exampleValues } from '#contract/copy/examples.ts';
import { argumentsOf } from '#contract/copy/message.ts';
import type { Finding } from '#publishing/kind.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { FindingList, rowsOf } from '../publishing/finding-list.tsx';
import { insertValue } from './insert-value.ts';
import styles from './texts.module.css';

interface TextPanelProps {
  textKey: CopyKey;
  text: string;
  shipped: string;
  live: string;
  findings: readonly Finding[];
  onChange(text: string): void;
}

/** A text in its field, the values that it may name, what the checks say, and what is live and was shipped. */
export function TextPanel({ textKey, text, shipped, live, findings, onChange }: TextPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number | null>(null);
  // The field has the new text only after it is drawn again.
  useEffect(() => {
    if (cursor.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  function insert(name: string) {
    const { selectionStart, selectionEnd } = field.current!;
    const inserted = insertValue(text, { start: selectionStart, end: selectionEnd }, name);
    cursor.current = inserted.cursor;
    onChange(inserted.text);
  }
  const values = argumentsOf(shipped);
  const isRefused = findings.some(({ effect }) => effect === 'refuses');
  return (
    <Panel title="The text" aside={<span className={list.tag}>{textKey}</span>}>
      <div className={styles.text}>
        <div className={form.field}>
          <label htmlFor={id}>English</label>
          <textarea
            id={id}
            ref={field}
            className={`${form.input} ${isRefused ? form.inputBad : ''} ${styles.field}`}
            rows={3}
            maxLength={2000}
            value={text}
            aria-invalid={isRefused || undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
        {values.length > 0 && <Values names={values} onInsert={insert} />}
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {findings.length > 0 && <FindingList findings={rowsOf(findings)} />}
      </div>
      <ul className={list.list}>
        <Earlier
          name={live === shipped ? 'Live, as shipped' : 'Live'}
          text={live}
          now={text}
          label="Take the live words"
          onTake={onChange}
        />
        {live !== shipped && (
          <Earlier name="Shipped" text={shipped} now={text} label="Take the shipped words" onTake={onChange} />
        )}
      </ul>
    </Panel>
  );
}

function Values({ names, onInsert }: { names: readonly string[]; onInsert(name: string): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in a row of its own width
    <div className={styles.values} role="group" aria-label="Values">
      {names.map((name) => (
        <button key={name} type="button" className={styles.value} onClick={() => onInsert(name)}>
          <Icon name="plus" size={18} />
          <b>{`{${name}}`}</b>
          <small>{`such as ${exampleOf(name)}`}</small>
        </button>
      ))}
      <span className={form.help}>The product fills them in. Press one to write it; none may be left out.</span>
    </div>
  );
}

const exampleOf = (name: string): string => String((exampleValues as Readonly<Record<string, unknown>>)[name]);

interface EarlierProps {
  name: string;
  text: string;
  /** What stands in the field. */
  now: string;
  label: string;
  onTake(text: string): void;
}

function Earlier({ name, text, now, label, onTake }: EarlierProps) {
  return (
    <li className={styles.earlier}>
      <span className={styles.quiet}>{name}</span>
      <span>{text}</span>
      {text === now ? (
        <span className={list.tag}>The same</span>
      ) : (
        <ConsoleButton isSmall onClick={() => onTake(text)}>
          {label}
        </ConsoleButton>
      )}
    </li>
  );
}
