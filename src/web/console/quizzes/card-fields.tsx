import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Field } from '../kit/fields.tsx';
import form from '../kit/form.module.css';
import type { EditorProps } from './editor.ts';
import { FindingsAt, TextPart } from './part-fields.tsx';
import styles from './quizzes.module.css';
import { nameOfScreen } from './screen-list.tsx';

interface OfScreenProps extends EditorProps {
  screen: QuizScreen;
}

/** A number with where it comes from. */
export function FigureField({ editor, screen: { id, figure } }: OfScreenProps) {
  const { set, mayDraft } = editor;
  const path = ['screens', id, 'figure'];
  const empty = { value: '', source: { title: '', date: '', url: '' } };
  if (figure === undefined) {
    if (!mayDraft) return null;
    return (
      <div className={styles.rowActs}>
        <ConsoleButton isSmall onClick={() => set(path, empty)}>
          Add a figure
        </ConsoleButton>
      </div>
    );
  }
  return (
    <fieldset className={styles.answers}>
      <legend>Figure with its source</legend>
      <div className={styles.pair}>
        <TextPart editor={editor} path={[...path, 'value']} label="Number" maxLength={20} />
        <TextPart editor={editor} path={[...path, 'unit']} label="Unit" maxLength={20} isOptional />
      </div>
      <TextPart editor={editor} path={[...path, 'source', 'title']} label="Source" maxLength={200} />
      <div className={styles.pair}>
        <TextPart
          editor={editor}
          path={[...path, 'source', 'date']}
          label="Its day"
          maxLength={40}
          help="Such as 10 October 2024"
        />
        <TextPart editor={editor} path={[...path, 'source', 'url']} label="Its address" maxLength={400} />
      </div>
      <FigureFindings editor={editor} path={path} />
      {mayDraft && (
        <div className={styles.rowActs}>
          <ConsoleButton isSmall look="danger" onClick={() => set(path, undefined)}>
            Remove the figure
          </ConsoleButton>
        </div>
      )}
    </fieldset>
  );
}

/** A source without a day or an address is a fault of the whole source. */
function FigureFindings({ editor, path }: EditorProps & { path: readonly string[] }) {
  const { findingsAt } = editor;
  const ofWhole = findingsAt(path).filter(({ path: place }) => place.length <= path.length + 1);
  return ofWhole.length === 0 ? null : <FindingsAt editor={editor} path={path} />;
}

type Mirror = NonNullable<QuizScreen['mirror']>;
type Variant = Mirror['variants'][number];

/** The texts of a card that quotes earlier answers, the first that fits is shown. */
export function MirrorField({ editor, screen: { id, mirror } }: OfScreenProps) {
  const { body, set, mayDraft } = editor;
  const path = ['screens', id, 'mirror'];
  if (mirror === undefined) return null;
  const { quotes, variants } = mirror;
  const change = (place: number, next: Variant) =>
    set(
      [...path, 'variants'],
      variants.map((variant, at) => (at === place ? next : variant)),
    );
  const numberOf = (screenId: string) => body.screens.findIndex((screen) => screen.id === screenId) + 1;
  return (
    <fieldset className={styles.answers}>
      <legend>Texts from the answers</legend>
      <ul className={styles.quotes}>
        {Object.entries(quotes).map(([name, ids]) => (
          <li key={name}>
            <b>{`{${name}}`}</b>
            <span>{` quotes screen ${ids.map(numberOf).join(', ')}`}</span>
          </li>
        ))}
      </ul>
      {variants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no ids, and keep their order
        <div key={place} className={styles.answer}>
          <p className={form.help}>{conditionOf(variant)}</p>
          <Field
            label={`Title ${place + 1}`}
            value={variant.title}
            maxLength={200}
            readOnly={!mayDraft}
            onChange={(title) => change(place, { ...variant, title })}
          />
          <Field
            label={`Text ${place + 1}`}
            value={variant.desc}
            rows={2}
            maxLength={600}
            readOnly={!mayDraft}
            onChange={(desc) => change(place, { ...variant, desc })}
          />
        </div>
      ))}
      <FindingsAt editor={editor} path={path} />
    </fieldset>
  );
}

/** "Shown with at least 5 of {statements} and 1 of {places}". */
function conditionOf({ when }: Variant): string {
  if (when === undefined) return 'Shown to everybody else';
  const each = Object.entries(when).map(([name, least]) => `${least} of {${name}}`);
  return `Shown with at least ${each.join(' and ')}`;
}

/** The cards that quote the answers of a screen. */
export function QuotedOn({ editor, screen, onChoose }: OfScreenProps & { onChoose(id: string): void }) {
  const { body } = editor;
  const cards = body.screens.filter(({ mirror }) =>
    Object.values(mirror?.quotes ?? {}).some((ids) => ids.includes(screen.id)),
  );
  if (cards.length === 0) return null;
  return (
    <ul className={styles.quotes}>
      {cards.map((card) => (
        <li key={card.id}>
          <ConsoleButton look="link" isSmall onClick={() => onChoose(card.id)}>
            {`Quoted on screen ${body.screens.indexOf(card) + 1}: ${nameOfScreen(card)}`}
          </ConsoleButton>
        </li>
      ))}
    </ul>
  );
}
