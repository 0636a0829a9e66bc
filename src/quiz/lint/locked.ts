import type { Quiz } from '#quiz/quiz.ts';
import type { Fault } from './fault.ts';
import { type Scoring, scoringOf } from './scoring.ts';

/** Visitors in mid-quiz, results that were shown and § 9 depend on it. */
const hint = 'Scoring of this quiz is fixed: take it back.';

/**
 * Where a quiz is scored in another way than the shipped one: screens and their order, answers and their points, areas,
 * thresholds. Words, pictures and the order of answers with equal points are free.
 */
export function lockedFaults(quiz: Quiz, shipped: Scoring): Fault[] {
  const now = scoringOf(quiz);
  const [ids, fixed] = [now, shipped].map(({ screens }) => screens.map(({ id }) => id)) as [string[], string[]];
  const gone = fixed.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !fixed.includes(id));
  const isReordered = gone.length + added.length === 0 && ids.join() !== fixed.join();
  return [
    ...gone.map((id) => ({ path: ['screens', id], says: `screen ${fixed.indexOf(id) + 1} is missing`, hint })),
    ...added.map((id) => ({ path: ['screens', id], says: 'this quiz has no such screen', hint })),
    ...(isReordered ? [{ path: ['screens', 'order'], says: 'the screens stand in another order', hint }] : []),
    ...now.screens.flatMap((screen) => {
      const before = shipped.screens.find(({ id }) => id === screen.id);
      return before === undefined ? [] : screenFaults(screen, before);
    }),
    ...(JSON.stringify(scaleOf(now)) === JSON.stringify(scaleOf(shipped))
      ? []
      : [{ path: ['scale'], says: 'the thresholds or limits of the levels are others', hint }]),
  ];
}

type Screen = Scoring['screens'][number];

function screenFaults(now: Screen, before: Screen): Fault[] {
  const path = ['screens', now.id];
  const kinds = (['type', 'answers', 'area', 'purpose'] as const).filter((part) => now[part] !== before[part]);
  return [
    ...kinds.map((part) => ({ path: [...path, part], says: `its ${names[part]} was ${before[part] ?? 'none'}`, hint })),
    ...optionFaults(now, before),
  ];
}

const names = { type: 'type', answers: 'number of answers', area: 'area', purpose: 'purpose' };

function optionFaults(now: Screen, before: Screen): Fault[] {
  const path = ['screens', now.id, 'options'];
  const idOf = ({ id }: Screen['options'][number]) => id;
  const gone = before.options.filter(({ id }) => !now.options.map(idOf).includes(id));
  const added = now.options.filter(({ id }) => !before.options.map(idOf).includes(id));
  const points = ({ options }: Screen) => options.map(({ value }) => value).join(', ');
  const isReordered = gone.length + added.length === 0 && points(now) !== points(before);
  const changed = now.options.filter((option) => {
    const old = before.options.find(({ id }) => id === option.id);
    return old !== undefined && JSON.stringify(option) !== JSON.stringify(old);
  });
  return [
    ...gone.map(({ id }) => ({ path: [...path, id], says: 'an answer is missing', hint })),
    ...added.map(({ id }) => ({ path: [...path, id], says: 'this question has no such answer', hint })),
    ...changed.map(({ id, value }) => {
      const old = before.options.find((option) => option.id === id)!;
      const says = old.value === value ? 'what the answer means is another' : `it was worth ${old.value}, not ${value}`;
      return { path: [...path, id, 'value'], says, hint };
    }),
    ...(isReordered && changed.length === 0
      ? [{ path: [...path, 'order'], says: `the points in order were ${points(before)}`, hint }]
      : []),
  ];
}

/** In one order of fields: what comes from a database has another one. */
function scaleOf({ scale: { inverted, lowUpTo, highFrom, limits } }: Scoring) {
  const { low, middle, high } = limits;
  return [inverted, lowUpTo, highFrom, ...[low, middle, high].flatMap(({ min, max }) => [min, max])];
}
