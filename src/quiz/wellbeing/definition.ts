import { difficultToAnswer, frequencyOptions, other } from '#quiz/answer-scales.ts';
import { publicFigures } from '#quiz/figures.ts';
import type { QuizDefinition, Screen } from '#quiz/quiz.ts';
import { wellbeingScale } from '#quiz/score-scales.ts';
import { happened, sign, statementsUnder } from '#quiz/traits.ts';
import { copy } from './copy.ts';
import { opening } from './opening.ts';
import { results } from './results.ts';

const agree = statementsUnder('Does this fit you?');

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
    title: 'What has been part of your days lately?',
    desc: 'Tick all that fit.',
    multiple: true,
    purpose: 'symptoms',
    options: [
      sign('circling-thoughts', 'My thoughts go round in circles', 'wave', 'Thoughts that go in circles'),
      sign('worn-out', 'I’m worn out, even after a quiet day', 'moon', 'Tiredness after quiet days'),
      sign('short-fuse', 'I snap at people I’m fond of', 'bolt', 'A short fuse'),
      sign('call-off-plans', 'I call off plans I was happy about', 'people', 'Plans called off'),
      sign('say-fine', 'I say “fine” when I’m not', 'heart', 'A “fine” that is not quite true'),
      sign('slow-mornings', 'Getting out of bed takes a pep talk', 'clock', 'Mornings that need a push'),
      sign('flat-songs', 'Songs I love don’t reach me', 'spark', 'Music that does not reach you'),
      sign('tight-shoulders', 'My shoulders sit up by my ears', 'target', 'Shoulders held tight'),
      { id: 'checking-in', label: 'None of it, I’m just checking in', value: 0, icon: 'sun', exclusive: true },
    ],
  },
  {
    id: 'onset',
    type: 'select-options',
    title: 'When did things begin to feel heavier?',
    desc: 'Roughly is good enough.',
    options: [
      { id: 'always', label: 'As far back as I remember', value: 2, echo: 'for as long as you remember' },
      { id: 'year-or-more', label: 'A year or more ago', value: 2, echo: 'for a year or more' },
      { id: 'months', label: 'A few months ago', value: 1, echo: 'for a few months' },
      { id: 'weeks', label: 'A few weeks ago', value: 1, echo: 'for a few weeks' },
      { id: 'not-heavy', label: 'They don’t feel heavy', value: 0 },
      difficultToAnswer,
    ],
  },
  {
    id: 'hilltop',
    type: 'info',
    title: 'You stopped to look around',
    mirror: {
      quotes: { signs: ['signs'], since: ['onset'] },
      variants: [
        {
          when: { signs: 1, since: 1 },
          title: 'You stopped to look around',
          desc: 'You named {signs}. Things have felt heavier {since}.',
        },
        { when: { signs: 1 }, title: 'You stopped to look around', desc: 'You named {signs}.' },
        {
          when: { since: 1 },
          title: 'You stopped to look around',
          desc: 'Nothing on that list, and still things have felt heavier {since}.',
        },
        { title: 'A light spell', desc: 'Nothing on that list, and no weight to date. Still, you look.' },
      ],
    },
    desc: 'That is a good first step. From a quiet spot, the weather is easier to read.',
    headerImg: 'hilltop',
  },
  {
    id: 'places',
    type: 'select-options',
    title: 'Where do you feel it most?',
    desc: 'Tick all that fit.',
    multiple: true,
    options: [
      { id: 'work', label: 'My job, school or caring for others', value: 1, icon: 'book', echo: 'your working day' },
      { id: 'household', label: 'Keeping the home going', value: 1, icon: 'list', echo: 'the home' },
      { id: 'closeness', label: 'Friends, family or love', value: 1, icon: 'people', echo: 'people close to you' },
      { id: 'nights', label: 'My nights', value: 1, icon: 'moon', echo: 'your nights' },
      { id: 'body', label: 'Eating and moving', value: 1, icon: 'bolt', echo: 'food and movement' },
      {
        id: 'self-talk',
        label: 'The way I talk to myself',
        value: 1,
        icon: 'heart',
        echo: 'the way you talk to yourself',
      },
      { ...other, icon: 'spark', echo: 'something we did not list' },
      { id: 'nowhere', label: 'Nowhere, really', value: 0, icon: 'sun', exclusive: true },
    ],
  },
  {
    id: 'last-month',
    type: 'select-options',
    title: 'Which of these happened in the past month?',
    desc: 'Tick all that fit. Your answers stay on this device.',
    multiple: true,
    canSelectNone: true,
    options: [
      happened('toast', 'Dinner was toast, because cooking was too much', 'Dinner that was toast'),
      happened('unopened-letter', 'A letter stayed closed for days', 'A letter left closed'),
      happened('ringing-phone', 'I let the phone ring until it stopped', 'A phone left ringing'),
      happened('tears', 'Tears came out of nowhere', 'Tears out of nowhere'),
      happened('indoors', 'A whole day passed without going outside', 'A day without going outside'),
      happened(
        'clock-at-night',
        'I watched the clock in the middle of the night',
        'The clock in the middle of the night',
      ),
    ],
  },
  {
    id: 'the-past',
    type: 'select-options',
    title: 'What have you carried in the past?',
    desc: 'Tick only what you want to share.',
    multiple: true,
    canSelectNone: true,
    options: [
      { id: 'loss', label: 'A loss that changed my days', value: 1 },
      { id: 'strong-one', label: 'Being the strong one for everybody', value: 1 },
      { id: 'work-took-all', label: 'A time when work took everything', value: 1 },
      { id: 'lonely-stretch', label: 'A long stretch of being on my own', value: 1 },
      { id: 'no-fuss', label: 'Hearing “don’t make a fuss”', value: 1 },
      other,
    ],
  },
  {
    id: 'not-alone',
    type: 'info',
    title: 'You are not alone',
    desc: 'That is how many people in the world live with a mental health condition. Whatever is on your mind, others know it too.',
    headerImg: 'campfire',
    figure: publicFigures.livingWithConditions,
  },
];

