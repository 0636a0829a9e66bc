import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { typeNames } from '#contract/quiz-document/quiz-place.ts';
import { areas, purposes, screenTypes } from '#quiz/closed-lists.ts';
import { answersOf } from '#quiz/lint/scoring.ts';
import { everydayScenes, sceneNames } from '#quiz/pictures.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { AnswersField } from './answers-field.tsx';
import { FigureField, MirrorField, QuotedOn } from './card-fields.tsx';
import type { EditorProps } from './editor.ts';
import { FindingsAt, LinesPart, LockedPart, SelectPart, TextPart } from './part-fields.tsx';
import styles from './quizzes.module.css';
import { labelOf, nameOfScreen } from './screen-list.tsx';

interface OfScreenProps extends EditorProps {
  screen: QuizScreen;
}

interface ScreenPanelProps extends OfScreenProps {
  onChoose(id: string): void;
}

/** Everything of one screen in its fields. */
export function ScreenPanel({ editor, screen, onChoose }: ScreenPanelProps) {
  const { body, isFixed } = editor;
  const { id, type } = screen;
  const path = ['screens', id];
  const isCard = type === 'info' || type === 'final';
  const asksOne = type === 'select-options' && !screen.multiple;
  return (
    <Panel
      title={`Screen ${body.screens.indexOf(screen) + 1}`}
      aside={<span className={list.tag}>{kindOf(screen)}</span>}
    >
      <div className={styles.form}>
        <TextPart editor={editor} path={[...path, 'title']} label={labelOf(screen, 'title')} maxLength={200} rows={2} />
        {screen.statement !== undefined && (
          <TextPart editor={editor} path={[...path, 'statement', 'text']} label="Statement" maxLength={300} rows={2} />
        )}
        <TextPart
          editor={editor}
          path={[...path, 'desc']}
          label={labelOf(screen, 'desc')}
          maxLength={600}
          rows={2}
          isOptional
        />
        {(type === 'input-age' || type === 'create-profile') && (
          <TextPart
            editor={editor}
            path={[...path, 'uncounted']}
            label="In place of the counter"
            maxLength={80}
            isOptional
          />
        )}
        {isCard && (
          <SelectPart editor={editor} path={[...path, 'headerImg']} label="Picture" options={sceneNames} none="none" />
        )}
        {asksOne && (
          <SelectPart
            editor={editor}
            path={[...path, 'everyday']}
            label="Everyday scene"
            options={everydayScenes}
            none="none"
          />
        )}
        {type === 'info' && <FigureField editor={editor} screen={screen} />}
        {type === 'info' && <MirrorField editor={editor} key={id} screen={screen} />}
        {type === 'final' && <Checklist editor={editor} screen={screen} />}
        {(screen.options !== undefined || type === 'agree') && <AnswersField editor={editor} screen={screen} />}
        {screen.area !== undefined && !screen.multiple && (
          <TextPart
            editor={editor}
            path={[...path, 'trait']}
            label="Short name for the result"
            maxLength={80}
            isOptional
          />
        )}
        {isFixed ? <FixedKind screen={screen} /> : <KindFields editor={editor} screen={screen} />}
        <QuotedOn editor={editor} screen={screen} onChoose={onChoose} />
        <OfScreen editor={editor} screen={screen} />
      </div>
    </Panel>
  );
}

function Checklist({ editor, screen: { id, checklist = [] } }: OfScreenProps) {
  const { set } = editor;
  const path = ['screens', id, 'checklist'];
  return (
    <LinesPart
      editor={editor}
      path={path}
      label="Checklist, a line each"
      lines={checklist}
      onChange={(lines) => set(path, lines)}
    />
  );
}

/** What the checks say of the screen as a whole, or of parts that have no field. */
function OfScreen({ editor, screen: { id } }: OfScreenProps) {
  return <FindingsAt editor={editor} path={['screens', id]} isWhole />;
}

/** "question, many, none"; "card". */
const kindOf = (screen: QuizScreen): string =>
  screen.options === undefined ? typeNames[screen.type] : `${typeNames[screen.type]}, ${answersOf(screen)}`;

function FixedKind({ screen }: Pick<OfScreenProps, 'screen'>) {
  return (
    <LockedPart
      label={screen.options === undefined ? 'Kind' : 'Kind, number of answers, area'}
      value={screen.options === undefined ? kindOf(screen) : `${kindOf(screen)}, ${screen.area ?? 'no area'}`}
      why="The specification of this quiz fixes them: results that were shown depend on it."
    />
  );
}

/** In a quiz of its own everything about a screen can be chosen. */
function KindFields({ editor, screen }: OfScreenProps) {
  const { set } = editor;
  const path = ['screens', screen.id];
  const flags = [
    ['multiple', 'Many answers'],
    ['canSelectNone', '“None of these”'],
    ['canSelectAll', '“All of these”'],
  ] as const;
  return (
    <>
      <div className={styles.pair}>
        <SelectPart
          editor={editor}
          path={[...path, 'type']}
          label="Kind"
          options={screenTypes}
          nameOf={(type) => `${typeNames[type as QuizScreen['type']]} (${type})`}
        />
        <SelectPart editor={editor} path={[...path, 'area']} label="Area" options={areas} none="none" />
        <SelectPart
          editor={editor}
          path={[...path, 'purpose']}
          label="Used for"
          options={purposes}
          none="the score alone"
        />
      </div>
      <fieldset className={form.fieldSet}>
        <legend>Answers</legend>
        {flags.map(([field, name]) => (
          <label key={field} className={form.pick}>
            <input
              type="checkbox"
              checked={screen[field] === true}
              onChange={({ target }) => set([...path, field], target.checked || undefined)}
            />
            <b>{name}</b>
          </label>
        ))}
      </fieldset>
      {screen.type === 'agree' && screen.statement === undefined && (
        <ConsoleButton isSmall onClick={() => set([...path, 'statement'], { text: nameOfScreen(screen) })}>
          Add the statement
        </ConsoleButton>
      )}
    </>
  );
}
