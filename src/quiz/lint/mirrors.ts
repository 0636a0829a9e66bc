import { type CardText, filledIn } from '#quiz/engine/mirror.ts';
import { sentencesOf } from '#quiz/engine/sentences.ts';
import type { Mirror, Quiz, Screen } from '#quiz/quiz.ts';
import { claimFaults } from './claims.ts';
import { type Fault, within } from './fault.ts';

/** A mirror card says what somebody answered, never what they might have. */
const conditionWords = /\b(adhd|anxi\w*|depress\w*|disorders?|diagnos\w*|conditions?|ill|illness|symptoms?)\b/i;

/** A text that is longer leaves no room for the figure, the sketch or the button on a small phone. */
const longestText = 210;

/** Every one is read, so more would take minutes. */
const mostCombinations = 100_000;

type Echoes = Record<string, readonly string[]>;

/** The faults by which a visitor could read a mirror card that is wrong or reads badly. */
export function mirrorFaults(quiz: Quiz): Fault[] {
  return quiz.screens.flatMap((screen, index) => {
    if (screen.mirror === undefined) return [];
    const tree = treeFaults(quiz, index, screen.mirror);
    // Texts can only be filled in where a variant is always found.
    return within(['screens', screen.id, 'mirror'], tree.length > 0 ? tree : textFaults(quiz, screen));
  });
}

/** The texts that a mirror card can show: every variant with every combination of answers. */
export function mirrorTexts(quiz: Quiz, mirror: Mirror): CardText[] {
  return combinations(quiz, mirror).map((echoes) => filledIn(mirror, echoes));
}

const quoted = (says: string, hint: string): Fault => ({ path: ['quotes'], says, hint });
const variant = (says: string, hint: string): Fault => ({ path: ['variants'], says, hint });

function treeFaults(quiz: Quiz, index: number, mirror: Mirror): Fault[] {
  const { quotes, variants } = mirror;
  const earlier = new Map(quiz.screens.slice(0, index).map((screen) => [screen.id, screen]));
  const unknown = Object.values(quotes)
    .flat()
    .filter((id) => !earlier.get(id)?.options?.some(({ echo }) => echo));
  const capital = [...new Set(Object.values(quotes).flat())]
    .flatMap((id) => earlier.get(id)?.options ?? [])
    .filter(({ echo = '' }) => /^(?!I\b)[A-Z]/.test(echo));
  const open = variants.filter(({ when }, at) => (when === undefined) !== (at === variants.length - 1));
  const unproven = variants.flatMap(({ when = {}, title, desc }) =>
    [...`${title} ${desc}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !((when[name] ?? 0) > 0)),
  );
  return [
    ...(variants.length === 0 ? [variant('has no text', 'Write one without conditions.')] : []),
    ...(combinationsOf(quiz, quotes) > mostCombinations
      ? [quoted('quotes more answers than can be read in every combination', 'Quote fewer screens.')]
      : []),
    ...unknown.map((id) =>
      quoted(
        `quotes “${id}”, which is no earlier screen with echoes`,
        'Give its answers a quote, or quote another screen.',
      ),
    ),
    ...capital.map(({ echo }) =>
      quoted(`“${echo}” has a capital within a sentence`, 'Begin the quote with a small letter.'),
    ),
    ...open.map(({ title }) =>
      variant(`“${title}”: all variants but the last have conditions`, 'Give it a condition, or put it last.'),
    ),
    ...unproven.map((name) =>
      variant(`quotes {${name}} where it can be empty`, `Give that text the condition that {${name}} has an answer.`),
    ),
  ];
}

function textFaults(quiz: Quiz, { mirror }: Screen): Fault[] {
  const texts = mirrorTexts(quiz, mirror!);
  const shown = new Set(texts.map(({ title }) => title));
  const neverShown = mirror!.variants.filter(({ title }) => !/\{/.test(title) && !shown.has(title));
  const tooLong = texts.filter(({ title, desc }) => title.length + desc.length > longestText);
  // Sentences repeat in thousands of texts, and a fault is always within one.
  const sentences = new Set(texts.flatMap(({ title, desc }) => [title, ...sentencesOf(desc)]));
  return [
    ...neverShown.map(({ title }) => variant(`“${title}” is never shown`, 'Loosen its condition, or remove it.')),
    ...tooLong
      .slice(0, 1)
      .map(({ title, desc }) =>
        variant(`too long: ${title} ${desc}`, `At most ${longestText} characters fit a small phone.`),
      ),
    ...[...sentences].flatMap((text) =>
      sentenceFaults(text).map((fault) =>
        variant(`${fault}: ${text}`, 'Say what somebody answered, in a whole sentence.'),
      ),
    ),
  ];
}

function sentenceFaults(text: string): string[] {
  const faults = claimFaults(text);
  if (conditionWords.test(text)) faults.push('about a condition');
  if (/[{}]/.test(text)) faults.push('a quote is not filled in');
  if (!/^[A-Z“]/.test(text) || / {2}| [,.]/.test(text)) faults.push('does not read as a sentence');
  return faults;
}

/** How many combinations of echoes the quoted screens can give. */
function combinationsOf(quiz: Quiz, quotes: Mirror['quotes']): number {
  const countOn = (id: string): number => {
    const screen = quiz.screens.find((one) => one.id === id);
    const echoes = (screen?.options ?? []).filter(({ echo }) => echo).length;
    return screen?.multiple ? 2 ** echoes : echoes + 1;
  };
  return Object.values(quotes)
    .flat()
    .reduce((product, id) => product * countOn(id), 1);
}

/** Every combination of echoes that the screens quoted by a mirror can give. */
function combinations(quiz: Quiz, { quotes }: Mirror): Echoes[] {
  return Object.entries(quotes).reduce<Echoes[]>(
    (found, [name, ids]) => {
      const lists = ids.reduce<readonly string[][]>((before, id) => productOf(before, echoLists(quiz, id)), [[]]);
      return found.flatMap((echoes) => lists.map((list) => ({ ...echoes, [name]: list })));
    },
    [{}],
  );
}

/** The echoes that one screen can give: any number of them on a screen with many answers, otherwise at most one. */
function echoLists(quiz: Quiz, id: string): readonly string[][] {
  const screen = quiz.screens.find((one) => one.id === id);
  const echoes = (screen?.options ?? []).flatMap(({ echo }) => echo ?? []);
  if (!screen?.multiple) return [[], ...echoes.map((echo) => [echo])];
  return echoes.reduce<string[][]>((lists, echo) => lists.flatMap((list) => [list, [...list, echo]]), [[]]);
}

function productOf(before: readonly string[][], lists: readonly string[][]): string[][] {
  return before.flatMap((start) => lists.map((list) => [...start, ...list]));
}
