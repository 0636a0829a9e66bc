import { symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { SceneName } from '#quiz/pictures.ts';
import type { Area, LevelName, Quiz, Screen } from '#quiz/quiz.ts';
import type { Fault } from './fault.ts';

/** § 3: what the specification says of one of its three quizzes. */
interface Specified {
  /** The kinds of its screens in order, as `kindOf` writes them. */
  kinds: readonly string[];
  /** The number of the screen with the result. */
  resultScreen: number;
  /** § 9: the points of the answers in order, by the number of the screen. */
  points: Readonly<Record<number, readonly number[]>>;
  words: Readonly<Record<LevelName, string>>;
  pictures: Readonly<Record<LevelName, SceneName>>;
  /** Every result of it has help lines. */
  hasHelpLines: boolean;
  rules: readonly Rule[];
}

interface Rule {
  says: string;
  /** The numbers of the screens that break it, or whether the quiz as a whole does. */
  broken: (quiz: Quiz) => readonly number[] | boolean;
}

/** § 4: the total that the counter of each shows. */
const counterTotal = 29;

const ask = 'select-options';
const many = 'select-options, many';
const manyOrNone = 'select-options, many, none';
const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);

/** § 3: the kinds of screens of the quiz `adhd`; `wellbeing` differs only in the kind of its result screen. */
const likeAdhd = (result: string): string[] => [
  'gender',
  'input-age',
  `${many}, symptoms`,
  ask,
  'info',
  many,
  manyOrNone,
  manyOrNone,
  'info',
  ...[1, 2, 3].flatMap(() => ['agree', 'agree', 'info']),
  ...times(6, ask),
  result,
  `${manyOrNone}, goals`,
  `${many}, all, skills`,
  `${ask}, daily-time`,
  'final',
];

/** § 9. */
const pointsLikeAdhd: Specified['points'] = {
  3: [1, 1, 1, 1, 1, 1, 1, 1, 0],
  4: [2, 2, 1, 1, 0, 3],
  6: [1, 1, 1, 1, 1, 1, 2, 0],
  7: [1, 1, 1, 1, 1, 1],
  8: [1, 1, 1, 1, 1, 2],
  ...Object.fromEntries([10, 11, 13, 14, 16, 17].map((number) => [number, [0, 1, 3]])),
  19: [0, 1, 2, 3, 4],
  20: [0, 1, 2, 3, 4],
  21: [0, 1, 2, 3, 4],
  22: [0, 1, 2, 3, 4],
  23: [0, 1, 2, 3],
  24: [0, 1, 2, 3, 3],
};

/** § 3: 25 questions with three cards between them, then age, profile and result. */
const likeFrequency: string[] = [
  ...[4, 8, 8].flatMap((questions) => [...times(questions, ask), 'info']),
  ...times(5, ask),
  'input-age',
  'create-profile',
  'results-quiz-2',
];

const wind = { low: 'breeze', middle: 'gusts', high: 'strong-wind' } as const;
const plainWords = { low: 'Low', middle: 'Middle', high: 'High' };
const areas: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];

/** A screen asks about its theme; `themes` by its number. */
const asksAbout = (themes: Readonly<Record<number, RegExp>>): Rule => ({
  says: 'it asks about another theme',
  broken: ({ screens }) =>
    Object.entries(themes).flatMap(([number, theme]) =>
      theme.test(screens[Number(number) - 1]?.title ?? '') ? [] : [Number(number)],
    ),
});

const only = (isBroken: boolean, number: number): number[] => (isBroken ? [number] : []);
const numbersOf = (screens: readonly Screen[], isBroken: (screen: Screen, place: number) => boolean): number[] =>
  screens.flatMap((screen, place) => (isBroken(screen, place) ? [place + 1] : []));

const notAlone: Rule = {
  says: 'it does not say “You are not alone” with a figure',
  broken: ({ screens }) => only(screens[8]?.title !== 'You are not alone' || screens[8].figure === undefined, 9),
};

const everyArea: Rule = {
  says: 'the statements do not touch all four areas',
  broken: ({ screens }) =>
    new Set(screens.filter(({ type }) => type === 'agree').map(({ area }) => area)).size !== areas.length,
};

const dailyTime: Rule = {
  says: 'daily time is 5, 10, 20 or 30 min per day: Regular, Serious, Ambitious, Challenging',
  broken: ({ screens }) => {
    const offered = (screens[27]?.options ?? []).map(({ label, description }) => `${label}, ${description}`);
    const wanted = ['5, Regular', '10, Serious', '20, Ambitious', '30, Challenging'];
    return only(offered.join('; ') !== wanted.map((one) => one.replace(',', ' min per day,')).join('; '), 28);
  },
};

const fiveItems: Rule = {
  says: 'the last screen has five lines',
  broken: ({ screens }) => only(screens[28]?.checklist?.length !== 5, 29),
};

