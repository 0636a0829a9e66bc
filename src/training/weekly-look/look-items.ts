import { frequencyOptions, symptomFrequencyOptions } from '#quiz/answer-scales.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { Area, Option } from '#quiz/quiz.ts';

/** A question of the weekly look: one of the quiz's, asked again about the last seven days. */
export interface LookItem {
  /** The id of the quiz's screen. It is stored and never changes. */
  id: string;
  /** The text after "In the last seven days,". */
  asks: string;
  area: Area;
  /** The options of the quiz, except the answer that it is difficult to say, which is *Skip this one* here. */
  options: readonly Option[];
}

/** The questions for everybody who took a quiz. */
export interface LookSet {
  items: readonly LookItem[];
  /** Names of the areas that mention no condition. */
  areaNames: Readonly<Record<Area, string>>;
}

const item = (id: string, area: Area, asks: string, options = frequencyOptions(4)): LookItem => ({
  id,
  area,
  asks,
  options,
});
const scene = (id: string, area: Area, asks: string) => item(id, area, asks, symptomFrequencyOptions());
const shorter = frequencyOptions(3);

/**
 * The same six questions for all who took a quiz, and never a person's highest answers, because these would sink by
 * themselves (training.md § 4.5).
 */
export const lookSets: Readonly<Record<QuizName, LookSet>> = {
  adhd: {
    items: [
      item('lose-track-of-time', 'adhd', 'how often did you lose track of time when something pulled you in?'),
      item('tired-mind', 'anxiety', 'how often were you tired because your mind would not switch off?'),
      item('put-off', 'procrastination', 'how often did you put off something you meant to do?'),
      item('carried-away', 'concentration', 'how often did a sound or a thought carry you away from a task?'),
      item(
        'scrolling',
        'procrastination',
        'how often did you keep scrolling through bad news longer than you wanted?',
        shorter,
      ),
      item('mood-turns', 'anxiety', 'how often did your mood turn within a single day?', shorter),
    ],
    areaNames: {
      adhd: 'Losing time',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry and mood',
    },
  },
  frequency: {
    items: [
      scene('list-at-night', 'anxiety', 'how often did the list for tomorrow keep you awake?'),
      scene('tomorrow', 'procrastination', 'how often did you say “I’ll do it tomorrow”?'),
      scene('long-job', 'adhd', 'how often did a ten-minute job take you an hour?'),
      scene('door', 'adhd', 'how often did you turn back at the door for something you forgot?'),
      scene('next-table', 'concentration', 'how often did a chat at the next table pull you away?'),
      scene('fridge', 'concentration', 'how often did you open the fridge and wonder why?'),
    ],
    areaNames: {
      adhd: 'Time and plans',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
  },
  wellbeing: {
    items: [
      item('lose-track-of-time', 'adhd', 'how often did you lose track of time and miss a meal or a break?'),
      item('worn-by-worry', 'anxiety', 'how often did worries leave you tired by noon?'),
      item('put-off', 'procrastination', 'how often did you put off a small thing, such as filling in a form?'),
      item(
        'lost-in-phone',
        'concentration',
        'how often did you unlock your phone for one thing and get lost in another?',
      ),
      item(
        'news-in-bed',
        'procrastination',
        'how often did you scroll through bad news in bed instead of going to sleep?',
        shorter,
      ),
      item('one-remark', 'anxiety', 'how often did one small remark change your mood for hours?', shorter),
    ],
    areaNames: {
      adhd: 'Time and chores',
      concentration: 'Drifting thoughts',
      procrastination: 'Putting things off',
      anxiety: 'Worry and mood',
    },
  },
};

/** The most points that an item can have. */
export const highestOf = ({ options }: LookItem): number => Math.max(...options.map(({ value }) => value));

/** The most points that all items can have together. */
export const highestOfAll = (items: readonly LookItem[]): number =>
  items.reduce((sum, each) => sum + highestOf(each), 0);
