import { factLine } from '#training/today/fact-line.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { DoneFact } from './end-view.tsx';
import type { FlightPort } from './flight-port.ts';

/** What can be said of exercises after they were done today. */
export const factsOf = (done: readonly TodayItem[], port: FlightPort): DoneFact[] =>
  done.map((item) => ({ exercise: item.exercise, fact: factOf(item, port) }));

function factOf({ exercise, minutes }: TodayItem, port: FlightPort): string {
  const runs = port.runsOf(exercise.id).filter(({ day }) => day === port.day);
  const facts: Record<string, number> = {};
  for (const { body } of runs) {
    for (const [name, value] of Object.entries(body.facts)) facts[name] = Math.max(facts[name] ?? value, value);
  }
  return factLine({
    exercise,
    minutes,
    rounds: runs.reduce((sum, { body }) => sum + body.rounds, 0),
    right: runs.reduce((sum, { body }) => sum + body.right, 0),
    facts,
  });
}
