import { capital, inWords } from '#training/number-words.ts';
import { enoughAnswers, enoughWeeks, type SavedTrial, type TrialResult } from './trial-result.ts';

/** The copy of Try it on yourself. */
export const trialCopy = {
  title: 'Try it on yourself',
  card: {
    offer: 'Pick one habit. Some weeks with it, some without, one question a day. At the end you see both.',
    open: 'See how it works',
    toPage: 'Open your try',
    before: 'It begins tomorrow.',
    running: 'It runs. The result comes after the last week.',
    over: 'The weeks are over. The result is here.',
  },
  lead: 'One habit, and one question a day from 0 to 10. Lots are drawn for the weeks: half of them with the habit, half without. At the end the two halves stand side by side.',
  limitsTitle: 'What it cannot tell',
  limits: [
    'You know which week it is, and that alone can change an answer.',
    'A good week can have many reasons.',
    'It is about you and these weeks. It says nothing of others.',
    'We look for more with the habit. If it is less, we tell you the number and no more.',
  ],
  /** Ends what the person may set up for themselves. */
  safety: 'Not for medicine, food plans, or what somebody who looks after your health has told you to do.',
  habit: 'What would you like to try?',
  question: 'What do you ask yourself each day?',
  weeks: 'For how long?',
  weekNames: { 4: 'Four weeks, too short to tell much from luck', 6: 'Six weeks, which can tell a little more' },
  start: 'Draw the weeks',
  startReason: 'Choose a habit, a question and the weeks first.',
  beginsTomorrow: 'It begins tomorrow. You can stop at any time.',
  before: {
    title: 'It begins tomorrow',
    text: 'The weeks are drawn. Each one is named when it comes, so that none is waited for.',
  },
  week: { with: 'A week with it', without: 'A week without it', done: 'The weeks are over' },
  lastQuestion: 'One last question, about last night.',
  firstMorning: 'The first question comes tomorrow. It will be about this night.',
  noPeeking: 'The result comes after the last week and not before, for looking early makes luck look like more.',
  keep: 'Keep it',
  saveReason: 'Choose a number, and yes or no.',
  yes: 'Yes',
  no: 'No',
  kept: 'Kept for today.',
  change: 'Change it',
  stop: 'Stop the try',
  stopTitle: 'Stop it?',
  stopText: 'Then there is no result. Your answers stay in your data.',
  stopNow: 'Stop it',
  goOn: 'Go on',
  again: 'Another try',
  leave: 'Back to progress',
  noPlan: 'Answers can be kept again when a plan runs.',
} as const;

/** "Week two of six". */
export const weekPlace = (week: number, weeks: number): string => `Week ${inWords(week + 1)} of ${inWords(weeks)}`;

/** "One answer so far." */
export const answersSoFar = (answers: number): string =>
  answers === 0 ? 'No answer so far.' : `${capital(inWords(answers))} ${answers === 1 ? 'answer' : 'answers'} so far.`;

interface ResultWords {
  title: string;
  /** One paragraph each. */
  texts: readonly string[];
}

/** The copy of the result: a hint at most, because even the rarest of twenty orders comes once in twenty times. */
export function resultCopy(result: TrialResult, weeks: 4 | 6): ResultWords {
  const { answers, weeksWith, weeksWithout } = result;
  if (result.kind === 'too few') {
    return {
      title: 'Too few answers to say anything',
      texts: [
        `A week counts from ${inWords(enoughAnswers)} answers on, and ${inWords(enoughWeeks)} of each kind are needed. Here ${weekCount(weeksWith)} with it and ${weekCount(weeksWithout)} without it counted.`,
      ],
    };
  }
  const counted = `That is from ${answers} answers, in ${weekCount(weeksWith)} with it and ${inWords(weeksWithout)} without.`;
  return {
    title: result.isRare ? 'Higher with it, more often than not' : 'No difference that we could tell from luck',
    texts: [`${differenceText(result.difference)} ${counted}`, luckText(result, weeks), keptText(result)],
  };
}

type Said = Extract<TrialResult, { kind: 'said' }>;

function differenceText(difference: number): string {
  const points = Math.abs(difference).toFixed(1);
  if (points === '0.0') return 'Your answers were the same in both kinds of weeks.';
  return `In the weeks with it your answers were ${points} points ${difference > 0 ? 'higher' : 'lower'}, out of ten.`;
}

function luckText({ difference, orders, asMuch, isRare }: Said, weeks: 4 | 6): string {
  if (isRare) {
    return `The weeks could have come in ${inWords(orders)} orders. No other order shows as much. Luck alone does that once in ${inWords(orders)} times. So it is a hint and no proof.`;
  }
  if (difference <= 0) return 'We looked for more with it and found none. Of less this can say nothing.';
  const shown = `The weeks could have come in ${inWords(orders)} orders. ${capital(inWords(asMuch))} of them ${asMuch === 1 ? 'shows' : 'show'} as much or more.`;
  return weeks === 4 ? `${shown} Four weeks can tell no more than that.` : shown;
}

function keptText({ keptWith, keptWithout }: Said): string {
  return `You did it on ${days(keptWith)} with it and on ${days(keptWithout)} without. Weeks count as they were drawn.`;
}

const days = ({ done, days: all }: SavedTrial) => `${done} of ${all} days`;
const weekCount = (weeks: number) => `${inWords(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`;
