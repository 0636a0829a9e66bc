import type { Folded } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { type DayFactId, dayFacts, firstFacts } from './day-facts.ts';
import type { Fact } from './fact-row.ts';
import { type FlownDay, flownDays } from './flown-day.ts';
import { inSeededOrder } from './seeded-order.ts';

type Past = Pick<Folded, 'items' | 'runs' | 'settings'>;
type DayFact = Fact<DayFactId>;

/** A kind of fact is not shown twice within so many days. */
const restDays = 14;

/** All facts that hold on a day; none on a day without a finished exercise. */
export function factsOf(past: Past, day: string): DayFact[] {
  const flown = flownDays(past).find((each) => each.day === day);
  return flown === undefined ? [] : factsOfDay(flown);
}

/**
 * The fact at the end of a day's flight; null where none holds. Those of earlier days are recomputed from their own
 * entries, so entries of later days change nothing, and nothing has to be stored.
 */
export function factOfFlight(past: Past, day: string): DayFact | null {
  const shownOn = new Map<DayFactId, string>();
  for (const flown of flownDays(past)) {
    const fact = chosenOf(factsOfDay(flown), flown.day, shownOn);
    if (flown.day === day) return fact;
    if (fact !== null) shownOn.set(fact.id, flown.day);
  }
  return null;
}

const factsOfDay = (flown: FlownDay): DayFact[] => dayFacts.flatMap((row): DayFact[] => row.factsOf(flown));

/** A first, otherwise a new kind, otherwise one that has rested; where all were shown lately, the one of longest ago. */
function chosenOf(facts: readonly DayFact[], day: string, shownOn: ReadonlyMap<DayFactId, string>): DayFact | null {
  const restsFrom = dayAfter(day, -restDays);
  const last = ({ id }: DayFact) => shownOn.get(id) ?? '';
  const [longestAgo] = facts.map(last).sort();
  const isPreferred: readonly ((fact: DayFact) => boolean)[] = [
    ({ id }) => firstFacts.has(id),
    ({ id }) => !shownOn.has(id),
    (fact) => last(fact) < restsFrom,
    (fact) => last(fact) === longestAgo,
  ];
  const preferred = isPreferred.map((is) => facts.filter(is)).find((some) => some.length > 0) ?? [];
  return inSeededOrder(preferred, 'fact', day)[0] ?? null;
}
