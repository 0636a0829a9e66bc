import { sql, type Transaction } from 'kysely';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { groupCount } from './count-customers.sql.ts';
import { weekIsReported } from './count-returns.sql.ts';
import type { RevenueDays } from './revenue-days.ts';
import { fromDay, type PartName, partNames, parts } from './revenue-parts.sql.ts';
import { type FiguresTable, figures } from './sum-up.sql.ts';

const erased = sql.lit(erasedWord);
const erasedParts: readonly PartName[] = ['cohort', 'source', 'campaign'];
const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const tables = Object.entries(figures) as [FiguresTable, (typeof figures)[FiguresTable]][];
const savedTableOf = (table: string) => sql.table(`kept_${table}`);

/** Whether the parts of a row were not erased before. */
const isToKeep = sql`(${refs(erasedParts)}) is distinct from (${sql.join(erasedParts.map(() => erased))})`;

/**
 * Stores the figures of people whose books are about to be erased, by the parts that will be erased. They are sums in
 * an order that reveals nothing about a person.
 * @param groupOffset where the random groups of these people begin, so that they are not always the first ones
 */
export async function saveSums(tx: Transaction<Schema>, groupOffset: number): Promise<void> {
  for (const [table, { by, sums }] of tables) {
    const columns = refs([...by, ...partNames, ...sums]);
    await sql`
      insert into ${savedTableOf(table)} (${columns})
      select ${columns} from ${sql.table(table)} where ${isToKeep} order by ${columns}`.execute(tx);
  }
  await sql`
    insert into kept_revenue_groups
    select offer_id, property, value, (customer_group + ${groupOffset}::integer) % ${sql.lit(groupCount)}, measure, at,
      people, gone, paid, net_minor
    from revenue_groups where ${isOfErased} and value <> ${erased} order by random()`.execute(tx);
}

/** The groups of customers by an erased property; by the other properties erased people still count as themselves. */
const isOfErased = sql`property in ('source', 'campaign', 'quiz')`;

/**
 * Counts the stored sums under their own parts, and takes them off the erased word. Runs after all tables are counted
 * and before they are summed up.
 */
export async function addSaved(tx: Transaction<Schema>, days: RevenueDays): Promise<void> {
  for (const [table, { by, sums }] of tables) {
    const told = sql.join(by.map((name) => (name === 'from_day' ? fromDay(sql.ref(name), days) : sql.ref(name))));
    const columns = refs([...by, ...partNames, ...sums]);
    const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
    const isTold = table === 'revenue_returns' ? weekIsReported(days.today) : sql`true`;
    const ownParts = sql.join(partNames.map((name) => (erasedParts.includes(name) ? erased : sql.ref(name))));
    const less = sql.join(sums.map((name) => sql`-sum(${sql.ref(name)})`));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${told}, ${parts}, ${added} from ${savedTableOf(table)} where ${isTold} group by ${refs(by)}, ${parts}
      union all
      select ${told}, ${ownParts}, ${less} from ${savedTableOf(table)} where ${isTold} group by ${refs(by)}, ${parts}`.execute(
      tx,
    );
    const isLeft = sql.join(
      sums.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
      sql` or `,
    );
    await sql`
      with of_erased as (delete from ${sql.table(table)} where not ${isToKeep} returning *)
      insert into ${sql.table(table)} (${columns})
      select ${refs([...by, ...partNames])}, ${added} from of_erased
      group by ${refs([...by, ...partNames])} having ${isLeft}`.execute(tx);
  }
  await sql`delete from revenue_groups where ${isOfErased} and value = ${erased}`.execute(tx);
  await sql`insert into revenue_groups select * from kept_revenue_groups`.execute(tx);
}
