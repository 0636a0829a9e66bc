import { dayMs } from '#contract/day.ts';
import { countedDays, type ElementCounts, type ElementRule } from '#contract/element-label.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countNamedEvents, countPresses, type RuleCount } from './element-counts.sql.ts';

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
