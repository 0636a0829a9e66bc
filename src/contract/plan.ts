import { type Static, type TSchema, Type } from 'typebox';
import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import { dailyTimes } from '#quiz/engine/daily-time.ts';
import { longestName } from '#quiz/quiz.ts';
import { AnyCohort } from './cohort-fields.ts';

const union = <Value>(literals: TSchema[]) => Type.Unsafe<Value>(Type.Union(literals));

const DailyMinutes = union<number>(dailyTimes.map(({ minutes }) => Type.Literal(minutes)));
/** Ids of goals or skills; those that no quiz offers are dropped, like unknown answers of a resumed quiz. */
const PlanIds = Type.Array(Type.String({ maxLength: longestName }), { maxItems: 20 });

/** The choices from which a plan is made. The quiz follows from the cohort beside it. */
export const PlanChoices = Type.Object({ goals: PlanIds, skills: PlanIds, daily_minutes: DailyMinutes });
export type PlanChoices = Static<typeof PlanChoices>;

const PlanPart = Type.Object({ id: Type.String(), label: Type.String() });

export const AccountPlan = Type.Object({
  /** The quiz in which it was made. */
  quiz: union<QuizName>(quizNames.map((name) => Type.Literal(name))),
  /** `proposed` when that quiz does not ask for goals and skills. */
  origin: Type.Union([Type.Literal('chosen'), Type.Literal('proposed')]),
  goals: Type.Array(PlanPart),
  skills: Type.Array(PlanPart),
  daily_minutes: DailyMinutes,
});
export type AccountPlan = Static<typeof AccountPlan>;

/** The plan of the account; null when none was saved. */
export const PlanAnswer = Type.Object({ plan: Type.Union([AccountPlan, Type.Null()]) });
export type PlanAnswer = Static<typeof PlanAnswer>;

/** A signed-in person's newly made plan, which replaces the one in the account. */
export const SavePlanBody = Type.Object({ cohort: AnyCohort, ...PlanChoices.properties });
export type SavePlanBody = Static<typeof SavePlanBody>;

/** Requests an email with a link to the plan. The answer is the same for every address. */
export const PlanLinkBody = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) });

export const OpenPlanLinkBody = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) });

/**
 * The person's details that are saved beside the plan; empty or null for missing ones. Anybody can have typed the name
 * for an address, so only one that is written like a name is shown, otherwise null.
 */
export const SavedDetails = Type.Object({
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  age: Type.Union([Type.Integer(), Type.Null()]),
  /** The label of a quiz's option; null for any other text. */
  gender: Type.Union([Type.String(), Type.Null()]),
});
export type SavedDetails = Static<typeof SavedDetails>;

/** Read-only: the link gives no session. `expires_at` is ISO 8601. */
export const OpenPlanLinkAnswer = Type.Object({ plan: AccountPlan, kept: SavedDetails, expires_at: Type.String() });
export type OpenPlanLinkAnswer = Static<typeof OpenPlanLinkAnswer>;
