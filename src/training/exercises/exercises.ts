import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { OptionIcon } from '#quiz/pictures.ts';
import type { Area } from '#quiz/quiz.ts';
import { aKindWord } from './a-kind-word.ts';
import { aShortLookBack } from './a-short-look-back.ts';
import { backToTheString } from './back-to-the-string.ts';
import { changeCourse } from './change-course.ts';
import { chartTheWind } from './chart-the-wind.ts';
import { countTheBows } from './count-the-bows.ts';
import type { Engine } from './engine.ts';
import { eveningHorizon } from './evening-horizon.ts';
import type { ExerciseFacts, FactsOf } from './exercise-facts.ts';
import { feetOnTheHill } from './feet-on-the-hill.ts';
import { firstTwoMinutes } from './first-two-minutes.ts';
import { guessThenLook } from './guess-then-look.ts';
import { holdTheLine } from './hold-the-line.ts';
import { justTheKnot } from './just-the-knot.ts';
import { keepALittleBack } from './keep-a-little-back.ts';
import { letTheCloudPass } from './let-the-cloud-pass.ts';
import { longTail } from './long-tail.ts';
import { longerOutThanIn } from './longer-out-than-in.ts';
import { onYourSide } from './on-your-side.ts';
import { oneKnotAtATime } from './one-knot-at-a-time.ts';
import { oneRealQuestion } from './one-real-question.ts';
import { oneThing } from './one-thing.ts';
import { parkTheDay } from './park-the-day.ts';
import { settle } from './settle.ts';
import { slackString } from './slack-string.ts';
import { waitForTheGust } from './wait-for-the-gust.ts';
import { waveAcrossTheHill } from './wave-across-the-hill.ts';
import { weatherReport } from './weather-report.ts';
import { worryWindow } from './worry-window.ts';

/** Every exercise, by its id, in the order in which they are listed. Ids are stored and never change. */
const facts = {
  'hold-the-line': holdTheLine,
  'count-the-bows': countTheBows,
  'chart-the-wind': chartTheWind,
  'change-course': changeCourse,
  'wait-for-the-gust': waitForTheGust,
  settle,
  'long-tail': longTail,
  'weather-report': weatherReport,
  'let-the-cloud-pass': letTheCloudPass,
  'one-knot-at-a-time': oneKnotAtATime,
  'slack-string': slackString,
  'wave-across-the-hill': waveAcrossTheHill,
  'one-thing': oneThing,
  'first-two-minutes': firstTwoMinutes,
  'guess-then-look': guessThenLook,
  'evening-horizon': eveningHorizon,
  'a-kind-word': aKindWord,
  'park-the-day': parkTheDay,
  'worry-window': worryWindow,
  'keep-a-little-back': keepALittleBack,
  'one-real-question': oneRealQuestion,
  'on-your-side': onYourSide,
  'feet-on-the-hill': feetOnTheHill,
  'back-to-the-string': backToTheString,
  'just-the-knot': justTheKnot,
  'longer-out-than-in': longerOutThanIn,
  'a-short-look-back': aShortLookBack,
} as const satisfies Record<string, ExerciseFacts>;

export type ExerciseId = keyof typeof facts;

/** The ids of an engine's exercises: a table by them asks for a row of each. */
export type ExerciseIdOf<Of extends Engine> = {
  [Id in ExerciseId]: (typeof facts)[Id]['engine'] extends Of ? Id : never;
}[ExerciseId];

export interface Exercise {
  id: ExerciseId;
  name: string;
  what: string;
  icon: OptionIcon;
  engine: Engine;
  siblings: readonly [ExerciseId, ExerciseId, ExerciseId];
}

/** The same, with siblings that are exercises. */
const known: Readonly<Record<ExerciseId, ExerciseFacts & Pick<Exercise, 'siblings'>>> = facts;

export const exerciseIds = Object.keys(facts) as readonly ExerciseId[];

export function exerciseOf(id: ExerciseId): Exercise {
  const { name, what, icon, engine, siblings } = known[id];
  return { id, name, what, icon, engine, siblings };
}

/** An exercise with what its engine reads. Throws for an exercise of another engine. */
export function exerciseBy<Of extends Engine>(engine: Of, id: ExerciseId): FactsOf<Of> & { id: ExerciseIdOf<Of> } {
  if (known[id].engine !== engine) throw new Error(`${id} is an exercise of another engine`);
  return { id, ...known[id] } as never;
}

/** The exercises that are for something of a kind, by what they are for. */
function exercisesFor(kind: 'skill' | 'goal' | 'area' | 'evening'): ReadonlyMap<string, Exercise> {
  const byPurpose = new Map<string, Exercise>();
  for (const id of exerciseIds) {
    const { [kind]: purpose }: Partial<Record<typeof kind, string>> = known[id].for;
    if (purpose !== undefined) byPurpose.set(purpose, exerciseOf(id));
  }
  return byPurpose;
}

const bySkill = exercisesFor('skill');
const byGoal = exercisesFor('goal');
const byArea = exercisesFor('area');

/** All exercises by their purpose in a plan. */
export const exerciseKinds = {
  skills: [...bySkill.values()],
  goals: [...byGoal.values()],
  /** The help for each area. */
  helps: [...byArea.values()],
  evenings: [...exercisesFor('evening').values()],
} as const;

/** For an evening without a goal. */
export const lookBack: Exercise = exerciseOf('a-short-look-back');

/** The exercise for a skill; attention for an unknown one. */
export const exerciseForSkill = ({ id }: PlanPart): Exercise => bySkill.get(id) ?? exerciseOf('hold-the-line');

/** The habit for a goal; looking back without one. */
export const habitForGoal = (goal: PlanPart | null): Exercise => (goal && byGoal.get(goal.id)) ?? lookBack;

/** The exercise for the moment itself; without signs in any area, a breath that suits everybody. */
export const helpForArea = (area: Area | undefined): Exercise => byArea.get(area ?? 'anxiety')!;

/** The ids of the skills that fit a goal, best first; none without a goal. */
export function fittingSkills(goal: PlanPart | null): readonly string[] {
  const purpose = known[habitForGoal(goal).id].for;
  return 'goal' in purpose ? purpose.fittingSkills : [];
}
