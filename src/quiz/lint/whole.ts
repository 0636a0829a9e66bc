import type { LevelContent, LevelName, Quiz, Screen } from '#quiz/quiz.ts';
import type { Fault } from './fault.ts';

/** A rule about a quiz as a whole. */
interface Rule {
  says: string;
  hint: string;
  /** The places that break it; empty when it holds. */
  broken: (quiz: Quiz) => (readonly string[])[];
}

/** The faults of a quiz whose parts are each in order: what belongs together, and that every way leads to a result. */
export function wholeFaults(quiz: Quiz): Fault[] {
  return rules.flatMap(({ says, hint, broken }) => broken(quiz).map((path) => ({ path, says, hint })));
}

const at = ({ id }: Screen, ...field: string[]) => ['screens', id, ...field];
const levelsOf = ({ results }: Quiz) => Object.entries(results) as [LevelName, LevelContent][];
const traitsOf = ({ trait, options = [] }: Screen) =>
  [trait, ...options.map((option) => option.trait)].filter((one) => one !== undefined);

/** Those that stand before it in the list too. */
const repeated = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] => {
  const texts = items.map(textOf);
  return items.filter((_item, place) => texts.indexOf(texts[place]!) < place);
};

const rules: readonly Rule[] = [
  {
    says: 'two screens with one id',
    hint: 'Remove one and add it again: a new one gets an id of its own.',
    broken: ({ screens }) => repeated(screens, ({ id }) => id).map((screen) => at(screen)),
  },
  {
    says: 'it does not begin with a question that has one answer',
    hint: 'Browsers have the code of gender and of one answer at once: put such a screen first.',
    broken: ({ screens: [first] }) =>
      first !== undefined && (first.type === 'gender' || first.type === 'select-options') && !first.multiple
        ? []
        : [['screens']],
  },
  {
    says: 'no screen says the result',
    hint: 'Choose a screen of the type “results”.',
    broken: ({ screens, resultScreen }) =>
      screens[resultScreen - 1]?.type.startsWith('results') ? [] : [['resultScreen']],
  },
  {
    says: 'it ends with neither the result nor the last screen of a plan',
    hint: 'Put the result or the last screen at the end.',
    broken: ({ screens }) => (/^(results|final)/.test(screens.at(-1)?.type ?? '') ? [] : [['screens']]),
  },
  {
    says: 'the result does not begin with “This is a self-check, not a diagnosis.”',
    hint: 'Everybody reads this first; say more behind it.',
    broken: ({ screens, resultScreen }) => {
      const result = screens[resultScreen - 1];
      return !result?.type.startsWith('results') ||
        /^This is a self-check, not a diagnosis\. \S/.test(result.desc ?? '')
        ? []
        : [at(result, 'desc')];
    },
  },
  {
    says: 'a chapter ends at no card and no result, or out of order',
    hint: 'A chapter ends where somebody may rest: at a card or the result.',
    broken: ({ screens, chapters }) => {
      const isRising = chapters.every((chapter, place) => chapter > (chapters[place - 1] ?? 0));
      const isAtRest = chapters.every((chapter) => /^(info|results)/.test(screens[chapter - 1]?.type ?? ''));
      return isRising && isAtRest ? [] : [['chapters']];
    },
  },
  {
    says: 'a question whose answers say how often does not ask “how often”',
    hint: 'Begin it with “How often”, and end it with a question mark.',
    broken: ({ screens }) =>
      screens
        .filter(
          ({ options = [], title }) => options.some(({ id }) => id === 'never') && !/how often .*\?$/i.test(title),
        )
        .map((screen) => at(screen, 'title')),
  },
  {
    says: 'fewer than half of the cards answer back',
    hint: 'Give a card a text from the answers, or the sketch.',
    broken: ({ screens }) => {
      const cards = screens.filter(({ type }) => type === 'info');
      return cards.filter(({ mirror, sketch }) => mirror || sketch).length * 2 >= cards.length ? [] : [['screens']];
    },
  },
  {
    says: 'it asks what another screen asks',
    hint: 'Ask something else.',
    broken: ({ screens }) =>
      repeated(screens, ({ title, statement }) => statement?.text ?? title).map((screen) => at(screen)),
  },
  {
    says: 'it gives points, and its answers are not part of the score',
    hint: 'No points for gender, nor after the result.',
    broken: ({ screens, resultScreen }) =>
      screens
        .filter(({ type, options = [] }, place) => {
          const isApart = type === 'gender' || (resultScreen > 0 && place >= resultScreen);
          return isApart && options.some(({ value }) => value > 0);
        })
        .map((screen) => at(screen, 'options')),
  },
  {
    says: 'its picture is on another card too',
    hint: 'Choose another one.',
    broken: ({ screens }) =>
      repeated(
        screens.filter(({ headerImg }) => headerImg !== undefined),
        ({ headerImg }) => headerImg!,
      ).map((screen) => at(screen, 'headerImg')),
  },
  {
    says: 'two levels have the same text or picture',
    hint: 'Each level has its own.',
    broken: (quiz) =>
      (['word', 'levelTitle', 'desc', 'recommendation', 'levelImg', 'imgForPaywall'] as const).flatMap((part) =>
        repeated(levelsOf(quiz), ([, level]) => level[part]).map(([name]) => ['results', name, part]),
      ),
  },
  {
    says: 'a symptom of a level stands twice, or is one that a visitor can choose',
    hint: 'Nine different ones, none of them a short name of an answer.',
    broken: (quiz) => {
      const chosen = quiz.screens.flatMap(traitsOf);
      const all = levelsOf(quiz).flatMap(([name, { symptoms }]) => symptoms.map((text) => ({ name, text })));
      const twice = repeated(all, ({ text }) => text);
      const broken = all.filter((one) => twice.includes(one) || chosen.includes(one.text)).map(({ name }) => name);
      return [...new Set(broken)].map((name) => ['results', name, 'symptoms']);
    },
  },
  {
    says: 'its short name for the result is another question’s too',
    hint: 'A result names each thing once: find another short name.',
    broken: ({ screens }) => {
      const all = screens.flatMap((screen) => traitsOf(screen).map((trait) => ({ screen, trait })));
      return [...new Set(repeated(all, ({ trait }) => trait).map(({ screen }) => screen))].map((screen) => at(screen));
    },
  },
  {
    says: 'the levels of the scale overlap',
    hint: '“Low” ends below where “high” begins, and each level’s least score is not above its greatest.',
    broken: ({ scale: { lowUpTo, highFrom, limits } }) =>
      lowUpTo < highFrom && Object.values(limits).every(({ min, max }) => min <= max) ? [] : [['scale']],
  },
];
