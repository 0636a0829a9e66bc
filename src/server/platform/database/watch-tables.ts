import type { ColumnType, Generated } from 'kysely';
import type { WorkKind } from '#contract/console-work-kinds.ts';
import type { ErasableUser, GeneratedBigInt, Instant, Json, MaybeInstant } from './column-types.ts';

type MaybeBigInt = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

/** What needs a person, alerts, and what is counted for them. See `platform/work/` and `operations/alerts/`. */
export interface WatchTables {
  work_items: {
    id: GeneratedBigInt;
    kind: WorkKind;
    subject: string;
    /** 1: wrong, 2: look. */
    severity: number;
    user_id: ErasableUser;
    facts: Json;
    /** May be in the future: it is shown only then. */
    opened_at: Instant;
    assignee_id: MaybeBigInt;
    assignee_name: MaybeText;
    solved_at: MaybeInstant;
    solved_by_id: MaybeBigInt;
    /** Null with `solved_at`: the cause is gone without anybody. */
    solved_by_name: MaybeText;
    solution: Generated<string>;
    reopened_at: MaybeInstant;
  };
  alerts: {
    id: GeneratedBigInt;
    key: string;
    severity: 'critical' | 'warning';
    title: string;
    evidence: string;
    opened_at: Instant;
    last_at: Instant;
    count: Generated<number>;
    acknowledged_at: MaybeInstant;
    acknowledged_by_id: MaybeBigInt;
    acknowledged_by_name: MaybeText;
    resolved_at: MaybeInstant;
    /** The operator who did it, and is not told. */
    caused_by: MaybeBigInt;
  };
  signals: { kind: string; minute: Instant; count: number };
  mail_suppressions: { email_hash: string; reason: 'hard bounce' | 'complaint'; at: Instant };
}
