import { areas, levelNames } from '#quiz/closed-lists.ts';
import { sceneNames, startScenes } from '#quiz/pictures.ts';
import type { LevelName } from '#quiz/quiz.ts';
import { Choice } from '../kit/fields.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import type { EditorProps } from './editor.ts';
import { FindingsAt, LinesPart, LockedPart, SelectPart, TextPart } from './part-fields.tsx';
import styles from './quizzes.module.css';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface LevelPanelProps extends EditorProps {
  level: LevelName;
  onChoose(level: LevelName): void;
}

/** What the result says at one of three levels. */
export function LevelPanel({ editor, level, onChoose }: LevelPanelProps) {
  const { body, set, isFixed } = editor;
  const path = ['results', level];
  const { symptoms, word } = body.results[level];
  const { areaNames, areaWords } = body.copy.result;
  return (
    <Panel title="Result">
      <div className={styles.form}>
        <Choice
          label="Level"
          options={levelNames.map((name) => [name, capital(name)] as const)}
          value={level}
          onChange={onChoose}
        />
        {isFixed ? (
          <LockedPart label="Name" value={word} why="The specification names the levels, and where each begins." />
        ) : (
          <TextPart editor={editor} path={[...path, 'word']} label="Name" maxLength={80} />
        )}
        <TextPart editor={editor} path={[...path, 'levelTitle']} label="Title" maxLength={200} />
        <TextPart editor={editor} path={[...path, 'desc']} label="Text" maxLength={600} rows={3} />
        <TextPart
          editor={editor}
          path={[...path, 'recommendation']}
          label="A good first step"
          maxLength={600}
          rows={2}
        />
        <LinesPart
          editor={editor}
          path={[...path, 'symptoms']}
          label="Three symptoms, a line each, for whoever named fewer"
          lines={symptoms}
          onChange={([first = '', second = '', third = '']) => set([...path, 'symptoms'], [first, second, third])}
        />
        <div className={styles.pair}>
          {isFixed ? (
            <LockedPart label="Picture" value={body.results[level].levelImg} why="Of the specification." />
          ) : (
            <SelectPart editor={editor} path={[...path, 'levelImg']} label="Picture" options={sceneNames} />
          )}
          <SelectPart
            editor={editor}
            path={[...path, 'imgForPaywall']}
            label="Picture beside the offers"
            options={sceneNames}
          />
        </div>
        {areas.map((area) => (
          <fieldset key={area} className={styles.answers}>
            <legend>{areaNames[area]}</legend>
            {levelNames.map((name) => (
              <TextPart
                editor={editor}
                key={name}
                path={[...path, 'subAssessments', area, name]}
                label={`${areaNames[area]}, ${areaWords[name]}`}
                maxLength={300}
                rows={2}
              />
            ))}
          </fieldset>
        ))}
        <FindingsAt editor={editor} path={path} isWhole />
      </div>
    </Panel>
  );
}

/** The doors, the start page and the chapters of a quiz. */
export function StartPanel({ editor }: EditorProps) {
  const { body } = editor;
  return (
    <Panel title="Doors and start page">
      <div className={styles.form}>
        <TextPart editor={editor} path={['title']} label="Title, where quizzes are chosen" maxLength={200} />
        <TextPart editor={editor} path={['door']} label="Door on Home" maxLength={200} />
        <TextPart editor={editor} path={['label']} label="Label, for operators" maxLength={40} />
        <TextPart editor={editor} path={['asks']} label="What it asks about, said with the consent" maxLength={200} />
        <Minutes editor={editor} />
        {body.start === null ? (
          <p className={form.help}>This quiz begins without a start page.</p>
        ) : (
          <>
            <TextPart editor={editor} path={['start', 'title']} label="Start page, title" maxLength={200} />
            <TextPart editor={editor} path={['start', 'lead']} label="Start page, text" maxLength={600} rows={3} />
            <SelectPart editor={editor} path={['start', 'scene']} label="Start page, picture" options={startScenes} />
          </>
        )}
        <Chapters editor={editor} />
      </div>
    </Panel>
  );
}