const statements: readonly Screen[] = [
  agree(
    'soap',
    'concentration',
    'spark',
    'In the shower, I can’t tell if I have used the soap yet.',
    'Thoughts that wander off',
  ),
  agree('washing', 'adhd', 'wave', 'The washing sits in the machine until I have to run it again.', 'Chores that wait'),
  {
    id: 'anchor',
    type: 'info',
    title: 'Something small can hold you',
    mirror: {
      quotes: { places: ['places'] },
      variants: [
        { when: { places: 1 }, title: 'Something small can hold you', desc: 'You feel it most with {places}.' },
        { title: 'Something small can hold you', desc: 'You feel it nowhere much. That is worth keeping.' },
      ],
    },
    desc: 'A slow breath. A warm cup in both hands. When the wind picks up, one thing to hold on to can be enough.',
    headerImg: 'anchor',
  },
  agree(
    'cold-drink',
    'adhd',
    'clock',
    'I make a hot drink, get pulled into something else, and come back when it’s cold.',
    'Drinks that go cold',
  ),
  agree(
    'messages',
    'procrastination',
    'people',
    'Messages from people I like wait until a reply feels awkward.',
    'Messages left unanswered',
  ),
  {
    id: 'rain',
    type: 'info',
    title: 'Rain is nobody’s fault',
    desc: 'You can’t switch it off. You can look for a coat, a roof, or someone to wait with.',
    headerImg: 'rain',
  },
  agree(
    'replayed-chat',
    'anxiety',
    'moon',
    'I replay a short chat for hours and look for what I said wrong.',
    'Chats played over again',
  ),
  agree(
    'lost-place',
    'concentration',
    'book',
    'I lose my place in a recipe that I have cooked many times.',
    'Losing your place',
  ),
  {
    id: 'lighter',
    type: 'info',
    title: 'The sky is getting lighter',
    mirror: {
      quotes: { statements: ['soap', 'washing', 'cold-drink', 'messages', 'replayed-chat', 'lost-place'] },
      variants: [
        { when: { statements: 1 }, title: 'The sky is getting lighter', desc: 'You said yes to {statements}.' },
        { title: 'The sky is getting lighter', desc: 'You agreed with none of the statements.' },
      ],
    },
    desc: 'Next we ask how often. Take the first answer that comes. After these few questions you see your result.',
    headerImg: 'sunrise',
  },
];

