import { type Static, Type } from 'typebox';
import Value from 'typebox/value';

/** What a backup holds. Written last, so that a folder without it is not a backup. */
export const Manifest = Type.Object({
  /** Of this format. */
  format: Type.Literal(1),
  /** ISO 8601: the moment that the backup shows. */
  taken_at: Type.String(),
  /** The schema: the names of the migrations, in their order. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Integer(),
      /** Hexadecimal SHA-256 of the rows as PostgreSQL wrote them. */
      sha256: Type.String(),
    }),
  ),
  /** Tables that are a part of another one, with their bounds as SQL. */
  partitions: Type.Array(Type.Object({ name: Type.String(), of: Type.String(), bounds: Type.String() })),
  /** The last number that each sequence gave, so that no number of before is given again. */
  sequences: Type.Array(Type.Object({ name: Type.String(), last: Type.String() })),
  /** The last link of each chain, as the verifying commands print it. */
  chains: Type.Object({ audit: Type.String(), consents: Type.String() }),
  /** Files of DATA_DIR that are kept beside the tables. */
  files: Type.Array(Type.Object({ name: Type.String(), sha256: Type.String() })),
});
export type Manifest = Static<typeof Manifest>;

export const manifestFile = 'manifest.json';

/** Of the sealed rows of a table. */
export const tableFile = (table: string): string => `${table}.copy.gz.age`;

/** Of a sealed file of DATA_DIR. */
export const keptFile = (name: string): string => `${name}.file.gz.age`;

/** Null when it is not a manifest that this program reads. */
export function readManifest(text: string): Manifest | null {
  try {
    const manifest: unknown = JSON.parse(text);
    return Value.Check(Manifest, manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** Name of the folder of a backup of this moment (epoch ms), so that names sort by time. */
export function folderOf(takenAt: number): string {
  return `backup-${new Date(takenAt).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/**
 * The folders that have been kept for their time: older than `keepMs`, but never the newest one.
 * @param folders names by `folderOf`, in any order
 * @param now epoch ms
 */
export function expiredFolders(folders: readonly string[], keepMs: number, now: number): string[] {
  const oldest = folderOf(now - keepMs);
  const sorted = folders.filter((name) => /^backup-\d{8}T\d{6}Z$/.test(name)).sort();
  return sorted.slice(0, -1).filter((name) => name < oldest);
}
