import type { ColumnType } from 'kysely';
import type { GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type MaybeCount = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

export interface BackupTables {
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
