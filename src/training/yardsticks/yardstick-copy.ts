import type { RunEntry } from '#training/entries/entry.ts';
import { capital, inWords, joinWithAnd } from '#training/number-words.ts';
import type { NoScore } from '#training/run/task.ts';
import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';

/** The name of one round of each, in singular and plural. */
const counted: Readonly<Record<YardstickId, readonly [one: string, many: string]>> = {
  'still-air': ['press', 'presses'],
  'same-or-not': ['answer', 'answers'],
};

/** Why a run has no score; its trials are stored all the same. */
const withoutScore: Readonly<Record<NoScore, string>> = {
  'too few rounds': 'Too few to count.',
  'too many void rounds': 'Many rounds were cut short, so it does not count.',
  'no clock': '',
  'not measured here': '',
};

type Measured = Pick<RunEntry, 'body'>;

/** A plain line about a yardstick, without a judgement: "52 presses. Done." */
export function measuredLine(id: YardstickId, runs: readonly Measured[]): string {
  const rounds = runs.reduce((sum, { body }) => sum + body.rounds, 0);
  const why = runs.at(-1)?.body.no_score ?? null;
  return `${rounds} ${counted[id][rounds === 1 ? 0 : 1]}. ${why === null ? 'Done.' : withoutScore[why]}`;
}

export const minutesOf = (ids: readonly YardstickId[]): number =>
  ids.reduce((sum, id) => sum + yardstickOf(id).minutes, 0);

/** "Two measures, five minutes." */
export const measuredSize = (ids: readonly YardstickId[]): string =>
  `${capital(inWords(ids.length))} ${ids.length === 1 ? 'measure' : 'measures'}, ${inWords(minutesOf(ids))} minutes.`;

/** "Still air and Same or not". */
export const namesOf = (ids: readonly YardstickId[]): string => joinWithAnd(ids.map((id) => yardstickOf(id).name));

/**
 * The time that yardsticks take from the exercises of a day: "Then your exercises have five minutes instead of ten."
 * @param before minutes of the exercises of the day as they are
 * @param after the same when all yardsticks are done
 */
export function shorterLine(before: number, after: number): string {
  if (after >= before) return 'Your exercises keep their minutes.';
  return `Your exercises then take ${inWords(after)} minutes instead of ${inWords(before)}.`;
}

/** The note beside each verdict. */
export const progressNote: Readonly<Record<YardstickId, string>> = {
  'still-air': 'This one tells how awake you are at least as much as anything else. Sleep and the hour move it.',
  'same-or-not': 'We expect that you get quicker at this one for a while, just from doing it.',
};
