import { useId, useState } from 'react';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/fields.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { ImportResult } from './import-result.tsx';
import styles from './quiz-exchange.module.css';
import { mostCharacters, type Refusal, tooLarge, unreadable } from './read-json.ts';
import { type QuizReading, readQuizFile } from './read-quiz-file.ts';

export interface ImportDialogProps {
  /** What the draft is. */
  base: QuizBody;
  /** Its screens, answers and points are those of the specification. */
  isFixed: boolean;
  /** Where it goes, such as "the draft". */
  into: string;
  onTake(body: QuizBody): unknown;
  onClose(): void;
}

/** Reads a file, shows what can be taken of it and what cannot, and hands it on. */
export function ImportDialog({ base, isFixed, into, onTake, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<QuizReading | Refusal | null>(null);
  const readText = (given: string) => setRead(readQuizFile(given, { base, isFixed }));
  if (read !== null && !('refused' in read)) {
    return (
      <Dialog
        title="Import"
        onClose={onClose}
        foot={
          <>
            <ConsoleButton onClick={() => setRead(null)}>Another file</ConsoleButton>
            <ConsoleButton
              look="main"
              notBecause={read.changes.length === 0 ? 'There is nothing to take.' : null}
              onClick={() => onTake(read.body)}
            >
              {`Take into ${into}`}
            </ConsoleButton>
          </>
        }
      >
        <ImportResult reading={read} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Import"
      onClose={onClose}
      foot={
        <>
          <ConsoleButton onClick={onClose}>Back</ConsoleButton>
          <ConsoleButton
            look="main"
            notBecause={text === '' ? 'Choose a file or paste it.' : null}
            onClick={() => readText(text)}
          >
            Read
          </ConsoleButton>
        </>
      }
    >
      <p>A quiz that was exported here, or a survey of SurveyJS or Formbricks, as JSON.</p>
      <FileField onText={readText} onRefused={setRead} />
      <Field label="Or paste it" value={text} onChange={setText} rows={6} />
      {read !== null && <Refused refusal={read} />}
    </Dialog>
  );
}

interface FileFieldProps {
  onText(text: string): void;
  onRefused(refusal: Refusal): void;
}

/** A character has at most this many bytes. */
const mostBytes = 4;

function FileField({ onText, onRefused }: FileFieldProps) {
  const id = useId();
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > mostCharacters * mostBytes) return onRefused(tooLarge);
    try {
      onText(await file.text());
    } catch {
      onRefused(unreadable);
    }
  }
  return (
    <div className={form.field}>
      <label htmlFor={id}>File</label>
      <input
        data-first
        id={id}
        className={`${form.input} ${styles.file}`}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it is mended.
          choose(file).finally(() => {
            target.value = '';
          });
        }}
      />
    </div>
  );
}

function Refused({ refusal: { refused, hint, faults } }: { refusal: Refusal }) {
  return (
    <div role="alert" className={styles.refused}>
      <div className={`${kit.banner} ${kit.bannerDanger}`}>
        <Icon name="close" size={20} />
        <p className={kit.bannerTitle}>{refused}</p>
        <span aria-hidden="true" />
        <p>{hint}</p>
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
