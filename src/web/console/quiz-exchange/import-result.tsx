import type { ReactNode } from 'react';
import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { typeNames } from '#contract/quiz-document/quiz-place.ts';
import { ChangeList } from '../publishing/change-list.tsx';
import styles from './quiz-exchange.module.css';
import type { QuizReading } from './read-quiz-file.ts';
import type { ImportNote } from './survey-screens.ts';

/** What a file changes in a draft, and what of it cannot be taken. */
export function ImportResult({ reading: { format, changes, screens, notes } }: { reading: QuizReading }) {
  const of = (kind: ImportNote['kind']) => notes.filter((note) => note.kind === kind);
  const parts = [
    { title: 'Not taken', look: styles.left!, notes: of('left') },
    { title: 'Fixed in this quiz', look: styles.fixed!, notes: of('fixed') },
    { title: 'To look at', look: styles.changed!, notes: of('changed') },
  ];
  const left = of('left').length + of('fixed').length;
  const isUseless = format !== 'Everkite' && changes.length === 0;
  return (
    <>
      <p role="status">
        <b>{`${formats[format]}, ${countOf(screens.length, 'screen')}. `}</b>
        <span>{sumOf(changes.length, left)}</span>
      </p>
      {changes.length > 0 && (
        <p>It is not saved by this, and nothing is published: the draft goes through its checks.</p>
      )}
      {isUseless && <p>Nothing of a survey can be taken into this quiz. Below is what would be read.</p>}
      {parts.map(
        ({ title, look, notes: own }) =>
          own.length > 0 && (
            <Part key={title} title={title} count={own.length} look={look}>
              <Notes notes={own} />
            </Part>
          ),
      )}
      {changes.length > 0 && (
        <Part title="Taken" count={changes.length} look={styles.taken!}>
          <ChangeList changes={[...changes]} gone="removed" />
        </Part>
      )}
      {isUseless && (
        <Part title="Read" count={screens.length} look={styles.taken!}>
          <Screens screens={screens} />
        </Part>
      )}
    </>
  );
}

const formats: Readonly<Record<QuizReading['format'], string>> = {
  Everkite: 'A quiz of this console',
  SurveyJS: 'A survey of SurveyJS',
  Formbricks: 'A survey of Formbricks',
};

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function sumOf(changes: number, left: number): string {
  const taken = changes === 0 ? 'Nothing changes' : countOf(changes, 'change');
  return left === 0 ? `${taken}, all is taken.` : `${taken}, ${left} not taken.`;
}

interface PartProps {
  title: string;
  count: number;
  look: string;
  children: ReactNode;
}

/** Solid beside what is taken, hatched beside what is lost, dashed around what is fixed. */
function Part({ title, count, look, children }: PartProps) {
  return (
    <section className={`${styles.part} ${look}`} aria-label={title}>
      <h3>
        <span>{title}</span>
        <span className={styles.count}>{count}</span>
      </h3>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}

const asSentence = (says: string): string => `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;

function Notes({ notes }: { notes: readonly ImportNote[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ place, says }) => (
        <li key={`${place} ${says}`}>
          <b>{place}</b>
          <span>{asSentence(says)}</span>
        </li>
      ))}
    </ul>
  );
}

function Screens({ screens }: { screens: readonly QuizScreen[] }) {
  return (
    <ol className={styles.notes}>
      {screens.map(({ id, type, title, options = [] }) => (
        <li key={id}>
          <b>{title}</b>
          <span>
            {options.length === 0 ? typeNames[type] : `${typeNames[type]}, ${countOf(options.length, 'answer')}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
