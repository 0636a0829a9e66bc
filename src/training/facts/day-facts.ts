import type { ItemEntry } from '#training/entries/entry.ts';
import type { GuidedEngine, TaskEngine } from '#training/exercises/engine.ts';
import { exerciseBy, exerciseOf } from '#training/exercises/exercises.ts';
import { capital } from '#training/number-words.ts';
import { isBreak } from '#training/run/breaks.ts';
import { counted, factNumber } from './counted.ts';
import {
  exercisesIn,
  guessesIn,
  gustsPassed,
  kindLines,
  linesSent,
  plansBegun,
  roundsOf,
  runsBy,
  tailsBuilt,
  timesSteered,
} from './done-sums.ts';
import { from, rowOf, when } from './fact-row.ts';
import { type FlownDay, hourOf, isEarly, isLate, itemsBy, paceOf, partOfDay, sumOf, wholeOf } from './flown-day.ts';

/** Seconds for which the kites are followed in a round, on average. */
const followS = 6;
/** All own kites of a round, by the run's variant. */
const allKites: Readonly<Record<string, string>> = {
  r1: 'your kite',
  r2: 'both',
  r3: 'all three',
  r4: 'all four',
};
/** Every task, by name: the list of engines is in the file of Progress, which a flight does not load. */
const skyGames: Readonly<Record<TaskEngine, true>> = {
  'hold-the-line': true,
  'count-the-bows': true,
  'chart-the-wind': true,
  'change-course': true,
  'wait-for-the-gust': true,
};
/** Flights about the same hour that are told of. */
const namedTimes = [3, 5, 10];

const row = rowOf<FlownDay>();

