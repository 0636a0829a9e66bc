import { factLine } from '#training/today/fact-line.ts';
import { secondsSpent } from '#training/today/time-spent.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { DoneFact } from './end-view.tsx';
import type { FlightPort } from './flight-port.ts';

/** The facts about exercises that were done today. */
export const factsOf = (done: readonly TodayItem[], port: FlightPort): DoneFact[] =>
  done.map((item) => ({ exercise: item.exercise, fact: factOf(item, port) }));

/** The seconds that exercises took today; null when that of one is not known. */
export const spentOn = (done: readonly TodayItem[], port: FlightPort): number | null =>
  secondsSpent(done.flatMap((item) => itemsToday(item, port)));

const itemsToday = ({ exercise }: TodayItem, port: FlightPort) =>
  port.items().filter((item) => item.exercise === exercise.id && item.day === port.day);

function factOf(item: TodayItem, port: FlightPort): string {
  const { exercise } = item;
  const runs = port.runsOf(exercise.id).filter(({ day }) => day === port.day);
  const facts: Record<string, number> = {};
  for (const { body } of runs) {
    for (const [name, value] of Object.entries(body.facts)) facts[name] = Math.max(facts[name] ?? value, value);
  }
  return factLine({
    exercise,
    seconds: secondsSpent(itemsToday(item, port)),
    rounds: runs.reduce((sum, { body }) => sum + body.rounds, 0),
    right: runs.reduce((sum, { body }) => sum + body.right, 0),
    facts,
  });
}
