import type { KeyboardEvent } from 'react';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { fieldInWords, typeNames } from '#contract/quiz-document/quiz-place.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import { type EditorProps, worstOf } from './editor.ts';
import { addScreen, copyScreen, moveScreen, removeScreen } from './quiz-edits.ts';
import styles from './quizzes.module.css';

interface ScreenListProps extends EditorProps {
  chosen: string;
  onChoose(id: string): void;
}

/** The screens by chapter; one of them is edited. On a phone they are one field with both neighbours. */
export function ScreenList({ editor, chosen, onChoose }: ScreenListProps) {
  const { body } = editor;
  return (
    <>
      <div className={styles.narrowList}>
        <PickScreen editor={editor} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className={styles.wideList}>
        <Panel title="Screens" aside={<span className={styles.quiet}>{body.screens.length}</span>}>
          <ol className={styles.chapters}>
            {chaptersOf(body).map((screens, place) => (
              <li key={screens[0]?.id ?? place}>
                <p className={styles.chapter}>
                  <span>{`Part ${place + 1}`}</span>
                  <span>{screens.length}</span>
                </p>
                <ol>
                  {screens.map((screen) => (
                    <li key={screen.id}>
                      <ScreenButton
                        editor={editor}
                        screen={screen}
                        isChosen={screen.id === chosen}
                        onChoose={onChoose}
                      />
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
          <ListActs editor={editor} chosen={chosen} onChoose={onChoose} />
        </Panel>
      </div>
    </>
  );
}

/** The screens up to the end of each chapter, and those after the last. */
function chaptersOf({ screens, chapters }: QuizBody): QuizScreen[][] {
  const parts: QuizScreen[][] = [[]];
  for (const screen of screens) {
    parts.at(-1)!.push(screen);
    if (chapters.includes(screen.id)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** The words by which an operator knows a screen. */
export const nameOfScreen = ({ title, statement, trait, type }: QuizScreen): string =>
  (statement === undefined ? title : (trait ?? statement.text)) || `Empty ${typeNames[type]}`;

interface ScreenButtonProps extends EditorProps {
  screen: QuizScreen;
  isChosen: boolean;
  onChoose(id: string): void;
}

function ScreenButton({ editor, screen, isChosen, onChoose }: ScreenButtonProps) {
  const { body, findingsAt, isFixed, change, mayDraft } = editor;
  const place = body.screens.indexOf(screen);
  const worst = worstOf(findingsAt(['screens', screen.id]));
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null) return;
    event.preventDefault();
    if (event.altKey) {
      if (!isFixed && mayDraft) change(moveScreen(body, screen.id, by));
      return;
    }
    const next = body.screens[place + by];
    if (next === undefined) return;
    onChoose(next.id);
    document.getElementById(`screen-${next.id}`)?.focus();
  }
  return (
    <button
      type="button"
      id={`screen-${screen.id}`}
      className={styles.screen}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(screen.id)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{place + 1}</span>
      <span className={styles.name}>{nameOfScreen(screen)}</span>
      {worst !== null && (
        <span className={worst === 'refuses' ? styles.dotStops : styles.dotAsks}>
          <span className="visually-hidden">{worst === 'refuses' ? ', stops' : ', asks'}</span>
        </span>
      )}
    </button>
  );
}

/** Why the list of a specified quiz stays as it is. */
const fixedList = 'This quiz keeps its screens, kinds and points. A new quiz can have its own.';

function ListActs({ editor, chosen, onChoose }: ScreenListProps) {
  const { body, isFixed, mayDraft, change } = editor;
  const place = body.screens.findIndex(({ id }) => id === chosen);
  if (!mayDraft) return null;
  const act = ({ body: next, id }: { body: QuizBody; id: string }) => {
    change(next);
    onChoose(id);
  };
  function remove() {
    change(removeScreen(body, chosen));
    onChoose((body.screens[place + 1] ?? body.screens[place - 1])?.id ?? '');
  }
  if (isFixed) {
    return (
      <div className={styles.listActs}>
        <ConsoleButton isSmall notBecause={fixedList}>
          Add a screen
        </ConsoleButton>
      </div>
    );
  }
  return (
    <div className={styles.listActs}>
      <ConsoleButton isSmall onClick={() => act(addScreen(body, chosen))}>
        Add
      </ConsoleButton>
      <ConsoleButton isSmall onClick={() => act(copyScreen(body, chosen))}>
        Copy
      </ConsoleButton>
      <ConsoleButton
        isSmall
        notBecause={place <= 0 ? 'the first' : null}
        onClick={() => change(moveScreen(body, chosen, -1))}
      >
        Up
      </ConsoleButton>
      <ConsoleButton
        isSmall
        notBecause={place === body.screens.length - 1 ? 'the last' : null}
        onClick={() => change(moveScreen(body, chosen, 1))}
      >
        Down
      </ConsoleButton>
      <ConsoleButton
        isSmall
        look="danger"
        notBecause={body.screens.length <= 1 ? 'the only one' : null}
        onClick={remove}
      >
        Remove
      </ConsoleButton>
      <p className={form.help}>The arrow keys choose; with Alt they move.</p>
    </div>
  );
}

function PickScreen({ editor, chosen, onChoose }: ScreenListProps) {
  const { body } = editor;
  const place = body.screens.findIndex(({ id }) => id === chosen);
  const go = (by: -1 | 1) => {
    const next = body.screens[place + by];
    if (next !== undefined) onChoose(next.id);
  };
  return (
    <div className={styles.pick}>
      <ConsoleButton aria-label="Screen before" onClick={() => go(-1)}>
        ‹
      </ConsoleButton>
      <select
        className={form.input}
        aria-label="Screen"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {body.screens.map((screen, at) => (
          <option key={screen.id} value={screen.id}>
            {`${at + 1} of ${body.screens.length}: ${nameOfScreen(screen)}`}
          </option>
        ))}
      </select>
      <ConsoleButton aria-label="Next screen" onClick={() => go(1)}>
        ›
      </ConsoleButton>
    </div>
  );
}

/** "Question", for the field of this screen. */
export function labelOf(screen: QuizScreen, field: string): string {
  const name = fieldInWords(screen, field);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
