import type { Kysely } from 'kysely';
import { dayMs } from '#contract/day.ts';
import { countedDays, type ElementCounts, type ElementLabelBody, type ElementRule } from '#contract/element-label.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countNamedEvents, countPresses, type RuleCount } from './element-counts.sql.ts';
import { type By, compareLabels, insertLabel, lockLabels } from './element-labels.sql.ts';

/** The counts of the last 28 days, one for each rule, in order; 'too slow' when there are too many events. */
export async function countElements(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rules: readonly ElementRule[],
): Promise<ElementCounts[] | 'too slow'> {
  const since = clock() - countedDays * dayMs;
  const answers = await askTogether(db, {
    presses: [countPresses(rules, since)],
    events: [countNamedEvents(rules, since)],
  });
  if (answers === 'too slow') return answers;
  const [presses, events] = [answers.presses[0]!, answers.events[0]!];
  return rules.map(({ event }, place) => ({
    presses: countAt(presses, place),
    event: event === null ? null : countAt(events, place),
  }));
}

function countAt(counts: readonly RuleCount[], place: number) {
  const { times = 0, people = 0 } = counts.find((count) => count.place === place) ?? {};
  return { times, people };
}

/**
 * Stores a label, unless another one has its name or its element, or there are `most` already.
 * @returns its id, or why it is refused
 */
export function keepLabel(
  db: Kysely<Schema>,
  label: ElementLabelBody,
  by: By,
  most: number,
): Promise<{ id: string } | { refused: 'name' | 'element' | 'too many' }> {
  return db.transaction().execute(async (tx) => {
    await lockLabels(tx);
    const others = await compareLabels(tx, label);
    if (others.some(({ hasName }) => hasName)) return { refused: 'name' };
    if (others.some(({ hasElement }) => hasElement)) return { refused: 'element' };
    if (others.length >= most) return { refused: 'too many' };
    return { id: await insertLabel(tx, label, by) };
  });
}
