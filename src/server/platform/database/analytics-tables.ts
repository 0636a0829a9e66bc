import type { ColumnType, Generated } from 'kysely';
import type {
  BigIntColumn,
  DefaultInstant,
  GeneratedBigInt,
  Instant,
  Json,
  MaybeInstant,
  MaybeJson,
} from './column-types.ts';

/** What is measured, and what reports are made from. */
export interface AnalyticsTables {
  event_types: { id: Generated<number>; name: string };
  people: {
    id: GeneratedBigInt;
    device_id: string;
    user_id: string | null;
    user_properties: Json;
    drawn_cohort: Generated<string>;
    source: Generated<string>;
    /** When each quiz was first begun, by the place of its cohort in the alphabet. */
    begun: Generated<(Date | null)[]>;
    /** No event of the person has an earlier one. */
    first_position: GeneratedBigInt;
    /** The last day (UTC) on which something came of the person. */
    seen_on: Generated<string>;
  };
  /** One table a day below it (`events_20300131`), and `events_other` for all other days. */
  events: {
    insert_id: string;
    type_id: number;
    person_id: BigIntColumn;
    session_id: ColumnType<string | null, string | number | null, string | number | null>;
    event_time: Instant;
    event_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
    /**
     * The order of events, worked out of time and event id (`positionOf`). It says which day's table it is in. Negative for
     * what is left out, so that whatever reads positions passes over it.
     */
    position: BigIntColumn;
    received_at: DefaultInstant;
    event_properties: Json;
    user_properties: Json;
    /** Why it counts in no report; null when it counts. */
    left_out: 'late' | 'bot' | null;
  };
  /** Of each insert id that came, to know a repeat: its hash. */
  event_keys: { key: BigIntColumn; received_on: Generated<string> };
  /** Events whose names are not ours. */
  quarantined_events: {
    name: string;
    insert_id: string;
    person_id: BigIntColumn;
    session_id: ColumnType<string | null, string | number | null, string | number | null>;
    event_time: Instant;
    event_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
    received_at: DefaultInstant;
    event_properties: Json;
    user_properties: Json;
  };
  /** Who went how far through the funnel's steps; in `taken` the visit is the lowest bit. */
  journeys: {
    person_id: BigIntColumn;
    /** The quiz that was walked; what was drawn where none was. */
    cohort: string;
    drawn_cohort: Generated<string>;
    source: string;
    first_visit: BigIntColumn;
    last_visit: BigIntColumn;
    last_step: BigIntColumn;
    taken: number;
    /** The position of each step; null where it was not taken. */
    steps: (string | null)[];
  };
  /** Journeys that begin on a day whose events are gone. */
  past_journeys: {
    person_id: BigIntColumn;
    cohort: string;
    drawn_cohort: Generated<string>;
    source: string;
    first_visit: BigIntColumn;
    steps: (string | null)[];
  };
  /** Whose journey has to be worked out anew; somebody may be here several times. */
  stale_journeys: { person_id: BigIntColumn };
  /** Each lets one page be opened once for pointing at its elements. */
  selector_tokens: { token_hash: Buffer; session_hash: Buffer; page: string; expires_at: Instant };
  /** Elements of open pages that the operator has named; `made_by` and `removed_by` are sessions of the console. */
  element_labels: {
    id: GeneratedBigInt;
    name: string;
    page: string;
    steps: Json;
    event: MaybeJson;
    made_by: string;
    made_at: Instant;
    removed_by: string | null;
    removed_at: MaybeInstant;
  };
}
