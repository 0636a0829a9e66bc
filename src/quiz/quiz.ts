import type { QuizName, QuizRow } from './catalogue.ts';
import type { areas, levelNames, purposes, screenTypes } from './closed-lists.ts';
import type { EverydayScene, OptionIcon, SceneName, StartScene } from './pictures.ts';

/** § 2: the ten screen types. */
export type ScreenType = (typeof screenTypes)[number];

/** § 3: the four areas a result looks at separately. */
export type Area = (typeof areas)[number];

/** § 3: the name of a level. */
export type LevelName = (typeof levelNames)[number];

export interface Option {
  /** Stable within its screen; kept in stored answers. */
  id: string;
  label: string;
  description?: string;
  /** Points (§ 9). */
  value: number;
  icon?: OptionIcon;
  /** Short name of the trait for the result, on options of which many can be chosen. */
  trait?: string;
  /** The answer within a sentence of a mirror card, such as "hours that vanish". */
  echo?: string;
  /** It says that no other option fits, so it clears the others and they clear it. */
  exclusive?: true;
  /** Minutes a day; only on the options of daily time. */
  minutes?: number;
}

/** A number quoted on screen with where it comes from. */
export interface Figure {
  /** As shown, such as "15.5". */
  value: string;
  /** Set small beside the value, such as "million" or "%". */
  unit?: string;
  source: FigureSource;
}

/** A dated public source; no other figure is shown as a fact. */
export interface FigureSource {
  title: string;
  date: string;
  url: string;
}

/** One step of a quiz: its question, never the visitor's answer (§ 3). */
export interface Screen {
  /** Stable and unique within its quiz; stored answers and mirror cards refer to it. */
  id: string;
  type: ScreenType;
  title: string;
  desc?: string;
  /** On an info card: words made from the visitor's own answers, in place of the title and above the description. */
  mirror?: Mirror;
  /** On an info card: how the answers so far fall into the four areas. */
  sketch?: true;
  headerImg?: SceneName;
  /** On a question about how often: what is drawn between it and its answers. */
  everyday?: EverydayScene;
  figure?: Figure;
  options?: readonly Option[];
  /** Many answers instead of one. */
  multiple?: boolean;
  /** "None of these" is offered: it clears the rest and counts as an answer. */
  canSelectNone?: boolean;
  /** "All of these" is offered. */
  canSelectAll?: boolean;
  statement?: { icon?: OptionIcon; text: string };
  checklist?: readonly string[];
  /** Stands in the counter's place and in the page's title, on a screen without a question; must not reveal answers. */
  uncounted?: string;
  /** The area these answers count for. */
  area?: Area;
  /** Short name of the subject of a one-of question, for the result, whose reader has seen the question. */
  trait?: string;
  /** Short name of the subject of a one-of question, for the result of a visitor who knows it well. */
  purpose?: (typeof purposes)[number];
}

/** A card's texts, chosen and filled in by earlier answers. Content that branches is data, so that it can be linted. */
export interface Mirror {
  /** Names for the visitor's choices on some screens, by the screens' ids. A text quotes one as `{name}`. */
  quotes: Readonly<Record<string, readonly string[]>>;
  /** The first one whose conditions hold is shown; the last has none. */
  variants: readonly MirrorVariant[];
}

export interface MirrorVariant {
  /** The least number of echoes that each quote must have. */
  when?: Readonly<Record<string, number>>;
  title: string;
  desc: string;
}

/** The texts of a start page. */
export interface StartCopy {
  title: string;
  lead: string;
  scene: StartScene;
}

/** The part of a quiz that a browser needs for the first screen; it loads before the rest. */
export interface QuizOpening {
  /** The subject of its questions, said before they are asked. */
  asks: string;
  /** The first one only; browsers have the code of these two kinds at once. */
  screens: readonly [Screen & { type: 'gender' | 'select-options'; multiple?: never }];
}

/** All content of a quiz: the content of its folder. */
export interface QuizDefinition extends Omit<QuizOpening, 'screens'> {
  /** In order; number 1 is the first. */
  screens: readonly Screen[];
  /** The screens' ids in the order they had when answers were stored by number alone, if it has changed since. */
  numberedOrder?: readonly string[];
  scale: ScoreScale;
  results: Record<LevelName, LevelContent>;
  copy: QuizCopy;
}

/** A quiz as far as it has loaded, its first screen at least; the flow of screens runs on it. */
export interface QuizOutline extends QuizRow, Omit<QuizOpening, 'screens'> {
  name: QuizName;
  screens: readonly Screen[];
}

export interface Quiz extends QuizRow, QuizDefinition {
  name: QuizName;
}

/** The least and the greatest score a level shows, 0 to 100. */
export interface ScoreLimits {
  min: number;
  max: number;
}

/** § 9: how points become a level and a score. */
export interface ScoreScale {
  /** The score is 100 minus the points' value: a high one is good. */
  inverted: boolean;
  /** Raw scores up to and including this are low. */
  lowUpTo: number;
  /** Raw scores from this on are high. */
  highFrom: number;
  limits: Record<LevelName, ScoreLimits>;
}

/** A quiz's own texts for its later pages. */
export interface QuizCopy {
  /** Screen 33. */
  email: { title: string; hint: string };
  result: {
    areasTitle: string;
    /** How to read the areas, in a quiz whose score could be taken to read the same way. */
    areasHint?: string;
    areaNames: Record<Area, string>;
    /** The words for an area's levels. */
    areaWords: Record<LevelName, string>;
    /** The main button: what comes next. */
    goOn: string;
    /** Every result shows help lines; a visitor at risk sees them first. */
    hasHelpLines: boolean;
  };
  offer: {
    /** The basis of the plan, after "10 minutes a day, ". */
    made: string;
    /** The purpose of the exercises, in the list of what the buyer gets. */
    practice: string;
    /** The answer to "Is this treatment?", after "No. " and the brand's name. */
    treatment: string;
  };
}

/** The words of one level (§ 3). */
export interface LevelContent {
  /** Plain word that always stands beside the picture: "Low", "At Risk" … */
  word: string;
  /** The weather that explains it: "A fresh wind" … */
  levelTitle: string;
  desc: string;
  symptoms: readonly [string, string, string];
  recommendation: string;
  levelImg: SceneName;
  imgForPaywall: SceneName;
  imgChart: SceneName;
  subAssessments: Record<Area, Record<LevelName, string>>;
}

/** The visitor's progress on one screen (§ 3). Times are epoch ms, 0 when it has not happened. */
export interface ScreenProgress {
  /** Option ids; for `input-age` and `create-profile` the text as typed. `noneOfThese` stands alone. */
  answers: readonly string[];
  points: number;
  answered: boolean;
  openedAt: number;
  closedAt: number;
}

/** § 3: where a visitor is in a quiz. Plain data: it is stored as it is. */
export interface QuizState {
  screens: Readonly<Record<number, ScreenProgress>>;
  currentScreen: number;
  passed: boolean;
}

/** The most characters of a name, here and in an account. */
export const longestName = 80;

/** The answer id that says "None of these". */
export const noneOfThese = 'none';
