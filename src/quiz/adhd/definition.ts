import { difficultToAnswer, frequencyOptions, other } from '#quiz/answer-scales.ts';
import { publicFigures } from '#quiz/figures.ts';
import type { QuizDefinition, Screen } from '#quiz/quiz.ts';
import { signsScale } from '#quiz/score-scales.ts';
import { happened, sign, statementsUnder } from '#quiz/traits.ts';
import { copy } from './copy.ts';
import { opening } from './opening.ts';
import { results } from './results.ts';

const agree = statementsUnder('Does this sound like you?');

const aboutYou: readonly Screen[] = [
  ...opening.screens,
  {
    id: 'age',
    type: 'input-age',
    title: 'How old are you?',
    desc: 'This check is for adults. Your age never changes your score.',
  },
  {
    id: 'signs',
    type: 'select-options',
    title: 'What do you notice about yourself?',
    desc: 'Choose all that fit.',
    multiple: true,
    purpose: 'symptoms',
    area: 'adhd',
    options: [
      sign(
        'lose-track-of-time',
        'Hours vanish without me noticing',
        'clock',
        'Losing track of time',
        'hours that vanish',
      ),
      sign(
        'switch-tasks',
        'I jump to something new midway',
        'bolt',
        'Switching tasks midway',
        'jumping to something new',
      ),
      sign(
        'hard-to-start',
        'Getting started feels like a wall',
        'target',
        'Starting is the hardest part',
        'starts that feel like a wall',
      ),
      sign('forget-things', 'Plans and things slip my mind', 'list', 'Plans that slip your mind'),
      sign(
        'restless',
        'I feel restless when it gets quiet',
        'wave',
        'Restlessness in quiet moments',
        'restlessness when it is quiet',
      ),
      sign('act-first', 'I act first and think later', 'spark', 'Acting before thinking'),
      sign('strong-feelings', 'My feelings arrive at full volume', 'heart', 'Feelings at full volume'),
      sign('late-evenings', 'My mind wakes up when I should sleep', 'moon', 'A mind awake at bedtime'),
      { id: 'curious', label: 'Nothing special, I’m curious', value: 0, icon: 'sun', exclusive: true },
    ],
  },
  {
    id: 'onset',
    type: 'select-options',
    title: 'When did you first notice this?',
    desc: 'A rough guess is fine.',
    options: [
      { id: 'child', label: 'As a child', value: 2, echo: 'as a child' },
      { id: 'teenager', label: 'As a teenager', value: 2, echo: 'as a teenager' },
      { id: 'adult', label: 'As an adult', value: 1, echo: 'as an adult' },
      { id: 'recently', label: 'In the last few months', value: 1, echo: 'in the last few months' },
      { id: 'not-noticed', label: 'I haven’t noticed much', value: 0 },
      difficultToAnswer,
    ],
  },
  {
    id: 'found-late',
    type: 'info',
    title: 'Many people find out late',
    mirror: {
      quotes: { since: ['onset'] },
      variants: [
        {
          when: { since: 1 },
          title: 'You first noticed it {since}',
          desc: 'Some know it all along, others find a word for it late.',
        },
        { title: 'It is fine not to know', desc: 'Some find a word for it late, and some have little to find.' },
      ],
    },
    desc: 'That is the share of US adults with an ADHD diagnosis who were told at 18 or later. It is never too late to look.',
    headerImg: 'climb',
    figure: publicFigures.diagnosedAsAdults,
  },
  {
    id: 'places',
    type: 'select-options',
    title: 'Where does it get in your way?',
    desc: 'Choose all that fit.',
    multiple: true,
    options: [
      { id: 'work-or-study', label: 'Work or study', value: 1, icon: 'book', echo: 'work' },
      { id: 'home', label: 'Home and chores', value: 1, icon: 'list', echo: 'chores' },
      { id: 'people', label: 'People close to me', value: 1, icon: 'people', echo: 'people close to you' },
      { id: 'money', label: 'Money and paperwork', value: 1, icon: 'target', echo: 'paperwork' },
      { id: 'sleep', label: 'Sleep and rest', value: 1, icon: 'moon', echo: 'sleep' },
      { id: 'self-image', label: 'How I see myself', value: 1, icon: 'heart', echo: 'how you see yourself' },
      { ...other, icon: 'spark', echo: 'something we did not list' },
      { id: 'hardly-anywhere', label: 'Hardly anywhere', value: 0, icon: 'sun', exclusive: true },
    ],
  },
  {
    id: 'last-month',
    type: 'select-options',
    title: 'Did any of this happen in the last month?',
    desc: 'Choose all that fit. Your answers stay on this device.',
    multiple: true,
    canSelectNone: true,
    options: [
      happened('late-payment', 'A bill paid late'),
      happened('lost-item', 'Keys, phone or wallet gone missing', 'Keys or a phone gone missing'),
      happened('running-late', 'Running late for something that mattered'),
      happened('missed-appointment', 'An appointment missed'),
      happened('cut-in', 'Cutting in while someone was talking'),
      happened('whim', 'Buying something on a whim'),
    ],
  },
  {
    id: 'earlier-years',
    type: 'select-options',
    title: 'Which of these do you recognise from earlier years?',
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
    id: 'not-alone',
    type: 'info',
    title: 'You are not alone',
    desc: 'That is how many adults in the US said they had an ADHD diagnosis in 2023. If you wonder about yourself, you are in good company.',
    headerImg: 'together',
    figure: publicFigures.adultsDiagnosed,
  },
];

