import { plainDigits } from '#contract/plain-digits.ts';
import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { optionIcons } from '#quiz/pictures.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import type { EditorProps } from './editor.ts';
import { FindingsAt, SelectPart, TextPart } from './part-fields.tsx';
import { addOption, copyOption, moveOption, removeOption } from './quiz-edits.ts';
import styles from './quizzes.module.css';

type Option = NonNullable<QuizScreen['options']>[number];

/** The answers in order, each with its points and the words by which cards quote it. */
export function AnswersField({ editor, screen }: EditorProps & { screen: QuizScreen }) {
  const { body, isFixed, mayDraft, change } = editor;
  const { id, options = [] } = screen;
  const isQuoted = body.screens.some(({ mirror }) =>
    Object.values(mirror?.quotes ?? {}).some((ids) => ids.includes(id)),
  );
  return (
    <fieldset className={styles.answers}>
      <legend>
        <span>Answers, in order</span>
        {isFixed && <span className={form.help}>points are fixed</span>}
      </legend>
      {options.map((option, place) => (
        <Answer editor={editor} key={option.id} screen={screen} option={option} place={place} isQuoted={isQuoted} />
      ))}
      {mayDraft && (
        <div className={styles.rowActs}>
          <ConsoleButton
            isSmall
            notBecause={isFixed ? 'It would change the points.' : null}
            onClick={() => change(addOption(body, id))}
          >
            Add an answer
          </ConsoleButton>
        </div>
      )}
    </fieldset>
  );
}

interface AnswerProps extends EditorProps {
  screen: QuizScreen;
  option: Option;
  place: number;
  /** A card quotes the answers of this screen. */
  isQuoted: boolean;
}

function Answer({ editor, screen, option, place, isQuoted }: AnswerProps) {
  const path = ['screens', screen.id, 'options', option.id];
  const number = place + 1;
  return (
    <div className={styles.answer}>
      <div className={styles.answerHead}>
        <TextPart editor={editor} path={[...path, 'label']} label={`Answer ${number}`} maxLength={120} />
        <Points editor={editor} path={path} option={option} number={number} />
      </div>
      {(isQuoted || option.echo !== undefined) && (
        <TextPart
          editor={editor}
          path={[...path, 'echo']}
          label={`Answer ${number}, quoted as`}
          maxLength={80}
          isOptional
        />
      )}
      {(option.description !== undefined || screen.purpose === 'daily-time') && (
        <TextPart
          editor={editor}
          path={[...path, 'description']}
          label={`Answer ${number}, line below it`}
          maxLength={120}
          isOptional
        />
      )}
      <details className={styles.more}>
        <summary>{`Answer ${number}: icon, short name, place`}</summary>
        <div className={styles.pair}>
          <SelectPart
            editor={editor}
            path={[...path, 'icon']}
            label={`Answer ${number}, icon`}
            options={optionIcons}
            none="none"
          />
          <TextPart
            editor={editor}
            path={[...path, 'trait']}
            label={`Answer ${number}, short name for the result`}
            maxLength={80}
            isOptional
          />
        </div>
        <AnswerActs editor={editor} screen={screen} option={option} place={place} />
      </details>
    </div>
  );
}

interface PointsProps extends EditorProps {
  path: readonly string[];
  option: Option;
  number: number;
}

function Points({ editor, path, option: { value }, number }: PointsProps) {
  const { isFixed, mayDraft, set } = editor;
  return (
    <div className={form.field}>
      <label>
        <span className={styles.quiet}>Points</span>
        <span className="visually-hidden">{` of answer ${number}`}</span>
        <input
          className={`${form.input} ${isFixed ? styles.locked : ''}`}
          inputMode="numeric"
          value={value}
          readOnly={isFixed || !mayDraft}
          onChange={({ target }) => set([...path, 'value'], Math.min(20, Number(plainDigits(target.value)) || 0))}
        />
      </label>
      <FindingsAt editor={editor} path={[...path, 'value']} />
    </div>
  );
}

function AnswerActs({ editor, screen: { id, options = [] }, option, place }: Omit<AnswerProps, 'isQuoted'>) {
  const { body, isFixed, mayDraft, change } = editor;
  if (!mayDraft) return null;
  const fixed = isFixed ? 'It would change the points.' : null;
  return (
    <div className={styles.rowActs}>
      <ConsoleButton
        isSmall
        notBecause={place === 0 ? 'the first' : null}
        onClick={() => change(moveOption(body, id, option.id, -1))}
      >
        Up
      </ConsoleButton>
      <ConsoleButton
        isSmall
        notBecause={place === options.length - 1 ? 'the last' : null}
        onClick={() => change(moveOption(body, id, option.id, 1))}
      >
        Down
      </ConsoleButton>
      {!isFixed && (
        <ConsoleButton isSmall onClick={() => change(copyOption(body, id, option.id))}>
          Copy
        </ConsoleButton>
      )}
      <ConsoleButton isSmall look="danger" notBecause={fixed} onClick={() => change(removeOption(body, id, option.id))}>
        Remove
      </ConsoleButton>
    </div>
  );
}
