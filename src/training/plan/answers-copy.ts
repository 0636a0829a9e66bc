import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { capital, inWords } from '#training/number-words.ts';
import { isTask, leadsOf } from './leads.ts';
import { verdictDays } from './verdict-days.ts';

/** A length that can be bought. */
export interface Length {
  unit: 'day' | 'week' | 'month' | 'year';
  count: number;
}

/** Told beside the answers, because a day of training counts, not one of the calendar. */
const flightsInWeek = 5;
const daysIn: Readonly<Record<Length['unit'], number>> = { day: 1, week: 7, month: 365.25 / 12, year: 365.25 };

const withoutScore = 'Your exercises keep no score. You will see what you did.';

/** What each length gives, by the rule of the plan, the shortest first; empty without lengths. */
export function answersCopy(plan: Plan, lengths: readonly Length[]): string {
  if (!leadsOf(plan).some(isTask)) return withoutScore;
  const daysOf = ({ unit, count }: Length) => daysIn[unit] * count;
  const ordered = [...lengths].sort((a, b) => daysOf(a) - daysOf(b));
  const different = ordered.filter((each, index) => index === 0 || daysOf(each) !== daysOf(ordered[index - 1]!));
  const verdicts = [...verdictDays(plan, Math.max(0, ...different.map(flightsIn))).values()];
  let hasAnswer = false;
  const sentences = different.map((length, index) => {
    const answers = verdicts.filter((day) => day <= flightsIn(length)).length;
    const pace = index === 0 ? `, at ${inWords(flightsInWeek)} flights a week` : '';
    const text = `${nameOf(length)}${pace}: ${resultOf(answers, hasAnswer)}.`;
    hasAnswer ||= answers > 0;
    return text;
  });
  return sentences.join(' ');
}

const flightsIn = ({ unit, count }: Length) => Math.floor((daysIn[unit] * count) / 7) * flightsInWeek;

/** @param hasAnswer whether a shorter length has one already */
function resultOf(answers: number, hasAnswer: boolean): string {
  if (answers === 0) return 'no answer yet';
  if (hasAnswer) return `on ${inWords(answers)}`;
  return `a first answer on ${inWords(answers)} exercise${answers === 1 ? '' : 's'}`;
}

const nameOf = ({ unit, count }: Length) => `${capital(inWords(count))} ${unit}${count === 1 ? '' : 's'}`;
