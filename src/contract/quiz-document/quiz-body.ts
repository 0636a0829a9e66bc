import { type Static, Type } from 'typebox';
import { areas, purposes, screenTypes } from '#quiz/closed-lists.ts';
import { everydayScenes, optionIcons, sceneNames, startScenes } from '#quiz/pictures.ts';
import type { Area, LevelName } from '#quiz/quiz.ts';

const closed = { additionalProperties: false } as const;
const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description !== undefined && { description }) });
/** One of a list; its type has to be given, because the compiler cannot derive it. */
const oneOf = <Value extends string>(values: readonly Value[]) => Type.Unsafe<Value>(Type.Enum([...values]));

/** Of a screen or an option. The checks say how it is written. */
const Id = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Small letters, digits and hyphens. Stored answers refer to it.',
});
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
    label: text(120, 'The answer.'),
    description: Type.Optional(text(120, 'A line below the answer.')),
    value: Type.Integer({ minimum: 0, maximum: 20, description: 'The points of the answer.' }),
    icon: Type.Optional(oneOf(optionIcons)),
    trait: Type.Optional(text(80, 'A short name for the result, where many answers can be chosen.')),
    echo: Type.Optional(text(80, 'The answer within a sentence of a later card, such as “hours that vanish”.')),
    exclusive: Type.Optional(Type.Literal(true, { description: 'No other answer can be chosen with it.' })),
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 240, description: 'Minutes a day, where the daily time is asked for.' }),
    ),
  },
  { ...closed, title: 'Answer' },
);

const Figure = Type.Object(
  {
    value: text(20),
    unit: Type.Optional(text(20)),
    source: Type.Object({ title: text(200), date: text(40), url: text(400) }, closed),
  },
  { ...closed, title: 'Figure', description: 'A number with the public source that it comes from.' },
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
      { maxItems: 12, description: 'The first one whose conditions hold is shown; the last has none.' },
    ),
  },
  {
    ...closed,
    title: 'Text from answers',
    description: 'A text quotes answers as {name}: `quotes` has the ids of the screens for each name.',
  },
);

/** What each field means stands with `Screen` in `src/quiz/quiz.ts`. */
export const QuizScreen = Type.Object(
  {
    id: Id,
    type: oneOf(screenTypes),
    title: text(200, 'The question, or the title of a card.'),
    desc: Type.Optional(text(600, 'The hint below a question, or the text of a card.')),
    mirror: Type.Optional(Mirror),
    sketch: Type.Optional(
      Type.Literal(true, { description: 'A card shows how the answers so far fall into the areas.' }),
    ),
    headerImg: Type.Optional(Scene),
    everyday: Type.Optional(oneOf(everydayScenes)),
    figure: Type.Optional(Figure),
    options: Type.Optional(Type.Array(QuizOption, { maxItems: 30 })),
    multiple: Type.Optional(Type.Boolean({ description: 'Many answers instead of one.' })),
    canSelectNone: Type.Optional(Type.Boolean({ description: '“None of these” is offered.' })),
    canSelectAll: Type.Optional(Type.Boolean({ description: '“All of these” is offered.' })),
    statement: Type.Optional(Type.Object({ icon: Type.Optional(oneOf(optionIcons)), text: text(300) }, closed)),
    checklist: Type.Optional(Type.Array(text(120), { maxItems: 12 })),
    uncounted: Type.Optional(text(80, 'Stands in the place of the counter, on a screen without a question.')),
    area: Type.Optional(oneOf(areas)),
    trait: Type.Optional(text(80, 'A short name for the result, where one answer is chosen.')),
    purpose: Type.Optional(oneOf(purposes)),
  },
  { ...closed, title: 'Screen', description: 'One step of the quiz.' },
);
export type QuizScreen = Static<typeof QuizScreen>;

const QuizLevel = Type.Object(
  {
    word: ShortName,
    levelTitle: Title,
    desc: Description,
    // As a tuple it would have no form of JSON Schema 2020-12.
    symptoms: Type.Unsafe<[string, string, string]>(Type.Array(ShortName, { minItems: 3, maxItems: 3 })),
    recommendation: Description,
    levelImg: Scene,
    imgForPaywall: Scene,
    imgChart: Scene,
    subAssessments: Type.Object(byArea(Type.Object(byLevel(text(300)), closed)), closed),
  },
  { ...closed, title: 'Result', description: 'What somebody with this level reads.' },
);

const ScoreScale = Type.Object(
  {
    inverted: Type.Boolean(),
    lowUpTo: Percent,
    highFrom: Percent,
    limits: Type.Object(byLevel(Type.Object({ min: Percent, max: Percent }, closed)), closed),
  },
  { ...closed, title: 'Scale', description: 'How points become a score and a level. All numbers are per cent.' },
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
  { ...closed, title: 'Copy', description: 'What a quiz says on the pages after its screens.' },
);

const Start = Type.Object(
  { title: Title, lead: Description, scene: oneOf(startScenes) },
  { ...closed, title: 'Start page' },
);

/**
 * The body of a document of the kind `quiz`: everything about a quiz that is content. What is code stays in
 * `src/quiz/catalogue.ts`: its letter, the names in storage and events, and its pages. A draft may be incomplete; the
 * checks say what is missing.
 */
export const QuizBody = Type.Object(
  {
    title: Title,
    door: text(200, 'The line by which a visitor chooses this quiz.'),
    label: text(40),
    minutes: Type.Integer({ minimum: 1, maximum: 60, description: 'How long it takes.' }),
    start: Type.Union([Start, Type.Null()], { description: 'Its start page; null for a quiz without one.' }),
    asks: text(200, 'What it asks about, said before anything is asked.'),
    screens: Type.Array(QuizScreen, { maxItems: 60, description: 'In order.' }),
    chapters: Type.Array(Id, { maxItems: 12, description: 'The ids of the screens that end a chapter.' }),
    resultScreen: text(60, 'The id of the screen that reports score and level.'),
    counterTotal: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 60,
        description: 'The total that the counter shows, if it is not the number of screens.',
      }),
    ),
    scale: ScoreScale,
    results: Type.Object(byLevel(QuizLevel), closed),
    copy: Copy,
  },
  { ...closed, title: 'Quiz' },
);
export type QuizBody = Static<typeof QuizBody>;
