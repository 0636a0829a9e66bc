import type { RunEntry } from '#training/entries/entry.ts';
import { capital, inWords } from '#training/number-words.ts';
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

const minutesOf = (ids: readonly YardstickId[]): number => ids.reduce((sum, id) => sum + yardstickOf(id).minutes, 0);

/** "Two measures, five minutes" */
export const measuredSize = (ids: readonly YardstickId[]): string =>
  `${capital(inWords(ids.length))} ${ids.length === 1 ? 'measure' : 'measures'}, ${inWords(minutesOf(ids))} minutes`;

/** The note beside each verdict. */
export const progressNote: Readonly<Record<YardstickId, string>> = {
  'still-air': 'This one tells how awake you are at least as much as anything else. Sleep and the hour move it.',
  'same-or-not': 'We expect that you get quicker at this one for a while, just from doing it.',
};
