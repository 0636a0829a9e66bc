import { type TSchema, Type } from 'typebox';
import { AnyExercise, AnyMeasured, TrainingDay } from '#contract/training.ts';
import type { Entry, ErasedEntry, Feel, HabitTrial, Instead } from '#training/entries/entry.ts';
import { engines } from '#training/exercises/engine.ts';
import { habitIds, habitQuestions } from '#training/habits/habits.ts';
import type { DifficultyTarget } from '#training/run/difficulty-target.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { Form, NoScore } from '#training/run/task.ts';
import type { Source, VoidReason } from '#training/run/trial.ts';
import { highestOf, type LookSet, lookSets } from '#training/weekly-look/look-items.ts';

/** What a device may send; only the account itself makes `erased` entries. */
export type SentEntry = Exclude<Entry, ErasedEntry>;

/** Strict, so that no unforeseen field is stored, such as a text that a person wrote. */
const strict = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const oneOf = <Value extends string | number>(...values: Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const text = (maxLength: number) => Type.String({ maxLength });

const uuidV7 = '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
export const EntryId = Type.String({ pattern: uuidV7 });
/** An id of ours: a name of a number, or a word of a list. */
const ownId = '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,39}$';
const Numbers = Type.Record(Type.String({ pattern: ownId }), Type.Number(), {
  additionalProperties: false,
  maxProperties: 100,
});
const MostRounds = 2000;
const Rounds = whole(0, MostRounds);

const base = {
  id: EntryId,
  day: TrainingDay,
  at: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$' }),
  // From 14 hours behind UTC to 14 hours ahead.
  tz_min: whole(-840, 840),
};

const column = <Schema extends TSchema>(schema: Schema) => Type.Array(schema, { maxItems: MostRounds });

const Trials = strict({
  t0: column(Type.Number()),
  cond: column(text(60)),
  x: column(Type.Number()),
  stim: column(text(200)),
  resp: column(orNull(text(200))),
  rt: column(orNull(Type.Number())),
  ok: column(Type.Boolean()),
  void: column(orNull(oneOf<VoidReason>('away', 'late frame', 'too early', 'turned'))),
  late: column(Type.Number()),
  src: column(orNull(oneOf<Source>('touch', 'mouse', 'key'))),
});

const Run = strict({
  ...base,
  kind: Type.Literal('run'),
  exercise: AnyMeasured,
  series: orNull(text(160)),
  score: orNull(Type.Number()),
  se: orNull(Type.Number()),
  body: strict({
    session: whole(1, 1_000_000),
    block: whole(1, 1_000_000),
    form: oneOf<Form>('timed', 'untimed', 'still'),
    variant: text(40),
    aim: oneOf<DifficultyTarget>('harder', 'usual', 'easier'),
    device: oneOf<DeviceClass>('phone', 'tablet', 'desktop'),
    rounds: Rounds,
    right: Rounds,
    no_score: orNull(oneOf<NoScore>('too few rounds', 'too many void rounds', 'no clock', 'not measured here')),
    facts: Numbers,
    continues: orNull(EntryId),
  }),
  trials: Type.Optional(Trials),
});

const Item = strict({
  ...base,
  kind: Type.Literal('item'),
  exercise: AnyExercise,
  body: strict({
    numbers: Numbers,
    words: Type.Array(Type.String({ pattern: ownId }), { maxItems: 100 }),
    minutes: Type.Number({ minimum: 0, maximum: 1440 }),
    seconds: Type.Optional(whole(0, 86_400)),
    rounds: Rounds,
    trace: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
    free: Type.Optional(Type.Literal(true)),
    place: Type.Optional(whole(0, 100_000)),
  }),
});

const MinuteOfDay = Type.Number({ minimum: 0, maximum: 1440 });
const Seconds = Type.Number({ minimum: 0, maximum: 60 });

const settings = {
  minutes: strict({ day: TrainingDay, minutes: oneOf<0 | 5 | 10 | 20 | 30>(0, 5, 10, 20, 30) }),
  'rest-days': Type.Array(whole(0, 6), { maxItems: 7 }),
  'quiet-forms': Type.Array(AnyExercise, { maxItems: 100 }),
  sound: Type.Boolean(),
  vibration: Type.Boolean(),
  feel: strict({ exercise: AnyExercise, feel: oneOf<Feel>('too easy', 'right', 'too hard') }),
  'worry-window': strict({ startMin: MinuteOfDay, lengthMin: MinuteOfDay }),
  'breath-pace': strict({ in: Seconds, out: Seconds }),
  'look-day': whole(0, 6),
  'not-today': strict({ what: oneOf<'yardsticks' | 'weekly look'>('yardsticks', 'weekly look'), day: TrainingDay }),
  left: strict({ exercise: AnyExercise, times: whole(0, 1000) }),
  instead: strict({
    exercise: AnyExercise,
    choice: oneOf<Instead>('sibling', 'half the minutes', 'as planned'),
    until: orNull(TrainingDay),
  }),
  'round-end': strict({ day: TrainingDay }),
  'air-seen': strict({ end: TrainingDay }),
  'swapped-days': strict({
    from: TrainingDay,
    days: Type.Array(Type.Tuple([whole(1, 100_000), whole(1, 100_000)]), { maxItems: 14 }),
  }),
  lesson: strict({ engine: oneOf(...engines), day: TrainingDay }),
  'habit-trial': orNull(
    strict({
      habit: oneOf(...habitIds),
      fromDay: TrainingDay,
      weeks: oneOf<HabitTrial['weeks']>(4, 6),
      // An id, not a text in which somebody could write.
      seed: Type.String({ pattern: ownId }),
      question: oneOf(...habitQuestions),
    }),
  ),
};

const settingOf = <Name extends keyof typeof settings>(name: Name) =>
  strict({ name: Type.Literal(name), value: settings[name] });

const Setting = strict({
  ...base,
  kind: Type.Literal('setting'),
  body: Type.Union([
    settingOf('minutes'),
    settingOf('rest-days'),
    settingOf('quiet-forms'),
    settingOf('sound'),
    settingOf('vibration'),
    settingOf('feel'),
    settingOf('worry-window'),
    settingOf('breath-pace'),
    settingOf('look-day'),
    settingOf('not-today'),
    settingOf('left'),
    settingOf('instead'),
    settingOf('round-end'),
    settingOf('air-seen'),
    settingOf('swapped-days'),
    settingOf('lesson'),
    settingOf('habit-trial'),
  ]),
});

/** Exactly the questions of a quiz, each with points that it offers, or null. */
const lookBody = ([quiz, { items }]: [string, LookSet]) =>
  strict({
    quiz: Type.Literal(quiz),
    answers: strict(Object.fromEntries(items.map((item) => [item.id, orNull(whole(0, highestOf(item)))]))),
  });

const Look = strict({
  ...base,
  kind: Type.Literal('check_in'),
  body: Type.Union(Object.entries(lookSets).map(lookBody)),
});

const HabitDay = strict({
  ...base,
  kind: Type.Literal('habit_day'),
  body: strict({ trial: TrainingDay, answer: whole(0, 10), kept: Type.Boolean() }),
});

/** What an entry of each kind has to look like. */
export const entrySchemas = {
  run: Run,
  item: Item,
  setting: Setting,
  check_in: Look,
  habit_day: HabitDay,
} satisfies Record<SentEntry['kind'], TSchema>;
