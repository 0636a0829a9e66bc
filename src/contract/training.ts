import { type Static, type TSchema, Type } from 'typebox';
import type { Entry } from '#training/entries/entry.ts';
import { type ExerciseId, exerciseIds } from '#training/plan/exercises.ts';
import { AccountPlan } from './plan.ts';

const union = <Value>(literals: TSchema[]) => Type.Unsafe<Value>(Type.Union(literals));

/** `YYYY-MM-DD`. */
export const TrainingDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Id = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' });
export const AnyExercise = union<ExerciseId>(exerciseIds.map((id) => Type.Literal(id)));

/** Where a person's training is kept. Their own texts stay on the device in both cases. */
export const KeptWhere = union<'device' | 'account'>([Type.Literal('device'), Type.Literal('account')]);
export type KeptWhere = Static<typeof KeptWhere>;

export const TrainingConsent = Type.Object({ kept_where: KeptWhere, version: Type.String({ maxLength: 20 }) });

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
  /** From which all sequences of the exercises are made; a whole number as text. */
  seed: Type.String(),
  /** ISO 8601. */
  made_at: Type.String(),
});
export type TrainingPlan = Static<typeof TrainingPlan>;

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
});
export type TrainingState = Static<typeof TrainingState>;

/** An entry as the device sends it; each one is checked for itself, so that one fault does not keep the others back. */
export const EntriesBody = Type.Object({
  entries: Type.Array(Type.Unsafe<Entry>(Type.Object({}, { additionalProperties: true })), {
    minItems: 1,
    maxItems: 50,
  }),
});
export type EntriesBody = Static<typeof EntriesBody>;

/** Accepted again when the account has it already. `why` says what to do, in words for a log. */
export const EntriesAnswer = Type.Object({
  accepted: Type.Array(Type.String()),
  refused: Type.Array(Type.Object({ id: Type.String(), why: Type.String() })),
});
export type EntriesAnswer = Static<typeof EntriesAnswer>;

/** Entries after a place, in order. Those of an erased one have the bare id. */
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

export const EntryParams = Type.Object({ id: Id });
export const TrainingConsentBody = Type.Object({ kept_where: KeptWhere, version: Type.String({ maxLength: 20 }) });
/** Null ends the pause. */
export const TrainingPauseBody = Type.Object({ pause: OrNull(TrainingPause) });
