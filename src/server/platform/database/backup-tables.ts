import type { ColumnType, Generated } from 'kysely';
import type { GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type MaybeCount = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

export interface BackupTables {
  /** Where the server serves, and its time; one row. See `platform/serving/`. */
  serving: {
    only_row: Generated<boolean>;
    public_url: string;
    emulator_url: string | null;
    clock_ahead_ms: ColumnType<string, number, number>;
  };
  /** Each restore from a backup. See `platform/restored/`. */
  restores: {
    id: GeneratedBigInt;
    taken_at: Instant;
    restored_at: Instant;
    users_below: ColumnType<string, string, never>;
    read_up_to: MaybeText;
    recovered_at: MaybeInstant;
  };
  /** A known text, sealed with the key of the servers; one row. See `platform/secrets/key-mark.ts`. */
  key_mark: { only_row: Generated<boolean>; sealed: Buffer };
  /** Each backup that was begun. See `operations/backup/`. */
  backups: {
    id: GeneratedBigInt;
    kind: 'nightly' | 'by hand';
    started_at: Instant;
    /** Null while it runs, and when its process ended in between. */
    finished_at: MaybeInstant;
    folder: MaybeText;
    bytes: MaybeCount;
    rows: MaybeCount;
    /** Why there is none; null when it is whole. */
    failed: MaybeText;
  };
}