const pastMonth = 'Look back over the past month.';

const frequencies: readonly Screen[] = [
  {
    id: 'lose-track-of-time',
    type: 'select-options',
    title: 'How often do you lose track of time and miss a meal or a break?',
    desc: pastMonth,
    trait: 'Losing track of time',
    area: 'adhd',
    options: frequencyOptions(4),
  },
  {
    id: 'worn-by-worry',
    type: 'select-options',
    title: 'How often do worries leave you tired by noon?',
    desc: pastMonth,
    trait: 'Worries that tire you',
    area: 'anxiety',
    options: frequencyOptions(4),
  },
  {
    id: 'put-off',
    type: 'select-options',
    title: 'How often do you put off a small thing, such as filling in a form?',
    desc: pastMonth,
    trait: 'Small things put off',
    area: 'procrastination',
    options: frequencyOptions(4),
  },
  {
    id: 'lost-in-phone',
    type: 'select-options',
    title: 'How often do you unlock your phone for one thing and get lost in another?',
    desc: pastMonth,
    trait: 'Getting lost in your phone',
    area: 'concentration',
    options: frequencyOptions(4),
  },
  {
    id: 'news-in-bed',
    type: 'select-options',
    title: 'How often do you scroll through bad news in bed instead of going to sleep?',
    desc: pastMonth,
    trait: 'Bad news at bedtime',
    area: 'procrastination',
    options: frequencyOptions(3),
  },
  {
    id: 'one-remark',
    type: 'select-options',
    title: 'How often does one small remark change your mood for hours?',
    desc: pastMonth,
    trait: 'A mood that turns on a remark',
    area: 'anxiety',
    options: [...frequencyOptions(3), difficultToAnswer],
  },
];

const resultAndPlan: readonly Screen[] = [
  {
    id: 'result',
    type: 'results-mental-health',
    title: 'Your wellbeing check-in',
    desc: 'This is a self-check, not a diagnosis. Only a professional who talks with you can say more.',
  },
  {
    id: 'goals',
    type: 'select-options',
    title: 'What would do you good?',
    desc: 'Pick as many as you like.',
    multiple: true,
    canSelectNone: true,
    purpose: 'goals',
    options: [
      { id: 'quieter-nights', label: 'Take a quieter head to bed', value: 0, icon: 'moon' },
      { id: 'less-worry', label: 'Carry less worry each day', value: 0, icon: 'wave' },
      { id: 'evening-energy', label: 'Keep energy for the evening', value: 0, icon: 'bolt' },
      { id: 'closer-to-people', label: 'Feel close to people again', value: 0, icon: 'people' },
      { id: 'own-side', label: 'Be on my own side', value: 0, icon: 'heart' },
    ],
  },
  {
    id: 'skills',
    type: 'select-options',
    title: 'What would you like to learn?',
    desc: 'Pick as many as you like.',
    multiple: true,
    canSelectAll: true,
    purpose: 'skills',
    options: [
      { id: 'breath', label: 'Settling the breath', value: 0, icon: 'wave' },
      { id: 'feelings', label: 'Finding words for feelings', value: 0, icon: 'heart' },
      { id: 'worries', label: 'Unhooking from worries', value: 0, icon: 'spark' },
      { id: 'small-steps', label: 'Taking small steps', value: 0, icon: 'target' },
      { id: 'rest', label: 'Resting for real', value: 0, icon: 'moon' },
      { id: 'reaching-out', label: 'Reaching out to people', value: 0, icon: 'people' },
    ],
  },
  {
    id: 'daily-time',
    type: 'select-options',
    title: 'How much time would you like for yourself each day?',
    desc: 'Pick what you can keep up on a hard day too.',
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
    title: 'Ready when you are',
    headerImg: 'ready',
    checklist: [
      'Calm, short practice for each day',
      'Your own goals at the top',
      'Exercises for the skills you picked',
      'Plain notes on why each one is there',
      'A missed day never counts against you',
    ],
  },
];

/** § 3: the wellbeing quiz. */
export const definition: QuizDefinition = {
  ...opening,
  screens: [...aboutYou, ...statements, ...frequencies, ...resultAndPlan],
  scale: wellbeingScale,
  results,
  copy,
};
