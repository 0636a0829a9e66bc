import type { ColumnType, Generated } from 'kysely';
import type { SavedWhere } from '#contract/training.ts';
import type { Entry } from '#training/entries/entry.ts';
import type { BigIntColumn, GeneratedBigInt, Instant, Json, MaybeInstant } from './column-types.ts';

/** `YYYY-MM-DD`; read it as text, because the driver makes a local time of a day. */
type Day = ColumnType<Date, string, string>;

/** What the account keeps of a person's training. */
export interface TrainingTables {
  /** The plans that were trained by; the newest version is the present one. */
  training_plans: {
    user_id: BigIntColumn;
    /** From 1. */
    version: number;
    quiz: string;
    /** Ids, like in `users.plan`. */
    goals: string[];
    skills: string[];
    daily_minutes: number;
    origin: string;
    seed: BigIntColumn;
    made_at: Instant;
  };
  training_entries: {
    id: string;
    user_id: BigIntColumn;
    /** The order in which devices read entries; a changed entry gets a new one. */
    seq: GeneratedBigInt;
    kind: Entry['kind'];
    exercise: string | null;
    series: string | null;
    day: Day;
    at: Instant;
    /** Local time minus UTC, in minutes. */
    tz_min: number;
    body: Json;
    score: number | null;
    se: number | null;
    received_at: Instant;
    /** By how many days the product's clock was ahead of the device's: in test mode alone. */
    ahead_days: Generated<number>;
  };
  /** The single rounds of a run, which are kept for a shorter time than its score. */
  training_trials: { entry_id: string; columns: Json; kept_until: Instant };
  /** How much of the account's room is used; counted anew when there is no row. */
  training_room: {
    user_id: BigIntColumn;
    entries: number;
    bytes: ColumnType<string, number, number>;
    late_bytes: ColumnType<string, number, number>;
  };
  /** Where a person wants their training to be kept. One is current: the one that was not withdrawn. */
  training_consents: {
    id: GeneratedBigInt;
    user_id: BigIntColumn;
    kept_where: SavedWhere;
    /** Of the text that was agreed to. */
    version: string;
    given_at: Instant;
    withdrawn_at: MaybeInstant;
  };
  /** Days without training that were announced. One is current: the one that was not ended. */
  training_pauses: {
    id: GeneratedBigInt;
    user_id: BigIntColumn;
    from_day: Day;
    until_day: Day | null;
    set_at: Instant;
    ended_at: MaybeInstant;
  };
  /** When all of a person's training was erased last. */
  training_erasures: { user_id: BigIntColumn; erased_at: Instant };
  /** Whether a person without a plan was asked to keep their training; opening it is the answer. */
  training_questions: { user_id: BigIntColumn; asked_at: Instant; answered_at: MaybeInstant };
  /** Who wants an email each week, and when it comes next. */
  training_reminders: {
    user_id: BigIntColumn;
    /** 0 is Monday. */
    weekday: number;
    /** In the time zone. */
    hour: number;
    /** IANA. */
    time_zone: string;
    next_at: Instant;
  };
  /** The links in weekly emails that stop them. */
  training_stop_links: {
    /** SHA-256 of the token. */
    token_hash: Buffer;
    user_id: BigIntColumn;
    made_at: Instant;
  };
  /** A series that somebody gave, with nothing of the person, not even which other series are theirs. */
  training_gifts: {
    id: string;
    series: string;
    /** Days since the first session, one for each score. */
    days: number[];
    scores: number[];
  };
  /** Who has given their series, so that nobody gives them twice. */
  training_givers: { user_id: BigIntColumn; given_on: Day };
  /** Ordinary ups and downs as they were refitted from what was given. */
  training_noise: { name: string; sd: number; people: number; fitted_at: Instant };
}
