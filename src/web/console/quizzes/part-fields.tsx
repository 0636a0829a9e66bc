import { useId } from 'react';
import { placeInWords } from '#contract/quiz-document/quiz-place.ts';
import type { Path } from '#publishing/body.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import type { EditorProps } from './editor.ts';
import styles from './quizzes.module.css';

interface PartProps extends EditorProps {
  path: Path;
  label: string;
}

interface TextPartProps extends PartProps {
  maxLength: number;
  rows?: number;
  /** An empty text is left out of the body. */
  isOptional?: boolean;
  help?: string;
}

/** A text of the draft in its field, with what the checks say below it. */
export function TextPart({ editor, path, label, maxLength, rows, isOptional = false, help }: TextPartProps) {
  const id = useId();
  const { textAt, set, findingsAt, mayDraft } = editor;
  const value = textAt(path);
  const refuses = findingsAt(path).some(({ effect }) => effect === 'refuses');
  const given = {
    id,
    value,
    maxLength,
    readOnly: !mayDraft,
    className: `${form.input} ${refuses ? form.inputBad : ''}`,
    'aria-invalid': refuses || undefined,
    'aria-describedby': `${id}-said`,
  };
  const change = (text: string) => set(path, isOptional && text === '' ? undefined : text);
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...given} autoComplete="off" onChange={({ target }) => change(target.value)} />
      ) : (
        <textarea {...given} rows={rows} onChange={({ target }) => change(target.value)} />
      )}
      <div id={`${id}-said`}>
        {help !== undefined && <span className={form.help}>{help}</span>}
        <FindingsAt editor={editor} path={path} />
      </div>
    </div>
  );
}

interface SelectPartProps extends PartProps {
  options: readonly string[];
  /** What it is called when nothing is chosen; without it something always is. */
  none?: string;
  nameOf?: (option: string) => string;
}

/** One of a list. */
export function SelectPart({ editor, path, label, options, none, nameOf = (option) => option }: SelectPartProps) {
  const id = useId();
  const { textAt, set, mayDraft } = editor;
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={form.input}
        value={textAt(path)}
        disabled={!mayDraft}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => set(path, target.value === '' ? undefined : target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      <div id={`${id}-said`}>
        <FindingsAt editor={editor} path={path} />
      </div>
    </div>
  );
}

/** Lines of text, each on a line of its own. */
export function LinesPart({
  editor,
  path,
  label,
  lines,
  onChange,
}: PartProps & { lines: readonly string[]; onChange(lines: string[]): void }) {
  const id = useId();
  const { mayDraft } = editor;
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={form.input}
        rows={Math.max(3, lines.length)}
        value={lines.join('\n')}
        readOnly={!mayDraft}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => onChange(target.value.split('\n'))}
      />
      <div id={`${id}-said`}>
        <FindingsAt editor={editor} path={path} />
      </div>
    </div>
  );
}

/** What cannot be changed: dashed, focusable, with the reason beside it. */
export function LockedPart({ label, value, why }: { label: string; value: string; why: string }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${form.input} ${styles.locked}`}
        value={value}
        readOnly
        aria-describedby={`${id}-why`}
      />
      <span id={`${id}-why`} className={form.help}>
        {why}
      </span>
    </div>
  );
}

interface FindingsAtProps extends EditorProps {
  path: Path;
  /** Only what is about all of the part: what is about a field of it stands below that field. */
  isWhole?: boolean;
}

/** What the checks say about a part, with the way back to the live words. */
export function FindingsAt({ editor, path, isWhole = false }: FindingsAtProps) {
  const { findingsAt, textAt, liveTextAt, set, mayDraft } = editor;
  const [value, live] = [textAt(path), liveTextAt(path)];
  const findings = findingsAt(path).filter((one) => !isWhole || isOfWhole(one.path, path));
  return (
    <div aria-live="polite">
      {findings.map(({ id, effect, path: ofPart, text, hint }) => (
        <div key={id} className={`${styles.finding} ${effect === 'refuses' ? styles.stops : styles.asks}`}>
          <Icon name={effect === 'refuses' ? 'close' : 'warn'} size={18} />
          <div>
            <p>
              <b>{effect === 'refuses' ? 'Stops. ' : 'Asks. '}</b>
              <span>{withoutPlace(text, placeInWords(editor.body, ofPart))}</span>
            </p>
            <p>{hint}</p>
            {mayDraft && live !== '' && live !== value && (
              <ConsoleButton look="link" isSmall onClick={() => set(path, live)}>
                {`Take “${live}”`}
              </ConsoleButton>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The field says already where it is. */
function withoutPlace(text: string, place: string): string {
  if (!text.startsWith(`${place}: `)) return text;
  const rest = text.slice(place.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Whether no field of a screen shows it. */
function isOfWhole(path: Path, whole: Path): boolean {
  const [field, , inner] = path.slice(whole.length);
  if (field === undefined) return true;
  return field === 'options' ? inner === undefined : /^(id|type|answers|area|purpose|sketch)$/.test(field);
}
