/** The pages from an advertisement to a purchase. Each quiz has some of them (§ 2). */
export type QuizPageKind =
  | 'start'
  | 'screens'
  | 'email'
  | 'creating-plan'
  | 'training-plan'
  | 'personal-plan'
  | 'offer'
  | 'inapps';

/** The facts about a quiz that are known without loading its content. */
interface QuizFacts {
  /** One capital letter for the visitors who take this quiz (§ 1, requireCohort of § 4). */
  cohort: string;
  /** Name in browsers' storage and in resume links. Changing it loses the progress of visitors in mid-quiz. */
  key: string;
  /** Name in events (§ 2). */
  eventId: string;
  /** Name of the start page's counter in the analytics store, if it is not `countStartPageOpen` (§ 3). */
  startCounter?: string;
  /** The pages in a visitor's order, all in one folder of the site. The last one has the offers. */
  pages: Readonly<Partial<Record<QuizPageKind, `/${string}`>> & Record<'screens' | 'email', `/${string}`>>;
  /** Shown where a visitor chooses between quizzes. */
  title: string;
  /** The same in the words of a visitor whom the quiz may concern, on its door on Home. */
  door: string;
  /** The title in one word, for the operator. */
  label: string;
  /** At most 31, because the events after `screen31_open` belong to other pages (§ 2). */
  screenCount: number;
  /** The total that the counter shows (§ 4), if it is not `screenCount`. */
  counterTotal?: number;
  /** The screen that reports score and level (§ 2). */
  resultScreen: number;
  /** Screens that end a chapter, marked on the progress bar. */
  chapters: readonly number[];
  /** Approximate duration. */
  minutes: number;
}

const rows = {
  adhd: {
    cohort: 'A',
    key: 'quiz-one',
    eventId: 'quiz_one',
    pages: {
      screens: '/quiz/dialogues',
      email: '/quiz/email',
      'training-plan': '/quiz/training-plan',
      inapps: '/quiz/inapps',
    },
    title: 'Focus and ADHD signs',
    door: 'I lose focus and time',
    label: 'focus',
    screenCount: 29,
    resultScreen: 25,
    chapters: [9, 18, 25],
    minutes: 4,
  },
  frequency: {
    cohort: 'B',
    key: 'quiz-two',
    eventId: 'quiz_two',
    startCounter: 'countHomePageOpen',
    pages: {
      start: '/quiztwo',
      screens: '/quiztwo/screens',
      email: '/quiztwo/sign-up',
      offer: '/quiztwo/offer',
    },
    title: 'How often it happens',
    door: 'Small things keep slipping',
    label: 'frequency',
    screenCount: 31,
    counterTotal: 29,
    resultScreen: 31,
    chapters: [5, 14, 23],
    minutes: 5,
  },
  wellbeing: {
    cohort: 'C',
    key: 'mental-health',
    eventId: 'quiz_mental_health',
    pages: {
      start: '/mental-quiz',
      screens: '/mental-quiz/screens',
      email: '/mental-quiz/email-page',
      'creating-plan': '/mental-quiz/creating-plan',
      'personal-plan': '/mental-quiz/personal-plan',
      inapps: '/mental-quiz/inapps',
    },
    title: 'Mental wellbeing',
    door: 'I feel worn out or on edge',
    label: 'wellbeing',
    screenCount: 29,
    resultScreen: 25,
    chapters: [9, 18, 25],
    minutes: 4,
  },
} as const satisfies Record<string, QuizFacts>;

type Rows = typeof rows;
export type QuizName = keyof Rows;

/** The first folder of a path: `/quiz` of `/quiz/dialogues`. */
type FolderOf<Path extends string> = Path extends `/${infer Folder}/${string}` ? `/${Folder}` : Path;
type PathsOf<Name extends QuizName> = Rows[Name]['pages'][keyof Rows[Name]['pages']] & string;
/** The path of every page of every quiz, and their folders. */
export type QuizPath = { [Name in QuizName]: PathsOf<Name> | FolderOf<PathsOf<Name>> }[QuizName];

export interface QuizRow extends QuizFacts {
  cohort: Rows[QuizName]['cohort'];
  key: Rows[QuizName]['key'];
  eventId: Rows[QuizName]['eventId'];
}

/**
 * The only list of quizzes. The name of a row is the folder with the quiz's content. Everything that exists once per
 * quiz is derived from here.
 */
export const catalogue: Readonly<Record<QuizName, QuizRow>> = rows;

export const quizNames = Object.keys(catalogue) as QuizName[];
