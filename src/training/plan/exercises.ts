import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { OptionIcon } from '#quiz/pictures.ts';
import type { Area } from '#quiz/quiz.ts';

/** The rules of an exercise. The first five are tasks with rounds and a score, the others guide through steps. */
export type TaskEngine = 'hold-the-line' | 'count-the-bows' | 'chart-the-wind' | 'change-course' | 'wait-for-the-gust';
export type GuidedEngine =
  | 'breath'
  | 'weather-report'
  | 'cloud-and-window'
  | 'one-knot'
  | 'guess-then-look'
  | 'evening-pages'
  | 'kind-words'
  | 'wave'
  | 'clocks';
export type Engine = TaskEngine | GuidedEngine;

interface Row {
  name: string;
  what: string;
  icon: OptionIcon;
  engine: Engine;
}

/** Every exercise, by its id. Ids are stored and never change. */
const rows = {
  'hold-the-line': {
    name: 'Hold the line',
    what: 'Follow your kites while others cross',
    icon: 'target',
    engine: 'hold-the-line',
  },
  'count-the-bows': {
    name: 'Count the bows',
    what: 'Remember the order, then build it',
    icon: 'book',
    engine: 'count-the-bows',
  },
  'chart-the-wind': {
    name: 'Chart the wind',
    what: 'Put five steps in an order that works',
    icon: 'list',
    engine: 'chart-the-wind',
  },
  'change-course': {
    name: 'Change course',
    what: 'Follow one rule, then the other',
    icon: 'bolt',
    engine: 'change-course',
  },
  'wait-for-the-gust': {
    name: 'Wait for the gust',
    what: 'Let the wrong signals pass',
    icon: 'wave',
    engine: 'wait-for-the-gust',
  },
  settle: { name: 'Settle', what: 'Slow breathing with the horizon', icon: 'heart', engine: 'breath' },
  'long-tail': {
    name: 'Long tail',
    what: 'Breathe along a line, out longer than in',
    icon: 'wave',
    engine: 'breath',
  },
  'weather-report': {
    name: 'Weather report',
    what: 'Find three words for how it is inside',
    icon: 'heart',
    engine: 'weather-report',
  },
  'let-the-cloud-pass': {
    name: 'Let the cloud pass',
    what: 'Note a worry, then watch it move on',
    icon: 'spark',
    engine: 'cloud-and-window',
  },
  'one-knot-at-a-time': {
    name: 'One knot at a time',
    what: 'Cut one task down to its first minute',
    icon: 'target',
    engine: 'one-knot',
  },
  'slack-string': {
    name: 'Slack string',
    what: 'Rest without a screen, and without a nap',
    icon: 'moon',
    engine: 'clocks',
  },
  'wave-across-the-hill': {
    name: 'Wave across the hill',
    what: 'Send one honest line to one person',
    icon: 'people',
    engine: 'wave',
  },
  'one-thing': { name: 'One thing', what: 'One task, phone in another room', icon: 'target', engine: 'clocks' },
  'first-two-minutes': {
    name: 'First two minutes',
    what: 'Begin a task you name yourself',
    icon: 'bolt',
    engine: 'one-knot',
  },
  'guess-then-look': {
    name: 'Guess, then look',
    what: 'Say how long it takes, then time it',
    icon: 'clock',
    engine: 'guess-then-look',
  },
  'evening-horizon': {
    name: 'Evening horizon',
    what: 'Close the day without a screen',
    icon: 'moon',
    engine: 'evening-pages',
  },
  'a-kind-word': {
    name: 'A kind word',
    what: 'Write what you would tell a friend',
    icon: 'heart',
    engine: 'kind-words',
  },
  'park-the-day': {
    name: 'Park the day',
    what: 'Put tomorrow on paper before you go to bed',
    icon: 'moon',
    engine: 'evening-pages',
  },
  'worry-window': {
    name: 'Worry window',
    what: 'Give worries one fixed time, and close it',
    icon: 'wave',
    engine: 'cloud-and-window',
  },
  'keep-a-little-back': {
    name: 'Keep a little back',
    what: 'Choose what can wait, and let it wait',
    icon: 'bolt',
    engine: 'clocks',
  },
  'one-real-question': {
    name: 'One real question',
    what: 'Ask someone how they are, and listen',
    icon: 'people',
    engine: 'wave',
  },
  'on-your-side': {
    name: 'On your side',
    what: 'Write down one thing you did right',
    icon: 'heart',
    engine: 'kind-words',
  },
  'feet-on-the-hill': {
    name: 'Feet on the hill',
    what: 'Stand up, feel both feet, look far away',
    icon: 'wave',
    engine: 'clocks',
  },
  'back-to-the-string': {
    name: 'Back to the string',
    what: 'Say aloud what you were doing, then do its next step',
    icon: 'target',
    engine: 'clocks',
  },
  'just-the-knot': {
    name: 'Just the knot',
    what: 'Do the smallest part of it, then stop if you like',
    icon: 'bolt',
    engine: 'one-knot',
  },
  'longer-out-than-in': {
    name: 'Longer out than in',
    what: 'Six slow breaths, each one longer out than in',
    icon: 'heart',
    engine: 'breath',
  },
  'a-short-look-back': {
    name: 'A short look back',
    what: 'Note what worked today',
    icon: 'sun',
    engine: 'evening-pages',
  },
} as const satisfies Record<string, Row>;

