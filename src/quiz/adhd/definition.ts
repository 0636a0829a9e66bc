import { agreeOptions, difficultToAnswer, frequencyOptions, other } from '#quiz/answer-scales.ts';
import { publicFigures } from '#quiz/figures.ts';
import type { Area, OptionIcon, QuizDefinition, Screen } from '#quiz/quiz.ts';
import { signsScale } from '#quiz/score-scales.ts';
import { copy } from './copy.ts';
import { opening } from './opening.ts';
import { results } from './results.ts';

function agree(area: Area, icon: OptionIcon, text: string): Screen {
  return {
    type: 'agree',
    title: 'Does this sound like you?',
    statement: { icon, text },
    area,
    options: agreeOptions(),
  };
}

const aboutYou: readonly Screen[] = [
  ...opening.screens,
  {
    type: 'input-age',
    title: 'How old are you?',
    desc: 'This check is for adults. Your age never changes your score.',
  },
  {
    type: 'select-options',
    title: 'What do you notice about yourself?',
    desc: 'Choose all that fit.',
    multiple: true,
    purpose: 'symptoms',
    area: 'adhd',
    options: [
      {
        id: 'lose-track-of-time',
        label: 'Hours vanish without me noticing',
        value: 1,
        icon: 'clock',
        trait: 'Losing track of time',
      },
      {
        id: 'switch-tasks',
        label: 'I jump to something new midway',
        value: 1,
        icon: 'bolt',
        trait: 'Switching tasks midway',
      },
      {
        id: 'hard-to-start',
        label: 'Getting started feels like a wall',
        value: 1,
        icon: 'target',
        trait: 'Starting is the hardest part',
      },
      {
        id: 'forget-things',
        label: 'Plans and things slip my mind',
        value: 1,
        icon: 'list',
        trait: 'Plans that slip your mind',
      },
      {
        id: 'restless',
        label: 'I feel restless when it gets quiet',
        value: 1,
        icon: 'wave',
        trait: 'Restlessness in quiet moments',
      },
      {
        id: 'act-first',
        label: 'I act first and think later',
        value: 1,
        icon: 'spark',
        trait: 'Acting before thinking',
      },
      {
        id: 'strong-feelings',
        label: 'My feelings arrive at full volume',
        value: 1,
        icon: 'heart',
        trait: 'Feelings at full volume',
      },
      {
        id: 'late-evenings',
        label: 'My mind wakes up when I should sleep',
        value: 1,
        icon: 'moon',
        trait: 'A mind awake at bedtime',
      },
      { id: 'curious', label: 'Nothing special, I’m curious', value: 0, icon: 'sun' },
    ],
  },
  {
    type: 'select-options',
    title: 'When did you first notice this?',
    desc: 'A rough guess is fine.',
    options: [
      { id: 'child', label: 'As a child', value: 2 },
      { id: 'teenager', label: 'As a teenager', value: 2 },
      { id: 'adult', label: 'As an adult', value: 1 },
      { id: 'recently', label: 'In the last few months', value: 1 },
      { id: 'not-noticed', label: 'I haven’t noticed much', value: 0 },
      difficultToAnswer,
    ],
  },
  {
    type: 'info',
    title: 'Many people find out late',
    desc: 'That is the share of US adults with an ADHD diagnosis who were told at 18 or later. It is never too late to look.',
    headerImg: 'climb',
    figure: publicFigures.diagnosedAsAdults,
  },
  {
    type: 'select-options',
    title: 'Where does it get in your way?',
    desc: 'Choose all that fit.',
    multiple: true,
    options: [
      { id: 'work-or-study', label: 'Work or study', value: 1, icon: 'book' },
      { id: 'home', label: 'Home and chores', value: 1, icon: 'list' },
      { id: 'people', label: 'People close to me', value: 1, icon: 'people' },
      { id: 'money', label: 'Money and paperwork', value: 1, icon: 'target' },
      { id: 'sleep', label: 'Sleep and rest', value: 1, icon: 'moon' },
      { id: 'self-image', label: 'How I see myself', value: 1, icon: 'heart' },
      { ...other, icon: 'spark' },
      { id: 'hardly-anywhere', label: 'Hardly anywhere', value: 0, icon: 'sun' },
    ],
  },
  {
    type: 'select-options',
    title: 'Did any of this happen in the last month?',
    desc: 'Choose all that fit. Nobody keeps count but you.',
    multiple: true,
    canSelectNone: true,
    options: [
      { id: 'late-payment', label: 'A bill paid late', value: 1 },
      { id: 'lost-item', label: 'Keys, phone or wallet gone missing', value: 1 },
      { id: 'running-late', label: 'Running late for something that mattered', value: 1 },
      { id: 'missed-appointment', label: 'An appointment missed', value: 1 },
      { id: 'cut-in', label: 'Cutting in while someone was talking', value: 1 },
      { id: 'whim', label: 'Buying something on a whim', value: 1 },
    ],
  },
  {
    type: 'select-options',
    title: 'What do you know from earlier years?',
    desc: 'Choose all that fit.',
    multiple: true,
    canSelectNone: true,
    options: [
      { id: 'try-harder', label: 'Being told to try harder', value: 1 },
      { id: 'half-finished', label: 'Projects left half finished', value: 1 },
      { id: 'left-early', label: 'Jobs or courses I left early', value: 1 },
      { id: 'faded-friendships', label: 'Friendships that faded', value: 1 },
      { id: 'felt-different', label: 'Feeling different without knowing why', value: 1 },
      other,
    ],
  },
  {
    type: 'info',
    title: 'You are not alone',
    desc: 'That is how many adults in the US said they had an ADHD diagnosis in 2023. If you wonder about yourself, you are in good company.',
    headerImg: 'together',
    figure: publicFigures.adultsDiagnosed,
  },
];

