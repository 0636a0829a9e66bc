import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { OptionIcon } from '#quiz/pictures.ts';
import type { Area } from '#quiz/quiz.ts';

export interface Exercise {
  name: string;
  what: string;
  icon: OptionIcon;
}

const holdTheLine: Exercise = { name: 'Hold the line', what: 'Keep your eyes on one moving point', icon: 'target' };

/** The exercise for each skill, by the skill's id in the quizzes. */
const bySkill: Record<string, Exercise> = {
  attention: holdTheLine,
  memory: { name: 'Count the bows', what: 'Remember the order, then build it', icon: 'book' },
  planning: { name: 'Chart the wind', what: 'Put five steps in an order that works', icon: 'list' },
  switching: { name: 'Change course', what: 'Follow one rule, then the other', icon: 'bolt' },
  pausing: { name: 'Wait for the gust', what: 'Let the wrong signals pass', icon: 'wave' },
  calming: { name: 'Settle', what: 'Slow breathing with the horizon', icon: 'heart' },
  breath: { name: 'Long tail', what: 'Breathe along a line, out longer than in', icon: 'wave' },
  feelings: { name: 'Weather report', what: 'Find three words for how it is inside', icon: 'heart' },
  worries: { name: 'Let the cloud pass', what: 'Note a worry, then watch it move on', icon: 'spark' },
  'small-steps': { name: 'One knot at a time', what: 'Cut one task down to its first minute', icon: 'target' },
  rest: { name: 'Slack string', what: 'Rest without a screen, and without a nap', icon: 'moon' },
  'reaching-out': { name: 'Wave across the hill', what: 'Send one honest line to one person', icon: 'people' },
};

/** The habit for each goal, by the goal's id in the quizzes. */
const byGoal: Record<string, Exercise> = {
  'hold-focus': { name: 'One thing', what: 'One task, phone in another room', icon: 'target' },
  'start-easier': { name: 'First two minutes', what: 'Begin a task you name yourself', icon: 'bolt' },
  'judge-time': { name: 'Guess, then look', what: 'Say how long it takes, then time it', icon: 'clock' },
  'wind-down': { name: 'Evening horizon', what: 'Close the day without a screen', icon: 'moon' },
  'be-kinder': { name: 'A kind word', what: 'Write what you would tell a friend', icon: 'heart' },
  'quieter-nights': { name: 'Park the day', what: 'Put tomorrow on paper before you go to bed', icon: 'moon' },
  'less-worry': { name: 'Worry window', what: 'Give worries one fixed time, and close it', icon: 'wave' },
  'evening-energy': { name: 'Keep a little back', what: 'Choose what can wait, and let it wait', icon: 'bolt' },
  'closer-to-people': { name: 'One real question', what: 'Ask someone how they are, and listen', icon: 'people' },
  'own-side': { name: 'On your side', what: 'Write down one thing you did right', icon: 'heart' },
};

/** One minute for the moment when an area's signs show. */
const byArea: Record<Area, Exercise> = {
  adhd: { name: 'Feet on the hill', what: 'Stand up, feel both feet, look far away', icon: 'wave' },
  concentration: {
    name: 'Back to the string',
    what: 'Say aloud what you were doing, then do its next step',
    icon: 'target',
  },
  procrastination: { name: 'Just the knot', what: 'Do the smallest part of it, then stop if you like', icon: 'bolt' },
  anxiety: { name: 'Longer out than in', what: 'Six slow breaths, each one longer out than in', icon: 'heart' },
};

/** For an evening without a goal. */
export const lookBack: Exercise = { name: 'A short look back', what: 'Note what worked today', icon: 'sun' };

/** The exercise for a skill; attention for an unknown one. */
export const exerciseForSkill = ({ id }: PlanPart): Exercise => bySkill[id] ?? holdTheLine;

/** The habit for a goal; looking back without one. */
export const habitForGoal = (goal: PlanPart | null): Exercise => (goal && byGoal[goal.id]) || lookBack;

/** The exercise for the moment itself; without signs in any area, a breath that suits everybody. */
export const helpForArea = (area: Area | undefined): Exercise => byArea[area ?? 'anxiety'];