/** The facts of a day with a flight, word for word from delight.md § 7: when each holds, and its sentence. */
export const dayFacts = [
  row('first-exercise', newIn, (id) => `Your first ${exerciseOf(id).name}.`),
  row(
    'first-early',
    (day) => when(isEarly(day) && !day.earlier.hasEarly),
    () => 'Your first flight before eight in the morning.',
  ),
  row(
    'first-late',
    (day) => when(isLate(day) && !day.earlier.hasLate),
    () => 'Your first flight after nine at night.',
  ),
  row(
    'all-tasks',
    (day) => when(hasNewTask(day) && Object.keys(skyGames).every((id) => isDoneBy(day, id))),
    () => 'You have tried all five sky games.',
  ),
  row(
    'tail',
    (day) => from(2, Math.max(0, ...runsBy(day, 'count-the-bows').map(({ facts }) => facts.longest ?? 0))),
    (bows) => `Longest tail today: ${counted(bows, 'bow')}.`,
  ),
  row(
    'tails',
    (day) => from(1, tailsBuilt(day)),
    (tails) => `You built ${counted(tails, 'tail')}.`,
  ),
  row(
    'kites',
    (day) => from(1, minutesFollowed(day)),
    (min) => `You followed kites for ${counted(min, 'minute')}.`,
  ),
  row('found', roundsFound, ({ rounds, all }) => `In ${counted(rounds, 'round')} you found ${all}.`),
  row(
    'gusts',
    (day) => from(1, gustsPassed(day)),
    (gusts) => `You let ${counted(gusts, 'gust')} pass.`,
  ),
  row(
    'winds',
    (day) => from(1, roundsOf(runsBy(day, 'wait-for-the-gust'))),
    (winds) => `You flew through ${counted(winds, 'wind')}.`,
  ),
  row(
    'course',
    (day) => from(1, timesSteered(day)),
    (times) => `You steered ${counted(times, 'time')}.`,
  ),
  row(
    'chart',
    (day) => from(1, cardsFlown(day)),
    (cards) => `You flew a chart with ${counted(cards, 'card')}.`,
  ),
  row(
    'charts',
    (day) => from(1, roundsOf(runsBy(day, 'chart-the-wind'))),
    (charts) => `You drew ${counted(charts, 'chart')}.`,
  ),
  row(
    'still',
    (day) => from(1, changesAwaited(day)),
    (changes) => `You waited for ${counted(changes, 'change')}.`,
  ),
  row(
    'breaths',
    (day) => from(3, breathsIn(day)),
    (breaths) => `You took ${factNumber(breaths)} slow breaths.`,
  ),
  row('pace', samePace, (pace) => `Your breath today: ${factNumber(pace.in)} in, ${factNumber(pace.out)} out.`),
  row(
    'weather',
    (day) => from(1, feelingsIn(day)),
    (count) => `You found ${counted(count, 'word')} for the weather inside.`,
  ),
  row(
    'parked',
    (day) => from(1, parkedIn(day)),
    (worries) =>
      worries === 1 ? 'One worry has a time of its own.' : `${large(worries)} worries have a time of their own.`,
  ),
  row(
    'let-go',
    (day) => from(1, sumIn(day, 'cloud-and-window', 'letGo')),
    (worries) => (worries === 1 ? 'One worry could go.' : `${large(worries)} worries could go.`),
  ),
  row(
    'knot',
    (day) => from(1, knotsTied(day)),
    (knots) => (knots === 1 ? 'One knot is tied.' : `${large(knots)} knots are tied.`),
  ),
  row(
    'begun',
    (day) => when(plansBegun(day) > 0),
    () => 'You began what you had planned.',
  ),
  row(
    'guess',
    (day) => (guessesIn(day).length === 1 ? guessesIn(day) : []),
    ({ guessMin, actualMin }) => `You guessed ${counted(guessMin, 'minute')}. It took ${factNumber(actualMin)}.`,
  ),
  row(
    'drill',
    (day) => drillsIn(day).slice(-1),
    (seconds) => `You counted ${counted(seconds, 'second')} without a clock.`,
  ),
  row(
    'evening',
    (day) => from(1, sumIn(day, 'evening-pages', 'listed')),
    (lines) => (lines === 1 ? 'One line waits on paper.' : `${large(lines)} lines wait on paper.`),
  ),
  row(
    'look-back',
    (day) => from(1, sumIn(day, 'evening-pages', 'worked')),
    (things) =>
      things === 1 ? 'One thing that worked is written down.' : `${large(things)} things that worked are written down.`,
  ),
  row(
    'kind',
    (day) => from(1, kindLines(day)),
    (lines) => (lines === 1 ? 'One kind line is written.' : `${large(lines)} kind lines are written.`),
  ),
  row(
    'wave',
    (day) => from(1, linesSent(day)),
    (lines) => (lines === 1 ? 'One line is on its way.' : `${large(lines)} lines are on their way.`),
  ),
  row(
    'quiet',
    (day) => from(1, minutesStayed(day)),
    (minutes) => `You stayed for ${counted(minutes, 'minute')}.`,
  ),
  row(
    'hour',
    (day) => when(namedTimes.includes(timesAtHour(day))).map(() => day),
    (day) => `You have flown at about ${clockTime(hourOf(day))} ${counted(timesAtHour(day), 'time')}.`,
  ),
  row(
    'two',
    (day) => from(3, exercisesIn(day).length),
    (exercises) => `${capital(counted(exercises, 'exercise'))} today.`,
  ),
  row(
    'again',
    ({ day, earlier }) => when(earlier.lastDay !== null && isBreak(earlier.lastDay, day)),
    () => 'The string was where you left it.',
  ),
] as const;

export type DayFactId = (typeof dayFacts)[number]['id'];

/** Facts that hold once in a person's training; all sky games are tried on the day of a first exercise. */
export const firstFacts: ReadonlySet<DayFactId> = new Set(['first-exercise', 'first-early', 'first-late', 'all-tasks']);

const large = (number: number): string => capital(factNumber(number));

function newIn(day: FlownDay) {
  return exercisesIn(day).filter((id) => !day.earlier.exercises.has(id));
}

