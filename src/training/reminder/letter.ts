import { airDayLine, airTitle } from '#training/air/air-copy.ts';
import { type AirDay, airDays } from '#training/air/air-days.ts';
import { lastStretch } from '#training/air/air-due.ts';
import { airPicture } from '#training/air/air-picture.ts';
import type { Entry } from '#training/entries/entry.ts';
import { type Folded, foldEntries, trainedDaysOf } from '#training/entries/fold.ts';
import { factsOfWeek } from '#training/facts/week-facts.ts';
import { lessonCopy } from '#training/lessons/lesson-copy.ts';
import { inWords, joinWithAnd } from '#training/number-words.ts';
import type { Flight } from '#training/picture/flight.ts';
import { pictureOf } from '#training/picture/picture-of.ts';
import { levelTrace } from '#training/picture/trace.ts';
import { schoolOf } from '#training/today/school-days.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { newAhead } from '#training/today/week-ahead.ts';
import { daysBetween } from '#training/training-day.ts';
import type { LetterKind } from './letter-times.ts';

/** What a letter says, without address and links. */
export interface Letter {
  /** Never a fact, because others may see it. */
  subject: string | null;
  heading: string;
  lines: readonly string[];
  opens: 'today' | 'the week in the air';
  picture: { svg: string; alt: string };
}

/** The texts of letters around what is computed. */
export interface LetterCopy {
  secondSubject: string;
  secondHeading: string;
  /** @param minutes in words */
  newToday(exercise: string, minutes: string): string;
  newNext(exercises: string): string;
  plainHeading: string;
}

/** What is known of a person on the day of a letter. */
export interface LetterFacts {
  kind: LetterKind;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Of the account; empty for a person who trains on the device only. */
  entries: readonly Entry[];
  /** Null without a plan; then a letter names no exercise. */
  trained: TrainedPlan | null;
}

const pictureSize = { w: 600, h: 260 };
const weekSize = { w: 600, h: 400 };
/** A week that ended longer ago is not what a letter of this week is about. */
const daysFresh = 7;

/**
 * The letter of a day; null when there is nothing true to say: the second flight is not ahead, or a first week had no
 * flight. A weekly letter about a week without flights says so little that it is the same for everybody.
 */
export function letterOf(facts: LetterFacts, copy: LetterCopy): Letter | null {
  const folded = foldEntries(facts.entries);
  if (facts.kind === 'second flight') return secondFlight(facts, folded, copy);
  return weekLetter(facts, folded, copy) ?? (facts.kind === 'weekly' ? plainLetter(copy) : null);
}

function secondFlight({ day, trained }: LetterFacts, folded: Folded, copy: LetterCopy): Letter | null {
  const [first, ...others] = trainedDaysOf(folded);
  if (trained === null || first === undefined || first >= day || others.length > 0) return null;
  const one = trainedDay(trained, folded, day);
  const fresh = schoolOf(one)?.days.find(({ isToday }) => isToday)?.exercise;
  const item = one.today.items.find(({ exercise }) => exercise.id === fresh?.id);
  if (item === undefined) return null;
  const { name, engine } = item.exercise;
  return {
    subject: copy.secondSubject,
    heading: copy.secondHeading,
    lines: [copy.newToday(name, inWords(item.minutes)), lessonCopy[engine].what],
    opens: 'today',
    picture: { svg: pictureOf(morningByTheSea, pictureSize), alt: 'A kite over the sea in the morning.' },
  };
}

function weekLetter({ day, entries, trained }: LetterFacts, folded: Folded, copy: LetterCopy): Letter | null {
  const stretch = lastStretch(folded, day);
  if (stretch === null || daysBetween(stretch.end, day) >= daysFresh) return null;
  const days = airDays(folded, stretch);
  if (days.every(({ flight }) => flight === null)) return null;
  const fresh = trained === null ? [] : newAhead(trainedDay(trained, folded, day), folded);
  const next = fresh.length === 0 ? [] : [copy.newNext(joinWithAnd(fresh.map(({ name }) => name)))];
  const title = airTitle(stretch.days);
  return {
    subject: title,
    heading: title,
    lines: [...factsOfWeek(entries, stretch.end, stretch.days).map(({ text }) => text), ...next],
    opens: 'the week in the air',
    picture: {
      svg: airPicture(days, weekSize),
      alt: weekInWords(days),
    },
  };
}

const weekInWords = (days: readonly AirDay[]): string =>
  days.length === 7
    ? days.map(airDayLine).join(' ')
    : 'Four weeks as four hills, with a kite for each day that you flew.';

/** Not drawn from anybody's presses. */
const morningByTheSea: Flight = { id: 'letter', minute: 8 * 60, place: 0, passed: 0, trace: levelTrace, bows: 3 };

const plainLetter = ({ plainHeading }: LetterCopy): Letter => ({
  subject: null,
  heading: plainHeading,
  lines: [],
  opens: 'today',
  picture: { svg: pictureOf({ ...morningByTheSea, place: 1 }, pictureSize), alt: 'A kite over a mill in the morning.' },
});