function Minutes({ editor }: EditorProps) {
  const { body, set, mayDraft } = editor;
  return (
    <label className={form.field}>
      <span className={form.labF}>About how many minutes</span>
      <input
        className={form.input}
        type="number"
        min={1}
        max={60}
        value={body.minutes}
        readOnly={!mayDraft}
        onChange={({ target }) => {
          const minutes = Math.round(Number(target.value));
          if (minutes >= 1 && minutes <= 60) set(['minutes'], minutes);
        }}
      />
    </label>
  );
}

/** A chapter ends at a card or the result; the progress bar marks it. */
function Chapters({ editor }: EditorProps) {
  const { body, set, mayDraft } = editor;
  const ends = body.screens.filter(({ type }) => type === 'info' || type.startsWith('results'));
  const change = (id: string, isEnd: boolean) => {
    const wanted = body.screens
      .map((screen) => screen.id)
      .filter((one) => (one === id ? isEnd : body.chapters.includes(one)));
    set(['chapters'], wanted);
  };
  return (
    <fieldset className={form.fieldSet}>
      <legend>A part ends at</legend>
      {ends.map((screen) => (
        <label key={screen.id} className={form.pick}>
          <input
            type="checkbox"
            checked={body.chapters.includes(screen.id)}
            disabled={!mayDraft}
            onChange={({ target }) => change(screen.id, target.checked)}
          />
          <b>{`Screen ${body.screens.indexOf(screen) + 1}: ${screen.title}`}</b>
        </label>
      ))}
      <FindingsAt editor={editor} path={['chapters']} />
    </fieldset>
  );
}

/** The quiz's own words on the pages after its screens. */
export function CopyPanel({ editor }: EditorProps) {
  const { body, set, mayDraft, isFixed } = editor;
  const { hasHelpLines } = body.copy.result;
  return (
    <Panel title="After the screens">
      <div className={styles.form}>
        <TextPart editor={editor} path={['copy', 'email', 'title']} label="Email page, title" maxLength={200} />
        <TextPart editor={editor} path={['copy', 'email', 'hint']} label="Email page, hint" maxLength={600} rows={2} />
        <TextPart
          editor={editor}
          path={['copy', 'result', 'areasTitle']}
          label="Result, title of the areas"
          maxLength={200}
        />
        <TextPart
          editor={editor}
          path={['copy', 'result', 'areasHint']}
          label="Result, how to read the areas"
          maxLength={600}
          rows={2}
          isOptional
        />
        <div className={styles.pair}>
          {areas.map((area) => (
            <TextPart
              editor={editor}
              key={area}
              path={['copy', 'result', 'areaNames', area]}
              label={`Area ${area}`}
              maxLength={80}
            />
          ))}
          {levelNames.map((name) => (
            <TextPart
              editor={editor}
              key={name}
              path={['copy', 'result', 'areaWords', name]}
              label={`An area that is ${name}`}
              maxLength={80}
            />
          ))}
        </div>
        <TextPart editor={editor} path={['copy', 'result', 'goOn']} label="Result, button" maxLength={80} />
        {isFixed && hasHelpLines ? (
          <LockedPart label="Help lines" value="On every result" why="The specification of this quiz says so." />
        ) : (
          <label className={form.pick}>
            <input
              type="checkbox"
              checked={hasHelpLines}
              disabled={!mayDraft}
              onChange={({ target }) => set(['copy', 'result', 'hasHelpLines'], target.checked)}
            />
            <b>Help lines on every result</b>
          </label>
        )}
        <TextPart editor={editor} path={['copy', 'offer', 'made']} label="Offers, basis of the plan" maxLength={200} />
        <TextPart
          editor={editor}
          path={['copy', 'offer', 'practice']}
          label="Offers, purpose of the exercises"
          maxLength={200}
        />
        <TextPart
          editor={editor}
          path={['copy', 'offer', 'treatment']}
          label="Offers, “Is this treatment?”"
          maxLength={600}
          rows={3}
        />
      </div>
    </Panel>
  );
}
