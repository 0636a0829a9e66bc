import { symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import type { Area, QuizDefinition, Screen } from '#quiz/quiz.ts';
import { signsScale } from '#quiz/score-scales.ts';
import { copy } from './copy.ts';
import { numberedOrder } from './numbered-order.ts';
import { opening } from './opening.ts';
import { results } from './results.ts';

/** A question about how often an everyday scene happens; the trait is its short name on the result. */
function howOften(
  id: string,
  area: Area,
  everyday: NonNullable<Screen['everyday']>,
  title: string,
  trait: string,
): Screen {
  return { id, type: 'select-options', title, area, everyday, trait, options: symptomFrequencyOptions() };
}

const lastSixMonths = 'Think of the last six months.';

const firstScenes: readonly Screen[] = [
  // The first screen is loaded without its trait, because only the result needs that.
  { ...opening.screens[0]!, trait: 'Stories that slip past you' },
  howOften(
    'tomorrow',
    'procrastination',
    'work',
    'How often do you say “I’ll do it tomorrow”?',
    'Tasks that move to tomorrow',
  ),
  howOften(
    'long-job',
    'adhd',
    'home',
    'How often does a ten-minute job take you an hour?',
    'Short jobs that grow long',
  ),
  howOften(
    'phone-call',
    'anxiety',
    'people',
    'How often do you plan every word before a simple phone call?',
    'Calls planned word by word',
  ),
  {
    id: 'first-sketch',
    type: 'info',
    title: 'A first sketch of your weather',
    desc: 'Each area has had one question so far. The sketch moves with every answer, and it is not your result yet.',
    headerImg: 'climb',
    sketch: true,
  },
];

const secondScenes: readonly Screen[] = [
  {
    ...howOften(
      'film',
      'concentration',
      'home',
      'How often do you pick up your phone in the middle of a film?',
      'A phone during films',
    ),
    desc: lastSixMonths,
  },
  howOften(
    'parcel',
    'procrastination',
    'work',
    'How often does a parcel wait for days to be sent back?',
    'Parcels that wait',
  ),
  howOften(
    'door',
    'adhd',
    'home',
    'How often do you turn back at the door for something you forgot?',
    'Turning back at the door',
  ),
  howOften(
    'list-at-night',
    'anxiety',
    'work',
    'How often does tomorrow’s to-do list keep you awake?',
    'A to-do list at bedtime',
  ),
];

const thirdScenes: readonly Screen[] = [
  howOften(
    'next-table',
    'concentration',
    'people',
    'How often does a chat at the next table pull you away?',
    'Voices that pull you away',
  ),
  howOften(
    'late-work',
    'procrastination',
    'work',
    'How often do you work late because you began late?',
    'Late work after late starts',
  ),
  howOften(
    'quick-yes',
    'adhd',
    'home',
    'How often do you say yes to a plan before you check your week?',
    'A quick yes to plans',
  ),
  howOften(
    'late-reply',
    'anxiety',
    'people',
    'How often does a late reply make you think you upset someone?',
    'Late replies that worry you',
  ),
  {
    id: 'halfway',
    type: 'info',
    title: 'You are halfway. Take a breath.',
    desc: 'Every kite comes down now and then. Your answers are kept on this device, so you can stop here and come back.',
    headerImg: 'rest',
    sketch: true,
  },
];

const fourthScenes: readonly Screen[] = [
  {
    ...howOften(
      'read-twice',
      'concentration',
      'work',
      'How often do you have to read a short message twice?',
      'Messages you read twice',
    ),
    desc: lastSixMonths,
  },
  howOften(
    'two-minutes',
    'procrastination',
    'home',
    'How often does a two-minute task wait for a week?',
    'Small tasks that wait',
  ),
  howOften(
    'crossed-chores',
    'adhd',
    'work',
    'How often do you begin a new chore in the middle of another?',
    'Chores that cross over',
  ),
  howOften(
    'reread',
    'anxiety',
    'people',
    'How often do you reread what you sent to hear how it sounds?',
    'Rereading what you sent',
  ),
];

const fifthScenes: readonly Screen[] = [
  howOften(
    'fridge',
    'concentration',
    'home',
    'How often do you open the fridge and wonder why?',
    'Small plans that slip away',
  ),
  howOften(
    'short-time',
    'procrastination',
    'work',
    'How often do you wait to begin until time is short?',
    'Starting when time is short',
  ),
  howOften(
    'hands',
    'adhd',
    'people',
    'While you wait, how often do your hands look for something to do?',
    'Hands that want to move',
  ),
  howOften(
    'tension',
    'anxiety',
    'home',
    'How often are you still tense after an hour on the sofa?',
    'Tension that stays on',
  ),
  {
    id: 'nearly-there',
    type: 'info',
    title: 'The last few questions',
    desc: 'Your sketch is nearly done. After a few more answers you see the score, and how it came about.',
    headerImg: 'focus',
    sketch: true,
  },
];

const lastScenes: readonly Screen[] = [
  {
    ...howOften(
      'long-call',
      'concentration',
      'people',
      'How often do you do something else during a long call?',
      'Side jobs in long calls',
    ),
    desc: lastSixMonths,
  },
  howOften(
    'lost-lists',
    'procrastination',
    'work',
    'How often do your to-do lists end up forgotten?',
    'To-do lists that get lost',
  ),
  howOften(
    'run-late',
    'adhd',
    'home',
    'How often do you have to run the last bit to be on time?',
    'Running to be on time',
  ),
  howOften(
    'replayed-talk',
    'anxiety',
    'people',
    'How often do you go over a short talk in your head for hours?',
    'Talks you go over again',
  ),
  howOften(
    'buying',
    'adhd',
    'work',
    'How often do you buy something you first saw at the checkout?',
    'Buying on the spot',
  ),
];

const youAndYourResult: readonly Screen[] = [
  {
    id: 'age',
    type: 'input-age',
    uncounted: 'Your age',
    title: 'How old are you?',
    desc: 'This check is for adults. Your age never changes your score.',
  },
  {
    id: 'name',
    type: 'create-profile',
    uncounted: 'Your name',
    title: 'What may we call you?',
    desc: 'A first name is enough. It is kept on this device, and you can leave it out.',
  },
  {
    id: 'result',
    type: 'results-quiz-2',
    title: 'Your attention weather',
    desc: 'This is a self-check, not a diagnosis. If you want to know if it is ADHD, ask a doctor or another trained person.',
  },
];

/** § 3: the quiz about how often symptoms show. Three cards sketch the four areas so far. */
export const definition: QuizDefinition = {
  ...opening,
  screens: [
    ...firstScenes,
    ...secondScenes,
    ...thirdScenes,
    ...fourthScenes,
    ...fifthScenes,
    ...lastScenes,
    ...youAndYourResult,
  ],
  numberedOrder,
  scale: signsScale,
  results,
  copy,
};
