import { symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import { publicFigures } from '#quiz/figures.ts';
import type { Area, QuizDefinition, Screen } from '#quiz/quiz.ts';
import { signsScale } from '#quiz/score-scales.ts';
import { copy } from './copy.ts';
import { opening } from './opening.ts';
import { results } from './results.ts';

/** A question about how often an everyday scene happens; the trait is its short name on the result. */
function howOften(area: Area, title: string, trait: string): Screen {
  return { type: 'select-options', title, area, trait, options: symptomFrequencyOptions() };
}

const lastSixMonths = 'Think of the last six months.';

const firstScenes: readonly Screen[] = [
  // The first screen is loaded without its trait, because only the result needs that.
  { ...opening.screens[0]!, trait: 'Stories that slip past you' },
  howOften('procrastination', 'How often do you say “I’ll do it tomorrow”?', 'Tasks that move to tomorrow'),
  howOften('adhd', 'How often does a ten-minute job take you an hour?', 'Short jobs that grow long'),
  howOften('anxiety', 'How often do you plan every word before a simple phone call?', 'Calls planned word by word'),
  howOften('concentration', 'How often do you pick up your phone in the middle of a film?', 'A phone during films'),
  howOften('adhd', 'How often do you turn back at the door for something you forgot?', 'Turning back at the door'),
  {
    type: 'info',
    title: 'It is never too late to look',
    desc: 'That is the share of US adults with an ADHD diagnosis who were told at 18 or later. Answers like yours only show where the wind comes from.',
    headerImg: 'vane',
    figure: publicFigures.diagnosedAsAdults,
  },
];

const secondScenes: readonly Screen[] = [
  {
    ...howOften('procrastination', 'How often does a parcel wait for days to be sent back?', 'Parcels that wait'),
    desc: lastSixMonths,
  },
  howOften('adhd', 'How often do you say yes to a plan before you check your week?', 'A quick yes to plans'),
  howOften('concentration', 'How often does a chat at the next table pull you away?', 'Voices that pull you away'),
  howOften('anxiety', 'How often does tomorrow’s to-do list keep you awake?', 'A to-do list at bedtime'),
  howOften('procrastination', 'How often do you work late because you began late?', 'Late work after late starts'),
  howOften('adhd', 'How often do you begin a new chore in the middle of another?', 'Chores that cross over'),
  howOften('concentration', 'How often do you have to read a short message twice?', 'Messages you read twice'),
  {
    type: 'info',
    title: 'You are halfway. Take a breath.',
    desc: 'Every kite comes down now and then. Your answers are kept on this device, so you can stop here and come back.',
    headerImg: 'rest',
  },
];

const thirdScenes: readonly Screen[] = [
  {
    ...howOften('adhd', 'While you wait, how often do your hands look for something to do?', 'Hands that want to move'),
    desc: lastSixMonths,
  },
  howOften('anxiety', 'How often does a late reply make you think you upset someone?', 'Late replies that worry you'),
  howOften('procrastination', 'How often does a two-minute task wait for a week?', 'Small tasks that wait'),
  howOften('concentration', 'How often do you open the fridge and wonder why?', 'Small plans that slip away'),
  howOften('adhd', 'How often do you buy something you first saw at the checkout?', 'Buying on the spot'),
  howOften('anxiety', 'How often do you reread what you sent to hear how it sounds?', 'Rereading what you sent'),
  {
    type: 'info',
    title: 'Practice helps with what you practise',
    desc: 'People get better at the tasks they train. How far that reaches into daily life is still unclear, and we would rather say so.',
    headerImg: 'practice',
  },
];

const lastScenes: readonly Screen[] = [
  howOften('adhd', 'How often do so many ideas come that you lose the best one?', 'Ideas that come all at once'),
  howOften('procrastination', 'How often do you wait to begin until time is short?', 'Starting when time is short'),
  howOften('concentration', 'How often do you do something else during a long call?', 'Side jobs in long calls'),
  howOften('adhd', 'How often do you have to run the last bit to be on time?', 'Running to be on time'),
  howOften('procrastination', 'How often do your to-do lists end up forgotten?', 'To-do lists that get lost'),
  howOften('anxiety', 'How often are you still tense after an hour on the sofa?', 'Tension that stays on'),
];

const youAndYourResult: readonly Screen[] = [
  {
    type: 'input-age',
    title: 'How old are you?',
    desc: 'This check is for adults. Your age never changes your score.',
  },
  {
    type: 'create-profile',
    title: 'What may we call you?',
    desc: 'A first name is enough. It is kept on this device, and you can leave it out.',
  },
  {
    type: 'results-quiz-2',
    title: 'Your attention weather',
    desc: 'This is a self-check, not a diagnosis. If you want to know if it is ADHD, ask a doctor or another trained person.',
  },
];

/** § 3: the quiz about how often symptoms show. */
export const definition: QuizDefinition = {
  ...opening,
  screens: [...firstScenes, ...secondScenes, ...thirdScenes, ...lastScenes, ...youAndYourResult],
  scale: signsScale,
  results,
  copy,
};
