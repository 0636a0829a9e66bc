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

/** Events, and what reports are made from. */
export interface AnalyticsTables {
  /** Reports of a large site that were counted ahead. See `analytics/report/cached-report.ts`. */
  kept_reports: { query: string; counted_at: Instant; report: Json };
  event_types: { id: Generated<number>; name: string };
  people: {
    id: GeneratedBigInt;
    device_id: string;
    user_id: string | null;
    user_properties: Json;
    drawn_cohort: Generated<string>;
    source: Generated<string>;
    /** When each quiz was first begun; indexed by the place of its cohort in the alphabet. */
    begun: Generated<(Date | null)[]>;
    /** No event of the person has an earlier position. */
    first_position: GeneratedBigInt;
    /** The last day (UTC) on which data of the person arrived. */
    seen_on: Generated<string>;
  };
  /** Partitioned by day (`events_20300131`), with `events_other` for all other days. */
  events: {
    insert_id: string;
    type_id: number;
    person_id: BigIntColumn;
    session_id: ColumnType<string | null, string | number | null, string | number | null>;
    event_time: Instant;
    event_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
    /**
     * The order of events, computed from time and event id (`positionOf`), and the partition key. Negative for events
     * that are left out, so that queries over positions skip them.
     */
    position: BigIntColumn;
    received_at: DefaultInstant;
    event_properties: Json;
    user_properties: Json;
    /** Why the event counts in no report; null when it counts. */
    left_out: 'late' | 'bot' | 'subscriber' | null;
  };
  /** Hashes of the insert ids, to recognize repeated events. */
  event_keys: { key: BigIntColumn; received_on: Generated<string> };
  /** Events with unknown names. */
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
  /** Each person's path through the funnel's steps; `taken` has a bit for each step, the lowest for the visit. */
  journeys: {
    person_id: BigIntColumn;
    /** The quiz that was walked, or the drawn one if none was. */
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
  /** Journeys that begin on a day whose events were dropped. */
  past_journeys: {
    person_id: BigIntColumn;
    cohort: string;
    drawn_cohort: Generated<string>;
    source: string;
    first_visit: BigIntColumn;
    steps: (string | null)[];
  };
  /** People whose journey has to be computed again; a person may have several rows. */
  stale_journeys: { person_id: BigIntColumn };
  /** Each token opens one page in the visual selector once. */
  selector_tokens: { token_hash: Buffer; session_hash: Buffer; page: string; expires_at: Instant };
  /** Elements of public pages that the operator has named; `made_by` and `removed_by` are sessions of the console. */
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