const symptomTraits: Rule = {
  says: 'every symptom has a short name for the result, and nothing to report has none',
  broken: ({ screens }) =>
    only(
      (screens[2]?.options ?? []).some(({ value, trait }) => Boolean(trait) !== value > 0),
      3,
    ),
};

const questionsOf = ({ screens }: Pick<Quiz, 'screens'>) => screens.filter(({ type }) => type === 'select-options');
const symptomScale = symptomFrequencyOptions()
  .map(({ id, label, value }) => `${id} ${label} ${value}`)
  .join();

const frequencyRules: readonly Rule[] = [
  {
    says: 'its answers are Most of the time 3, Often 2, Sometimes 1, Never 0',
    broken: ({ screens }) =>
      numbersOf(screens, ({ type, options = [] }) => {
        const scale = options.map(({ id, label, value }) => `${id} ${label} ${value}`).join();
        return type === 'select-options' && scale !== symptomScale;
      }),
  },
  {
    says: 'at least six questions are about each area',
    broken: (quiz) => areas.some((area) => questionsOf(quiz).filter((one) => one.area === area).length < 6),
  },
  {
    says: 'two questions in a row are about the same area',
    broken: (quiz) => {
      const questions = questionsOf(quiz);
      return numbersOf(quiz.screens, (screen) => {
        const place = questions.indexOf(screen);
        return place > 0 && screen.area === questions[place - 1]!.area;
      });
    },
  },
  {
    says: 'it asks one thing: no “or”, no “not”, at most 14 words',
    broken: ({ screens }) =>
      numbersOf(
        screens,
        ({ type, title }) =>
          type === 'select-options' && (/\bor\b|\bnot\b|n’t\b|\bwithout\b/.test(title) || title.split(' ').length > 14),
      ),
  },
  {
    says: 'it has a short name for the result of at most 28 characters',
    broken: ({ screens }) =>
      numbersOf(screens, ({ type, trait = '' }) => type === 'select-options' && (trait === '' || trait.length > 28)),
  },
  {
    says: 'every question but the first shows work, home or people, each at least seven times, none twice in a row',
    broken: (quiz) => {
      const [first, ...rest] = questionsOf(quiz).map(({ everyday }) => everyday);
      const often = (['work', 'home', 'people'] as const).every(
        (kind) => rest.filter((one) => one === kind).length >= 7,
      );
      const isRepeated = rest.some((one, place) => place > 0 && one === rest[place - 1]);
      return first !== undefined || !often || isRepeated || rest.includes(undefined);
    },
  },
  {
    says: 'the period asked about is said at the start and after each card, and nowhere else',
    broken: ({ screens }) =>
      numbersOf(screens, (screen, place) => {
        const isAfterRest = place === 0 || screens[place - 1]?.type === 'info';
        const isWanted = screen.type === 'select-options' && isAfterRest;
        return (screen.desc === 'Think of the last six months.') !== isWanted;
      }),
  },
  {
    says: 'it has no sketch, or the areas were not asked about equally often before it',
    broken: ({ screens }) =>
      numbersOf(screens, ({ type, sketch }, place) => {
        const before = screens.slice(0, place).flatMap(({ area }) => area ?? []);
        const counts = areas.map((area) => before.filter((one) => one === area).length);
        return type === 'info' && (sketch !== true || new Set(counts).size > 1);
      }),
  },
  {
    says: '“You are halfway” stands in the middle of the questions',
    broken: ({ screens }) => {
      const place = screens.findIndex(({ title }) => title.startsWith('You are halfway'));
      const before = questionsOf({ screens: screens.slice(0, Math.max(place, 0)) }).length;
      return Math.abs(before * 2 - questionsOf({ screens }).length) > 1;
    },
  },
  {
    says: 'it does not say that the name is kept on this device and can be left out',
    broken: ({ screens }) => only(!/kept on this device, and you can leave it out/.test(screens[29]?.desc ?? ''), 30),
  },
];

/** Wordings of questionnaires with owners (WHO-5, PHQ-9, GAD-7, ASRS), and subjects that we never ask about. */
const neverAsked: readonly RegExp[] = [
  /cheerful|good spirits|calm and relaxed|active and vigorous|fresh and rested|things that interest me/,
  /little interest|pleasure in doing|feeling down|hopeless|poor appetite|overeating|let yourself|better off/,
  /nervous|on edge|trouble relaxing|control worrying|worrying too much|easily annoyed|something awful/,
  /wrapping up|final details|fidget|squirm|driven by a motor|careless mistakes|waiting your turn/,
  /two weeks|suicid|self-harm|hurt(ing)? (yourself|myself)|\bdead\b|depress|disorder|addict/,
];

