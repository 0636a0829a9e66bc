import type { OptionIcon } from '#quiz/pictures.ts';
import type { Area } from '#quiz/quiz.ts';
import type { Engine, GuidedEngine, TaskEngine } from './engine.ts';

/** Seconds of a breath in and out, whole numbers. */
export interface Pace {
  in: number;
  out: number;
}

/** What an exercise is for. */
type Purpose =
  /** By the skill's id in the quizzes. */
  | { skill: string }
  /** A habit, by the goal's id in the quizzes, with the ids of the skills that fit the goal, best first. */
  | { goal: string; fittingSkills: readonly [string, string, ...string[]] }
  /** One minute for the moment when an area's signs show. */
  | { area: Area }
  | { evening: 'without a goal' };

/** What the exercises of one engine differ in, besides their copy. */
interface Forms {
  breath: {
    /** The pace at the beginning, until the person has chosen one. */
    pace: Pace;
    /** The number of breaths after which it ends; null when it lasts for the minutes of the day. */
    breaths: number | null;
  };
  /** Whether it looks at parked worries at their fixed time, or lets one pass. */
  'cloud-and-window': { atWindow: boolean };
  /** `later`: by a plan. Otherwise at once, and for how many minutes. */
  'one-knot': { begins: 'later' | 'two' | 'one' };
  'evening-pages': { page: 'list' | 'horizon' | 'look-back' };
  'kind-words': { steps: readonly ('before' | 'friend' | 'self' | 'side' | 'after')[] };
  wave: { sends: 'line' | 'question' };
  /** Whether it always takes one minute, for a moment in which nothing should have to be chosen. */
  clocks: { isOneMinute: boolean };
}

/** What is known of an exercise of one of these engines. */
export type FactsOf<Of extends Engine> = {
  name: string;
  what: string;
  icon: OptionIcon;
  for: Purpose;
  engine: Of;
  /**
   * Exercises that can replace it for a person who keeps leaving it, the nearest first (training.md § 3.4, 6): of another
   * engine, and for the same goal or one that the same skills fit. There are three, so that one is left on a full day.
   */
  siblings: readonly [string, string, string];
} & (Of extends keyof Forms ? Forms[Of] : unknown);

export type ExerciseFacts = { [Of in Engine]: FactsOf<Of> }[TaskEngine | GuidedEngine];
