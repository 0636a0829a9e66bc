import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Search } from './read-search.ts';
import type { Statement } from './read-statement.ts';

/** More people than this are not counted: the operator has to type more. */
export const mostCandidates = 1000;

/** Sorts after every text that begins alike, compared byte by byte. */
const last = '\u{10FFFF}';
const limit = sql`limit ${mostCandidates + 1}`;

/** The ids of the accounts that a search finds, at most one more than `mostCandidates`. */
export async function listCandidates(
  db: Kysely<Schema>,
  search: Exclude<Search, { by: 'everybody' }>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct id from (${candidatesOf(search)}) found where id is not null ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function candidatesOf(search: Exclude<Search, { by: 'everybody' }>): RawBuilder<unknown> {
  switch (search.by) {
    case 'address':
      return startingWith(sql`email_key`, sql`true`, search.start);
    case 'words':
      return union([
        startingWith(sql`email_key`, sql`true`, search.start),
        ...writings(search.start).flatMap((start) => [
          startingWith(sql`lower(name)`, sql`name <> ''`, start),
          startingWith(sql`lower(substring(name from '[^ ]+$'))`, sql`name <> ''`, start),
        ]),
      ]);
    case 'provider id':
      return byProviderId(search.id);
    case 'checkout':
      return sql`select user_id as id from checkouts where id = ${search.id}`;
    case 'invoice':
      return sql`select user_id as id from transactions where upper(invoice_number) = ${search.number}`;
    case 'account':
      return sql`select id from users where id = ${search.id}`;
    case 'statement':
      return onStatement(search.statement);
  }
}

/** Reads from an index with `text_pattern_ops`, in its order. */
function startingWith(text: RawBuilder<unknown>, where: RawBuilder<unknown>, start: string): RawBuilder<unknown> {
  return sql`(select id from users where ${where} and ${text} ~>=~ ${start} and ${text} ~<~ ${start + last}
    order by ${text} using ~<~ ${limit})`;
}

/** A database that compares bytes does not lower-case capital letters with accents. */
function writings(start: string): string[] {
  const capital = start.replaceAll(/(^|\s)([^\s\p{ASCII}])/gu, (_, before, letter) => before + letter.toUpperCase());
  return [...new Set([start, capital])];
}

function byProviderId(id: string): RawBuilder<unknown> {
  switch (id.slice(0, 3)) {
    case 'ctm':
      return sql`select id from users where provider_customer_id = ${id}`;
    case 'sub':
      return sql`select user_id as id from subscriptions where id = ${id}`;
    case 'adj':
      return sql`select t.user_id as id from adjustments a join transactions t on t.id = a.transaction_id where a.id = ${id}`;
    default:
      return union([
        sql`select user_id as id from transactions where id = ${id}`,
        sql`select user_id as id from checkouts where transaction_id = ${id}`,
      ]);
  }
}

function onStatement({ last4, amounts, spans }: Statement): RawBuilder<unknown> {
  const each = amounts.flatMap(({ amountMinor, currency }) =>
    spans.map(
      ({ from, until }) => sql`
        select user_id as id from transactions
        where card_last4 = ${last4} and total_minor = ${amountMinor} and currency = ${currency}
          and paid_at >= ${new Date(from)} and paid_at < ${new Date(until)}`,
    ),
  );
  return union(each.map((one) => sql`(${one} ${limit})`));
}

const union = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` union all `);
