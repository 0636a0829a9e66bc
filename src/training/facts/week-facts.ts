import type { Entry, SettingEntry } from '#training/entries/entry.ts';
import { distinct, foldEntries } from '#training/entries/fold.ts';
import { capital } from '#training/number-words.ts';
import { secondsSpent } from '#training/today/time-spent.ts';
import { dayAfter, weekdayOf } from '#training/training-day.ts';
import { counted, factNumber } from './counted.ts';
import {
  type Done,
  exercisesIn,
  guessesIn,
  gustsPassed,
  kindLines,
  linesSent,
  plansBegun,
  tailsBuilt,
  timesSteered,
} from './done-sums.ts';
import { type Fact, from, rowOf, when } from './fact-row.ts';
import { type FlownDay, flownDays, partOfDay, sumOf } from './flown-day.ts';
import { inSeededOrder } from './seeded-order.ts';

/** Seven days, or four weeks. */
interface FlownWeek extends Done {
  /** Days with a flight, oldest first. */
  days: readonly FlownDay[];
  /** Rest days without a flight. */
  restDays: number;
}

const daysInWeek = 7;
const factsInWeek = 3;

const row = rowOf<FlownWeek>();

/** The facts of a week, word for word from delight.md § 7. */
const weekFacts = [
  row(
    'week-days',
    ({ days }) => from(1, days.length),
    (days) => `You flew on ${counted(days, 'day')}.`,
  ),
  row('week-when', mostIn, (part) => `Most of your flights were ${part}.`),
  row(
    'week-minutes',
    (week) => from(5, minutesFlown(week)),
    (minutes) => `${capital(counted(minutes, 'minute'))} in the air.`,
  ),
  row(
    'week-kinds',
    (week) => from(3, exercisesIn(week).length),
    (kinds) => `${capital(counted(kinds, 'different exercise'))}.`,
  ),
  row(
    'week-places',
    (week) => [placesIn(week)].filter(({ length }) => length >= 2),
    (names) => `You passed ${counted(names.length, 'place')}, from the ${names[0]} to the ${names.at(-1)}.`,
  ),
  row('week-sums', sumsOf, (sentence) => sentence),
  row(
    'week-guesses',
    (week) => when(guessesIn(week).length >= 3).map(() => guessesIn(week)),
    (tasks) => {
      const guessed = sumOf(tasks, ({ guessMin }) => guessMin);
      const took = sumOf(tasks, ({ actualMin }) => actualMin);
      return `Your guesses came to ${counted(guessed, 'minute')}. The tasks took ${factNumber(took)}.`;
    },
  ),
  row(
    'week-begun',
    (week) => from(1, plansBegun(week)),
    (begun) => `You began ${factNumber(begun)} of the things that you planned.`,
  ),
  row('week-lines', (week) => when(linesSent(week) + kindLines(week) > 0).map(() => week), linesSentence),
  row(
    'week-rest',
    ({ restDays }) => from(1, restDays),
    (days) =>
      days === 1 ? 'One rest day. It counts as rest.' : `${capital(factNumber(days))} rest days. They count as rest.`,
  ),
] as const;

export type WeekFactId = (typeof weekFacts)[number]['id'];

/** All facts that hold of the days until `weekEnd`, one of a kind. Entries of later days change none of them. */
export function weekFactsOf(entries: readonly Entry[], weekEnd: string, length = daysInWeek): Fact<WeekFactId>[] {
  const week = flownWeek(entries, weekEnd, length);
  return weekFacts.flatMap((each): Fact<WeekFactId>[] => each.factsOf(week).slice(0, 1));
}

/** Three of them, by the seed of the day, in the order of the table; fewer where fewer hold. */
export function factsOfWeek(entries: readonly Entry[], weekEnd: string, length = daysInWeek): Fact<WeekFactId>[] {
  const facts = weekFactsOf(entries, weekEnd, length);
  const chosen = inSeededOrder(facts, 'week facts', weekEnd).slice(0, factsInWeek);
  return facts.filter((fact) => chosen.includes(fact));
}

function flownWeek(entries: readonly Entry[], weekEnd: string, length: number): FlownWeek {
  const all = distinct(entries);
  const weekDays = Array.from({ length }, (_, i) => dayAfter(weekEnd, i + 1 - length));
  const days = flownDays(foldEntries(all)).filter(({ day }) => weekDays.includes(day));
  return {
    days,
    items: days.flatMap(({ items }) => items),
    runs: days.flatMap(({ runs }) => runs),
    restDays: weekDays.filter((day) => isRestDay(all, day) && days.every((flown) => flown.day !== day)).length,
  };
}

/** By the newest choice of rest days until that day. */
function isRestDay(entries: readonly Entry[], day: string): boolean {
  const setting = entries
    .filter((entry): entry is SettingEntry => entry.kind === 'setting' && entry.day <= day)
    .map(({ at, body }) => ({ at: Date.parse(at), body }))
    .filter(({ body }) => body.name === 'rest-days')
    .sort((a, b) => b.at - a.at)[0]?.body;
  return setting?.name === 'rest-days' && setting.value.includes(weekdayOf(day));
}

/** The part of the day of more than half of at least four flights. */
function mostIn({ days }: FlownWeek): string[] {
  const parts = days.map(({ beganMin }) => partOfDay(beganMin));
  const most = [...new Set(parts)].filter((part) => parts.filter((each) => each === part).length * 2 > parts.length);
  return parts.length >= 4 ? most : [];
}

/** Each once, in the order in which they came. */
const placesIn = ({ days }: FlownWeek): string[] => [...new Set(days.flatMap(({ places }) => places))];

/** Whole minutes; 0 where the time of an exercise is not known. */
const minutesFlown = ({ items }: FlownWeek) => Math.floor((secondsSpent(items) ?? 0) / 60);

/** What the tasks that were done twice or more add up to; first of the one that was done most often. */
function sumsOf(week: FlownWeek): string[] {
  const sums = [
    {
      exercise: 'wait-for-the-gust',
      sum: gustsPassed(week),
      sentence: (sum: number) => `You let ${counted(sum, 'gust')} pass.`,
    },
    {
      exercise: 'count-the-bows',
      sum: tailsBuilt(week),
      sentence: (sum: number) => `You built ${counted(sum, 'tail')}.`,
    },
    {
      exercise: 'change-course',
      sum: timesSteered(week),
      sentence: (sum: number) => `You steered ${counted(sum, 'time')}.`,
    },
  ];
  return sums
    .map((each) => ({ ...each, times: week.items.filter(({ exercise }) => exercise === each.exercise).length }))
    .filter(({ times, sum }) => times >= 2 && sum > 0)
    .sort((a, b) => b.times - a.times)
    .map(({ sum, sentence }) => sentence(sum));
}

function linesSentence(week: FlownWeek): string {
  const [sent, kind] = [linesSent(week), kindLines(week)];
  const went = `${capital(counted(sent, 'line'))} went out`;
  const written = (noun: string) =>
    `${kind === 1 ? `one kind ${noun} was` : `${factNumber(kind)} kind ${noun}s were`} written`;
  if (kind === 0) return `${went}.`;
  return sent === 0 ? `${capital(written('line'))}.` : `${went}, ${written('one')}.`;
}
