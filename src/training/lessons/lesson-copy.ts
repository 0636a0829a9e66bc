import type { Engine } from '#training/exercises/engine.ts';

/** A part of a lesson, in order. */
export type LessonPart = 'what' | 'hard' | 'outside';
export const lessonParts: readonly LessonPart[] = ['what', 'hard', 'outside'];

export const lessonTitles: Readonly<Record<LessonPart, string>> = {
  what: 'What you do',
  hard: 'Why it is hard',
  outside: 'Try it outside',
};

/** The lesson of each engine, word for word from delight.md § 4. */
export const lessonCopy: Readonly<Record<Engine, Readonly<Record<LessonPart, string>>>> = {
  'hold-the-line': {
    what: 'You follow two kites while others cross. That is holding on among many.',
    hard: 'Your eyes rest on one spot. The rest you follow from the corner. When two cross, it is easy to swap them.',
    outside: 'In a room full of people, follow two voices for ten seconds. Then let one go.',
  },
  'count-the-bows': {
    what: 'You see bows in an order, then build it. That is keeping things in mind for some seconds.',
    hard: 'New things push old ones out. Groups of three stay longer than six in a row.',
    outside: 'Shop for four things today without a list.',
  },
  'wait-for-the-gust': {
    what: 'You tap on fair wind and hold still on a gust. That is stopping a hand on its way.',
    hard: 'Most signs say tap, so the hand gets ready by itself. The rare gust finds it moving.',
    outside: 'When a message comes, take two breaths before you look.',
  },
  'change-course': {
    what: 'A sign says which rule holds. Then it changes. That is leaving one rule for another.',
    hard: 'The old rule stays warm for a moment. The first answer after a change takes longer.',
    outside: 'Between two tasks, stand up and say what comes next. Then sit down.',
  },
  'chart-the-wind': {
    what: 'Five steps hang on a string. You find an order that works. That is seeing what needs what.',
    hard: 'We begin with the step we like. Look for the one that needs nothing.',
    outside: 'For one thing tomorrow, write down its first step. Only the first.',
  },
  breath: {
    what: 'You breathe with a horizon, out longer than in.',
    hard: 'Breath runs by itself. When you watch it, it can turn odd for a moment. That passes.',
    outside: 'At the next door, let one long breath out.',
  },
  'weather-report': {
    what: 'You look for words for how it is inside.',
    hard: '“Fine” and “bad” lie nearest. The fitting word takes some seconds more.',
    outside: 'When someone asks how you are, try one true word.',
  },
  'cloud-and-window': {
    what: 'You put a worry on a cloud and give it a time.',
    hard: 'A worry without a time asks for all of them.',
    outside: 'Choose ten minutes this afternoon. Worries may come then.',
  },
  'one-knot': {
    what: 'You cut a task down until it begins in one minute.',
    hard: 'A large task has no handle. The wish to do it often comes after the first minute.',
    outside: 'Open what you put off, for one minute. Then you may close it.',
  },
  'guess-then-look': {
    what: 'You say how long it takes, do it, then look.',
    hard: 'We guess as if nothing came between.',
    outside: 'Guess your way home. Look when you are there.',
  },
  'evening-pages': {
    what: 'You write down what tomorrow wants, and close the day.',
    hard: 'Open tasks come to mind when it gets quiet. Paper can hold them.',
    outside: 'Put paper and a pen beside your bed.',
  },
  'kind-words': {
    what: 'You write what you would tell a friend.',
    hard: 'Our own mistakes we know in detail.',
    outside: 'Say the next hard word to yourself as you would to a friend.',
  },
  wave: {
    what: 'You send one honest line to one person.',
    hard: 'We think that it might bother them.',
    outside: 'Think of someone who made you laugh. Tell them.',
  },
  clocks: {
    what: 'You stay with one thing, or with rest, for some minutes.',
    hard: 'After two minutes other things look better. That feeling passes too.',
    outside: 'Have one drink today without a screen.',
  },
};
