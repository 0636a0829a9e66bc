import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { dayStart } from '#contract/day.ts';

const Name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Link = Type.String({ pattern: '^[0-9]{1,15}:[0-9a-f]{64}$' });

/** The content of a backup. Written last and sealed like the rest, so that a folder without it is not a backup. */
export const Manifest = Type.Object({
  /** The version of this format: backups of the first one were not sealed. */
  format: Type.Literal(2),
  /** ISO 8601: the moment that the backup shows. */
  taken_at: Type.String(),
  /** The schema: the names of the migrations, in their order. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Name,
      columns: Type.Array(Name),
      rows: Type.Integer({ minimum: 0 }),
      /** Hexadecimal SHA-256 of the rows as PostgreSQL wrote them. */
      sha256: Sha256,
    }),
  ),
  /** The days whose events have a table of their own, such as 2030-01-31. */
  event_days: Type.Array(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  /** The last number that each sequence gave, so that no number is given twice. */
  sequences: Type.Array(Type.Object({ name: Name, last: Type.String({ pattern: '^-?[0-9]{1,19}$' }) })),
  /** The last link of each chain, as the verifying commands print it. */
  chains: Type.Object({ audit: Link, consents: Link }),
  /** Files of DATA_DIR that are stored beside the tables. */
  files: Type.Array(Type.Object({ name: Type.String({ pattern: '^[a-z-]{1,40}$' }), sha256: Sha256 })),
});
export type Manifest = Static<typeof Manifest>;

export const manifestFile = 'manifest.json.gz.age';
/** Of the first format, which anybody could alter. */
export const unsealedManifestFile = 'manifest.json';

/** Of the sealed rows of a table. */
export const tableFile = (table: string): string => `${table}.copy.gz.age`;

/** Of a sealed file of DATA_DIR. */
export const storedFile = (name: string): string => `${name}.file.gz.age`;

/** Null when it is not a manifest that this program can read. */
export function readManifest(text: string): Manifest | null {
  try {
    const manifest: unknown = JSON.parse(text);
    return Value.Check(Manifest, manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** A table as this program creates it. */
export interface KnownTable {
  name: string;
  columns: readonly string[];
}

/**
 * How the tables of a manifest differ from the schema of its migrations, in one sentence; null when they agree. Without
 * this check, a table that was left out would be empty after a restore that seems complete.
 */
export function unlikeSchema(
  manifest: Pick<Manifest, 'tables' | 'sequences' | 'event_days'>,
  schema: { tables: readonly KnownTable[]; sequences: readonly string[] },
): string | null {
  const named = (tables: readonly KnownTable[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`);
  const [theirs, ours] = [named(manifest.tables), named(schema.tables)];
  const missing = schema.tables.filter((_, at) => !theirs.includes(ours[at]!));
  if (missing.length > 0) return `it has not the whole of ${missing.map(({ name }) => name).join(', ')}.`;
  const unknown = manifest.tables.filter((_, at) => !ours.includes(theirs[at]!));
  if (unknown.length > 0 || theirs.length !== ours.length) {
    return `it has tables that are not known or are there twice: ${unknown.map(({ name }) => name).join(', ')}.`;
  }
  const strange = manifest.sequences.find(({ name }) => !schema.sequences.includes(name));
  if (strange) return `it has a sequence that is not known: ${strange.name}.`;
  const noDay = manifest.event_days.find((day) => dayStart(day) === null);
  return noDay === undefined ? null : `${noDay} is no day.`;
}

/** Name of the folder of a backup of this moment (epoch ms), so that names sort by time. */
export function folderOf(takenAt: number): string {
  return `backup-${new Date(takenAt).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

const folderName = /^backup-\d{8}T\d{6}Z(?:-\d{1,3})?$/;

/** The end of a folder's name until its backup is complete. */
export const unfinished = '.part';

export const isUnfinished = (name: string): boolean =>
  name.endsWith(unfinished) && folderName.test(name.slice(0, -unfinished.length));

/** `folderOf` this moment, or the next free name when another backup was made in the same second. */
export function freeFolder(takenAt: number, taken: readonly string[]): string {
  const first = folderOf(takenAt);
  let name = first;
  for (let number = 2; taken.includes(name); number += 1) name = `${first}-${number}`;
  return name;
}

/**
 * The folders whose time is over: older than `retentionMs`, but never the newest one.
 * @param folders names by `folderOf`, in any order
 * @param now epoch ms
 */
export function expiredFolders(folders: readonly string[], retentionMs: number, now: number): string[] {
  const oldest = folderOf(now - retentionMs);
  const sorted = folders.filter((name) => folderName.test(name)).sort();
  return sorted.slice(0, -1).filter((name) => name < oldest);
}

/** Tables, each after the tables to which its rows refer, so that they can be filled in this order. */
export function inOrder<Table extends { name: string; needs: readonly string[] }>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => needs.every((name) => !waiting.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
