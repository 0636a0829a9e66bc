import { type Kysely, sql } from 'kysely';
import type { TimelineAnswer, TimelineQuery } from '#contract/console/timeline.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { timelineSources } from './timeline-sources.ts';

const pageSize = 50;

interface Entry {
  source: string;
  /** Microseconds since 1970; text, because it is the beginning of the next page. */
  at_us: string;
  at: Date;
  /** Orders entries of the same time. */
  tie: string;
  row: Record<string, unknown>;
}

/** A page of all records about a person, newest first. The cursor is the time of the last entry with its tie. */
export async function readTimeline(
  db: Kysely<Schema>,
  userId: string,
  { show, before }: TimelineQuery,
): Promise<TimelineAnswer> {
  const names = Object.keys(timelineSources).filter(
    (name) => show === undefined || timelineSources[name]!.kind === show,
  );
  const [atUs, tie = ''] = (before ?? '9000000000000000').split('_');
  const all = names.map((name) => {
    const rows = timelineSources[name]!.rows(userId);
    return sql`select ${name}::text as source, at, id, row from (${rows}) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Entry>`
    select source, at, at_us::text, tie, row
    from (
      select source, at, row, floor(extract(epoch from at) * 1000000)::bigint as at_us, md5(source || id) as tie
      from (${sql.join(all, sql` union all `)}) every
    ) entries
    where (at_us, tie) < (${atUs}::bigint, ${tie}::text)
    order by at_us desc, tie desc
    limit ${pageSize + 1}`.execute(db);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ source, at, row }) => {
      const { kind, say } = timelineSources[source]!;
      return { at: at.toISOString(), kind, ...say(row) };
    }),
    next: rows.length > pageSize && last ? `${last.at_us}_${last.tie}` : null,
  };
}
