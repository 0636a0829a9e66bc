interface HabitRow {
  /** For buttons, and for a sentence after a colon. */
  name: string;
  /** The text on a day of a week with it. */
  today: string;
  /** The text on a day of a week without it. */
  without: string;
}

/** Habits that can be tried, by their id. Ids are stored and never change. None does harm when it is left out. */
const habitRows = {
  'daylight-walk': {
    name: 'A walk in daylight',
    today: 'Ten minutes or more outside, while it is light.',
    without: 'No walk just for this. Your usual ways are fine.',
  },
  'no-late-coffee': {
    name: 'No coffee after noon',
    today: 'Tea with caffeine and cola count as coffee.',
    without: 'Coffee as you like it, at any time.',
  },
  'phone-away': {
    name: 'Phone out of the bedroom',
    today: 'It spends the night in another room.',
    without: 'It may lie where it used to lie.',
  },
  'same-hour': {
    name: 'Up at the same hour',
    today: 'Half an hour earlier or later is still the same hour.',
    without: 'Get up when it suits you.',
  },
  'evening-list': {
    name: 'A list for tomorrow',
    today: 'Two or three lines on paper, before bed.',
    without: 'No list in the evening.',
  },
  'late-news': {
    name: 'No news before noon',
    today: 'No headlines and no feeds until lunch.',
    without: 'Read what you like, when you like.',
  },
  'quiet-hour': {
    name: 'An hour without alerts',
    today: 'One hour of the day with all alerts off.',
    without: 'Alerts as usual.',
  },
  'real-break': {
    name: 'A break without a screen',
    today: 'Ten minutes around noon, with no screen near.',
    without: 'Breaks as usual.',
  },
} as const satisfies Record<string, HabitRow>;

export type HabitId = keyof typeof habitRows;
export const habitIds = Object.keys(habitRows) as HabitId[];
export const habitOf = (id: HabitId): HabitRow => habitRows[id];

interface QuestionRow {
  /** The label of its button. */
  name: string;
  asks: string;
  low: string;
  high: string;
  /** How many days before the answer's the asked day is: the night is judged on the morning after it. */
  daysBefore: 0 | 1;
  /** The second question, asked beside it. */
  asksKept: string;
}

const aboutToday = { daysBefore: 0, asksKept: 'Did you do it today?' } as const;

/** The daily questions, from 0 to 10. In each of them more is better, since the result looks for more. */
const questionRows = {
  sleep: {
    name: 'How I sleep',
    asks: 'How well did you sleep last night?',
    low: 'Badly',
    high: 'Very well',
    daysBefore: 1,
    asksKept: 'Did you do it yesterday?',
  },
  focus: {
    name: 'How I stay with things',
    asks: 'How well did you stay with one thing today?',
    low: 'Not at all',
    high: 'Very well',
    ...aboutToday,
  },
  calm: { name: 'How calm I am', asks: 'How calm were you today?', low: 'Not calm', high: 'Very calm', ...aboutToday },
  energy: {
    name: 'How much energy I have',
    asks: 'How much energy did you have today?',
    low: 'None',
    high: 'Plenty',
    ...aboutToday,
  },
} as const satisfies Record<string, QuestionRow>;

export type HabitQuestion = keyof typeof questionRows;
export const habitQuestions = Object.keys(questionRows) as HabitQuestion[];
export const habitQuestionOf = (question: HabitQuestion): QuestionRow => questionRows[question];
