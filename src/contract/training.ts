import { type Static, type TSchema, Type } from 'typebox';
import type { Entry } from '#training/entries/entry.ts';
import { type ExerciseId, exerciseIds } from '#training/exercises/exercises.ts';
import type { PlanRule } from '#training/plan/plan-rule.ts';
import { type GivenSeries, giftLimits } from '#training/progress/gift.ts';
import { type MeasuredId, yardstickIds } from '#training/run/yardstick.ts';
import { AccountPlan } from './plan.ts';

const union = <Value>(literals: TSchema[]) => Type.Unsafe<Value>(Type.Union(literals));

/** `YYYY-MM-DD`. */
export const TrainingDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
export const AnyExercise = union<ExerciseId>(exerciseIds.map((id) => Type.Literal(id)));

/** An exercise, or a yardstick, that has runs. */
export const AnyMeasured = union<MeasuredId>([...exerciseIds, ...yardstickIds].map((id) => Type.Literal(id)));

/** Where a person's training is kept. Their own texts stay on the device in both cases. */
export const SavedWhere = union<'device' | 'account'>([Type.Literal('device'), Type.Literal('account')]);
export type SavedWhere = Static<typeof SavedWhere>;

const TrainingConsent = Type.Object({ kept_where: SavedWhere, version: Type.String({ maxLength: 20 }) });

/** Days without training that were announced; `until_day` is null when it is open. */
export const TrainingPause = Type.Object({
  from_day: TrainingDay,
  until_day: Type.Union([TrainingDay, Type.Null()]),
});
export type TrainingPause = Static<typeof TrainingPause>;

/** The plan that is trained by. A changed plan has a new version, and its first day is counted anew. */
export const TrainingPlan = Type.Object({
  ...AccountPlan.properties,
  version: Type.Integer(),
  /** The seed of all sequences of the exercises; a whole number as text. */
  seed: Type.String(),
  /** ISO 8601. */
  made_at: Type.String(),
  /** The rule of its days; absent in a device's copy from before the second one. */
  rule: Type.Optional(union<PlanRule>([Type.Literal(1), Type.Literal(2)])),
  /** ISO 8601: the newest rule holds from the first round that begins after this; absent for a plan by the newest one. */
  next_rule_at: Type.Optional(Type.String()),
});
export type TrainingPlan = Static<typeof TrainingPlan>;

/** When the weekly email comes, in the person's time zone; 0 is Monday. */
export const TrainingReminder = Type.Object({
  weekday: Type.Integer({ minimum: 0, maximum: 6 }),
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** IANA, such as `Europe/Berlin`. */
  time_zone: Type.String({ minLength: 1, maxLength: 60 }),
});
export type TrainingReminder = Static<typeof TrainingReminder>;

const OrNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const TrainingState = Type.Object({
  /** Null for an account without a plan. */
  plan: OrNull(TrainingPlan),
  pause: OrNull(TrainingPause),
  /** Null until the person has chosen. */
  consent: OrNull(TrainingConsent),
  /** ISO 8601: entries made before it count whenever they arrive; null without any access until now. */
  writable_until: OrNull(Type.String()),
  /** The newest entry's place in the account, 0 without one. */
  newest_seq: Type.Integer(),
  /** ISO 8601: training made before this was erased, and is not taken again; absent without an erasure. */
  erased_at: Type.Optional(Type.String()),
  /** The weekly email; absent when none was asked for. */
  reminder: Type.Optional(TrainingReminder),
  /** Refitted ups and downs by exercise and variant; absent before the first refit. */
  noise: Type.Optional(Type.Record(Type.String(), Type.Number())),
  /** Present when the person has given their series. */
  has_given: Type.Optional(Type.Literal(true)),
});
export type TrainingState = Static<typeof TrainingState>;

/**
 * Entries as a device sends them. Each one is checked for itself (`server/training/entry-schemas.ts`), so that one fault
 * does not keep the others back.
 */
export const EntriesBody = Type.Object({
  entries: Type.Array(Type.Unsafe<Entry>(Type.Unknown()), { minItems: 1, maxItems: 50 }),
});
export type EntriesBody = Static<typeof EntriesBody>;

/** Accepted again when the account has it already. `id` is empty when none was sent; `why` is in words for a log. */
export const EntriesAnswer = Type.Object({
  accepted: Type.Array(Type.String()),
  refused: Type.Array(Type.Object({ id: Type.String(), why: Type.String() })),
});
export type EntriesAnswer = Static<typeof EntriesAnswer>;

/** Entries after a place, in order, at most 200. An erased one has its id and the time of the erasure. */
export const EntriesQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  /** `1`: with the trials of runs. */
  trials: Type.Optional(Type.Literal('1')),
});

export const EntriesPage = Type.Object({
  entries: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      entry: Type.Unsafe<Entry>(Type.Object({}, { additionalProperties: true })),
    }),
  ),
});
export type EntriesPage = Static<typeof EntriesPage>;

export const EntryParams = Type.Object({ id: Type.String() });
export const TrainingConsentBody = Type.Object({
  kept_where: SavedWhere,
  version: Type.String({ minLength: 1, maxLength: 20 }),
});
export type TrainingConsentBody = Static<typeof TrainingConsentBody>;
/** Null ends the pause. */
export const TrainingPauseBody = Type.Object({ pause: Type.Union([Type.Null(), TrainingPause]) });
/** Null stops the weekly email. */
export const TrainingReminderBody = Type.Object({ reminder: OrNull(TrainingReminder) });
export const StopTrainingReminderBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

const perSession = <Schema extends TSchema>(schema: Schema) =>
  Type.Array(schema, { minItems: giftLimits.fewestSessions, maxItems: giftLimits.mostSessions });

/** Series to give, as `giftOf` makes them; `giftFault` checks the rules that a schema cannot express. */
export const TrainingGiftBody = Type.Object(
  {
    series: Type.Array(
      Type.Unsafe<GivenSeries>(
        Type.Object(
          {
            name: Type.String({ maxLength: 60 }),
            days: perSession(Type.Integer({ minimum: 0, maximum: 20_000 })),
            // Wider than the range of any score.
            scores: perSession(Type.Number({ minimum: -1000, maximum: 1000 })),
          },
          { additionalProperties: false },
        ),
      ),
      { minItems: 1, maxItems: giftLimits.mostSeries },
    ),
  },
  { additionalProperties: false },
);
export type TrainingGiftBody = Static<typeof TrainingGiftBody>;

/** `already`: the person gave their series before, and these were not stored. */
export const TrainingGiftAnswer = Type.Object({
  outcome: union<'given' | 'already'>([Type.Literal('given'), Type.Literal('already')]),
});
