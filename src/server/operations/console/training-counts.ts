import type { DayCounts, Group, TrainingCounts } from '#contract/console/training-counts.ts';
import { dayMs, dayOf, dayStart } from '#contract/day.ts';
import { type CountedDay, countAllFlights, countFlights } from '#server/analytics/report/flights.sql.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import { findTypeIds } from '#server/analytics/report/type-ids.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  type CountedGroup,
  countAllItems,
  countItems,
  countOnDevice,
  countReturns,
  type DaySpan,
} from './training-counts.sql.ts';

const shownDays = 28;
/** Counts of fewer people than these are hidden. */
const fewestPeople = 5;
const returnsAfter = [7, 28] as const;
const weekDays = 7;
/** Days of a device end up to 16 hours later than ours, and entries made offline arrive even later. */
const lateDays = 2;

/** Counts all training, up to this moment. */
export async function countTraining({
  db,
  clock,
  wallClock,
}: Pick<Deps, 'db' | 'clock' | 'wallClock'>): Promise<TrainingCounts | 'too slow'> {
  const now = clock();
  const isMoved = now - wallClock() >= dayMs;
  const today = dayOf(now);
  const full = { from: dayBefore(today, shownDays), to: dayBefore(today, 1), isMoved };
  const typeId = (await findTypeIds(db, ['flight_done']))('flight_done');
  const span = { startsAt: dayStart(full.from)!, endsAt: dayStart(today)! };
  const returns = returnsAfter.map((after) => ({ after, ...firstDaysOf(today, after) }));
  const answers = await askTogether(db, {
    flights: countFlights(typeId, { ...span, endsAt: now }),
    items: countItems({ ...full, to: today }),
    allFlights: countAllFlights(typeId, span),
    allItems: countAllItems(full),
    onDevice: countOnDevice,
    returned: returns.map((one) => countReturns({ ...one, isMoved }, one.after)),
  });
  if (answers === 'too slow') return answers;
  const { flights, items, allFlights, allItems, onDevice, returned } = answers;
  const on = (day: string): DayCounts => ({ flights: toldOn(flights, day), items: toldOn(items, day) });
  return {
    until: new Date(now).toISOString(),
    days: Array.from({ length: shownDays }, (_, i) => dayBefore(today, shownDays - i)).map((day) => ({
      day,
      ...on(day),
    })),
    total: { flights: told(allFlights), items: told(allItems) },
    today: on(today),
    on_device: groupOf(onDevice),
    returns: returns.map((one, i) => ({ ...one, group: groupOf(returned[i]!) })),
  };
}

type Counted = Pick<CountedDay, 'times' | 'people'>;

/** The first training days whose people have all had the time to return, and to send their entries. */
function firstDaysOf(today: string, after: number): Omit<DaySpan, 'isMoved'> {
  const last = after + weekDays + lateDays;
  return { from: dayBefore(today, last + shownDays - 1), to: dayBefore(today, last) };
}

function dayBefore(day: string, days: number): string {
  return dayOf(dayStart(day)! - days * dayMs);
}

function toldOn(counted: readonly CountedDay[], day: string): number | null {
  const found = counted.find((one) => one.day === day);
  return found === undefined ? 0 : told(found);
}

function told({ times, people }: Counted): number | null {
  return people > 0 && people < fewestPeople ? null : times;
}

function groupOf({ people, part }: CountedGroup): Group {
  return people > 0 && people < fewestPeople ? null : { people, part };
}
