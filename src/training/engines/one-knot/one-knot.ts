import type { GuidedNumbers } from '#training/entries/entry.ts';
import { answered, type EarlierTime, type SavedText } from '#training/guided/saved-text.ts';
import { trainingDayOf } from '#training/training-day.ts';

/** A plan comes back to be said again this many days after it was made (training.md § 3.2, E9). */
const sayAgainAfterDays = [1, 3, 7] as const;
const dayMs = 24 * 60 * 60 * 1000;
/** The number of latest plans that decide whether a smaller knot is suggested. */
const recentPlans = 6;

/** "When …, I …". */
export interface Plan {
  task: string;
  /** The text after "I". */
  movement: string;
  /** The text after "When". */
  moment: string;
  /** How often the plan was said again. */
  said: number;
}

/** A plan as stored: the task is the text. */
export const planDetail = ({ movement, moment, said }: Plan) => ({ movement, moment, said });

/** The plan in a stored text; null when the text is something else. */
export function planOf({ text, detail: { movement, moment, said } }: SavedText): Plan | null {
  if (typeof movement !== 'string' || typeof moment !== 'string') return null;
  return { task: text, movement, moment, said: typeof said === 'number' ? said : 0 };
}

/**
 * The plans to be said again, oldest first: after 1, 3 and 7 days, counted in training days.
 * @param now epoch ms
 * @param offsetMin local time minus UTC, in minutes
 */
export function dueToSay<Text extends SavedText>(texts: readonly Text[], now: number, offsetMin: number): Text[] {
  return texts.filter((text) => {
    const plan = planOf(text);
    return plan !== null && plan.said < timesDue(text.at, now, offsetMin);
  });
}

/** How often a plan from a moment should have been said again by now; stored as `said` when it is said. */
export function timesDue(madeAt: number, now: number, offsetMin: number): number {
  const dayNumber = (at: number) => Date.parse(trainingDayOf(at, offsetMin)) / dayMs;
  const days = dayNumber(now) - dayNumber(madeAt);
  return sayAgainAfterDays.filter((after) => days >= after).length;
}

/** The mark of a plan that was begun outside One knot: it has no written text. */
export const begunElsewhere = { text: '', detail: { begun: true } } as const;

/** The plans that were begun since One knot was last done. It counts them, and then they are erased. */
export const begunSince = <Text extends SavedText>(texts: readonly Text[]): Text[] =>
  texts.filter(({ detail }) => detail.begun === true);

/** Whether to suggest a smaller knot: fewer than half of the last six plans were begun. */
export function asksForSmaller(past: readonly EarlierTime[]): boolean {
  const planned = past.filter(({ numbers }) => numbers.planned === 1).slice(-recentPlans);
  if (planned.length < recentPlans) return false;
  const since = planned[0]!.at;
  const begun = past.filter(({ at }) => at >= since).reduce((sum, { numbers }) => sum + (numbers.begun ?? 0), 0);
  return begun < recentPlans / 2;
}

/** A movement as it continues after "I": "Open the letter." becomes "open the letter". */
export const asMovement = (written: string): string => goingOn(written.replace(/^\s*i\s+/i, ''));

/** A moment as it continues after "When": "When the kettle boils" becomes "the kettle boils". */
export const asMoment = (written: string): string => goingOn(written.replace(/^\s*when\s+/i, ''));

/** Keyboards begin with a capital letter; "I" and words in capitals stay as they are. */
function goingOn(written: string): string {
  const text = withoutStops(written.trim());
  return /^(I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;!?'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Answers from 0 to 10; null where the person skipped. */
export interface KnotAnswers {
  planned: boolean;
  /** The number of plans that were begun, this one now or an earlier one when it came back; null without an answer. */
  begun: number | null;
  guessedHard: number | null;
  feltHard: number | null;
  pleasure: number | null;
  senseOfDone: number | null;
}

export const knotNumbers = ({ planned, begun, ...scales }: KnotAnswers): GuidedNumbers => ({
  numbers: answered({ planned: planned ? 1 : 0, begun, ...scales }),
  words: [],
});