export type ExerciseId = keyof typeof rows;

/** The ids of an engine's exercises: a table by them asks for a row of each. */
export type ExerciseIdOf<Of extends Engine> = {
  [Id in ExerciseId]: (typeof rows)[Id]['engine'] extends Of ? Id : never;
}[ExerciseId];

/** What the table of an engine says of one of its exercises. Throws for an exercise of another engine. */
export function rowFor<Of extends ExerciseId, Value>(table: Readonly<Record<Of, Value>>, id: ExerciseId): Value {
  if (id in table) return table[id as Of];
  throw new Error(`${id} is an exercise of another engine`);
}

export interface Exercise extends Row {
  id: ExerciseId;
}

export const exerciseIds = Object.keys(rows) as readonly ExerciseId[];

export const exerciseOf = (id: ExerciseId): Exercise => ({ id, ...rows[id] });

/** The exercise for each skill, by the skill's id in the quizzes. */
const bySkill: Record<string, ExerciseId> = {
  attention: 'hold-the-line',
  memory: 'count-the-bows',
  planning: 'chart-the-wind',
  switching: 'change-course',
  pausing: 'wait-for-the-gust',
  calming: 'settle',
  breath: 'long-tail',
  feelings: 'weather-report',
  worries: 'let-the-cloud-pass',
  'small-steps': 'one-knot-at-a-time',
  rest: 'slack-string',
  'reaching-out': 'wave-across-the-hill',
};

/** The habit for each goal, by the goal's id in the quizzes. */
const byGoal: Record<string, ExerciseId> = {
  'hold-focus': 'one-thing',
  'start-easier': 'first-two-minutes',
  'judge-time': 'guess-then-look',
  'wind-down': 'evening-horizon',
  'be-kinder': 'a-kind-word',
  'quieter-nights': 'park-the-day',
  'less-worry': 'worry-window',
  'evening-energy': 'keep-a-little-back',
  'closer-to-people': 'one-real-question',
  'own-side': 'on-your-side',
};

/** One minute for the moment when an area's signs show. */
const byArea: Record<Area, ExerciseId> = {
  adhd: 'feet-on-the-hill',
  concentration: 'back-to-the-string',
  procrastination: 'just-the-knot',
  anxiety: 'longer-out-than-in',
};

const all = (by: Readonly<Record<string, ExerciseId>>): readonly Exercise[] => Object.values(by).map(exerciseOf);

/** For an evening without a goal. */
export const lookBack: Exercise = exerciseOf('a-short-look-back');

/** The exercise for a skill; attention for an unknown one. */
export const exerciseForSkill = ({ id }: PlanPart): Exercise => exerciseOf(bySkill[id] ?? 'hold-the-line');

/** The habit for a goal; looking back without one. */
export const habitForGoal = (goal: PlanPart | null): Exercise => {
  const id = goal && byGoal[goal.id];
  return id ? exerciseOf(id) : lookBack;
};

/** The exercise for the moment itself; without signs in any area, a breath that suits everybody. */
export const helpForArea = (area: Area | undefined): Exercise => exerciseOf(byArea[area ?? 'anxiety']);

/** The help for each area, for a page that offers all. */
export const allHelps = all(byArea);

/** All exercises by their purpose in a plan. */
export const exerciseKinds = {
  skills: all(bySkill),
  goals: all(byGoal),
  helps: allHelps,
  evenings: [lookBack],
} as const;