const statements: readonly Screen[] = [
  agree(
    'pages',
    'concentration',
    'book',
    'I reach the end of a page and notice that none of it stayed.',
    'Pages that do not stay',
  ),
  agree(
    'tabs',
    'adhd',
    'wave',
    'My head keeps ten tabs open, even when I want only one.',
    'Ten tabs open at once',
    'ten open tabs',
  ),
  {
    id: 'string',
    type: 'info',
    title: 'A kite is not broken in the wind',
    mirror: {
      quotes: { signs: ['signs'], places: ['places'] },
      variants: [
        {
          when: { signs: 1, places: 1 },
          title: 'A kite is not broken in the wind',
          desc: 'You named {signs}. It gets in your way with {places}.',
        },
        {
          when: { signs: 1 },
          title: 'A kite is not broken in the wind',
          desc: 'You named {signs}. So far it hardly gets in your way.',
        },
        {
          when: { places: 1 },
          title: 'A kite is not broken in the wind',
          desc: 'You named nothing special, and still it gets in your way with {places}.',
        },
        { title: 'A calm sky so far', desc: 'Nothing special, and hardly anything in your way.' },
      ],
    },
    desc: 'What a kite needs is a string. A busy mind is no different: it wants something to hold on to.',
    headerImg: 'untangle',
  },
  agree(
    'by-noon',
    'adhd',
    'list',
    'I start the day with a plan, and by noon I’m doing something else entirely.',
    'Plans gone by noon',
  ),
  agree(
    'before-a-task',
    'procrastination',
    'clock',
    'I tidy, snack or scroll before a task that matters to me.',
    'Detours before a task',
  ),
  {
    id: 'weather',
    type: 'info',
    title: 'Minds have weather everywhere',
    desc: 'That is how many people worldwide live with a mental health condition. Talking about it is nothing to be ashamed of.',
    headerImg: 'night',
    figure: publicFigures.livingWithConditions,
  },
  agree(
    'worries-in-bed',
    'anxiety',
    'moon',
    'Small worries follow me to bed and start talking.',
    'Worries that follow you to bed',
  ),
  agree(
    'one-message',
    'concentration',
    'bolt',
    'One message is enough to make me forget what I was doing.',
    'A thread that one message cuts',
    'a thread lost to one message',
  ),
  {
    id: 'six-to-go',
    type: 'info',
    title: 'Six questions to your result',
    mirror: {
      quotes: { statements: ['pages', 'tabs', 'by-noon', 'before-a-task', 'worries-in-bed', 'one-message'] },
      variants: [
        {
          when: { statements: 5 },
          title: 'Much of this sounded like you',
          desc: 'You said yes to {statements}.',
        },
        { when: { statements: 1 }, title: 'Some of this sounded like you', desc: 'You said yes to {statements}.' },
        { title: 'None of this was quite you', desc: 'You agreed with none of the statements.' },
      ],
    },
    desc: 'Next we ask how often. Think of the last month, and take the answer that comes first. There are no wrong ones.',
    headerImg: 'focus',
  },
];

const lastMonth = 'Think of the last month.';

const frequencies: readonly Screen[] = [
  {
    id: 'lose-track-of-time',
    type: 'select-options',
    title: 'How often do you lose track of time when something pulls you in?',
    desc: lastMonth,
    trait: 'Hours lost to what pulls you in',
    area: 'adhd',
    options: frequencyOptions(4),
  },
  {
    id: 'tired-mind',
    type: 'select-options',
    title: 'How often are you tired because your mind would not switch off?',
    desc: lastMonth,
    trait: 'A mind that tires you',
    area: 'anxiety',
    options: frequencyOptions(4),
  },
  {
    id: 'put-off',
    type: 'select-options',
    title: 'How often do you put off something you meant to do today?',
    desc: lastMonth,
    trait: 'Plans put off for later',
    area: 'procrastination',
    options: frequencyOptions(4),
  },
  {
    id: 'carried-away',
    type: 'select-options',
    title: 'How often does a sound or a thought carry you away from a task?',
    desc: lastMonth,
    trait: 'Sounds that carry you off',
    area: 'concentration',
    options: frequencyOptions(4),
  },
  {
    id: 'scrolling',
    type: 'select-options',
    title: 'How often do you keep scrolling through bad news longer than you wanted?',
    desc: lastMonth,
    trait: 'Scrolling through bad news',
    area: 'procrastination',
    options: frequencyOptions(3),
  },
  {
    id: 'mood-turns',
    type: 'select-options',
    title: 'How often does your mood turn within a single day?',
    desc: lastMonth,
    trait: 'A mood that turns within a day',
    area: 'anxiety',
    options: [...frequencyOptions(3), difficultToAnswer],
  },
];

const resultAndPlan: readonly Screen[] = [
  {
    id: 'result',
    type: 'results',
    title: 'Your focus profile',
    desc: 'This is a self-check, not a diagnosis. Only a doctor or another trained person can tell if it is ADHD.',
  },
  {
    id: 'goals',
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
    id: 'skills',
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
    id: 'daily-time',
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
    id: 'final',
    type: 'final',
    title: 'Your plan is taking shape',
    headerImg: 'lift',
    checklist: [
      'Short flights you can finish',
      'Your goals first',
      'Practice for the skills you picked',
      'The reason for each exercise',
      'A missed day never counts against you',
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
