import type { Mirror, MirrorVariant, QuizOutline, QuizState, Screen } from '#quiz/quiz.ts';
import { progressOf } from './progress.ts';

/** The texts of a card for one visitor. */
export type CardText = Pick<MirrorVariant, 'title' | 'desc'>;

/** A longer list is cut, because nobody reads nine items within a sentence. */
const quotedAtOnce = 2;

/**
 * The texts of an info card. A mirror card quotes the visitor: its first variant that fits their answers, with the
 * echoes of these filled in; null for a card that says the same to everybody.
 */
export function mirrorText(quiz: QuizOutline, state: QuizState, { mirror }: Screen): CardText | null {
  if (mirror === undefined) return null;
  const quotes = Object.entries(mirror.quotes).map(([name, ids]) => [name, echoesOn(quiz, state, ids)] as const);
  return filledIn(mirror, Object.fromEntries(quotes));
}

/** The variant for these echoes, by the names of the mirror's quotes, with each quote filled in. */
export function filledIn({ variants }: Mirror, echoes: Readonly<Record<string, readonly string[]>>): CardText {
  const { title, desc } = variants.find(({ when = {} }) =>
    Object.entries(when).every(([name, least]) => (echoes[name]?.length ?? 0) >= least),
  )!;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_whole, name: string) => inSentence(echoes[name] ?? []));
  return { title: fill(title), desc: fill(desc) };
}

/** The echoes of the chosen options on the screens with these ids, in the order of the quiz. */
function echoesOn({ screens }: QuizOutline, state: QuizState, ids: readonly string[]): string[] {
  return screens.flatMap(({ id, options = [] }, index) => {
    if (!ids.includes(id)) return [];
    const { answers } = progressOf(state, index + 1);
    return options.flatMap((option) => (option.echo && answers.includes(option.id) ? [option.echo] : []));
  });
}

/** "a", "a and b", "a, b and 3 more". */
function inSentence(items: readonly string[]): string {
  const further = items.length - quotedAtOnce;
  const listed = further > 0 ? [...items.slice(0, quotedAtOnce), `${further} more`] : items;
  return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`;
}