const hasNewTask = (day: FlownDay) => newIn(day).some((id) => id in skyGames);
const isDoneBy = (day: FlownDay, id: string) =>
  [...day.earlier.exercises, ...exercisesIn(day)].some((exercise) => exercise === id);

const timedLines = (day: FlownDay) => runsBy(day, 'hold-the-line').filter(({ form }) => form === 'timed');

const minutesFollowed = (day: FlownDay) => Math.floor((roundsOf(timedLines(day)) * followS) / 60);

/** By the number of own kites. */
function roundsFound(day: FlownDay): { rounds: number; all: string }[] {
  const runs = timedLines(day);
  return Object.entries(allKites)
    .map(([variant, all]) => ({
      rounds: sumOf(
        runs.filter((run) => run.variant === variant),
        ({ right }) => right,
      ),
      all,
    }))
    .filter(({ rounds }) => rounds > 0);
}

/** The cards of the largest chart that flew. */
function cardsFlown(day: FlownDay): number {
  const flown = runsBy(day, 'chart-the-wind').filter(({ right }) => right > 0);
  return Math.max(0, ...flown.map(({ facts }) => facts.cards ?? 0));
}

/** Of Still air as the still form of Hold the line; a press before the change is void and no round. */
const changesAwaited = (day: FlownDay) => roundsOf(runsBy(day, 'hold-the-line').filter(({ form }) => form === 'still'));

const sumIn = ({ items }: FlownDay, engine: GuidedEngine, name: string) =>
  sumOf(itemsBy(items, engine), (item) => wholeOf(item, name));

/** Breath to its end; after a minute it is also stored when it was left. */
function breathsOf(day: FlownDay): ItemEntry[] {
  return itemsBy(day.items, 'breath').filter((item) => {
    const { breaths } = exerciseBy('breath', item.exercise);
    const { numbers, minutes } = item.body;
    return breaths === null ? (numbers.minutes ?? 0) >= minutes : wholeOf(item, 'breaths') >= breaths;
  });
}

const breathsIn = (day: FlownDay) => sumOf(breathsOf(day), (item) => wholeOf(item, 'breaths'));

/** The latest pace, if the exercise had it on the day before it, too. */
function samePace(day: FlownDay) {
  const item = breathsOf(day).at(-1);
  const pace = item === undefined ? null : paceOf(item);
  const before = item === undefined ? undefined : day.earlier.paces[item.exercise];
  return pace !== null && before?.in === pace.in && before.out === pace.out ? [pace] : [];
}

const feelingsIn = ({ items }: FlownDay) =>
  new Set(itemsBy(items, 'weather-report').flatMap(({ body }) => body.words)).size;

/** Of one exercise: a worry that is parked, and then once more, would count twice. */
const parkedIn = ({ items }: FlownDay) =>
  Math.max(0, ...itemsBy(items, 'cloud-and-window').map((item) => wholeOf(item, 'parked')));

const knotsTied = ({ items }: FlownDay) =>
  itemsBy(items, 'one-knot').filter((item) => wholeOf(item, 'planned') === 1).length;

/** The seconds that were asked for. */
const drillsIn = ({ items }: FlownDay) =>
  itemsBy(items, 'guess-then-look')
    .map((item) => wholeOf(item, 'drill_s'))
    .filter((seconds) => seconds > 0);

/** Of clocks that ran to their end; after a minute one is also stored when it was left. */
const minutesStayed = ({ items }: FlownDay) =>
  sumOf(
    itemsBy(items, 'clocks').filter((item) => wholeOf(item, 'minutes') >= wholeOf(item, 'planned_min')),
    (item) => wholeOf(item, 'minutes'),
  );

/** With this flight. */
const timesAtHour = (day: FlownDay) => (day.earlier.timesAt[hourOf(day)] ?? 0) + 1;

/** "eight in the morning". */
function clockTime(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${factNumber(hour % 12)} ${partOfDay(hour * 60)}`;
}
