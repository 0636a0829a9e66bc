import { type Static, Type } from 'typebox';
import { areas, purposes, screenTypes } from '#quiz/closed-lists.ts';
import { everydayScenes, optionIcons, sceneNames, startScenes } from '#quiz/pictures.ts';
import type { Area, LevelName } from '#quiz/quiz.ts';

const closed = { additionalProperties: false } as const;
const text = (maxLength: number) => Type.String({ maxLength });
/** One of a list; its type has to be given, because the compiler cannot derive it. */
const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

/** Of a screen or an option. The checks say how it is written. */
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Flag = Type.Literal(true);
const Title = text(200);
const Description = text(600);
const ShortName = text(80);
const Scene = oneOf(sceneNames);
const Percent = Type.Number({ minimum: 0, maximum: 100 });

const byArea = <Value>(value: Value) =>
  ({ adhd: value, concentration: value, procrastination: value, anxiety: value }) satisfies Record<Area, Value>;
const byLevel = <Value>(value: Value) =>
  ({ low: value, middle: value, high: value }) satisfies Record<LevelName, Value>;

const QuizOption = Type.Object(
  {
    id: Id,
    label: text(120),
    description: Type.Optional(text(120)),
    value: Type.Integer({ minimum: 0, maximum: 20 }),
    icon: Type.Optional(oneOf(optionIcons)),
    trait: Type.Optional(ShortName),
    echo: Type.Optional(ShortName),
    exclusive: Type.Optional(Flag),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
  },
  closed,
);

const Figure = Type.Object(
  {
    value: text(20),
    unit: Type.Optional(text(20)),
    source: Type.Object({ title: text(200), date: text(40), url: text(400) }, closed),
  },
  closed,
);

/** The name of a quote within a text, such as `{signs}`. */
const QuoteName = Type.String({ pattern: '^[a-z]{1,20}$' });
const Mirror = Type.Object(
  {
    quotes: Type.Record(QuoteName, Type.Array(Id, { maxItems: 20 }), { ...closed, maxProperties: 8 }),
    variants: Type.Array(
      Type.Object(
        {
          when: Type.Optional(
            Type.Record(QuoteName, Type.Integer({ minimum: 0, maximum: 20 }), { ...closed, maxProperties: 8 }),
          ),
          title: Title,
          desc: Description,
        },
        closed,
      ),
      { maxItems: 12 },
    ),
  },
  closed,
);

/** What each field means stands with `Screen` in `src/quiz/quiz.ts`. */
export const QuizScreen = Type.Object(
  {
    id: Id,
    type: oneOf(screenTypes),
    title: Title,
    desc: Type.Optional(Description),
    mirror: Type.Optional(Mirror),
    sketch: Type.Optional(Flag),
    headerImg: Type.Optional(Scene),
    everyday: Type.Optional(oneOf(everydayScenes)),
    figure: Type.Optional(Figure),
    options: Type.Optional(Type.Array(QuizOption, { maxItems: 30 })),
    multiple: Type.Optional(Type.Boolean()),
    canSelectNone: Type.Optional(Type.Boolean()),
    canSelectAll: Type.Optional(Type.Boolean()),
    statement: Type.Optional(Type.Object({ icon: Type.Optional(oneOf(optionIcons)), text: text(300) }, closed)),
    checklist: Type.Optional(Type.Array(text(120), { maxItems: 12 })),
    uncounted: Type.Optional(ShortName),
    area: Type.Optional(oneOf(areas)),
    trait: Type.Optional(ShortName),
    purpose: Type.Optional(oneOf(purposes)),
  },
  closed,
);
export type QuizScreen = Static<typeof QuizScreen>;

const QuizLevel = Type.Object(
  {
    word: ShortName,
    levelTitle: Title,
    desc: Description,
    symptoms: Type.Tuple([ShortName, ShortName, ShortName]),
    recommendation: Description,
    levelImg: Scene,
    imgForPaywall: Scene,
    imgChart: Scene,
    subAssessments: Type.Object(byArea(Type.Object(byLevel(text(300)), closed)), closed),
  },
  closed,
);

const ScoreScale = Type.Object(
  {
    inverted: Type.Boolean(),
    lowUpTo: Percent,
    highFrom: Percent,
    limits: Type.Object(byLevel(Type.Object({ min: Percent, max: Percent }, closed)), closed),
  },
  closed,
);

const Copy = Type.Object(
  {
    email: Type.Object({ title: Title, hint: Description }, closed),
    result: Type.Object(
      {
        areasTitle: Title,
        areasHint: Type.Optional(Description),
        areaNames: Type.Object(byArea(ShortName), closed),
        areaWords: Type.Object(byLevel(ShortName), closed),
        goOn: ShortName,
        hasHelpLines: Type.Boolean(),
      },
      closed,
    ),
    offer: Type.Object({ made: Title, practice: Title, treatment: Description }, closed),
  },
  closed,
);

const Start = Type.Object({ title: Title, lead: Description, scene: oneOf(startScenes) }, closed);

/**
 * The body of a document of the kind `quiz`: everything about a quiz that is content. What is code stays in
 * `src/quiz/catalogue.ts`: its letter, the names in storage and events, and its pages. A draft may be incomplete; the
 * checks say what is missing.
 */
export const QuizBody = Type.Object(
  {
    title: Title,
    door: Title,
    label: text(40),
    minutes: Type.Integer({ minimum: 1, maximum: 60 }),
    /** The texts of its start page; null for a quiz without one. */
    start: Type.Union([Start, Type.Null()]),
    asks: Title,
    screens: Type.Array(QuizScreen, { maxItems: 60 }),
    /** The ids of the screens that end a chapter. */
    chapters: Type.Array(Id, { maxItems: 12 }),
    /** The id of the screen that reports score and level. */
    resultScreen: Type.String({ maxLength: 60 }),
    /** The total that the counter shows, if it is not the number of screens. */
    counterTotal: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    scale: ScoreScale,
    results: Type.Object(byLevel(QuizLevel), closed),
    copy: Copy,
  },
  closed,
);
export type QuizBody = Static<typeof QuizBody>;