const statements: readonly Screen[] = [
  agree('concentration', 'book', 'I reach the end of a page and notice that none of it stayed.'),
  agree('adhd', 'wave', 'My head keeps ten tabs open, even when I want only one.'),
  {
    type: 'info',
    title: 'A kite is not broken in the wind',
    desc: 'It needs a string. A busy mind is no different: it wants something to hold on to.',
    headerImg: 'untangle',
  },
  agree('adhd', 'list', 'I start the day with a plan, and by noon I’m doing something else entirely.'),
  agree('procrastination', 'clock', 'I tidy, snack or scroll before a task that matters to me.'),
  {
    type: 'info',
    title: 'Minds have weather everywhere',
    desc: 'That is how many people worldwide live with a mental health condition. Talking about it is nothing to be ashamed of.',
    headerImg: 'night',
    figure: publicFigures.livingWithConditions,
  },
  agree('anxiety', 'moon', 'Small worries follow me to bed and start talking.'),
  agree('concentration', 'bolt', 'One message is enough to make me forget what I was doing.'),
  {
    type: 'info',
    title: 'Six questions to your result',
    desc: 'Next we ask how often. Think of the last month, and take the answer that comes first. There are no wrong ones.',
    headerImg: 'focus',
  },
];

const lastMonth = 'Think of the last month.';

const frequencies: readonly Screen[] = [
  {
    type: 'select-options',
    title: 'How often do you lose track of time when something pulls you in?',
    desc: lastMonth,
    area: 'adhd',
    options: frequencyOptions(4),
  },
  {
    type: 'select-options',
    title: 'How often are you tired because your mind would not switch off?',
    desc: lastMonth,
    area: 'anxiety',
    options: frequencyOptions(4),
  },
  {
    type: 'select-options',
    title: 'How often do you put off something you meant to do today?',
    desc: lastMonth,
    area: 'procrastination',
    options: frequencyOptions(4),
  },
  {
    type: 'select-options',
    title: 'How often does a sound or a thought carry you away from a task?',
    desc: lastMonth,
    area: 'concentration',
    options: frequencyOptions(4),
  },
  {
    type: 'select-options',
    title: 'How often do you keep scrolling through bad news longer than you wanted?',
    desc: lastMonth,
    area: 'procrastination',
    options: frequencyOptions(3),
  },
  {
    type: 'select-options',
    title: 'How often does your mood turn within a single day?',
    desc: lastMonth,
    area: 'anxiety',
    options: [...frequencyOptions(3), difficultToAnswer],
  },
];

const resultAndPlan: readonly Screen[] = [
  {
    type: 'results',
    title: 'Your focus profile',
    desc: 'This is a self-check, not a diagnosis. Only a doctor or another trained person can tell if it is ADHD.',
  },
  {
    type: 'select-options',
    title: 'What would make the biggest difference?',
    desc: 'Choose as many as you like.',
    multiple: true,
    canSelectNone: true,
    purpose: 'goals',
    options: [
      { id: 'hold-focus', label: 'Hold my focus for longer', value: 0, icon: 'target' },
      { id: 'start-easier', label: 'Start things without the fight', value: 0, icon: 'bolt' },
      { id: 'judge-time', label: 'Judge time better', value: 0, icon: 'clock' },
      { id: 'wind-down', label: 'Wind down at night', value: 0, icon: 'moon' },
      { id: 'be-kinder', label: 'Be kinder to myself', value: 0, icon: 'heart' },
    ],
  },
  {
    type: 'select-options',
    title: 'Which skills do you want to practise?',
    desc: 'Choose as many as you like.',
    multiple: true,
    canSelectAll: true,
    purpose: 'skills',
    options: [
      { id: 'attention', label: 'Holding attention', value: 0, icon: 'target' },
      { id: 'memory', label: 'Keeping things in mind', value: 0, icon: 'book' },
      { id: 'planning', label: 'Planning ahead', value: 0, icon: 'list' },
      { id: 'switching', label: 'Switching on purpose', value: 0, icon: 'bolt' },
      { id: 'pausing', label: 'Pausing before acting', value: 0, icon: 'wave' },
      { id: 'calming', label: 'Settling strong feelings', value: 0, icon: 'heart' },
    ],
  },
  {
    type: 'select-options',
    title: 'How much time can you give it each day?',
    desc: 'Pick what fits an ordinary day.',
    purpose: 'daily-time',
    options: [
      { id: 'minutes-5', label: '5 min per day', description: 'Regular', value: 0, minutes: 5 },
      { id: 'minutes-10', label: '10 min per day', description: 'Serious', value: 0, minutes: 10 },
      { id: 'minutes-20', label: '20 min per day', description: 'Ambitious', value: 0, minutes: 20 },
      { id: 'minutes-30', label: '30 min per day', description: 'Challenging', value: 0, minutes: 30 },
    ],
  },
  {
    type: 'final',
    title: 'Your plan is taking shape',
    headerImg: 'lift',
    checklist: [
      'Short flights you can finish',
      'Your goals first, in your own words',
      'Practice for the skills you picked',
      'Notes that explain the why',
      'A week view that never resets',
    ],
  },
];

/** § 3: the quiz about signs of ADHD. */
export const definition: QuizDefinition = {
  ...opening,
  screens: [...aboutYou, ...statements, ...frequencies, ...resultAndPlan],
  scale: signsScale,
  results,
  copy,
};