const wellbeingRules: readonly Rule[] = [
  {
    says: 'it says what belongs to a questionnaire of others, or what we never ask about',
    broken: ({ screens }) =>
      numbersOf(screens, (screen) => neverAsked.some((wording) => wording.test(JSON.stringify(screen).toLowerCase()))),
  },
  {
    says: 'every statement and every question about how often has a short name for the result',
    broken: ({ screens }) =>
      numbersOf(screens, ({ trait, options = [] }) => {
        const isAsked = options.some(({ id }) => id === 'agree' || id === 'never');
        return isAsked !== Boolean(trait);
      }),
  },
  {
    says: 'five goals and six skills are offered',
    broken: ({ screens }) => [
      ...only(screens[25]?.options?.length !== 5, 26),
      ...only(screens[26]?.options?.length !== 6, 27),
    ],
  },
  {
    says: 'the only figure is the one of “You are not alone”',
    broken: ({ screens }) => numbersOf(screens, ({ figure }, place) => figure !== undefined && place !== 8),
  },
];

const adhdThemes = asksAbout({
  19: /track of time/,
  20: /tired/,
  21: /put off/,
  22: /away from a task/,
  23: /scrolling/,
  24: /mood/,
});
const wellbeingThemes = asksAbout({
  19: /^How often .*lose track of time/,
  20: /^How often .*tired/,
  21: /^How often .*put off/,
  22: /^How often .*get lost in another/,
  23: /^How often .*scroll through bad news/,
  24: /^How often .*mood/,
});

const specified: Readonly<Record<QuizName, Specified>> = {
  adhd: {
    kinds: likeAdhd('results'),
    resultScreen: 25,
    points: pointsLikeAdhd,
    words: plainWords,
    pictures: wind,
    hasHelpLines: false,
    rules: [notAlone, everyArea, adhdThemes, dailyTime, fiveItems, symptomTraits],
  },
  frequency: {
    kinds: likeFrequency,
    resultScreen: 31,
    points: {},
    words: plainWords,
    pictures: wind,
    hasHelpLines: false,
    rules: frequencyRules,
  },
  wellbeing: {
    kinds: likeAdhd('results-mental-health'),
    resultScreen: 25,
    points: pointsLikeAdhd,
    words: { low: 'At Risk', middle: 'Stable', high: 'Thriving' },
    pictures: { low: 'shelter', middle: 'steady', high: 'soaring' },
    hasHelpLines: true,
    rules: [notAlone, wellbeingThemes, dailyTime, fiveItems, symptomTraits, ...wellbeingRules],
  },
};

/** Where one of the three quizzes of the specification is not what it says (§ 2, § 3, § 4, § 9). */
export function specifiedFaults(quiz: Quiz): Fault[] {
  const wanted = specified[quiz.name];
  const { screens, results, copy } = quiz;
  const pathOf = (number: number): string[] => {
    const screen = screens[number - 1];
    return screen === undefined ? ['screens'] : ['screens', screen.id];
  };
  const fault = (path: readonly string[], says: string): Fault => ({
    path,
    says,
    hint: 'The specification says so: take it back.',
  });
  const levels = Object.keys(results) as LevelName[];
  return [
    ...(screens.length === wanted.kinds.length ? [] : [fault(['screens'], `it has ${wanted.kinds.length} screens`)]),
    ...numbersOf(screens, (screen, place) => kindOf(screen) !== wanted.kinds[place]).map((number) =>
      fault(pathOf(number), `here is a screen of the kind “${wanted.kinds[number - 1] ?? 'none'}”`),
    ),
    ...(quiz.resultScreen === wanted.resultScreen
      ? []
      : [fault(['resultScreen'], `the result is screen ${wanted.resultScreen}`)]),
    ...((quiz.counterTotal ?? quiz.screenCount) === counterTotal
      ? []
      : [fault(['counterTotal'], `screens are counted to ${counterTotal}`)]),
    ...Object.entries(wanted.points)
      .filter(([number, points]) => pointsOf(screens[Number(number) - 1]).join() !== points.join())
      .map(([number, points]) => fault([...pathOf(Number(number)), 'options'], `its points are ${points.join(', ')}`)),
    ...levels.flatMap((name) => [
      ...(results[name].word === wanted.words[name]
        ? []
        : [fault(['results', name, 'word'], `this level is called “${wanted.words[name]}”`)]),
      ...(results[name].levelImg === wanted.pictures[name]
        ? []
        : [fault(['results', name, 'levelImg'], `this level shows “${wanted.pictures[name]}”`)]),
    ]),
    ...(copy.result.hasHelpLines || !wanted.hasHelpLines
      ? []
      : [fault(['copy', 'result', 'hasHelpLines'], 'every result of it has help lines')]),
    ...wanted.rules.flatMap(({ says, broken }) => {
      const found = broken(quiz);
      if (typeof found === 'boolean') return found ? [fault([], says)] : [];
      return found.map((number) => fault(pathOf(number), says));
    }),
  ];
}

const pointsOf = (screen: Screen | undefined): number[] => (screen?.options ?? []).map(({ value }) => value);

/** Such as "select-options, many, none, goals". */
const kindOf = ({ type, multiple, canSelectNone, canSelectAll, purpose }: Screen): string =>
  [type, multiple && 'many', canSelectNone && 'none', canSelectAll && 'all', purpose].filter(Boolean).join(', ');
