import type { OptionIcon } from '../../quiz/quiz';

export interface Exercise {
  name: string;
  what: string;
  icon: OptionIcon;
}

const holdTheLine: Exercise = { name: 'Hold the line', what: 'Keep your eyes on one moving point', icon: 'target' };

/** What trains a skill, by the skill's words in the quiz. */
const bySkill: Record<string, Exercise> = {
  'Holding attention': holdTheLine,
  'Keeping things in mind': { name: 'Count the bows', what: 'Remember the order, then build it', icon: 'book' },
  'Planning ahead': { name: 'Chart the wind', what: 'Put five steps in an order that works', icon: 'list' },
  'Switching on purpose': { name: 'Change course', what: 'Follow one rule, then the other', icon: 'bolt' },
  'Pausing before acting': { name: 'Wait for the gust', what: 'Let the wrong signals pass', icon: 'wave' },
  'Settling strong feelings': { name: 'Settle', what: 'Slow breathing with the horizon', icon: 'heart' },
};

/** What carries a goal into the day, by the goal's words in the quiz. */
const byGoal: Record<string, Exercise> = {
  'Hold my focus for longer': { name: 'One thing', what: 'One task, phone in another room', icon: 'target' },
  'Start things without the fight': { name: 'First two minutes', what: 'Begin a task you name yourself', icon: 'bolt' },
  'Judge time better': { name: 'Guess, then look', what: 'Say how long it takes, then time it', icon: 'clock' },
  'Wind down at night': { name: 'Evening horizon', what: 'Close the day without a screen', icon: 'moon' },
  'Be kinder to myself': { name: 'A kind word', what: 'Write what you would tell a friend', icon: 'heart' },
};

const lookBack: Exercise = { name: 'A short look back', what: 'Note what worked today', icon: 'sun' };

/** The exercise for a skill; a skill we do not know is trained by attention. */
export const exerciseForSkill = (skill: string): Exercise => bySkill[skill] ?? holdTheLine;

/** The habit for a goal; without a goal, looking back. */
export const habitForGoal = (goal: string | undefined): Exercise => (goal && byGoal[goal]) || lookBack;

/** Whether the catalogue has something of its own for these words. */
export const isKnown = (words: string): boolean => words in bySkill || words in byGoal;
