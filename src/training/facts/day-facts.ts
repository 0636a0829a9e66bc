import { exerciseOf } from '#training/exercises/exercises.ts';
import { capital, inWords } from '#training/number-words.ts';
import { places } from '#training/picture/places.ts';
import { isBreak } from '#training/run/breaks.ts';
import { counted, factNumber } from './counted.ts';
import {
  breathsIn,
  cardsFlown,
  changesAwaited,
  completesTasks,
  drillsIn,
  feelingsIn,
  freelyChosen,
  knotsTied,
  minutesFollowed,
  minutesStayed,
  newIn,
  newPlaces,
  parkedIn,
  placesSeen,
  roundsFound,
  samePace,
  signsChanged,
  sumIn,
  timesAtHour,
} from './day-numbers.ts';
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
import { type FlownDay, hourOf, isEarly, isLate, partOfDay } from './flown-day.ts';

/** Flights about the same hour that are told of. */
const namedTimes = [3, 5, 10];

const row = rowOf<FlownDay>();

/** The facts of a day with a flight, word for word from delight.md § 7: when each holds, and its sentence. */
export const dayFacts = [
  row('first-exercise', newIn, (id) => `Your first ${exerciseOf(id).name}.`),
  row('first-place', newPlaces, (name) => `Your first time over the ${name}.`),
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
    (day) => when(completesTasks(day)),
    () => 'You have tried all five sky games.',
  ),
  row(
    'places',
    (day) => from(3, placesSeen(day)).filter((seen) => seen < places.length),
    (seen) => `${capital(inWords(seen))} of ${inWords(places.length)} places seen.`,
  ),
  row(
    'round-the-map',
    (day) => when(placesSeen(day) === places.length),
    () => 'You have been over the whole map.',
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
    'turns',
    (day) => from(1, signsChanged(day)),
    (turns) => `The sign changed ${counted(turns, 'time')}.`,
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
    'lesson',
    ({ lessons }) => from(1, lessons.today).map(() => lessons.heard),
    (heard) => `You have heard ${factNumber(heard)} of your lessons.`,
  ),
  row('chosen', freelyChosen, (id) => `You chose ${exerciseOf(id).name} yourself.`),
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
export const firstFacts: ReadonlySet<DayFactId> = new Set([
  'first-exercise',
  'first-place',
  'first-early',
  'first-late',
  'all-tasks',
]);

const large = (number: number): string => capital(factNumber(number));

/** "eight in the morning". */
function clockTime(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${factNumber(hour % 12)} ${partOfDay(hour * 60)}`;
}
